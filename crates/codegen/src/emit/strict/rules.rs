//! Rules of constrained strings, numbers and arrays, bounds of hand-written types, and aliases.
//!
//! Invariant: a rule is data for a checked type of the runtime, and only that type enforces it. It has the name of the
//! type, in a module of its own. A hand-written type enforces its own, and the compiler compares what it states with the
//! schema.

use proc_macro2::{Literal, TokenStream};
use quote::quote;

use crate::emit::types::about;
use crate::emit::{docs, ident, rust_type};
use crate::ir::{ArrayBounds, IntegerRule, Model, NamedType, NumberRule, TextRule, Type};

pub(super) fn text(named: &NamedType, rule: &TextRule) -> TokenStream {
    let min = (rule.min > 0).then(|| {
        let min = Literal::u64_unsuffixed(rule.min);
        quote!(const MIN_LENGTH: u64 = #min;)
    });
    let max = rule.max.map(|max| {
        let max = Literal::u64_unsuffixed(max);
        quote!(const MAX_LENGTH: ::std::option::Option<u64> = ::std::option::Option::Some(#max);)
    });
    let pattern = rule.pattern.as_ref().map(|pattern| {
        let (ecma, rust) = (&pattern.ecma, &pattern.rust);
        quote! {
            const PATTERN: ::std::option::Option<&'static str> = ::std::option::Option::Some(#ecma);

            fn regex() -> ::std::option::Option<&'static __rt::Pattern> {
                static __PATTERN: __rt::Pattern = __rt::Pattern::new(#rust);
                ::std::option::Option::Some(&__PATTERN)
            }
        }
    });
    marked(named, &quote!(StringRule), &quote!(#min #max #pattern))
}

pub(super) fn number(named: &NamedType, rule: &NumberRule) -> TokenStream {
    let bounds = [
        ("MINIMUM", rule.minimum),
        ("MAXIMUM", rule.maximum),
        ("EXCLUSIVE_MINIMUM", rule.exclusive_minimum),
        ("EXCLUSIVE_MAXIMUM", rule.exclusive_maximum),
        ("MULTIPLE_OF", rule.multiple_of),
    ];
    let bounds = bounds.into_iter().filter_map(|(name, bound)| {
        let (name, bound) = (ident(name), bound?);
        let size = Literal::f64_unsuffixed(bound.abs());
        let value = if bound < 0.0 {
            quote!(-#size)
        } else {
            quote!(#size)
        };
        Some(quote!(const #name: ::std::option::Option<f64> = ::std::option::Option::Some(#value);))
    });
    marked(named, &quote!(NumberRule), &quote!(#(#bounds)*))
}

pub(super) fn integer(named: &NamedType, rule: &IntegerRule) -> TokenStream {
    let bounds = [
        ("MINIMUM", rule.minimum),
        ("MAXIMUM", rule.maximum),
        ("EXCLUSIVE_MINIMUM", rule.exclusive_minimum),
        ("EXCLUSIVE_MAXIMUM", rule.exclusive_maximum),
    ];
    let bounds = bounds.into_iter().filter_map(|(name, bound)| {
        let (name, bound) = (ident(name), bound?);
        let size = Literal::u128_unsuffixed(bound.unsigned_abs());
        let sign = (bound < 0).then(|| quote!(-));
        Some(
            quote!(const #name: ::std::option::Option<i128> = ::std::option::Option::Some(#sign #size);),
        )
    });
    let step = rule.multiple_of.map(|step| {
        let step = Literal::u64_unsuffixed(step);
        quote!(const MULTIPLE_OF: ::std::option::Option<u64> = ::std::option::Option::Some(#step);)
    });
    marked(named, &quote!(IntegerRule), &quote!(#(#bounds)* #step))
}

pub(super) fn list(named: &NamedType, bounds: &ArrayBounds) -> TokenStream {
    let min = (bounds.min > 0).then(|| {
        let min = Literal::u64_unsuffixed(bounds.min);
        quote!(const MIN_ITEMS: u64 = #min;)
    });
    let max = bounds.max.map(|max| {
        let max = Literal::u64_unsuffixed(max);
        quote!(const MAX_ITEMS: ::std::option::Option<u64> = ::std::option::Option::Some(#max);)
    });
    let unique = bounds.unique.then(|| {
        quote!(
            const UNIQUE_ITEMS: bool = true;
        )
    });
    marked(named, &quote!(ArrayRule), &quote!(#min #max #unique))
}

/// Emits compile-time assertions that the type states the bounds of the schema.
pub(super) fn hand_written(
    model: &Model,
    named: &NamedType,
    inner: &Type,
    bounds: &ArrayBounds,
) -> TokenStream {
    let rust = rust_type(model, &Type::Named(named.name.clone()));
    let stated = quote!(<#rust as __rt::HandWritten>);
    let min = Literal::u64_unsuffixed(bounds.min);
    let max = bounds.max.map(Literal::u64_unsuffixed);
    let max = match &max {
        None => quote!(::std::option::Option::None),
        Some(max) => quote!(::std::option::Option::Some(#max)),
    };
    let not = (!bounds.unique).then(|| quote!(!));
    let schema = model.schemas.get(named.schema);
    let name = schema.map_or("", |schema| schema.name.as_str());
    let pointer = &named.pointer;
    let message = |constant: &str, keyword: &str, value: &str| {
        format!(
            "expected the type for `{name}#{pointer}` to enforce the schema's `{keyword}` and to state \
             {constant} = {value}, but found another"
        )
    };
    let item = match model.unalias(inner) {
        Type::Array(item) => rust_type(model, item),
        other => rust_type(model, other),
    };
    let least = message("MIN_ITEMS", "minItems", &bounds.min.to_string());
    let most = message("MAX_ITEMS", "maxItems", &format!("{:?}", bounds.max));
    let once = message("UNIQUE_ITEMS", "uniqueItems", &bounds.unique.to_string());
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

/// Emits the type that carries a rule.
fn marked(named: &NamedType, kind: &TokenStream, parts: &TokenStream) -> TokenStream {
    let (type_name, marker) = (&named.name, ident(&named.name));
    let about = docs(&format!("The rule of `{type_name}`."));
    quote! {
        #about
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum #marker {}

        impl __rt::#kind for #marker {
            const NAME: &'static str = #type_name;
            #parts
        }
    }
}

/// Emits the alias of a checked type: `holder` with its rule.
pub(super) fn checked(
    named: &NamedType,
    holder: &TokenStream,
    item: Option<TokenStream>,
) -> TokenStream {
    let name = ident(&named.name);
    let about = docs(&about(named));
    let item = item.into_iter();
    quote! {
        #about
        pub type #name = __rt::#holder<#(#item,)* schema_rules::#name>;
    }
}

pub(super) fn alias(model: &Model, named: &NamedType, ty: &Type) -> TokenStream {
    let name = ident(&named.name);
    let about = docs(&about(named));
    let ty = rust_type(model, ty);
    quote! {
        #about
        pub type #name = #ty;
    }
}
