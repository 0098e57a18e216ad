//! Rules of constrained strings, numbers and arrays, bounds of hand-written types, and aliases.
//!
//! Invariant: a rule is data for a checked type of the runtime, and only that type enforces it. It has the name of the
//! type, in a module of its own. A hand-written type enforces its own, and the compiler compares what it states with the
//! schema.

use proc_macro2::{Literal, TokenStream};
use quote::{ToTokens, quote};
use saop_schema::{Counts, Facts};

use crate::emit::ident;
use crate::layout::ir::{IntegerRule, NumberRule};

pub(super) fn text(name: &str, facts: &Facts) -> TokenStream {
    let [min, max] = counts(facts.length);
    let constants = [
        ("MIN_LENGTH", min),
        ("MAX_LENGTH", max),
        ("PATTERN", facts.pattern.as_ref().map(quoted)),
    ];
    stated("StringRule", name, constants)
}

pub(super) fn number(name: &str, rule: &NumberRule) -> TokenStream {
    let float = |bound: f64| {
        let size = Literal::f64_unsuffixed(bound.abs());
        if bound < 0.0 {
            quote!(-#size)
        } else {
            quote!(#size)
        }
    };
    let constants = [
        ("MINIMUM", rule.minimum.map(float)),
        ("MAXIMUM", rule.maximum.map(float)),
        ("EXCLUSIVE_MINIMUM", rule.exclusive_minimum.map(float)),
        ("EXCLUSIVE_MAXIMUM", rule.exclusive_maximum.map(float)),
        ("MULTIPLE_OF", rule.multiple_of.map(float)),
    ];
    stated("NumberRule", name, constants)
}

pub(super) fn integer(name: &str, rule: &IntegerRule) -> TokenStream {
    let integer = |bound: i128| {
        let size = Literal::u128_unsuffixed(bound.unsigned_abs());
        let sign = (bound < 0).then(|| quote!(-));
        quote!(#sign #size)
    };
    let constants = [
        ("MINIMUM", rule.minimum.map(integer)),
        ("MAXIMUM", rule.maximum.map(integer)),
        ("EXCLUSIVE_MINIMUM", rule.exclusive_minimum.map(integer)),
        ("EXCLUSIVE_MAXIMUM", rule.exclusive_maximum.map(integer)),
        (
            "MULTIPLE_OF",
            rule.multiple_of.map(|step| integer(i128::from(step))),
        ),
    ];
    stated("IntegerRule", name, constants)
}

pub(super) fn list(name: &str, facts: &Facts) -> TokenStream {
    let [min, max] = counts(facts.items);
    let constants = [
        ("MIN_ITEMS", min),
        ("MAX_ITEMS", max),
        ("UNIQUE_ITEMS", facts.unique_items.then(|| quote!(true))),
    ];
    stated("ArrayRule", name, constants)
}

fn counts(counts: Counts) -> [Option<TokenStream>; 2] {
    let bounds = [Some(counts.min).filter(|min| *min > 0), counts.max];
    bounds.map(|bound| bound.map(Literal::u64_unsuffixed).map(quoted))
}

fn quoted(value: impl ToTokens) -> TokenStream {
    value.into_token_stream()
}

/// Emits the type that carries a rule, with the constants that are there.
fn stated<const N: usize>(
    kind: &str,
    name: &str,
    constants: [(&str, Option<TokenStream>); N],
) -> TokenStream {
    let (kind, name) = (ident(kind), ident(name));
    let constants = constants.into_iter().filter_map(|(constant, value)| {
        let constant = ident(constant);
        value.map(|value| quote!(#constant #value))
    });
    quote!(#kind #name { #(#constants),* })
}

/// Emits compile-time assertions that a hand-written type states the bounds of the schema's list.
pub(super) fn hand_written(
    name: &str,
    rust: &TokenStream,
    item: &TokenStream,
    facts: &Facts,
) -> TokenStream {
    let (bounds, unique) = (facts.items, facts.unique_items);
    let stated = quote!(<#rust as __rt::HandWritten>);
    let min = Literal::u64_unsuffixed(bounds.min);
    let max = bounds.max.map(Literal::u64_unsuffixed);
    let max = match &max {
        None => quote!(::std::option::Option::None),
        Some(max) => quote!(::std::option::Option::Some(#max)),
    };
    let not = (!unique).then(|| quote!(!));
    let message = |constant: &str, keyword: &str, value: &str| {
        format!(
            "expected the type for `{name}` to enforce the schema's `{keyword}` and to state {constant} = {value}, \
             but found another"
        )
    };
    let least = message("MIN_ITEMS", "minItems", &bounds.min.to_string());
    let most = message("MAX_ITEMS", "maxItems", &format!("{:?}", bounds.max));
    let once = message("UNIQUE_ITEMS", "uniqueItems", &unique.to_string());
    quote! {
        const _: () = {
            // The items are those of the schema.
            const fn __same<T: __rt::HandWritten<Item = #item>>() {}
            __same::<#rust>();
            let __min = #stated::MIN_ITEMS;
            let __max = #stated::MAX_ITEMS;
            let __unique = #stated::UNIQUE_ITEMS;
            ::std::assert!(__min == #min, #least);
            ::std::assert!(::std::matches!(__max, #max), #most);
            ::std::assert!(#not __unique, #once);
        };
    }
}

/// Emits the alias of a checked type: `holder` with its rule.
pub(super) fn checked(
    name: &str,
    about: &TokenStream,
    holder: &str,
    item: Option<TokenStream>,
) -> TokenStream {
    let (name, holder) = (ident(name), ident(holder));
    let item = item.into_iter();
    quote! {
        #about
        pub type #name = __rt::#holder<#(#item,)* schema_rules::#name>;
    }
}

/// Emits the module of some rules.
pub(super) fn module(rules: &TokenStream) -> TokenStream {
    if rules.is_empty() {
        return TokenStream::new();
    }
    quote! {
        /// The rules of the checked types, each with the name of its type.
        pub mod schema_rules {
            use super::__rt;

            __rt::rules! { #rules }
        }
    }
}
