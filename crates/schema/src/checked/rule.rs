//! How generated code states the rule of a checked type.

/// Declares rules, each a type that implements the trait of its kind, with the constants that differ from the trait's. Called by
/// generated code.
#[macro_export]
macro_rules! rules {
    ($($kind:ident $name:ident { $($constant:ident $value:expr),* })*) => {$(
        #[doc = ::std::concat!("The rule of `", ::std::stringify!($name), "`.")]
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum $name {}

        impl $crate::$kind for $name {
            const NAME: &'static str = ::std::stringify!($name);
            $($crate::rule_constant!($kind $constant $value);)*
        }
    )*};
}

/// Declares a constant of a rule.
#[doc(hidden)]
#[macro_export]
macro_rules! rule_constant {
    (StringRule PATTERN $value:expr) => {
        const PATTERN: ::std::option::Option<&'static str> = ::std::option::Option::Some($value);

        fn regex() -> ::std::option::Option<&'static $crate::Pattern> {
            static PATTERN: $crate::Pattern = $crate::Pattern::new($value);
            ::std::option::Option::Some(&PATTERN)
        }
    };
    ($kind:ident MIN_LENGTH $value:expr) => {
        const MIN_LENGTH: u64 = $value;
    };
    ($kind:ident MIN_ITEMS $value:expr) => {
        const MIN_ITEMS: u64 = $value;
    };
    ($kind:ident UNIQUE_ITEMS $value:expr) => {
        const UNIQUE_ITEMS: bool = $value;
    };
    (StringRule $constant:ident $value:expr) => {
        const $constant: ::std::option::Option<u64> = ::std::option::Option::Some($value);
    };
    (ArrayRule $constant:ident $value:expr) => {
        const $constant: ::std::option::Option<u64> = ::std::option::Option::Some($value);
    };
    (NumberRule $constant:ident $value:expr) => {
        const $constant: ::std::option::Option<f64> = ::std::option::Option::Some($value);
    };
    (IntegerRule MULTIPLE_OF $value:expr) => {
        const MULTIPLE_OF: ::std::option::Option<u64> = ::std::option::Option::Some($value);
    };
    (IntegerRule $constant:ident $value:expr) => {
        const $constant: ::std::option::Option<i128> = ::std::option::Option::Some($value);
    };
}
