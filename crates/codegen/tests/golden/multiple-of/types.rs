// Generated from the schemas by `cargo build`. Do not edit.

use ::saop_schema as __rt;

/// A case for the generator.
#[derive(Clone, Debug, PartialEq)]
pub struct Steps {
    /// An amount in whole cents.
    pub cents: StepsCents,
    pub half: ::std::option::Option<StepsHalf>,
    pub dozens: ::std::option::Option<StepsDozens>,
}

__rt::constructors!(
    Steps {} (cents : StepsCents) [with_half half : StepsHalf, with_dozens dozens :
    StepsDozens]
);

__rt::described!(Steps, STEPS, "", ["cents", "half", "dozens"]);

impl __rt::Decode for Steps {
    fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        let mut __f0 = ::std::option::Option::None;
        let mut __f1 = ::std::option::Option::None;
        let mut __f2 = ::std::option::Option::None;
        __r.open_object()?;
        __rt::field(__r, "\"cents\":", &mut __f0)?;
        __rt::field(__r, "\"half\":", &mut __f1)?;
        __rt::field(__r, "\"dozens\":", &mut __f2)?;
        while !__r.close_object() {
            match __rt::member(__r, <Self as __rt::Described>::MEMBERS)? {
                0 => __rt::set(__r, &mut __f0)?,
                1 => __rt::set(__r, &mut __f1)?,
                _ => __rt::set(__r, &mut __f2)?,
            }
        }
        ::std::result::Result::Ok(Self {
            cents: __rt::required(__f0)?,
            half: __f1,
            dozens: __f2,
        })
    }
}

impl __rt::serde::Serialize for Steps {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        let mut __m = __rt::SerializeMembers::new(
            __s,
            1 + usize::from(self.half.is_some()) + usize::from(self.dozens.is_some()),
        )?;
        __m.member("cents", &self.cents)?;
        __m.optional("half", &self.half)?;
        __m.optional("dozens", &self.dozens)?;
        __m.end()
    }
}

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

/// An amount in whole cents.
pub type StepsCents = __rt::CheckedF64<schema_rules::StepsCents>;

/// The type of `/properties/half`.
pub type StepsHalf = __rt::CheckedF64<schema_rules::StepsHalf>;

/// The type of `/properties/dozens`.
pub type StepsDozens = __rt::CheckedU64<schema_rules::StepsDozens>;

/// The rules of the checked types, each with the name of its type.
pub mod schema_rules {
    use super::__rt;
    __rt::rules! {
        NumberRule StepsCents { MINIMUM 0.0, MULTIPLE_OF 0.01 } NumberRule StepsHalf {
        MULTIPLE_OF 0.5 } IntegerRule StepsDozens { MINIMUM 0, MULTIPLE_OF 12 }
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
    validation: ::std::include_str!("steps.validation.json"),
    kind: __rt::SchemaKind::Message,
    discriminator: ::std::option::Option::None,
    members: &["cents", "half", "dozens"],
    rules: &[],
    part_rules: &[],
    numbers: &[],
    checks: &[],
    recursive: false,
    open: ::std::option::Option::None,
    check: __rt::check::<Steps>,
});

__rt::message!(Steps, STEPS);

/// Every schema, sorted by name.
pub static SCHEMAS: &[&__rt::TypeSchema] = &[&STEPS];
