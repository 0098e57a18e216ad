//! Constructors of generated types.
//!
//! Invariant: `new` takes only the required members, so a new optional member breaks no call to it.

use std::fmt::Debug;

/// Converts a text from a schema to a type of the same schema. Called by generated code, whose generator has checked
/// that the text is valid.
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

/// Defines `new` with the required members, and a `with_` function for each of the others. Called by generated code.
#[macro_export]
macro_rules! constructors {
    (
        $type:ident
        {$($fixed:ident: $value:expr),*}
        ($($required:ident: $required_type:ty),*)
        [$($with:ident $optional:ident: $optional_type:ty),*]
    ) => {
        impl $type {
            /// Creates a value from the required members; members with only one possible value are set automatically.
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
