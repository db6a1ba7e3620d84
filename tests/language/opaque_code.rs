//! Code that carries no derivative and that the macro does not follow: maps, sets, texts, numbers read from texts, closures that see
//! constants only. It runs as it is, once.

use autodiff::differentiate;
use std::collections::{BTreeMap, HashMap, HashSet};

/// A map of counts decides what is computed; its entries are written through references.
#[differentiate]
fn most_common(prices: &[f64], x: f64) -> f64 {
    let mut frequency: HashMap<i64, usize> = HashMap::new();
    for &price in prices {
        *frequency.entry(price.round() as i64).or_insert(0) += 1;
    }
    let most = frequency.values().copied().max().unwrap();
    let modes: Vec<i64> = frequency
        .iter()
        .filter_map(|(&value, &count)| if count == most { Some(value) } else { None })
        .collect();
    let mode = modes.iter().sum::<i64>() as f64 / modes.len() as f64;
    let mut last = 0;
    for (k, &price) in prices.iter().enumerate() {
        let slot = frequency.entry(k as i64).or_default();
        *slot = k + 2;
        last = *slot;
        if price < 0.0 {
            break;
        }
    }
    mode * x + prices[0] * last as f64
}

/// Constants by name: read by `get`, by patterns, by index.
#[differentiate]
fn looked_up(x: f64, key: &str) -> f64 {
    let mut table: BTreeMap<&str, f64> = BTreeMap::new();
    table.insert("a", 2.0);
    table.insert("b", 3.0);
    let c = *table.get(key).unwrap_or(&1.0);
    let mut sum = 0.0;
    if let Some(v) = table.get(key) {
        sum += x * *v;
    }
    if let Some(&v) = table.get("b") {
        sum += x * x * v;
    }
    sum + match table.get("none") {
        Some(v) => *v * x,
        None => c * x.sin(),
    }
}

#[differentiate]
fn text(x: f64, t: &str) -> f64 {
    let letters = t.chars().filter(|c| c.is_alphabetic()).count();
    let lengths: usize = t.split(',').map(|w| w.len()).sum();
    let words: Vec<&str> = t.split_whitespace().collect();
    let longest = words.iter().map(|w| w.len()).max().unwrap_or(0);
    let stop = 'b';
    let after = t.chars().skip_while(|c| *c != stop).count();
    let reversed: String = t.chars().rev().collect();
    let seen: HashSet<char> = t.chars().collect();
    x * letters as f64
        + x * x * lengths as f64
        + x.sin() * longest as f64
        + x * (after + reversed.len()) as f64
        + seen.len() as f64 * x
}

#[differentiate]
fn integers(x: f64, ks: &[i32]) -> f64 {
    let most = ks.iter().max().copied().unwrap_or(0);
    let least = ks.iter().min().map_or(7, |k| *k);
    let mut sorted: Vec<i32> = ks.to_vec();
    sorted.sort();
    sorted.dedup();
    let at = sorted.binary_search(&3).unwrap_or(9);
    x * f64::from(most) + x * x * f64::from(least) + x.cos() * (sorted.len() * at) as f64
}

#[differentiate]
fn parsed(x: f64, t: &str) -> Result<f64, String> {
    let n: i32 = t.trim().parse().map_err(|e| format!("{e}"))?;
    let k: usize = t.parse().unwrap_or(2);
    let mut y = x.powi(n) * k as f64;
    if let Ok(m) = t.parse::<i32>() {
        y += x * f64::from(m);
    }
    let Ok(c) = t.parse::<f64>() else {
        return Ok(y);
    };
    Ok(y * c)
}

/// A number that is read, used by a closure that carries derivatives.
#[differentiate]
fn scaled(x: f64, t: &str) -> Result<f64, std::num::ParseFloatError> {
    t.parse::<f64>().map(|c| c * x * x)
}

#[differentiate]
fn first_name(x: f64, names: &[&str]) -> Option<f64> {
    let second = names.get(1).map_or(0, |name| name.len());
    names.first().map(|name| name.len() as f64 * x * x + second as f64 * x)
}

/// Errors of several kinds, made by `into` and handed on by `?`.
#[differentiate]
fn errors(x: f64, t: &str) -> Result<f64, Box<dyn std::error::Error>> {
    let n: usize = t.parse()?;
    if x > 10.0 {
        return Err("big".into());
    }
    if x < -10.0 {
        Err("small")?
    }
    Ok(x * x * n as f64)
}

#[test]
fn maps_and_sets() {
    check!(most_common, grad_most_common, value_and_grad_most_common, forward_most_common, reverse_most_common;
        (&[1.1, 1.2, 3.0], 2.0) => (vec![4.0, 0.0, 0.0], 1.0),
        (&[2.1, -1.2, 2.2, -1.0], 0.5),
    );
    check!(looked_up, grad_looked_up, value_and_grad_looked_up, forward_looked_up, reverse_looked_up;
        (0.5, "a"),
        (-1.5, "q") => 6.0 * -1.5 + (1.5_f64).cos(),
    );
}

#[test]
fn texts_and_integers() {
    check!(text, grad_text, value_and_grad_text, forward_text, reverse_text;
        (0.5, "ab1,c d"),
        (-0.7, ""),
    );
    check!(integers, grad_integers, value_and_grad_integers, forward_integers, reverse_integers;
        (0.5, &[3, 1, 3]),
        (-0.7, &[]),
        (1.7, &[2]),
    );
}

#[test]
fn numbers_from_texts() {
    assert_eq!(grad_parsed(2.0, "3"), Ok(3.0 * (3.0 * 3.0 * 4.0 + 3.0)));
    assert!(grad_parsed(2.0, "x").is_err());
    assert_eq!(grad_scaled(2.0, "2.5"), Ok(10.0));
    assert!(grad_scaled(2.0, "-").is_err());
    assert_eq!(grad_first_name(2.0, &["abc", "de"]), Some(14.0));
    assert_eq!(grad_first_name(2.0, &["abc"]), Some(12.0));
    assert_eq!(grad_first_name(2.0, &[]), None);
    let (value, record) = forward_first_name(2.0, &["abc", "de"]).unwrap();
    assert_eq!((value, reverse_first_name(&record, -2.0)), (16.0, -28.0));
}

#[test]
fn errors_are_those_of_the_function() {
    assert_eq!(grad_errors(2.0, "3").unwrap(), 12.0);
    for (x, t) in [(2.0, "x"), (11.0, "3"), (-11.0, "3")] {
        let (ours, theirs) = (grad_errors(x, t).unwrap_err(), errors(x, t).unwrap_err());
        assert_eq!(ours.to_string(), theirs.to_string());
    }
}
