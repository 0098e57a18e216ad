//! How enums are read and written, each from one table of its variants: strings, other constants, and values of several types.

/// Implements an enum of strings: how it is spelled, read and written. Called by generated code.
#[macro_export]
macro_rules! string_enum {
    ($type:ident { $($variant:ident $json:literal)* }) => {
        impl $type {
            /// Every value, in the order of the schema.
            pub const ALL: &'static [Self] = &[$(Self::$variant),*];

            /// Returns the value as the schema spells it.
            #[must_use]
            pub const fn as_str(self) -> &'static str {
                match self {
                    $(Self::$variant => $json,)*
                }
            }

            fn __index(
                reader: &mut $crate::Reader<'_>,
            ) -> ::std::result::Result<usize, $crate::Stop> {
                $crate::decode_enum(reader, &[$($json),*])
            }
        }

        $crate::constants!($type { $($variant { $crate::Literal::String($json) })* });

        impl ::std::fmt::Display for $type {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.pad((*self).as_str())
            }
        }

        impl ::std::convert::AsRef<str> for $type {
            fn as_ref(&self) -> &str {
                (*self).as_str()
            }
        }

        impl $crate::serde::Serialize for $type {
            fn serialize<S: $crate::serde::Serializer>(
                &self,
                serializer: S,
            ) -> ::std::result::Result<S::Ok, S::Error> {
                serializer.serialize_str((*self).as_str())
            }
        }

        /// Reads the value as the schema spells it.
        impl ::std::str::FromStr for $type {
            type Err = $crate::ConstraintError;

            fn from_str(text: &str) -> ::std::result::Result<Self, $crate::ConstraintError> {
                $crate::enum_from_str(Self::ALL, Self::as_str, text)
            }
        }
    };
}

/// Implements an enum of scalars that are not all strings. `integers` says that they are integers. Called by generated code.
#[macro_export]
macro_rules! literal_enum {
    ($type:ident { $($variant:ident $kind:ident $value:literal)* } $($integers:ident)?) => {
        impl $type {
            /// Every value, in the order of the schema.
            pub const ALL: &'static [Self] = &[$(Self::$variant),*];

            const __LITERALS: &'static [$crate::Literal] = &[$($crate::Literal::$kind($value)),*];

            /// Returns the value as the schema spells it.
            #[must_use]
            pub const fn as_literal(self) -> $crate::Literal {
                Self::__LITERALS[self as usize]
            }

            fn __index(
                reader: &mut $crate::Reader<'_>,
            ) -> ::std::result::Result<usize, $crate::Stop> {
                $crate::decode_literal(reader, Self::__LITERALS)
            }
        }

        $crate::constants!($type { $($variant { $crate::Literal::$kind($value) })* });

        impl ::std::fmt::Display for $type {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                ::std::fmt::Display::fmt(&(*self).as_literal(), f)
            }
        }

        impl $crate::serde::Serialize for $type {
            fn serialize<S: $crate::serde::Serializer>(
                &self,
                serializer: S,
            ) -> ::std::result::Result<S::Ok, S::Error> {
                $crate::serde::Serialize::serialize(&(*self).as_literal(), serializer)
            }
        }

        $($crate::integer_enum!($integers $type);)?
    };
}

/// Implements how an enum of integers is made from one.
#[doc(hidden)]
#[macro_export]
macro_rules! integer_enum {
    (integers $type:ident) => {
        impl ::std::convert::TryFrom<i64> for $type {
            type Error = $crate::ConstraintError;

            fn try_from(value: i64) -> ::std::result::Result<Self, $crate::ConstraintError> {
                $crate::enum_from_integer(Self::ALL, Self::as_literal, value)
            }
        }
    };
}

/// Implements how one of some constants is read.
#[doc(hidden)]
#[macro_export]
macro_rules! constants {
    ($type:ident { $($variant:ident { $literal:expr })* }) => {
        impl $type {
            fn __read(
                reader: &mut $crate::Reader<'_>,
            ) -> ::std::result::Result<Self, $crate::Stop> {
                let index = Self::__index(reader)?;
                Self::ALL.get(index).copied().ok_or($crate::Stop)
            }

            fn __read_to<__S: $crate::Sink>(
                reader: &mut $crate::Reader<'_>,
                sink: &mut __S,
            ) -> ::std::result::Result<__S::Value, __S::Error> {
                static OF: $crate::decode::sink::Constants = $crate::decode::sink::Constants {
                    name: ::std::stringify!($type),
                    values: &[$($literal),*],
                };
                let index = Self::__index(reader)?;
                sink.constant(&OF, index)
            }
        }
    };
}

/// Implements how an enum with a type in each variant is read and written, but for those that are listed last, which are `null`. The
/// numbers are those that its `__choose` returns. After a variant is what converts to it: `own` for its type, `boxed` for what its box
/// holds, `text`, `after` for a text that some types do not take, or numbers of a kind. Called by generated code.
#[macro_export]
macro_rules! union {
    (
        $type:ident { $($number:literal $variant:ident($of:ty) $($from:ident $(($($inner:ty),*))?)*),* }
        $($null_number:literal $null:ident)*
    ) => {
        $($($crate::union_from!($type $variant($of) $from $(($($inner),*))?);)*)*

        impl $type {
            fn __read(
                reader: &mut $crate::Reader<'_>,
            ) -> ::std::result::Result<Self, $crate::Stop> {
                let chosen = Self::__choose(reader)?;
                match chosen.variant() {
                    $($number => chosen.read(reader, $crate::Decode::decode).map(Self::$variant),)*
                    $($null_number => {
                        <() as $crate::Decode>::decode(reader).map(|()| Self::$null)
                    })*
                    _ => ::std::result::Result::Err($crate::Stop),
                }
            }

            fn __read_to<__S: $crate::Sink>(
                reader: &mut $crate::Reader<'_>,
                sink: &mut __S,
            ) -> ::std::result::Result<__S::Value, __S::Error> {
                let chosen = Self::__choose(reader)?;
                match chosen.variant() {
                    $($number => chosen.read(reader, |reader| {
                        <$of as $crate::Decode>::decode_to(reader, sink)
                    }),)*
                    $($null_number => <() as $crate::Decode>::decode_to(reader, sink),)*
                    _ => ::std::result::Result::Err(::std::convert::From::from($crate::Stop)),
                }
            }
        }

        impl $crate::serde::Serialize for $type {
            fn serialize<S: $crate::serde::Serializer>(
                &self,
                serializer: S,
            ) -> ::std::result::Result<S::Ok, S::Error> {
                match self {
                    $(Self::$variant(value) => {
                        $crate::serde::Serialize::serialize(value, serializer)
                    })*
                    $(Self::$null => serializer.serialize_unit(),)*
                }
            }
        }
    };
}

/// Implements what converts to a variant of a union.
#[doc(hidden)]
#[macro_export]
macro_rules! union_from {
    ($type:ident $variant:ident($of:ty) own) => {
        impl ::std::convert::From<$of> for $type {
            fn from(value: $of) -> Self {
                Self::$variant(value)
            }
        }
    };
    ($type:ident $variant:ident($of:ty) boxed($inner:ty)) => {
        impl ::std::convert::From<$inner> for $type {
            fn from(value: $inner) -> Self {
                Self::$variant(::std::boxed::Box::new(value))
            }
        }
    };
    ($type:ident $variant:ident($of:ty) after($($before:ty),*)) => {
        impl ::std::convert::From<&str> for $type {
            fn from(text: &str) -> Self {
                $(
                    if let ::std::result::Result::Ok(value) =
                        <$before as ::std::str::FromStr>::from_str(text)
                    {
                        return ::std::convert::From::from(value);
                    }
                )*
                Self::$variant(::std::convert::From::from(text))
            }
        }
    };
    ($type:ident $variant:ident($of:ty) text) => {
        $crate::union_from!($type $variant(&str) into);
    };
    ($type:ident $variant:ident($of:ty) number) => {
        $crate::union_from!($type $variant($crate::FiniteF64) into);
        $crate::union_from!($type $variant($of) integer);
    };
    ($type:ident $variant:ident($of:ty) integer) => {
        $crate::union_from!($type $variant(i8) into);
        $crate::union_from!($type $variant(i16) into);
        $crate::union_from!($type $variant(i32) into);
        $crate::union_from!($type $variant(i64) into);
        $crate::union_from!($type $variant(i128) into);
        $crate::union_from!($type $variant(isize) into);
        $crate::union_from!($type $variant(u8) into);
        $crate::union_from!($type $variant(u16) into);
        $crate::union_from!($type $variant(u32) into);
        $crate::union_from!($type $variant(u64) into);
        $crate::union_from!($type $variant(u128) into);
        $crate::union_from!($type $variant(usize) into);
    };
    ($type:ident $variant:ident($of:ty) i64) => {
        $crate::union_from!($type $variant(i8) into);
        $crate::union_from!($type $variant(i16) into);
        $crate::union_from!($type $variant(i32) into);
        $crate::union_from!($type $variant(u8) into);
        $crate::union_from!($type $variant(u16) into);
        $crate::union_from!($type $variant(u32) into);
    };
    ($type:ident $variant:ident($of:ty) u64) => {
        $crate::union_from!($type $variant(u8) into);
        $crate::union_from!($type $variant(u16) into);
        $crate::union_from!($type $variant(u32) into);
    };
    ($type:ident $variant:ident($of:ty) into) => {
        impl ::std::convert::From<$of> for $type {
            fn from(value: $of) -> Self {
                Self::$variant(::std::convert::Into::into(value))
            }
        }
    };
}

/// Implements how a union of scalars is displayed: as its value is, without quotes. Called by generated code.
#[macro_export]
macro_rules! union_display {
    ($type:ident { $($variant:ident)* } $($null:ident)*) => {
        impl ::std::fmt::Display for $type {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                match self {
                    $(Self::$variant(value) => ::std::fmt::Display::fmt(value, f),)*
                    $(Self::$null => f.pad("null"),)*
                }
            }
        }
    };
}

/// Implements [`Decode`](crate::Decode) for a union that is no part of its schema by itself. Called by generated code.
#[macro_export]
macro_rules! member_union {
    ($type:ident) => {
        impl $crate::Decode for $type {
            fn decode(
                reader: &mut $crate::Reader<'_>,
            ) -> ::std::result::Result<Self, $crate::Stop> {
                Self::__read(reader)
            }

            fn decode_to<__S: $crate::Sink>(
                reader: &mut $crate::Reader<'_>,
                sink: &mut __S,
            ) -> ::std::result::Result<__S::Value, __S::Error> {
                Self::__read_to(reader, sink)
            }
        }
    };
}

/// Implements a type that has a name because it contains itself. Called by generated code.
#[macro_export]
macro_rules! wrapper {
    ($type:ident($inner:ty)) => {
        impl ::std::ops::Deref for $type {
            type Target = $inner;

            fn deref(&self) -> &$inner {
                &self.0
            }
        }

        impl $type {
            fn __read(
                reader: &mut $crate::Reader<'_>,
            ) -> ::std::result::Result<Self, $crate::Stop> {
                $crate::Decode::decode(reader).map(Self)
            }

            fn __read_to<__S: $crate::Sink>(
                reader: &mut $crate::Reader<'_>,
                sink: &mut __S,
            ) -> ::std::result::Result<__S::Value, __S::Error> {
                <$inner as $crate::Decode>::decode_to(reader, sink)
            }
        }

        impl $crate::serde::Serialize for $type {
            fn serialize<S: $crate::serde::Serializer>(
                &self,
                serializer: S,
            ) -> ::std::result::Result<S::Ok, S::Error> {
                $crate::serde::Serialize::serialize(&self.0, serializer)
            }
        }
    };
}
