//! A parsed check goes in; the expression that runs it comes out.
//!
//! For `check_gradient!(f, x = 1.2, n = 3)`:
//!
//! ```text
//! {
//!     let arguments = Arguments::new().with("x", &(1.2));
//!     let built = gradient(
//!         "f",
//!         &arguments,
//!         |point| { let mut buffers = …; let [x] = &mut buffers; outputs(&f(argument(x), 3), &buffers) },
//!         |point, seeds| { … forward_f(argument(x), 3) … reverse_f(&record, seed(seeds)) … },
//!         ("value_and_grad_f", |point| { … Flat::of(&value_and_grad_f(argument(x), 3)).into_values() }),
//!         10,
//!     );
//!     built.run()
//! }
//! ```

use proc_macro2::{Span, TokenStream};
use quote::{quote, quote_spanned};
use syn::ext::IdentExt;
use syn::spanned::Spanned;
use syn::{ExprPath, GenericArgument, Ident, Path, PathArguments, Type, parse_quote, parse_quote_spanned};

use super::{Argument, Distribution, Ending, Input, Kind, Setting, Value};

/// The whole expression.
pub(super) fn check(input: &Input, kind: Kind, ending: Ending) -> TokenStream {
    let Input { function, arguments, options } = input;
    let mixed = Span::mixed_site();
    let runtime = Runtime(options.runtime.as_ref());
    let (private, check) = (runtime.private(mixed), runtime.check(mixed));
    let parameters: Vec<TokenStream> =
        arguments.iter().filter_map(|argument| parameter(argument, &private)).collect();
    let name = written(function);
    let renamed = |prefix: &str| renamed(function, prefix, options.name.as_ref());
    let joint = renamed("value_and_grad");
    let joint_name = written(&joint);
    let call = |function: &ExprPath| call(function, arguments, runtime);
    let buffers = buffers(arguments);
    let wide = widened(function).map(|function| {
        let (value, kept) = (call(&function), kind.kept());
        quote_spanned! {mixed=>
            let built = #private::wide(
                built,
                |point| {
                    #buffers
                    let result = #value;
                    #private::outputs(&result, &buffers)
                },
                #kept,
            );
        }
    });
    let (plain, joint) = (call(function), call(&joint));
    let (forward, reverse) = (call(&renamed("forward")), renamed("reverse"));
    let points = match &options.points {
        Some(points) => quote!(#points),
        None => quote_spanned!(mixed=> 10),
    };
    let settings = options.settings.iter().map(|setting| self::setting(setting, &check));
    let build = match kind {
        Kind::Gradient => quote_spanned!(mixed=> gradient),
        Kind::Jacobian => quote_spanned!(mixed=> jacobian),
    };
    let joint = (kind == Kind::Gradient).then(|| {
        quote_spanned! {mixed=>
            (#joint_name, |point| {
                #buffers
                #check::Flat::of(&#joint).into_values()
            }),
        }
    });
    // The tangents stand in the shape of the arguments that are differenced.
    let forward_mode = options.forward.then(|| {
        let jvp = renamed("jvp");
        let (name, run) = (written(&jvp), call_in_direction(&jvp, arguments, runtime));
        let tangents = arguments.iter().enumerate().filter(|(_, argument)| !is_constant(argument));
        let tangents = tangents.map(|(i, argument)| tangent_name(i, argument));
        quote_spanned! {mixed=>
            let built = #private::forward(built, #name, |point, direction| {
                #buffers
                let mut tangents = arguments.buffers(direction);
                let [#(#tangents),*] = &mut tangents;
                let (value, tangent) = #private::Forward::split(#run)?;
                ::core::option::Option::Some((
                    #private::outputs(&value, &buffers),
                    #private::outputs(&tangent, &tangents),
                ))
            });
        }
    });
    // The span of the whole call, for the place a panic names.
    let end = match ending {
        Ending::Report => None,
        Ending::Assert => Some(quote_spanned!(mixed.located_at(Span::call_site())=> .assert())),
    };
    quote_spanned! {mixed=>
        {
            let arguments = #private::Arguments::new() #(#parameters)*;
            let built = #private::#build(
                #name,
                &arguments,
                |point| {
                    #buffers
                    let result = #plain;
                    #private::outputs(&result, &buffers)
                },
                |point, seeds| {
                    #buffers
                    let (value, gradient) = match #private::Forward::split(#forward) {
                        ::core::option::Option::Some((value, record)) => {
                            let gradient = #check::Flat::of(&#reverse(&record, #private::seed(seeds)));
                            (value, gradient.into_values())
                        }
                        ::core::option::Option::None => return ::core::default::Default::default(),
                    };
                    (#private::outputs(&value, &buffers), gradient)
                },
                #joint
                #points,
            );
            #wide
            #forward_mode
            built #(#settings)* .run() #end
        }
    }
}

/// The path of the runtime crate, `::autodiff` if none is given.
#[derive(Clone, Copy)]
struct Runtime<'a>(Option<&'a Path>);

impl Runtime<'_> {
    /// Its module `check`, at a place.
    fn check(self, at: Span) -> TokenStream {
        match self.0 {
            Some(path) => quote_spanned!(at=> #path::check),
            None => quote_spanned!(at=> ::autodiff::check),
        }
    }

    /// What only expansions call, at a place: there rustc reports a type that does not fit.
    fn private(self, at: Span) -> TokenStream {
        let check = self.check(at);
        quote_spanned!(at=> #check::private)
    }
}

/// `.with("x", &(1.2))` or `.draw("w", Some(16), Normal)`; nothing for a constant.
fn parameter(argument: &Argument, private: &TokenStream) -> Option<TokenStream> {
    let mixed = Span::mixed_site();
    let name = argument.name.unraw().to_string();
    match &argument.value {
        Value::Constant(_) => None,
        Value::Active(value) => {
            let with = Ident::new("with", mixed.located_at(value.span()));
            Some(quote_spanned!(mixed=> .#with(#name, &(#value))))
        }
        Value::Drawn { count, how } => {
            let count = match count {
                Some(count) => quote_spanned!(mixed=> ::core::option::Option::Some(#count)),
                None => quote_spanned!(mixed=> ::core::option::Option::None),
            };
            let how = match how {
                Distribution::Within(low, high) => quote_spanned!(mixed=> Within(#low, #high)),
                Distribution::Normal => quote_spanned!(mixed=> Normal),
            };
            Some(quote_spanned!(mixed=> .draw(#name, #count, #private::Distribution::#how)))
        }
    }
}

/// `let mut buffers = arguments.buffers(point); let [x, y] = &mut buffers;`, a buffer for each argument that is differenced.
fn buffers(arguments: &[Argument]) -> TokenStream {
    let mixed = Span::mixed_site();
    let names = arguments.iter().enumerate().filter(|(_, argument)| !is_constant(argument));
    let names = names.map(|(i, argument)| buffer_name(i, argument));
    quote_spanned! {mixed=>
        let mut buffers = arguments.buffers(point);
        let [#(#names),*] = &mut buffers;
    }
}

fn is_constant(argument: &Argument) -> bool {
    matches!(argument.value, Value::Constant(_))
}

/// A name of our own at the place of the user's, where rustc reports a type that cannot be built.
fn buffer_name(i: usize, argument: &Argument) -> Ident {
    Ident::new(&format!("buffer_{i}"), Span::mixed_site().located_at(argument.name.span()))
}

/// `f(argument(x), 3)`
fn call(function: &ExprPath, arguments: &[Argument], runtime: Runtime) -> TokenStream {
    let values = arguments.iter().enumerate().map(|(i, argument)| match &argument.value {
        Value::Constant(value) => quote!(#value),
        Value::Active(_) | Value::Drawn { .. } => {
            let buffer = buffer_name(i, argument);
            let private = runtime.private(buffer.span());
            quote_spanned!(buffer.span()=> #private::argument(#buffer))
        }
    });
    quote_spanned!(Span::mixed_site()=> #function(#(#values),*))
}

/// `jvp_f(argument(x), 3, argument(x_dot))`
fn call_in_direction(function: &ExprPath, arguments: &[Argument], runtime: Runtime) -> TokenStream {
    let mut values = vec![];
    let mut tangents = vec![];
    for (i, argument) in arguments.iter().enumerate() {
        match &argument.value {
            Value::Constant(value) => values.push(quote!(#value)),
            Value::Active(_) | Value::Drawn { .. } => {
                let (buffer, tangent) = (buffer_name(i, argument), tangent_name(i, argument));
                let private = runtime.private(buffer.span());
                values.push(quote_spanned!(buffer.span()=> #private::argument(#buffer)));
                tangents.push(quote_spanned!(buffer.span()=> #private::argument(#tangent)));
            }
        }
    }
    quote_spanned!(Span::mixed_site()=> #function(#(#values,)* #(#tangents),*))
}

fn tangent_name(i: usize, argument: &Argument) -> Ident {
    Ident::new(&format!("tangent_{i}"), Span::mixed_site().located_at(argument.name.span()))
}

fn setting(setting: &Setting, check: &TokenStream) -> TokenStream {
    let mixed = Span::mixed_site();
    match setting {
        Setting::Plain(name, value) => quote_spanned!(mixed=> .#name(#value)),
        Setting::Directions(count) => quote_spanned!(mixed=> .mode(#check::Mode::Directions(#count))),
        Setting::AtKinks(variant) => quote_spanned!(mixed=> .at_kinks(#check::AtKinks::#variant)),
        Setting::Precision(variant) => quote_spanned!(mixed=> .precision(#check::Precision::#variant)),
    }
}

/// `geometry::area::<3>` becomes `geometry::forward_area::<3>`, or with another name in place of `area`.
fn renamed(function: &ExprPath, prefix: &str, name: Option<&Ident>) -> ExprPath {
    let mut path: ExprPath = parse_quote!(#function);
    if let Some(last) = path.path.segments.last_mut() {
        let name = name.unwrap_or(&last.ident).unraw();
        last.ident = Ident::new(&format!("{prefix}_{name}"), last.ident.span());
    }
    path
}

/// The function with `f64` for `f32` among its generic arguments, if that makes a difference.
fn widened(function: &ExprPath) -> Option<ExprPath> {
    let mut path = function.clone();
    let mut changed = false;
    for segment in &mut path.path.segments {
        let PathArguments::AngleBracketed(arguments) = &mut segment.arguments else { continue };
        for argument in &mut arguments.args {
            if let GenericArgument::Type(Type::Path(ty)) = argument
                && let Some(name) = ty.path.get_ident()
                && name == "f32"
            {
                *argument = GenericArgument::Type(parse_quote_spanned!(name.span()=> f64));
                changed = true;
            }
        }
    }
    changed.then_some(path)
}

/// The path as text, without generic arguments.
fn written(function: &ExprPath) -> String {
    let segments = function.path.segments.iter();
    // A qualified path's own segments name the trait.
    let skipped = function.qself.as_ref().map_or(0, |qself| qself.position);
    segments.skip(skipped).map(|segment| segment.ident.unraw().to_string()).collect::<Vec<_>>().join("::")
}
