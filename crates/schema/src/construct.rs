//! What generated types are made by from code.
//!
//! Invariant: `new` takes what is required and no more, so that a new optional member changes no call of it.

use std::fmt::Debug;

/// A text of a schema as a type of the same schema. Called by generated code, whose generator has seen that it is one.
#[must_use]
#[allow(
    clippy::expect_used,
    clippy::missing_panics_doc,
    reason = "the generator has asked the schema's own rule (SCH028)"
)]
pub fn stated<T: TryFrom<&'static str>>(text: &'static str) -> T
where
    T::Error: Debug,
{
    T::try_from(text).expect("the generator has checked the schema's text")
}

/// `new` with the required members, and a `with_` function for each of the others. Called by generated code.
#[macro_export]
macro_rules! constructors {
    (
        $type:ident
        {$($fixed:ident: $value:expr),*}
        ($($required:ident: $required_type:ty),*)
        [$($with:ident $optional:ident: $optional_type:ty),*]
    ) => {
        impl $type {
            /// Takes the required members; those that can have one value only have it.
            #[must_use]
            #[allow(clippy::too_many_arguments, clippy::new_without_default, reason = "as many as the schema requires")]
            pub fn new($($required: $required_type),*) -> Self {
                Self {
                    $($fixed: $value,)*
                    $($required,)*
                    $($optional: ::std::option::Option::None,)*
                }
            }

            $(
                #[doc = ::std::concat!("Sets `", ::std::stringify!($optional), "`.")]
                #[must_use]
                pub fn $with(mut self, value: $optional_type) -> Self {
                    self.$optional = ::std::option::Option::Some(value);
                    self
                }
            )*
        }
    };
}
