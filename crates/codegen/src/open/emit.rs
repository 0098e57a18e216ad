//! The types of an open schema, as Rust.
//!
//! Invariant: nothing here looks at the schema; every path is absolute.

use proc_macro2::{Ident, Literal, TokenStream};
use quote::quote;

use super::ir::{Constant, Field, Item, KindVariant, Shape, Ty, Variant};
use super::layout::Layout;
use crate::emit::strict::spelled;
use crate::emit::{docs, ident};

/// Emits every type.
pub(super) fn types(layout: &Layout) -> impl Iterator<Item = TokenStream> {
    let emit = Emit {
        items: &layout.items,
    };
    layout.items.iter().map(move |item| emit.item(item))
}

struct Emit<'l> {
    items: &'l [Item],
}

impl Emit<'_> {
    fn ty(&self, ty: &Ty) -> TokenStream {
        match ty {
            Ty::Null => quote!(()),
            Ty::Bool => quote!(bool),
            Ty::I64 => quote!(i64),
            Ty::U64 => quote!(u64),
            Ty::F64 => quote!(__rt::FiniteF64),
            Ty::Number => quote!(__rt::JsonNumber),
            Ty::String => quote!(::std::string::String),
            Ty::Any => quote!(__rt::JsonValue),
            Ty::Object => quote!(__rt::JsonObject),
            Ty::List(inner) => {
                let inner = self.ty(inner);
                quote!(::std::vec::Vec<#inner>)
            }
            Ty::Tuple(items) => {
                let items = items.iter().map(|item| self.ty(item));
                quote!((#(#items,)*))
            }
            Ty::Map(inner) => {
                let inner = self.ty(inner);
                quote!(__rt::Map<#inner>)
            }
            Ty::Nullable(inner) => {
                let inner = self.ty(inner);
                quote!(__rt::Nullable<#inner>)
            }
            Ty::Boxed(inner) => {
                let inner = self.ty(inner);
                quote!(::std::boxed::Box<#inner>)
            }
            Ty::Named(index) => {
                let name = ident(&self.items[*index].name);
                quote!(#name)
            }
            Ty::Shared(shared) => {
                let (module, name) = (ident(&shared.module), ident(&shared.name));
                quote!(super::#module::#name)
            }
        }
    }

    fn item(&self, item: &Item) -> TokenStream {
        match &item.shape {
            Shape::Pending => TokenStream::new(),
            Shape::Struct { fields, extra } => self.structure(item, fields, extra.as_ref()),
            Shape::Enum(constants) => strings(item, constants),
            Shape::Literals(constants) => literals(item, constants),
            Shape::Kinds(variants) => self.kinds(item, variants),
            Shape::Untagged(variants) => {
                let read = read_impl(item, &self.read_branch(variants, false));
                self.untagged(item, variants, false, &read)
            }
            Shape::Member(variants, has_others) => {
                let (name, read) = (ident(&item.name), self.read_branch(variants, *has_others));
                let decode = quote! {
                    impl __rt::Decode for #name {
                        fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
                            #read
                        }
                    }
                };
                self.untagged(item, variants, *has_others, &decode)
            }
            Shape::Alias(ty) => {
                let (name, about, ty) = (ident(&item.name), about(item), self.ty(ty));
                quote!(#about pub type #name = #ty;)
            }
            Shape::Checked(inner, rule) => self.checked(item, inner, rule.as_deref()),
            Shape::HandWritten(path) => hand_written(item, path),
            Shape::Wrapper(inner) => self.wrapper(item, inner),
        }
    }

    fn structure(&self, item: &Item, fields: &[Field], extra: Option<&Ty>) -> TokenStream {
        let name = ident(&item.name);
        let about = about(item);
        let rust: Vec<_> = fields.iter().map(|field| ident(&field.rust)).collect();
        let types: Vec<_> = fields
            .iter()
            .map(|field| {
                let ty = self.ty(&field.ty);
                if field.required {
                    ty
                } else {
                    quote!(::std::option::Option<#ty>)
                }
            })
            .collect();
        let field_docs = fields.iter().map(|field| match &*field.docs {
            "" => docs(&format!("The member `{}`.", field.json)),
            text => docs(text),
        });
        let extra_type = extra.map(|extra| self.ty(extra));
        let extra_field = extra_type.iter().map(|extra| {
            quote! {
                #[doc = " The members that the schema does not list."]
                pub extra: __rt::open::Extra<Self, #extra>,
            }
        });
        let names = fields.iter().map(|field| &field.json);
        let new = self.constructor(&name, fields, extra.is_some());
        let read = read_impl(item, &read_members(fields, extra.is_some()));
        let write = fields.iter().map(|field| {
            let (json, rust) = (&field.json, ident(&field.rust));
            let write = ident(if field.required { "member" } else { "optional" });
            quote!(__m.#write(#json, &self.#rust)?;)
        });
        let optional = fields.iter().filter(|field| !field.required).map(|field| {
            let rust = ident(&field.rust);
            quote!(usize::from(self.#rust.is_some()))
        });
        let required = fields.iter().filter(|one| one.required).count();
        let has_optional = required < fields.len();
        let always = (required > 0 || !has_optional && extra.is_none()).then(|| {
            let always = Literal::usize_unsuffixed(required);
            quote!(#always)
        });
        let count_extra = extra.map(|_| quote!(self.extra.len()));
        let counts: Vec<_> = always
            .into_iter()
            .chain(optional)
            .chain(count_extra)
            .collect();
        let map = if fields.is_empty() && extra.is_none() {
            quote!(__m)
        } else {
            quote!(mut __m)
        };
        let write_extra = extra.map(|_| quote!(__m.extra(&self.extra)?;));
        quote! {
            #about
            #[derive(Clone, Debug, PartialEq)]
            pub struct #name {
                #(#field_docs pub #rust: #types,)*
                #(#extra_field)*
            }

            #new

            impl __rt::open::Listed for #name {
                const NAMES: &'static [&'static str] = &[#(#names),*];
            }

            #read

            impl __rt::serde::Serialize for #name {
                fn serialize<__S: __rt::serde::Serializer>(
                    &self,
                    __s: __S,
                ) -> ::std::result::Result<__S::Ok, __S::Error> {
                    let #map = __rt::SerializeMembers::new(__s, #(#counts)+*)?;
                    #(#write)*
                    #write_extra
                    __m.end()
                }
            }
        }
    }

    fn constructor(&self, name: &Ident, fields: &[Field], has_extra: bool) -> TokenStream {
        let required = fields.iter().filter(|field| field.required);
        let required = required.filter(|field| self.only_value(&field.ty).is_none());
        let taken: Vec<_> = required
            .map(|field| {
                let (rust, ty) = (ident(&field.rust), self.ty(&field.ty));
                quote!(#rust: #ty)
            })
            .collect();
        let set = fields.iter().map(|field| {
            let rust = ident(&field.rust);
            match self.only_value(&field.ty) {
                _ if !field.required => quote!(#rust: ::std::option::Option::None),
                Some(only) => quote!(#rust: #only),
                None => quote!(#rust),
            }
        });
        let extra = has_extra.then(|| quote!(extra: __rt::open::Extra::new()));
        let allow = (taken.len() > 7).then(
            || quote!(#[allow(clippy::too_many_arguments, reason = "as many as the schema requires")]),
        );
        let default = taken.is_empty().then(|| {
            quote! {
                impl ::std::default::Default for #name {
                    fn default() -> Self {
                        Self::new()
                    }
                }
            }
        });
        quote! {
            impl #name {
                /// Creates a value from the required members; those with one possible value are set.
                #[must_use]
                #allow
                pub fn new(#(#taken),*) -> Self {
                    Self { #(#set,)* #extra }
                }
            }

            #default
        }
    }

    /// Returns the value of a type that has one only.
    fn only_value(&self, ty: &Ty) -> Option<TokenStream> {
        let index = match ty {
            Ty::Named(index) => index,
            Ty::Shared(shared) => {
                let (only, shared) = (ident(shared.only.as_ref()?), self.ty(ty));
                return Some(quote!(#shared::#only));
            }
            _ => return None,
        };
        let item = &self.items[*index];
        let (Shape::Enum(constants) | Shape::Literals(constants)) = &item.shape else {
            return None;
        };
        let [only] = &**constants else { return None };
        let (name, rust) = (ident(&item.name), ident(&only.rust));
        Some(quote!(#name::#rust))
    }

    fn kinds(&self, item: &Item, variants: &[KindVariant]) -> TokenStream {
        let name = ident(&item.name);
        let about = about(item);
        let rust: Vec<_> = variants.iter().map(|one| ident(&one.rust)).collect();
        let types = variants.iter().map(|one| self.ty(&one.ty));
        let variant_docs = variants.iter().map(|one| {
            docs(match one.kind {
                Some("Null") => "`null`",
                Some("Bool") => "`true` or `false`.",
                Some("Number") => "A number.",
                Some("String") => "A string.",
                Some("Array") => "An array.",
                Some(_) => "An object.",
                None => "A value of any other kind.",
            })
        });
        let arms = variants.iter().map(|one| {
            let rust = ident(&one.rust);
            let read = quote!(__rt::Decode::decode(__r).map(Self::#rust));
            if let Some(kind) = one.kind {
                let kind = ident(kind);
                quote!(__rt::JsonKind::#kind => #read)
            } else {
                quote!(_ => #read)
            }
        });
        let otherwise = variants
            .iter()
            .all(|one| one.kind.is_some())
            .then(|| quote!(_ => ::std::result::Result::Err(__rt::Stop)))
            .filter(|_| variants.len() < 6);
        let read = read_impl(
            item,
            &quote!(match __r.kind() {
                #(#arms,)*
                #otherwise
            }),
        );
        let from = variants
            .iter()
            .filter(|one| {
                (is_plain(&one.ty) || self.is_own(&one.ty))
                    && variants.iter().filter(|other| other.ty == one.ty).count() == 1
            })
            .map(|one| from_variant(&name, &ident(&one.rust), &self.ty(&one.ty)));
        // Such as the id of a message, which is the key of a map.
        let more = variants
            .iter()
            .all(|one| is_key(&one.ty))
            .then(derives_of_keys);
        let write = write_variants(&name, &rust);
        quote! {
            #about
            #[derive(Clone, Debug, PartialEq #more)]
            #[allow(clippy::large_enum_variant, reason = "as large as the schema's branches are")]
            pub enum #name {
                #(#variant_docs #rust(#types),)*
            }

            #(#from)*

            #read

            #write
        }
    }

    /// Emits how the first branch under which a value is valid is read.
    fn read_branch(&self, variants: &[Variant], has_others: bool) -> TokenStream {
        let parts = variants
            .iter()
            .map(|one| Literal::usize_unsuffixed(one.part));
        // An integer beyond 64 bits is one of a later branch that takes any number.
        let any_number = variants
            .iter()
            .rposition(|one| matches!(one.ty, Ty::F64 | Ty::Number));
        let is_narrow = |index: usize| {
            matches!(variants[index].ty, Ty::I64 | Ty::U64)
                && (has_others || Some(index) < any_number)
        };
        let arms = variants.iter().enumerate().map(|(index, one)| {
            let rust = ident(&one.rust);
            let read = quote!(__rt::Decode::decode(__r).map(Self::#rust));
            let number = Literal::usize_unsuffixed(index);
            if !has_others && index + 1 == variants.len() {
                quote!(_ => #read)
            } else if is_narrow(index) {
                let ty = self.ty(&one.ty);
                quote!(#number if __rt::open::fits::<#ty>(__r) => #read)
            } else if Some(index) == any_number {
                let narrow = (0..index).filter(|index| is_narrow(*index));
                let narrow = narrow.map(Literal::usize_unsuffixed);
                quote!(#number #(| #narrow)* => #read)
            } else {
                quote!(#number => #read)
            }
        });
        if has_others {
            quote! {
                match __rt::open::first_valid(__r, &SCHEMA, &[#(#parts),*])? {
                    #(#arms,)*
                    _ => __rt::Decode::decode(__r).map(Self::Other),
                }
            }
        } else {
            quote! {
                match __rt::open::branch(__r, &SCHEMA, &[#(#parts),*])? {
                    #(#arms,)*
                }
            }
        }
    }

    fn untagged(
        &self,
        item: &Item,
        variants: &[Variant],
        has_others: bool,
        read: &TokenStream,
    ) -> TokenStream {
        let name = ident(&item.name);
        let about = about(item);
        let mut rust: Vec<_> = variants.iter().map(|one| ident(&one.rust)).collect();
        let mut types: Vec<_> = variants.iter().map(|one| self.ty(&one.ty)).collect();
        let variant_docs = variants.iter().map(|one| docs(&one.docs));
        let mut variant_docs: Vec<_> = variant_docs.collect();
        if has_others {
            rust.push(ident("Other"));
            types.push(self.ty(&Ty::Any));
            variant_docs.push(docs("A member of which the schema says nothing."));
        }
        let write = write_variants(&name, &rust);
        let from = variants
            .iter()
            .filter(|one| {
                let is_alone = variants.iter().filter(|other| other.ty == one.ty).count() == 1;
                (is_plain(&one.ty) || self.is_own(&one.ty)) && is_alone
            })
            .map(|one| from_variant(&name, &ident(&one.rust), &self.ty(&one.ty)));
        let from_boxed = variants.iter().filter_map(|one| {
            let Ty::Boxed(inner) = &one.ty else {
                return None;
            };
            let is_alone = !variants.iter().any(|other| {
                other.ty == **inner || other.ty == one.ty && !std::ptr::eq(other, one)
            });
            let (rust, ty) = (ident(&one.rust), self.ty(inner));
            (self.is_own(inner) && is_alone).then(|| {
                quote! {
                    impl ::std::convert::From<#ty> for #name {
                        fn from(__value: #ty) -> Self {
                            Self::#rust(::std::boxed::Box::new(__value))
                        }
                    }
                }
            })
        });
        quote! {
            #about
            #[derive(Clone, Debug, PartialEq)]
            #[allow(clippy::large_enum_variant, reason = "as large as the schema's branches are")]
            pub enum #name {
                #(#variant_docs #rust(#types),)*
            }

            #(#from)*

            #(#from_boxed)*

            #read

            #write
        }
    }

    /// Whether a type is no other name for another one.
    fn is_own(&self, ty: &Ty) -> bool {
        matches!(ty, Ty::Named(index) if !matches!(self.items[*index].shape, Shape::Alias(_)))
    }

    fn checked(&self, item: &Item, inner: &Ty, rule: Option<&str>) -> TokenStream {
        let name = ident(&item.name);
        let about = about(item);
        let target = match inner {
            Ty::List(item) => {
                let item = self.ty(item);
                quote!([#item])
            }
            other => self.ty(other),
        };
        let more = is_key(inner).then(derives_of_keys);
        let is_shown = matches!(
            inner,
            Ty::Bool | Ty::I64 | Ty::U64 | Ty::F64 | Ty::Number | Ty::String
        );
        let display = is_shown.then(|| {
            quote! {
                impl ::std::fmt::Display for #name {
                    fn fmt(&self, __f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                        ::std::fmt::Display::fmt(&self.__inner, __f)
                    }
                }
            }
        });
        let inner = self.ty(inner);
        let part = part(item);
        let rule = rule.map(|path| {
            let path = tokens(path);
            quote!(, #target, #path)
        });
        quote! {
            #about
            #[derive(Clone, Debug, PartialEq #more)]
            pub struct #name {
                __inner: #inner,
            }

            #display

            __rt::open_checked!(#name, #inner, SCHEMA, #part #rule);
        }
    }

    fn wrapper(&self, item: &Item, inner: &Ty) -> TokenStream {
        let name = ident(&item.name);
        let about = about(item);
        let inner = self.ty(inner);
        let read = read_impl(item, &quote!(__rt::Decode::decode(__r).map(Self)));
        quote! {
            #about
            #[derive(Clone, Debug, PartialEq)]
            pub struct #name(pub #inner);

            impl ::std::ops::Deref for #name {
                type Target = #inner;

                fn deref(&self) -> &#inner {
                    &self.0
                }
            }

            #read

            impl __rt::serde::Serialize for #name {
                fn serialize<__S: __rt::serde::Serializer>(
                    &self,
                    __s: __S,
                ) -> ::std::result::Result<__S::Ok, __S::Error> {
                    __rt::serde::Serialize::serialize(&self.0, __s)
                }
            }
        }
    }
}

fn hand_written(item: &Item, path: &str) -> TokenStream {
    let (name, about, part, path) = (ident(&item.name), about(item), part(item), tokens(path));
    quote! {
        #about
        #[derive(Clone, Debug, PartialEq)]
        pub struct #name {
            __inner: #path,
            __json: __rt::JsonValue,
        }

        __rt::open_hand_written!(#name, #path, SCHEMA, #part);
    }
}

/// Returns a path of the settings, which were checked.
fn tokens(path: &str) -> TokenStream {
    path.parse().unwrap_or_default()
}

fn about(item: &Item) -> TokenStream {
    match &*item.docs {
        "" => docs(&format!("`{}`", item.name)),
        text => docs(text),
    }
}

fn part(item: &Item) -> Literal {
    Literal::usize_unsuffixed(item.part)
}

/// Emits how a type is read, and the traits that follow from that.
fn read_impl(item: &Item, read: &TokenStream) -> TokenStream {
    let name = ident(&item.name);
    let part = part(item);
    quote! {
        impl #name {
            fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
                #read
            }
        }

        __rt::open_type!(#name, SCHEMA, #part);
    }
}

/// Emits how the members of an object are read. What is read is known to be valid, but for numbers that a type cannot hold.
fn read_members(fields: &[Field], has_extra: bool) -> TokenStream {
    if fields.is_empty() && !has_extra {
        return quote! {
            __r.open_object()?;
            __r.close_object().then_some(Self {}).ok_or(__rt::Stop)
        };
    }
    let slots = 0..fields.len();
    let slots: Vec<_> = slots
        .map(|index| ident(&format!("__value_{index}")))
        .collect();
    let names = fields.iter().map(|field| &field.json);
    let arms = slots.iter().enumerate().map(|(index, slot)| {
        let index = Literal::usize_unsuffixed(index);
        quote!(::std::option::Option::Some(#index) => #slot = ::std::option::Option::Some(__rt::Decode::decode(__r)?))
    });
    let other = if has_extra {
        quote!(_ => __extra.read_member(__key.into_owned(), __r)?)
    } else {
        quote!(_ => return ::std::result::Result::Err(__rt::Stop))
    };
    let built = fields.iter().zip(&slots).map(|(field, slot)| {
        let rust = ident(&field.rust);
        if field.required {
            quote!(#rust: __rt::required(#slot)?)
        } else {
            quote!(#rust: #slot)
        }
    });
    let (make, give) = if has_extra {
        (
            quote!(let mut __extra = __rt::open::Extra::new();),
            quote!(extra: __extra),
        )
    } else {
        (TokenStream::new(), TokenStream::new())
    };
    quote! {
        const __NAMES: &[&str] = &[#(#names),*];
        #(let mut #slots = ::std::option::Option::None;)*
        #make
        __r.open_object()?;
        while !__r.close_object() {
            let __key = __r.key()?;
            match __NAMES.iter().position(|__name| *__name == __key) {
                #(#arms,)*
                #other
            }
            __r.after_member()?;
        }
        ::std::result::Result::Ok(Self { #(#built,)* #give })
    }
}

/// Whether values of a type can be keys of a map.
const fn is_key(ty: &Ty) -> bool {
    matches!(ty, Ty::Null | Ty::Bool | Ty::I64 | Ty::U64 | Ty::String)
}

fn derives_of_keys() -> TokenStream {
    quote!(, Eq, PartialOrd, Ord, Hash)
}

/// Whether a type of the standard library or the runtime stands for one kind of scalars.
const fn is_plain(ty: &Ty) -> bool {
    matches!(
        ty,
        Ty::Bool | Ty::I64 | Ty::U64 | Ty::F64 | Ty::Number | Ty::String
    )
}

fn from_variant(name: &Ident, rust: &Ident, ty: &TokenStream) -> TokenStream {
    quote! {
        impl ::std::convert::From<#ty> for #name {
            fn from(__value: #ty) -> Self {
                Self::#rust(__value)
            }
        }
    }
}

fn write_variants(name: &Ident, rust: &[Ident]) -> TokenStream {
    quote! {
        impl __rt::serde::Serialize for #name {
            fn serialize<__S: __rt::serde::Serializer>(
                &self,
                __s: __S,
            ) -> ::std::result::Result<__S::Ok, __S::Error> {
                match self {
                    #(Self::#rust(__value) => __rt::serde::Serialize::serialize(__value, __s),)*
                }
            }
        }
    }
}

fn strings(item: &Item, constants: &[Constant]) -> TokenStream {
    let name = ident(&item.name);
    let about = about(item);
    let (rust, json, variant_docs) = variants(constants);
    let indices = (0..rust.len()).map(Literal::usize_unsuffixed);
    let read = read_impl(
        item,
        &quote! {
            match __rt::decode_enum(__r, &[#(#json),*])? {
                #(#indices => ::std::result::Result::Ok(Self::#rust),)*
                _ => ::std::result::Result::Err(__rt::Stop),
            }
        },
    );
    let spelled = spelled(&name, &rust, &json);
    quote! {
        #about
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum #name {
            #(#variant_docs #rust,)*
        }

        #spelled

        #read
    }
}

fn literals(item: &Item, constants: &[Constant]) -> TokenStream {
    let name = ident(&item.name);
    let about = about(item);
    let (rust, _, variant_docs) = variants(constants);
    let indices: Vec<_> = (0..rust.len()).map(Literal::usize_unsuffixed).collect();
    let all = constants.iter().map(|one| {
        let json = saop_json::JsonRef::of_valid(&one.json);
        match (json.as_bool(), json.as_str()) {
            (Some(value), _) => quote!(__rt::Literal::Bool(#value)),
            (_, Some(text)) => {
                let text = &*text;
                quote!(__rt::Literal::String(#text))
            }
            _ => {
                let text = &one.json;
                quote!(__rt::Literal::Number(#text))
            }
        }
    });
    let read = read_impl(
        item,
        &quote! {
            match __rt::decode_literal(__r, Self::__LITERALS)? {
                #(#indices => ::std::result::Result::Ok(Self::#rust),)*
                _ => ::std::result::Result::Err(__rt::Stop),
            }
        },
    );
    quote! {
        #about
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum #name {
            #(#variant_docs #rust,)*
        }

        impl #name {
            /// Every value, in the order of the schema.
            pub const ALL: &'static [Self] = &[#(Self::#rust),*];

            const __LITERALS: &'static [__rt::Literal] = &[#(#all),*];

            /// The value as the schema spells it.
            #[must_use]
            pub const fn as_literal(self) -> __rt::Literal {
                Self::__LITERALS[self as usize]
            }
        }

        #read

        impl __rt::serde::Serialize for #name {
            fn serialize<__S: __rt::serde::Serializer>(
                &self,
                __s: __S,
            ) -> ::std::result::Result<__S::Ok, __S::Error> {
                __rt::serde::Serialize::serialize(&(*self).as_literal(), __s)
            }
        }
    }
}

type Variants<'c> = (Vec<Ident>, Vec<&'c str>, Vec<TokenStream>);

fn variants(constants: &[Constant]) -> Variants<'_> {
    let rust = constants.iter().map(|one| ident(&one.rust)).collect();
    let json = constants.iter().map(|one| &*one.json).collect();
    let about = constants.iter().map(|one| match &*one.docs {
        "" => docs(&format!("The value `{}`.", one.json.replace('`', "'"))),
        text => docs(text),
    });
    (rust, json, about.collect())
}
