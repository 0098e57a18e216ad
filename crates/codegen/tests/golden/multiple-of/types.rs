// Generated from the schemas by `cargo build`. Do not edit.

use ::saop_schema as __rt;

/// An amount in whole cents.
///
/// Valid under `{"type": "number", "minimum": 0, "multipleOf": 0.01}`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StepsCents {
    __inner: __rt::JsonNumber,
}

__rt::open_display!(StepsCents);

__rt::open_number!(StepsCents, JsonNumber);

__rt::open_checked!(StepsCents, __rt::JsonNumber, STEPS, 2);

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for StepsCents {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __rt::arbitrary_number::<schema_rules::StepsCents>(__u)
            .and_then(|__inner| {
                Self::__keep(__inner)
                    .map_err(|_| __rt::arbitrary::Error::IncorrectFormat)
            })
    }
}

/// Valid under `{"type": "number", "multipleOf": 0.5}`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StepsHalf {
    __inner: __rt::JsonNumber,
}

__rt::open_display!(StepsHalf);

__rt::open_number!(StepsHalf, JsonNumber);

__rt::open_checked!(StepsHalf, __rt::JsonNumber, STEPS, 3);

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for StepsHalf {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __rt::arbitrary_number::<schema_rules::StepsHalf>(__u)
            .and_then(|__inner| {
                Self::__keep(__inner)
                    .map_err(|_| __rt::arbitrary::Error::IncorrectFormat)
            })
    }
}

/// Valid under `{"type": "integer", "minimum": 0, "multipleOf": 12}`.
pub type StepsDozens = __rt::CheckedU64<schema_rules::StepsDozens>;

/// A case for the generator.
#[derive(Clone, Debug, PartialEq)]
pub struct Steps {
    /// An amount in whole cents.
    pub cents: StepsCents,
    /// The member `half`.
    pub half: ::std::option::Option<StepsHalf>,
    /// The member `dozens`.
    pub dozens: ::std::option::Option<StepsDozens>,
}

__rt::constructors!(
    Steps {} (cents : StepsCents as is) [with_half half : StepsHalf as is, with_dozens
    dozens : StepsDozens as is]
);

__rt::object!(
    Steps { required cents "cents" "\"cents\":" optional half "half" "\"half\":" optional
    dozens "dozens" "\"dozens\":" }
);

__rt::open_type!(Steps, STEPS, 1, exact, closed);

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for Steps {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        ::std::result::Result::Ok(Self {
            cents: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            half: __rt::arbitrary_option(
                __u,
                <StepsHalf as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
            )?,
            dozens: __rt::arbitrary_option(
                __u,
                <StepsDozens as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
            )?,
        })
    }
}

/// The rules of the checked types, each with the name of its type.
pub mod schema_rules {
    use super::__rt;
    __rt::rules! {
        NumberRule StepsCents { MINIMUM 0.0, MULTIPLE_OF 0.01 } NumberRule StepsHalf {
        MULTIPLE_OF 0.5 } IntegerRule StepsDozens { MULTIPLE_OF 12 }
    }
}

pub use schema_constants::*;

/// The text, the `$id` and the version of each schema.
pub mod schema_constants {
    /// The text of the schema `steps`, self-contained.
    pub const STEPS_SCHEMA: &str = ::std::include_str!("steps.bundled.json");
    /// The text of the file of the schema `steps`.
    pub const STEPS_SCHEMA_SOURCE: &str = ::std::include_str!("steps.schema.json");
    /// The `$id` of the schema `steps`.
    pub const STEPS_SCHEMA_ID: &str = "https://example.org/schemas/steps/1.0.0";
    /// The version of the schema `steps`.
    pub const STEPS_SCHEMA_VERSION: &str = "1.0.0";
}

__rt::schema_source!(["" "schemas.json"], numbers(4 U64));

/// The schema `steps`.
pub static STEPS: __rt::TypeSchema = __rt::TypeSchema::new(__rt::SchemaParts {
    name: "steps",
    id: STEPS_SCHEMA_ID,
    version: STEPS_SCHEMA_VERSION,
    title: "Steps",
    description: "A case for the generator.",
    subject: "Steps",
    text: STEPS_SCHEMA,
    source: STEPS_SCHEMA_SOURCE,
    kind: __rt::SchemaKind::Message,
    discriminator: ::std::option::Option::None,
    members: &["cents", "half", "dozens"],
    recursive: false,
    from: &__SOURCE,
    pointer: "/definitions/Steps",
    part: 1,
    one_pass: false,
    check: __rt::check::<Steps>,
});

__rt::message!(Steps, STEPS);

/// Every schema, sorted by name.
pub static SCHEMAS: &[&__rt::TypeSchema] = &[&STEPS];
