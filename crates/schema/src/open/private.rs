//! Types whose value is private, because a schema says more of it than the type does, or a rule or a hand-written type comes to it.

/// Implements a type whose value is private, because the schema says more of it than its own type does, or because of a rule: `new`,
/// `edit` and `into_inner`, and the traits of every type. Called by generated code.
#[macro_export]
macro_rules! open_checked {
    ($type:ident, $inner:ty, $schema:path, $part:literal $(/ $branch:literal)?) => {
        impl $type {
            fn __keep(inner: $inner) -> ::std::result::Result<Self, $crate::Error> {
                $crate::open::keep::<Self>(&inner)?;
                ::std::result::Result::Ok(Self { __inner: inner })
            }

            fn __read(
                reader: &mut $crate::Reader<'_>,
            ) -> ::std::result::Result<Self, $crate::Stop> {
                let inner = $crate::Decode::decode(reader)?;
                ::std::result::Result::Ok(Self { __inner: inner })
            }

            fn __read_to<__S: $crate::Sink>(
                reader: &mut $crate::Reader<'_>,
                sink: &mut __S,
            ) -> ::std::result::Result<__S::Value, __S::Error> {
                <$inner as $crate::Decode>::decode_to(reader, sink)
            }
        }

        $crate::open_private!($type, $inner, $schema, $part $(/ $branch)?);
    };
    (
        $type:ident, $inner:ty, $schema:path, $part:literal $(/ $branch:literal)?,
        $target:ty, $rule:ty
    ) => {
        impl $type {
            fn __keep(inner: $inner) -> ::std::result::Result<Self, $crate::Error> {
                $crate::open::keep::<Self>(&inner)?;
                $crate::open::keep_rule::<Self, $target, $rule>(&inner)?;
                ::std::result::Result::Ok(Self { __inner: inner })
            }
        }

        $crate::open_ruled!($type, $inner, $target, $rule);
        $crate::open_private!($type, $inner, $schema, $part $(/ $branch)?);
    };
    // The inner type says all that the schema says.
    (
        $type:ident, $inner:ty, $schema:path, $part:literal, $target:ty, $rule:ty,
        exact $(, $trait:ident ($of:ty))?
    ) => {
        impl $type {
            fn __keep(inner: $inner) -> ::std::result::Result<Self, $crate::Error> {
                $crate::open::keep_rule::<Self, $target, $rule>(&inner)?;
                ::std::result::Result::Ok(Self { __inner: inner })
            }
        }

        $crate::open_ruled!($type, $inner, $target, $rule);
        $crate::open_private!($type, $inner, $schema, $part, __inner; exact $(, $trait($of))?);
    };
}

/// How a type with a rule is read, and how its rule is checked in a refused document.
#[doc(hidden)]
#[macro_export]
macro_rules! open_ruled {
    ($type:ident, $inner:ty, $target:ty, $rule:ty) => {
        impl $type {
            fn __read(
                reader: &mut $crate::Reader<'_>,
            ) -> ::std::result::Result<Self, $crate::Stop> {
                let inner =
                    $crate::open::read_ruled::<$inner, $target, $rule>(reader, |inner| inner)?;
                ::std::result::Result::Ok(Self { __inner: inner })
            }

            fn __read_to<__S: $crate::Sink>(
                reader: &mut $crate::Reader<'_>,
                sink: &mut __S,
            ) -> ::std::result::Result<__S::Value, __S::Error> {
                $crate::open::read_ruled_to::<$inner, $target, $rule, __S>(reader, sink, |inner| {
                    inner
                })
            }

            #[doc(hidden)]
            pub fn __check(site: &mut $crate::Site<'_, '_>) {
                $crate::check_rule::<$inner, $target, $rule>(site, |inner| inner);
            }
        }
    };
}

/// Implements `Display` for a type that checks a scalar. Called by generated code.
#[doc(hidden)]
#[macro_export]
macro_rules! open_display {
    ($type:ident) => {
        impl ::std::fmt::Display for $type {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                ::std::fmt::Display::fmt(&self.__inner, f)
            }
        }
    };
}

/// Implements what strings can do for a type that checks one. Called by generated code.
#[doc(hidden)]
#[macro_export]
macro_rules! open_text {
    ($type:ident) => {
        impl ::std::convert::AsRef<str> for $type {
            fn as_ref(&self) -> &str {
                &self.__inner
            }
        }

        impl ::std::borrow::Borrow<str> for $type {
            fn borrow(&self) -> &str {
                &self.__inner
            }
        }

        impl ::std::convert::From<$type> for ::std::string::String {
            fn from(value: $type) -> Self {
                value.__inner
            }
        }

        /// Same as `new`.
        impl ::std::convert::TryFrom<&str> for $type {
            type Error = $crate::Error;

            fn try_from(text: &str) -> ::std::result::Result<Self, $crate::Error> {
                Self::new(text)
            }
        }

        /// Same as `new`.
        impl ::std::str::FromStr for $type {
            type Err = $crate::Error;

            fn from_str(text: &str) -> ::std::result::Result<Self, $crate::Error> {
                Self::new(text)
            }
        }
    };
}

/// Implements what Rust's numbers can do for a type that checks a number, or an integer of any size. Called by generated code.
#[doc(hidden)]
#[macro_export]
macro_rules! open_number {
    ($type:ident, $inner:ident) => {
        /// Same as `new`, for a finite float.
        impl ::std::convert::TryFrom<f64> for $type {
            type Error = $crate::Error;

            fn try_from(number: f64) -> ::std::result::Result<Self, $crate::Error> {
                Self::__keep($crate::open::number_of::<Self, $crate::$inner>(number)?)
            }
        }

        $crate::open_number!($type: i32 i64 u64);
    };
    ($type:ident: $($integer:ident)*) => {$(
        /// Same as `new`.
        impl ::std::convert::TryFrom<$integer> for $type {
            type Error = $crate::Error;

            fn try_from(integer: $integer) -> ::std::result::Result<Self, $crate::Error> {
                Self::new(integer)
            }
        }
    )*};
}

/// Implements a type that holds a value of a hand-written type, and its JSON text. Called by generated code.
#[macro_export]
macro_rules! open_hand_written {
    ($type:ident, $inner:ty, $schema:path, $part:literal) => {
        impl $type {
            fn __keep(inner: $inner) -> ::std::result::Result<Self, $crate::Error> {
                let json = $crate::open::keep_hand_written::<Self>(&inner)?;
                ::std::result::Result::Ok(Self {
                    __inner: inner,
                    __json: json,
                })
            }

            fn __read(
                reader: &mut $crate::Reader<'_>,
            ) -> ::std::result::Result<Self, $crate::Stop> {
                let (inner, json) = $crate::open::read_hand_written(reader)?;
                ::std::result::Result::Ok(Self {
                    __inner: inner,
                    __json: json,
                })
            }

            fn __read_to<__S: $crate::Sink>(
                reader: &mut $crate::Reader<'_>,
                sink: &mut __S,
            ) -> ::std::result::Result<__S::Value, __S::Error> {
                let (_, json) = $crate::open::read_hand_written::<$inner>(reader)?;
                sink.json(json.as_json())
            }

            #[doc(hidden)]
            pub fn __check(site: &mut $crate::Site<'_, '_>) {
                $crate::open::check_hand_written::<$inner>(site);
            }

            /// Returns the JSON text of the value, as it was spelled.
            #[must_use]
            pub fn as_json(&self) -> &str {
                self.__json.as_json()
            }
        }

        $crate::open_private!($type, $inner, $schema, $part, __json);
    };
}

/// What types with a private value have in common.
#[doc(hidden)]
#[macro_export]
macro_rules! open_private {
    ($type:ident, $inner:ty, $schema:path, $part:literal $(/ $branch:literal)?) => {
        $crate::open_private!($type, $inner, $schema, $part $(/ $branch)?, __inner);
    };
    (
        $type:ident, $inner:ty, $schema:path, $part:literal $(/ $branch:literal)?,
        $written:ident $(; $trait:ident $(, $more:ident ($of:ty))?)?
    ) => {
        impl $type {
            /// Creates a value that is valid under the schema and the rule of the type, if it has one.
            ///
            /// # Errors
            ///
            /// Fails with every violation if it is not.
            pub fn new(
                inner: impl ::std::convert::Into<$inner>,
            ) -> ::std::result::Result<Self, $crate::Error> {
                Self::__keep(inner.into())
            }

            /// Changes the value and returns the result of `edit`.
            ///
            /// # Errors
            ///
            /// Fails if the result is not valid; the value is then unchanged.
            pub fn edit<__R>(
                &mut self,
                edit: impl ::std::ops::FnOnce(&mut $inner) -> __R,
            ) -> ::std::result::Result<__R, $crate::Error> {
                let mut changed = ::std::clone::Clone::clone(&self.__inner);
                let given = edit(&mut changed);
                *self = Self::__keep(changed)?;
                ::std::result::Result::Ok(given)
            }

            /// Returns the value without its rules.
            #[must_use]
            pub fn into_inner(self) -> $inner {
                self.__inner
            }
        }

        impl ::std::ops::Deref for $type {
            type Target = $inner;

            fn deref(&self) -> &$inner {
                &self.__inner
            }
        }

        /// Same as `new`.
        impl ::std::convert::TryFrom<$inner> for $type {
            type Error = $crate::Error;

            fn try_from(inner: $inner) -> ::std::result::Result<Self, $crate::Error> {
                Self::__keep(inner)
            }
        }

        impl $crate::serde::Serialize for $type {
            fn serialize<__S: $crate::serde::Serializer>(
                &self,
                serializer: __S,
            ) -> ::std::result::Result<__S::Ok, __S::Error> {
                $crate::serde::Serialize::serialize(&self.$written, serializer)
            }
        }

        $crate::open_type!($type, $schema, $part $(/ $branch)?, checked $(, $trait $(, $more($of))?)?);
    };
}
