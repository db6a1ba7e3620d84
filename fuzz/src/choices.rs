//! Bytes as decisions.

/// Reads decisions off bytes; at the end of the bytes each decision is the first.
pub struct Choices<'a> {
    bytes: &'a [u8],
}

impl<'a> Choices<'a> {
    pub fn new(bytes: &'a [u8]) -> Self {
        Choices { bytes }
    }

    /// Whether there is anything left to decide by.
    pub fn any(&self) -> bool {
        !self.bytes.is_empty()
    }

    /// A number below `n`: one byte, or two where there is more to choose from.
    pub fn below(&mut self, n: usize) -> usize {
        let mut x = self.byte();
        if n > 256 {
            x = x << 8 | self.byte();
        }
        if n == 0 { 0 } else { x % n }
    }

    /// With so many percent.
    pub fn chance(&mut self, percent: usize) -> bool {
        self.below(100) + percent >= 100
    }

    pub fn pick<'b, T>(&mut self, from: &'b [T]) -> &'b T {
        &from[self.below(from.len())]
    }

    fn byte(&mut self) -> usize {
        match self.bytes.split_first() {
            Some((&first, rest)) => {
                self.bytes = rest;
                first.into()
            }
            None => 0,
        }
    }
}
