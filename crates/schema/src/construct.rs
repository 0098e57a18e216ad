//! Constructors and builders of generated types.
//!
//! Invariant: `new` takes only the required members, so a new optional member breaks no call to it.

use std::any::type_name;
use std::error::Error;
use std::fmt::{self, Debug};
use std::num::TryFromIntError;
use std::sync::Arc;

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

/// Defines `new` with the required members, and a `with_` function for each of the others. They take what converts to the member's
/// type, or with `as is` that type alone: a literal of an integer has none by itself. `Default` where no member is required. Called by
/// generated code.
#[macro_export]
macro_rules! constructors {
    (
        $type:ident
        {$($fixed:ident: $value:expr),*}
        ($($required:ident: $required_type:ty $(as $required_is:ident)?),*)
        [$($with:ident $optional:ident: $optional_type:ty $(as $optional_is:ident)?),*]
    ) => {
        impl $type {
            /// Creates a value from the required members. The version of the schema, and members with only one possible value, are
            /// set automatically.
            #[must_use]
            #[allow(clippy::too_many_arguments, clippy::new_without_default, reason = "as many as the schema requires")]
            pub fn new(
                $($required: $crate::taken!($required_type $(as $required_is)?)),*
            ) -> Self {
                Self {
                    $($fixed: $value,)*
                    $($required: $crate::as_member!($required $(as $required_is)?),)*
                    $($optional: ::std::option::Option::None,)*
                }
            }

            $(
                #[doc = ::std::concat!("Sets `", ::std::stringify!($optional), "`.")]
                #[must_use]
                pub fn $with(mut self, value: $crate::taken!($optional_type $(as $optional_is)?)) -> Self {
                    self.$optional = ::std::option::Option::Some(
                        $crate::as_member!(value $(as $optional_is)?),
                    );
                    self
                }
            )*
        }

        $crate::default_of!($type ($($required),*));
    };
}

/// Implements `Default` for a struct without required members.
#[doc(hidden)]
#[macro_export]
macro_rules! default_of {
    ($type:ident ()) => {
        impl ::std::default::Default for $type {
            fn default() -> Self {
                Self::new()
            }
        }
    };
    ($type:ident ($($required:ident),+)) => {};
}

/// What a function takes for a member.
#[doc(hidden)]
#[macro_export]
macro_rules! taken {
    ($type:ty as is) => { $type };
    ($type:ty) => { impl ::std::convert::Into<$type> };
}

/// A member of what a function took for it.
#[doc(hidden)]
#[macro_export]
macro_rules! as_member {
    ($value:ident as is) => {
        $value
    };
    ($value:ident) => {
        ::std::convert::Into::into($value)
    };
}

/// Defines the builder of a struct, which names every member that it sets. Called by generated code.
#[macro_export]
macro_rules! builder {
    (
        $type:ident, $builder:ident
        {$($fixed:ident: $value:expr),*}
        ($($set:ident $required:ident: $required_type:ty),*)
        [$($with:ident $optional:ident: $optional_type:ty),*]
    ) => {
        impl $type {
            /// Starts a builder without members. The version of the schema, and members with only one possible value, are set
            /// automatically.
            pub fn builder() -> $builder {
                $builder::default()
            }
        }

        #[doc = ::std::concat!("Builds a [`", ::std::stringify!($type), "`], member by member.")]
        ///
        /// A setter takes anything that converts to the member's type, such as a `&str` for a string with a rule; what cannot be
        /// converted is told by `build`.
        #[derive(Clone, Debug, Default)]
        #[must_use = "a builder makes nothing before `build`"]
        pub struct $builder {
            $($required: ::std::option::Option<$required_type>,)*
            $($optional: ::std::option::Option<$optional_type>,)*
            __faults: $crate::BuildFaults,
        }

        impl $builder {
            $($crate::setter!($set, $required, $required_type);)*
            $($crate::setter!($with, $optional, $optional_type);)*

            /// Returns the value.
            ///
            /// # Errors
            ///
            /// Fails if a required member was not set, or was set to what its schema refuses. The error has every such
            /// member.
            pub fn build(mut self) -> ::std::result::Result<$type, $crate::BuildError> {
                $(self.__faults.require(::std::stringify!($required), self.$required.is_none());)*
                let build = || {
                    ::std::option::Option::Some($type {
                        $($fixed: $value,)*
                        $($required: self.$required?,)*
                        $($optional: self.$optional,)*
                    })
                };
                self.__faults.result(::std::stringify!($type), build())
            }
        }
    };
}

/// Defines a setter of a builder. Called by [`builder!`](crate::builder).
#[doc(hidden)]
#[macro_export]
macro_rules! setter {
    ($set:ident, $member:ident, $type:ty) => {
        #[doc = ::std::concat!("Sets `", ::std::stringify!($member), "`.")]
        pub fn $set<V>(mut self, value: V) -> Self
        where
            V: ::std::convert::TryInto<$type>,
            V::Error: ::std::convert::Into<
                    ::std::boxed::Box<
                        dyn ::std::error::Error + ::std::marker::Send + ::std::marker::Sync,
                    >,
                >,
        {
            self.$member = self
                .__faults
                .convert(::std::stringify!($member), value.try_into());
            self
        }
    };
}

/// Why a builder made no value: every member that is missing, or that its schema refuses.
#[derive(Clone, Debug)]
pub struct BuildError {
    type_name: &'static str,
    faults: Vec<BuildFault>,
}

/// What is wrong with a member of a builder.
#[derive(Clone, Debug)]
pub struct BuildFault {
    member: &'static str,
    error: Option<Arc<dyn Error + Send + Sync>>,
}

impl BuildError {
    /// Returns the members with a fault: those that were refused, then those that are missing. Never empty.
    #[must_use]
    pub fn faults(&self) -> &[BuildFault] {
        &self.faults
    }
}

impl BuildFault {
    /// Returns the name of the member, as its field has it.
    #[must_use]
    pub const fn member(&self) -> &'static str {
        self.member
    }

    /// Returns why the member's value was refused, for example a [`ConstraintError`](crate::ConstraintError); `None` if it was not set.
    #[must_use]
    pub fn error(&self) -> Option<&(dyn Error + Send + Sync + 'static)> {
        self.error.as_deref()
    }
}

impl fmt::Display for BuildError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.type_name)?;
        for (index, fault) in self.faults.iter().enumerate() {
            f.write_str(if index == 0 { ": " } else { "; " })?;
            match &fault.error {
                Some(error) => write!(f, "`{}`: {error}", fault.member)?,
                None => write!(f, "expected a value for `{}`, but found none", fault.member)?,
            }
        }
        Ok(())
    }
}

/// The message has what each member's error says, so the chain ends here.
impl Error for BuildError {}

/// The faults that a builder has met. Used by generated code.
#[doc(hidden)]
#[derive(Clone, Debug, Default)]
pub struct BuildFaults(Vec<BuildFault>);

impl BuildFaults {
    /// Returns what a member is set to; the last value counts.
    pub fn convert<T, E: Into<Box<dyn Error + Send + Sync>>>(
        &mut self,
        member: &'static str,
        value: Result<T, E>,
    ) -> Option<T> {
        self.0.retain(|fault| fault.member != member);
        value
            .map_err(|error| {
                let mut error = error.into();
                if error.is::<TryFromIntError>() {
                    // What std says of it names neither the type nor the member's rule.
                    let name = type_name::<T>();
                    error = format!(
                        "expected an integer in the range of {name}, but found one outside of it"
                    )
                    .into();
                }
                self.0.push(BuildFault {
                    member,
                    error: Some(Arc::from(error)),
                });
            })
            .ok()
    }

    /// Notes a required member that was not set.
    pub fn require(&mut self, member: &'static str, is_missing: bool) {
        if is_missing && self.0.iter().all(|fault| fault.member != member) {
            self.0.push(BuildFault {
                member,
                error: None,
            });
        }
    }

    /// Returns the value.
    ///
    /// # Errors
    ///
    /// Fails if there are faults.
    pub fn result<T>(self, type_name: &'static str, value: Option<T>) -> Result<T, BuildError> {
        match value {
            Some(value) if self.0.is_empty() => Ok(value),
            _ => Err(BuildError {
                type_name,
                faults: self.0,
            }),
        }
    }
}
