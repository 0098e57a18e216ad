//! How the struct of an object is read and written, from one table of its members.
//!
//! Invariant: what is read has each listed member at most once and every required one, and no further one unless the struct
//! keeps those.

/// Implements how a struct is read and written: its members in the schema's order, each as `required` or `optional`, with
/// its field, its name, and its key as text has it with a colon, or nothing where that is not the only spelling that needs no
/// escapes. `extra` is the field of further members, after it the patterns of which their names match at least one, if not all names are allowed.
/// Called by generated code.
#[macro_export]
macro_rules! object {
    ($type:ident { $($need:ident $field:ident $name:literal $key:literal)* } $($extra:ident $($pattern:literal)*)?) => {
        impl $crate::open::Listed for $type {
            const NAMES: &'static [&'static str] = &[$($name),*];

            $($crate::allowed_names!($($pattern)*);)?
        }

        impl $type {
            // What calls it puts the struct where it stays. Inlined, it costs some percent more.
            #[inline(never)]
            fn __read(
                reader: &mut $crate::Reader<'_>,
            ) -> ::std::result::Result<Self, $crate::Stop> {
                $(let mut $field = ::std::option::Option::None;)*
                $(let mut $extra = $crate::open::Extra::new();)?
                reader.open_object()?;
                $($crate::field(reader, $key, &mut $field)?;)*
                while !reader.close_object() {
                    let key = reader.key()?;
                    $(
                        if key == $name {
                            $crate::set(reader, &mut $field)?;
                            continue;
                        }
                    )*
                    $crate::unlisted_member!(reader, key $(, $extra)?);
                }
                ::std::result::Result::Ok(Self {
                    $($field: $crate::member_value!($need $field),)*
                    $($extra,)?
                })
            }

            fn __read_to<__S: $crate::Sink>(
                reader: &mut $crate::Reader<'_>,
                sink: &mut __S,
            ) -> ::std::result::Result<__S::Value, __S::Error> {
                static OF: $crate::decode::sink::ObjectType = $crate::decode::sink::ObjectType {
                    name: ::std::stringify!($type),
                    members: <$type as $crate::open::Listed>::NAMES,
                };
                $(let mut $field = ::std::option::Option::None;)*
                $(let mut $extra = $crate::decode::Entries::new(sink)?;)?
                reader.open_object()?;
                $(
                    $crate::decode::field_to(
                        reader, sink, $key, &mut $field,
                        $crate::decode::member_type::$need(|one: &Self| &one.$field),
                    )?;
                )*
                while !reader.close_object() {
                    let key = reader.key()?;
                    $(
                        if key == $name {
                            $crate::decode::set_to(
                                reader, sink, &mut $field,
                                $crate::decode::member_type::$need(|one: &Self| &one.$field),
                            )?;
                            continue;
                        }
                    )*
                    $crate::unlisted_member_to!(reader, sink, key $(, $extra)?);
                }
                $($crate::member_is_there!($need $field);)*
                let further = ::std::option::Option::None;
                $(let further = further.or(::std::option::Option::Some($extra.end()));)?
                sink.object(&OF, &mut [$($field),*], further)
            }
        }

        impl $crate::serde::Serialize for $type {
            fn serialize<S: $crate::serde::Serializer>(
                &self,
                serializer: S,
            ) -> ::std::result::Result<S::Ok, S::Error> {
                $crate::open::on_stack::<Self, _>(|| {
                    let count = 0usize
                        $(+ $crate::member_count!($need self.$field))*
                        $(+ self.$extra.len())?;
                    #[allow(unused_mut, reason = "an object may have no members")]
                    let mut members = $crate::SerializeMembers::new(serializer, count)?;
                    $($crate::member_written!(members, $need $name self.$field);)*
                    $(members.extra(&self.$extra)?;)?
                    members.end()
                })
            }
        }
    };
}

/// Says which names members may have that are not listed.
#[doc(hidden)]
#[macro_export]
macro_rules! allowed_names {
    () => {};
    ($($pattern:literal)+) => {
        const PATTERNS: &'static [&'static str] = &[$($pattern),+];

        fn allows(name: &str) -> bool {
            static PATTERNS: [$crate::Pattern; [$($pattern),+].len()] =
                [$($crate::Pattern::new($pattern)),+];
            PATTERNS.iter().any(|pattern| pattern.is_match(name))
        }
    };
}

/// Reads a member that is not listed.
#[doc(hidden)]
#[macro_export]
macro_rules! unlisted_member {
    ($reader:ident, $key:ident) => {
        drop($key);
        return ::std::result::Result::Err($crate::Stop);
    };
    ($reader:ident, $key:ident, $extra:ident) => {
        $extra.read_member($key.into_owned(), $reader)?;
        $reader.after_member()?;
    };
}

/// The same, into a sink.
#[doc(hidden)]
#[macro_export]
macro_rules! unlisted_member_to {
    ($reader:ident, $sink:ident, $key:ident) => {
        drop($key);
        return ::std::result::Result::Err(::std::convert::From::from($crate::Stop));
    };
    ($reader:ident, $sink:ident, $key:ident, $extra:ident) => {
        if !<Self as $crate::open::Listed>::allows(&$key) {
            return ::std::result::Result::Err(::std::convert::From::from($crate::Stop));
        }
        let of = $crate::decode::member_type::extra(|one: &Self| &one.$extra);
        $extra.read($reader, $sink, $key, of)?;
    };
}

/// Whether a sink has the value of a member that must be there.
#[doc(hidden)]
#[macro_export]
macro_rules! member_is_there {
    (required $field:ident) => {
        if $field.is_none() {
            return ::std::result::Result::Err(::std::convert::From::from($crate::Stop));
        }
    };
    (optional $field:ident) => {};
}

/// The value of a field when all members are read.
#[doc(hidden)]
#[macro_export]
macro_rules! member_value {
    (required $field:ident) => {
        $crate::required($field)?
    };
    (optional $field:ident) => {
        $field
    };
}

/// How many members a field is.
#[doc(hidden)]
#[macro_export]
macro_rules! member_count {
    (required $field:expr) => {
        1
    };
    (optional $field:expr) => {
        usize::from($field.is_some())
    };
}

/// Writes the member of a field.
#[doc(hidden)]
#[macro_export]
macro_rules! member_written {
    ($members:ident, required $name:literal $field:expr) => {
        $members.member($name, &$field)?
    };
    ($members:ident, optional $name:literal $field:expr) => {
        $members.optional($name, &$field)?
    };
}
