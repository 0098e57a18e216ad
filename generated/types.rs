// Generated from the schemas by `cargo gen`. Do not edit.

use crate::rt as __rt;

/// What a person needs to act on when a model's answers could not be read: every answer that was refused, and why.
#[derive(Clone, Debug, PartialEq)]
pub struct EscalationReport {
    /// Version of this schema that the sender wrote to; major version 1.
    pub schema_version: EscalationReportSchemaVersion,
    /// Tells an escalation report from the other messages.
    pub type_: EscalationReportType,
    /// Why no further correction was asked for: the retries are used up, or the model repeated an answer that had been refused.
    pub reason: EscalationReason,
    /// How many corrections were asked for.
    pub attempts: u64,
    /// How many corrections were allowed.
    pub max_retries: u64,
    /// Name of the schema that an answer had to meet; left out where any message would do.
    pub awaited: ::std::option::Option<__rt::NonEmptyString>,
    /// The turn that the answers were for, where it is known.
    pub context: ::std::option::Option<TurnContext>,
    /// What was wrong with the last answer, in one line.
    pub last_error: __rt::NonEmptyString,
    /// Tokens spent on all answers, as far as they are known.
    pub usage: ::std::option::Option<TokenUsage>,
    /// Every answer that was refused, in the order in which they came.
    pub history: ::std::vec::Vec<RefusedResponse>,
}

const _: () = {
    struct __Fields;
    impl __rt::Fields for __Fields {
        const OBJECT: &'static str = "EscalationReport";
        const NAMES: &'static [&'static str] = &[
            "schema_version",
            "type",
            "reason",
            "attempts",
            "max_retries",
            "awaited",
            "context",
            "last_error",
            "usage",
            "history",
        ];
        fn index(__key: &str) -> ::std::option::Option<usize> {
            match __key {
                "schema_version" => ::std::option::Option::Some(0),
                "type" => ::std::option::Option::Some(1),
                "reason" => ::std::option::Option::Some(2),
                "attempts" => ::std::option::Option::Some(3),
                "max_retries" => ::std::option::Option::Some(4),
                "awaited" => ::std::option::Option::Some(5),
                "context" => ::std::option::Option::Some(6),
                "last_error" => ::std::option::Option::Some(7),
                "usage" => ::std::option::Option::Some(8),
                "history" => ::std::option::Option::Some(9),
                _ => ::std::option::Option::None,
            }
        }
    }
    struct __Visitor;
    impl<'de> __rt::serde::de::Visitor<'de> for __Visitor {
        type Value = EscalationReport;
        fn expecting(
            &self,
            __formatter: &mut ::std::fmt::Formatter<'_>,
        ) -> ::std::fmt::Result {
            __formatter.write_str(<__Fields as __rt::Fields>::OBJECT)
        }
        fn visit_map<__A: __rt::serde::de::MapAccess<'de>>(
            self,
            mut __map: __A,
        ) -> ::std::result::Result<Self::Value, __A::Error> {
            let mut __f0: ::std::option::Option<EscalationReportSchemaVersion> = ::std::option::Option::None;
            let mut __f1: ::std::option::Option<EscalationReportType> = ::std::option::Option::None;
            let mut __f2: ::std::option::Option<EscalationReason> = ::std::option::Option::None;
            let mut __f3: ::std::option::Option<u64> = ::std::option::Option::None;
            let mut __f4: ::std::option::Option<u64> = ::std::option::Option::None;
            let mut __f5: ::std::option::Option<__rt::NonEmptyString> = ::std::option::Option::None;
            let mut __f6: ::std::option::Option<TurnContext> = ::std::option::Option::None;
            let mut __f7: ::std::option::Option<__rt::NonEmptyString> = ::std::option::Option::None;
            let mut __f8: ::std::option::Option<TokenUsage> = ::std::option::Option::None;
            let mut __f9: ::std::option::Option<::std::vec::Vec<RefusedResponse>> = ::std::option::Option::None;
            while let ::std::option::Option::Some(__index) = __rt::next_field::<
                __Fields,
                _,
            >(&mut __map)? {
                match __index {
                    0 => __rt::set(&mut __f0, &mut __map, "schema_version")?,
                    1 => __rt::set(&mut __f1, &mut __map, "type")?,
                    2 => __rt::set(&mut __f2, &mut __map, "reason")?,
                    3 => __rt::set(&mut __f3, &mut __map, "attempts")?,
                    4 => __rt::set(&mut __f4, &mut __map, "max_retries")?,
                    5 => __rt::set(&mut __f5, &mut __map, "awaited")?,
                    6 => __rt::set(&mut __f6, &mut __map, "context")?,
                    7 => __rt::set(&mut __f7, &mut __map, "last_error")?,
                    8 => __rt::set(&mut __f8, &mut __map, "usage")?,
                    _ => __rt::set(&mut __f9, &mut __map, "history")?,
                }
            }
            ::std::result::Result::Ok(EscalationReport {
                schema_version: __rt::required(__f0, "schema_version")?,
                type_: __rt::required(__f1, "type")?,
                reason: __rt::required(__f2, "reason")?,
                attempts: __rt::required(__f3, "attempts")?,
                max_retries: __rt::required(__f4, "max_retries")?,
                awaited: __f5,
                context: __f6,
                last_error: __rt::required(__f7, "last_error")?,
                usage: __f8,
                history: __rt::required(__f9, "history")?,
            })
        }
    }
    impl<'de> __rt::serde::Deserialize<'de> for EscalationReport {
        fn deserialize<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            __rt::serde::Deserializer::deserialize_struct(
                __deserializer,
                <__Fields as __rt::Fields>::OBJECT,
                <__Fields as __rt::Fields>::NAMES,
                __Visitor,
            )
        }
    }
    impl<'de> __rt::Decode<'de> for EscalationReport {
        fn decode<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            <Self as __rt::serde::Deserialize<'de>>::deserialize(__deserializer)
        }
    }
    impl __rt::serde::Serialize for EscalationReport {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __serializer: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let __length = 7 + usize::from(self.awaited.is_some())
                + usize::from(self.context.is_some())
                + usize::from(self.usage.is_some());
            let mut __map = __rt::serde::Serializer::serialize_map(
                __serializer,
                ::std::option::Option::Some(__length),
            )?;
            __rt::serde::ser::SerializeMap::serialize_entry(
                &mut __map,
                "schema_version",
                &self.schema_version,
            )?;
            __rt::serde::ser::SerializeMap::serialize_entry(
                &mut __map,
                "type",
                &self.type_,
            )?;
            __rt::serde::ser::SerializeMap::serialize_entry(
                &mut __map,
                "reason",
                &self.reason,
            )?;
            __rt::serde::ser::SerializeMap::serialize_entry(
                &mut __map,
                "attempts",
                &self.attempts,
            )?;
            __rt::serde::ser::SerializeMap::serialize_entry(
                &mut __map,
                "max_retries",
                &self.max_retries,
            )?;
            if let ::std::option::Option::Some(__value) = &self.awaited {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "awaited",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.context {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "context",
                    __value,
                )?;
            }
            __rt::serde::ser::SerializeMap::serialize_entry(
                &mut __map,
                "last_error",
                &self.last_error,
            )?;
            if let ::std::option::Option::Some(__value) = &self.usage {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "usage",
                    __value,
                )?;
            }
            __rt::serde::ser::SerializeMap::serialize_entry(
                &mut __map,
                "history",
                &self.history,
            )?;
            __rt::serde::ser::SerializeMap::end(__map)
        }
    }
};

#[cfg(feature = "schemars")]
impl __rt::schemars::JsonSchema for EscalationReport {
    fn schema_name() -> ::std::borrow::Cow<'static, str> {
        ::std::borrow::Cow::Borrowed("EscalationReport")
    }
    fn schema_id() -> ::std::borrow::Cow<'static, str> {
        ::std::borrow::Cow::Borrowed("https://devs.ai/schemas/escalation-report/1.0.0#")
    }
    fn json_schema(_: &mut __rt::schemars::SchemaGenerator) -> __rt::schemars::Schema {
        __rt::json_schema(&ESCALATION_REPORT, "")
    }
}

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for EscalationReport {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        ::std::result::Result::Ok(Self {
            schema_version: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            type_: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            reason: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            attempts: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            max_retries: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            awaited: __rt::arbitrary_option(
                __u,
                <__rt::NonEmptyString as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
            )?,
            context: __rt::arbitrary_option(
                __u,
                <TurnContext as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
            )?,
            last_error: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            usage: __rt::arbitrary_option(
                __u,
                <TokenUsage as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
            )?,
            history: __rt::arbitrary_array(
                __u,
                <RefusedResponse as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
            )?,
        })
    }
    fn size_hint(__depth: usize) -> (usize, ::std::option::Option<usize>) {
        __rt::arbitrary::size_hint::and_all(
            &[
                <EscalationReportSchemaVersion as __rt::arbitrary::Arbitrary<
                    'a,
                >>::size_hint(__depth),
                <EscalationReportType as __rt::arbitrary::Arbitrary<
                    'a,
                >>::size_hint(__depth),
                <EscalationReason as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
                <u64 as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
                <u64 as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
                <::std::option::Option<
                    __rt::NonEmptyString,
                > as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
                <::std::option::Option<
                    TurnContext,
                > as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
                <__rt::NonEmptyString as __rt::arbitrary::Arbitrary<
                    'a,
                >>::size_hint(__depth),
                <::std::option::Option<
                    TokenUsage,
                > as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
                <::std::vec::Vec<
                    RefusedResponse,
                > as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
            ],
        )
    }
}

/// Version of this schema that the sender wrote to; major version 1.
pub type EscalationReportSchemaVersion = __rt::CheckedString<
    EscalationReportSchemaVersionRule,
>;

/// The rule of `EscalationReportSchemaVersion`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EscalationReportSchemaVersionRule {}

impl __rt::StringRule for EscalationReportSchemaVersionRule {
    const NAME: &'static str = "EscalationReportSchemaVersion";
    const PATTERN: ::std::option::Option<&'static str> = ::std::option::Option::Some(
        "^1\\.\\d+\\.\\d+$",
    );
    fn regex() -> ::std::option::Option<&'static __rt::Pattern> {
        static __PATTERN: __rt::Pattern = __rt::Pattern::new("^1\\.[0-9]+\\.[0-9]+$");
        ::std::option::Option::Some(&__PATTERN)
    }
}

/// Tells an escalation report from the other messages.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[derive(Default)]
pub enum EscalationReportType {
    /// The value `escalation_report`.
    #[default]
    EscalationReport,
}

impl EscalationReportType {
    /// Every value, in the order of the schema.
    pub const ALL: &'static [Self] = &[Self::EscalationReport];
    /// The value as the schema spells it.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::EscalationReport => "escalation_report",
        }
    }
}

impl ::std::fmt::Display for EscalationReportType {
    fn fmt(&self, __formatter: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        __formatter.pad((*self).as_str())
    }
}

const _: () = {
    const __NAMES: &[&str] = &["escalation_report"];
    impl<'de> __rt::serde::Deserialize<'de> for EscalationReportType {
        fn deserialize<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            __rt::decode_enum(__deserializer, "EscalationReportType", __NAMES)
                .map(|_| Self::EscalationReport)
        }
    }
    impl<'de> __rt::Decode<'de> for EscalationReportType {
        fn decode<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            <Self as __rt::serde::Deserialize<'de>>::deserialize(__deserializer)
        }
    }
    impl __rt::serde::Serialize for EscalationReportType {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __serializer: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            __rt::serde::Serializer::serialize_str(__serializer, (*self).as_str())
        }
    }
};

#[cfg(feature = "schemars")]
impl __rt::schemars::JsonSchema for EscalationReportType {
    fn schema_name() -> ::std::borrow::Cow<'static, str> {
        ::std::borrow::Cow::Borrowed("EscalationReportType")
    }
    fn schema_id() -> ::std::borrow::Cow<'static, str> {
        ::std::borrow::Cow::Borrowed(
            "https://devs.ai/schemas/escalation-report/1.0.0#/properties/type",
        )
    }
    fn json_schema(_: &mut __rt::schemars::SchemaGenerator) -> __rt::schemars::Schema {
        __rt::json_schema(&ESCALATION_REPORT, "/properties/type")
    }
}

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for EscalationReportType {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __rt::arbitrary::Unstructured::choose(__u, Self::ALL).copied()
    }
    fn size_hint(__depth: usize) -> (usize, ::std::option::Option<usize>) {
        (0, ::std::option::Option::Some(0))
    }
}

/// Why no further correction was asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EscalationReason {
    /// The value `max_retries_exceeded`.
    MaxRetriesExceeded,
    /// The value `no_progress`.
    NoProgress,
}

impl EscalationReason {
    /// Every value, in the order of the schema.
    pub const ALL: &'static [Self] = &[Self::MaxRetriesExceeded, Self::NoProgress];
    /// The value as the schema spells it.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::MaxRetriesExceeded => "max_retries_exceeded",
            Self::NoProgress => "no_progress",
        }
    }
}

impl ::std::fmt::Display for EscalationReason {
    fn fmt(&self, __formatter: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        __formatter.pad((*self).as_str())
    }
}

const _: () = {
    const __NAMES: &[&str] = &["max_retries_exceeded", "no_progress"];
    impl<'de> __rt::serde::Deserialize<'de> for EscalationReason {
        fn deserialize<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            match __rt::decode_enum(__deserializer, "EscalationReason", __NAMES)? {
                0 => ::std::result::Result::Ok(Self::MaxRetriesExceeded),
                _ => ::std::result::Result::Ok(Self::NoProgress),
            }
        }
    }
    impl<'de> __rt::Decode<'de> for EscalationReason {
        fn decode<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            <Self as __rt::serde::Deserialize<'de>>::deserialize(__deserializer)
        }
    }
    impl __rt::serde::Serialize for EscalationReason {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __serializer: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            __rt::serde::Serializer::serialize_str(__serializer, (*self).as_str())
        }
    }
};

#[cfg(feature = "schemars")]
impl __rt::schemars::JsonSchema for EscalationReason {
    fn schema_name() -> ::std::borrow::Cow<'static, str> {
        ::std::borrow::Cow::Borrowed("EscalationReason")
    }
    fn schema_id() -> ::std::borrow::Cow<'static, str> {
        ::std::borrow::Cow::Borrowed(
            "https://devs.ai/schemas/escalation-report/1.0.0#/definitions/EscalationReason",
        )
    }
    fn json_schema(_: &mut __rt::schemars::SchemaGenerator) -> __rt::schemars::Schema {
        __rt::json_schema(&ESCALATION_REPORT, "/definitions/EscalationReason")
    }
}

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for EscalationReason {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __rt::arbitrary::Unstructured::choose(__u, Self::ALL).copied()
    }
    fn size_hint(__depth: usize) -> (usize, ::std::option::Option<usize>) {
        (1, ::std::option::Option::Some(1))
    }
}

/// The turn of an agent that a model's answer is for.
#[derive(Clone, Debug, PartialEq)]
pub struct TurnContext {
    /// Identifies the session.
    pub session_id: __rt::NonEmptyString,
    /// Identifies the agent within the session.
    pub agent_id: __rt::NonEmptyString,
    /// Position of the turn in the agent's run, counted from 0.
    pub turn_index: u64,
    /// Phase of the work that the turn belongs to.
    pub phase: __rt::NonEmptyString,
}

const _: () = {
    struct __Fields;
    impl __rt::Fields for __Fields {
        const OBJECT: &'static str = "TurnContext";
        const NAMES: &'static [&'static str] = &[
            "session_id",
            "agent_id",
            "turn_index",
            "phase",
        ];
        fn index(__key: &str) -> ::std::option::Option<usize> {
            match __key {
                "session_id" => ::std::option::Option::Some(0),
                "agent_id" => ::std::option::Option::Some(1),
                "turn_index" => ::std::option::Option::Some(2),
                "phase" => ::std::option::Option::Some(3),
                _ => ::std::option::Option::None,
            }
        }
    }
    struct __Visitor;
    impl<'de> __rt::serde::de::Visitor<'de> for __Visitor {
        type Value = TurnContext;
        fn expecting(
            &self,
            __formatter: &mut ::std::fmt::Formatter<'_>,
        ) -> ::std::fmt::Result {
            __formatter.write_str(<__Fields as __rt::Fields>::OBJECT)
        }
        fn visit_map<__A: __rt::serde::de::MapAccess<'de>>(
            self,
            mut __map: __A,
        ) -> ::std::result::Result<Self::Value, __A::Error> {
            let mut __f0: ::std::option::Option<__rt::NonEmptyString> = ::std::option::Option::None;
            let mut __f1: ::std::option::Option<__rt::NonEmptyString> = ::std::option::Option::None;
            let mut __f2: ::std::option::Option<u64> = ::std::option::Option::None;
            let mut __f3: ::std::option::Option<__rt::NonEmptyString> = ::std::option::Option::None;
            while let ::std::option::Option::Some(__index) = __rt::next_field::<
                __Fields,
                _,
            >(&mut __map)? {
                match __index {
                    0 => __rt::set(&mut __f0, &mut __map, "session_id")?,
                    1 => __rt::set(&mut __f1, &mut __map, "agent_id")?,
                    2 => __rt::set(&mut __f2, &mut __map, "turn_index")?,
                    _ => __rt::set(&mut __f3, &mut __map, "phase")?,
                }
            }
            ::std::result::Result::Ok(TurnContext {
                session_id: __rt::required(__f0, "session_id")?,
                agent_id: __rt::required(__f1, "agent_id")?,
                turn_index: __rt::required(__f2, "turn_index")?,
                phase: __rt::required(__f3, "phase")?,
            })
        }
    }
    impl<'de> __rt::serde::Deserialize<'de> for TurnContext {
        fn deserialize<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            __rt::serde::Deserializer::deserialize_struct(
                __deserializer,
                <__Fields as __rt::Fields>::OBJECT,
                <__Fields as __rt::Fields>::NAMES,
                __Visitor,
            )
        }
    }
    impl<'de> __rt::Decode<'de> for TurnContext {
        fn decode<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            <Self as __rt::serde::Deserialize<'de>>::deserialize(__deserializer)
        }
    }
    impl __rt::serde::Serialize for TurnContext {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __serializer: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let __length = 4;
            let mut __map = __rt::serde::Serializer::serialize_map(
                __serializer,
                ::std::option::Option::Some(__length),
            )?;
            __rt::serde::ser::SerializeMap::serialize_entry(
                &mut __map,
                "session_id",
                &self.session_id,
            )?;
            __rt::serde::ser::SerializeMap::serialize_entry(
                &mut __map,
                "agent_id",
                &self.agent_id,
            )?;
            __rt::serde::ser::SerializeMap::serialize_entry(
                &mut __map,
                "turn_index",
                &self.turn_index,
            )?;
            __rt::serde::ser::SerializeMap::serialize_entry(
                &mut __map,
                "phase",
                &self.phase,
            )?;
            __rt::serde::ser::SerializeMap::end(__map)
        }
    }
};

#[cfg(feature = "schemars")]
impl __rt::schemars::JsonSchema for TurnContext {
    fn schema_name() -> ::std::borrow::Cow<'static, str> {
        ::std::borrow::Cow::Borrowed("TurnContext")
    }
    fn schema_id() -> ::std::borrow::Cow<'static, str> {
        ::std::borrow::Cow::Borrowed(
            "https://devs.ai/schemas/escalation-report/1.0.0#/definitions/TurnContext",
        )
    }
    fn json_schema(_: &mut __rt::schemars::SchemaGenerator) -> __rt::schemars::Schema {
        __rt::json_schema(&ESCALATION_REPORT, "/definitions/TurnContext")
    }
}

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for TurnContext {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        ::std::result::Result::Ok(Self {
            session_id: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            agent_id: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            turn_index: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            phase: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
        })
    }
    fn size_hint(__depth: usize) -> (usize, ::std::option::Option<usize>) {
        __rt::arbitrary::size_hint::and_all(
            &[
                <__rt::NonEmptyString as __rt::arbitrary::Arbitrary<
                    'a,
                >>::size_hint(__depth),
                <__rt::NonEmptyString as __rt::arbitrary::Arbitrary<
                    'a,
                >>::size_hint(__depth),
                <u64 as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
                <__rt::NonEmptyString as __rt::arbitrary::Arbitrary<
                    'a,
                >>::size_hint(__depth),
            ],
        )
    }
}

/// Tokens spent, as the model's provider counts them.
#[derive(Clone, Debug, PartialEq)]
pub struct TokenUsage {
    /// Tokens that the model was given.
    pub prompt_tokens: u64,
    /// Tokens that the model answered with.
    pub completion_tokens: u64,
}

const _: () = {
    struct __Fields;
    impl __rt::Fields for __Fields {
        const OBJECT: &'static str = "TokenUsage";
        const NAMES: &'static [&'static str] = &["prompt_tokens", "completion_tokens"];
        fn index(__key: &str) -> ::std::option::Option<usize> {
            match __key {
                "prompt_tokens" => ::std::option::Option::Some(0),
                "completion_tokens" => ::std::option::Option::Some(1),
                _ => ::std::option::Option::None,
            }
        }
    }
    struct __Visitor;
    impl<'de> __rt::serde::de::Visitor<'de> for __Visitor {
        type Value = TokenUsage;
        fn expecting(
            &self,
            __formatter: &mut ::std::fmt::Formatter<'_>,
        ) -> ::std::fmt::Result {
            __formatter.write_str(<__Fields as __rt::Fields>::OBJECT)
        }
        fn visit_map<__A: __rt::serde::de::MapAccess<'de>>(
            self,
            mut __map: __A,
        ) -> ::std::result::Result<Self::Value, __A::Error> {
            let mut __f0: ::std::option::Option<u64> = ::std::option::Option::None;
            let mut __f1: ::std::option::Option<u64> = ::std::option::Option::None;
            while let ::std::option::Option::Some(__index) = __rt::next_field::<
                __Fields,
                _,
            >(&mut __map)? {
                match __index {
                    0 => __rt::set(&mut __f0, &mut __map, "prompt_tokens")?,
                    _ => __rt::set(&mut __f1, &mut __map, "completion_tokens")?,
                }
            }
            ::std::result::Result::Ok(TokenUsage {
                prompt_tokens: __rt::required(__f0, "prompt_tokens")?,
                completion_tokens: __rt::required(__f1, "completion_tokens")?,
            })
        }
    }
    impl<'de> __rt::serde::Deserialize<'de> for TokenUsage {
        fn deserialize<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            __rt::serde::Deserializer::deserialize_struct(
                __deserializer,
                <__Fields as __rt::Fields>::OBJECT,
                <__Fields as __rt::Fields>::NAMES,
                __Visitor,
            )
        }
    }
    impl<'de> __rt::Decode<'de> for TokenUsage {
        fn decode<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            <Self as __rt::serde::Deserialize<'de>>::deserialize(__deserializer)
        }
    }
    impl __rt::serde::Serialize for TokenUsage {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __serializer: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let __length = 2;
            let mut __map = __rt::serde::Serializer::serialize_map(
                __serializer,
                ::std::option::Option::Some(__length),
            )?;
            __rt::serde::ser::SerializeMap::serialize_entry(
                &mut __map,
                "prompt_tokens",
                &self.prompt_tokens,
            )?;
            __rt::serde::ser::SerializeMap::serialize_entry(
                &mut __map,
                "completion_tokens",
                &self.completion_tokens,
            )?;
            __rt::serde::ser::SerializeMap::end(__map)
        }
    }
};

#[cfg(feature = "schemars")]
impl __rt::schemars::JsonSchema for TokenUsage {
    fn schema_name() -> ::std::borrow::Cow<'static, str> {
        ::std::borrow::Cow::Borrowed("TokenUsage")
    }
    fn schema_id() -> ::std::borrow::Cow<'static, str> {
        ::std::borrow::Cow::Borrowed(
            "https://devs.ai/schemas/escalation-report/1.0.0#/definitions/TokenUsage",
        )
    }
    fn json_schema(_: &mut __rt::schemars::SchemaGenerator) -> __rt::schemars::Schema {
        __rt::json_schema(&ESCALATION_REPORT, "/definitions/TokenUsage")
    }
}

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for TokenUsage {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        ::std::result::Result::Ok(Self {
            prompt_tokens: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            completion_tokens: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
        })
    }
    fn size_hint(__depth: usize) -> (usize, ::std::option::Option<usize>) {
        __rt::arbitrary::size_hint::and_all(
            &[
                <u64 as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
                <u64 as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
            ],
        )
    }
}

/// What sort of answer was refused: not JSON; JSON that breaks the schema or a rule; cut short; nothing at all; or declined by the model or its provider.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum FailureClass {
    /// The value `invalid_json`.
    InvalidJson,
    /// The value `schema_violation`.
    SchemaViolation,
    /// The value `truncated`.
    Truncated,
    /// The value `empty`.
    Empty,
    /// The value `refusal`.
    Refusal,
}

impl FailureClass {
    /// Every value, in the order of the schema.
    pub const ALL: &'static [Self] = &[
        Self::InvalidJson,
        Self::SchemaViolation,
        Self::Truncated,
        Self::Empty,
        Self::Refusal,
    ];
    /// The value as the schema spells it.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::InvalidJson => "invalid_json",
            Self::SchemaViolation => "schema_violation",
            Self::Truncated => "truncated",
            Self::Empty => "empty",
            Self::Refusal => "refusal",
        }
    }
}

impl ::std::fmt::Display for FailureClass {
    fn fmt(&self, __formatter: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        __formatter.pad((*self).as_str())
    }
}

const _: () = {
    const __NAMES: &[&str] = &[
        "invalid_json",
        "schema_violation",
        "truncated",
        "empty",
        "refusal",
    ];
    impl<'de> __rt::serde::Deserialize<'de> for FailureClass {
        fn deserialize<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            match __rt::decode_enum(__deserializer, "FailureClass", __NAMES)? {
                0 => ::std::result::Result::Ok(Self::InvalidJson),
                1 => ::std::result::Result::Ok(Self::SchemaViolation),
                2 => ::std::result::Result::Ok(Self::Truncated),
                3 => ::std::result::Result::Ok(Self::Empty),
                _ => ::std::result::Result::Ok(Self::Refusal),
            }
        }
    }
    impl<'de> __rt::Decode<'de> for FailureClass {
        fn decode<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            <Self as __rt::serde::Deserialize<'de>>::deserialize(__deserializer)
        }
    }
    impl __rt::serde::Serialize for FailureClass {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __serializer: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            __rt::serde::Serializer::serialize_str(__serializer, (*self).as_str())
        }
    }
};

#[cfg(feature = "schemars")]
impl __rt::schemars::JsonSchema for FailureClass {
    fn schema_name() -> ::std::borrow::Cow<'static, str> {
        ::std::borrow::Cow::Borrowed("FailureClass")
    }
    fn schema_id() -> ::std::borrow::Cow<'static, str> {
        ::std::borrow::Cow::Borrowed(
            "https://devs.ai/schemas/escalation-report/1.0.0#/definitions/FailureClass",
        )
    }
    fn json_schema(_: &mut __rt::schemars::SchemaGenerator) -> __rt::schemars::Schema {
        __rt::json_schema(&ESCALATION_REPORT, "/definitions/FailureClass")
    }
}

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for FailureClass {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __rt::arbitrary::Unstructured::choose(__u, Self::ALL).copied()
    }
    fn size_hint(__depth: usize) -> (usize, ::std::option::Option<usize>) {
        (1, ::std::option::Option::Some(1))
    }
}

/// One answer that was refused.
#[derive(Clone, Debug, PartialEq)]
pub struct RefusedResponse {
    /// What sort of answer it was.
    pub class: FailureClass,
    /// What was wrong with it, in one line.
    pub error: __rt::NonEmptyString,
    /// Why the model stopped, as its provider says it.
    pub finish_reason: ::std::option::Option<::std::string::String>,
    /// Length of the answer in bytes.
    pub response_bytes: u64,
    /// Tells whether two answers are the same: 64 bits of FNV-1a in hexadecimal digits.
    pub response_hash: RefusedResponseResponseHash,
    /// The answer itself, as `response_encoding` says. Left out of a redacted report.
    pub response: ::std::option::Option<::std::string::String>,
    /// How the answer is written: `utf8` as it is, or in `base64` (standard alphabet, padded) where it is not text.
    pub response_encoding: ::std::option::Option<RefusedResponseResponseEncoding>,
    /// Tokens spent on this answer, where they are known.
    pub usage: ::std::option::Option<TokenUsage>,
    /// How many different things were wrong with it.
    pub violation_count: u64,
    /// What was wrong with it, by position; the first hundred where there are more.
    pub violations: ::std::vec::Vec<ReportedViolation>,
}

const _: () = {
    struct __Fields;
    impl __rt::Fields for __Fields {
        const OBJECT: &'static str = "RefusedResponse";
        const NAMES: &'static [&'static str] = &[
            "class",
            "error",
            "finish_reason",
            "response_bytes",
            "response_hash",
            "response",
            "response_encoding",
            "usage",
            "violation_count",
            "violations",
        ];
        fn index(__key: &str) -> ::std::option::Option<usize> {
            match __key {
                "class" => ::std::option::Option::Some(0),
                "error" => ::std::option::Option::Some(1),
                "finish_reason" => ::std::option::Option::Some(2),
                "response_bytes" => ::std::option::Option::Some(3),
                "response_hash" => ::std::option::Option::Some(4),
                "response" => ::std::option::Option::Some(5),
                "response_encoding" => ::std::option::Option::Some(6),
                "usage" => ::std::option::Option::Some(7),
                "violation_count" => ::std::option::Option::Some(8),
                "violations" => ::std::option::Option::Some(9),
                _ => ::std::option::Option::None,
            }
        }
    }
    struct __Visitor;
    impl<'de> __rt::serde::de::Visitor<'de> for __Visitor {
        type Value = RefusedResponse;
        fn expecting(
            &self,
            __formatter: &mut ::std::fmt::Formatter<'_>,
        ) -> ::std::fmt::Result {
            __formatter.write_str(<__Fields as __rt::Fields>::OBJECT)
        }
        fn visit_map<__A: __rt::serde::de::MapAccess<'de>>(
            self,
            mut __map: __A,
        ) -> ::std::result::Result<Self::Value, __A::Error> {
            let mut __f0: ::std::option::Option<FailureClass> = ::std::option::Option::None;
            let mut __f1: ::std::option::Option<__rt::NonEmptyString> = ::std::option::Option::None;
            let mut __f2: ::std::option::Option<::std::string::String> = ::std::option::Option::None;
            let mut __f3: ::std::option::Option<u64> = ::std::option::Option::None;
            let mut __f4: ::std::option::Option<RefusedResponseResponseHash> = ::std::option::Option::None;
            let mut __f5: ::std::option::Option<::std::string::String> = ::std::option::Option::None;
            let mut __f6: ::std::option::Option<RefusedResponseResponseEncoding> = ::std::option::Option::None;
            let mut __f7: ::std::option::Option<TokenUsage> = ::std::option::Option::None;
            let mut __f8: ::std::option::Option<u64> = ::std::option::Option::None;
            let mut __f9: ::std::option::Option<::std::vec::Vec<ReportedViolation>> = ::std::option::Option::None;
            while let ::std::option::Option::Some(__index) = __rt::next_field::<
                __Fields,
                _,
            >(&mut __map)? {
                match __index {
                    0 => __rt::set(&mut __f0, &mut __map, "class")?,
                    1 => __rt::set(&mut __f1, &mut __map, "error")?,
                    2 => __rt::set(&mut __f2, &mut __map, "finish_reason")?,
                    3 => __rt::set(&mut __f3, &mut __map, "response_bytes")?,
                    4 => __rt::set(&mut __f4, &mut __map, "response_hash")?,
                    5 => __rt::set(&mut __f5, &mut __map, "response")?,
                    6 => __rt::set(&mut __f6, &mut __map, "response_encoding")?,
                    7 => __rt::set(&mut __f7, &mut __map, "usage")?,
                    8 => __rt::set(&mut __f8, &mut __map, "violation_count")?,
                    _ => __rt::set(&mut __f9, &mut __map, "violations")?,
                }
            }
            ::std::result::Result::Ok(RefusedResponse {
                class: __rt::required(__f0, "class")?,
                error: __rt::required(__f1, "error")?,
                finish_reason: __f2,
                response_bytes: __rt::required(__f3, "response_bytes")?,
                response_hash: __rt::required(__f4, "response_hash")?,
                response: __f5,
                response_encoding: __f6,
                usage: __f7,
                violation_count: __rt::required(__f8, "violation_count")?,
                violations: __rt::required(__f9, "violations")?,
            })
        }
    }
    impl<'de> __rt::serde::Deserialize<'de> for RefusedResponse {
        fn deserialize<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            __rt::serde::Deserializer::deserialize_struct(
                __deserializer,
                <__Fields as __rt::Fields>::OBJECT,
                <__Fields as __rt::Fields>::NAMES,
                __Visitor,
            )
        }
    }
    impl<'de> __rt::Decode<'de> for RefusedResponse {
        fn decode<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            <Self as __rt::serde::Deserialize<'de>>::deserialize(__deserializer)
        }
    }
    impl __rt::serde::Serialize for RefusedResponse {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __serializer: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let __length = 6 + usize::from(self.finish_reason.is_some())
                + usize::from(self.response.is_some())
                + usize::from(self.response_encoding.is_some())
                + usize::from(self.usage.is_some());
            let mut __map = __rt::serde::Serializer::serialize_map(
                __serializer,
                ::std::option::Option::Some(__length),
            )?;
            __rt::serde::ser::SerializeMap::serialize_entry(
                &mut __map,
                "class",
                &self.class,
            )?;
            __rt::serde::ser::SerializeMap::serialize_entry(
                &mut __map,
                "error",
                &self.error,
            )?;
            if let ::std::option::Option::Some(__value) = &self.finish_reason {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "finish_reason",
                    __value,
                )?;
            }
            __rt::serde::ser::SerializeMap::serialize_entry(
                &mut __map,
                "response_bytes",
                &self.response_bytes,
            )?;
            __rt::serde::ser::SerializeMap::serialize_entry(
                &mut __map,
                "response_hash",
                &self.response_hash,
            )?;
            if let ::std::option::Option::Some(__value) = &self.response {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "response",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.response_encoding {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "response_encoding",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.usage {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "usage",
                    __value,
                )?;
            }
            __rt::serde::ser::SerializeMap::serialize_entry(
                &mut __map,
                "violation_count",
                &self.violation_count,
            )?;
            __rt::serde::ser::SerializeMap::serialize_entry(
                &mut __map,
                "violations",
                &self.violations,
            )?;
            __rt::serde::ser::SerializeMap::end(__map)
        }
    }
};

#[cfg(feature = "schemars")]
impl __rt::schemars::JsonSchema for RefusedResponse {
    fn schema_name() -> ::std::borrow::Cow<'static, str> {
        ::std::borrow::Cow::Borrowed("RefusedResponse")
    }
    fn schema_id() -> ::std::borrow::Cow<'static, str> {
        ::std::borrow::Cow::Borrowed(
            "https://devs.ai/schemas/escalation-report/1.0.0#/definitions/RefusedResponse",
        )
    }
    fn json_schema(_: &mut __rt::schemars::SchemaGenerator) -> __rt::schemars::Schema {
        __rt::json_schema(&ESCALATION_REPORT, "/definitions/RefusedResponse")
    }
}

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for RefusedResponse {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        ::std::result::Result::Ok(Self {
            class: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            error: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            finish_reason: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
            response_bytes: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            response_hash: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            response: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
            response_encoding: __rt::arbitrary_option(
                __u,
                <RefusedResponseResponseEncoding as __rt::arbitrary::Arbitrary<
                    'a,
                >>::arbitrary,
            )?,
            usage: __rt::arbitrary_option(
                __u,
                <TokenUsage as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
            )?,
            violation_count: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            violations: __rt::arbitrary_array(
                __u,
                <ReportedViolation as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
            )?,
        })
    }
    fn size_hint(__depth: usize) -> (usize, ::std::option::Option<usize>) {
        __rt::arbitrary::size_hint::and_all(
            &[
                <FailureClass as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
                <__rt::NonEmptyString as __rt::arbitrary::Arbitrary<
                    'a,
                >>::size_hint(__depth),
                <::std::option::Option<
                    ::std::string::String,
                > as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
                <u64 as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
                <RefusedResponseResponseHash as __rt::arbitrary::Arbitrary<
                    'a,
                >>::size_hint(__depth),
                <::std::option::Option<
                    ::std::string::String,
                > as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
                <::std::option::Option<
                    RefusedResponseResponseEncoding,
                > as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
                <::std::option::Option<
                    TokenUsage,
                > as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
                <u64 as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
                <::std::vec::Vec<
                    ReportedViolation,
                > as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
            ],
        )
    }
}

/// Tells whether two answers are the same: 64 bits of FNV-1a in hexadecimal digits.
pub type RefusedResponseResponseHash = __rt::CheckedString<
    RefusedResponseResponseHashRule,
>;

/// The rule of `RefusedResponseResponseHash`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RefusedResponseResponseHashRule {}

impl __rt::StringRule for RefusedResponseResponseHashRule {
    const NAME: &'static str = "RefusedResponseResponseHash";
    const PATTERN: ::std::option::Option<&'static str> = ::std::option::Option::Some(
        "^[0-9a-f]{16}$",
    );
    fn regex() -> ::std::option::Option<&'static __rt::Pattern> {
        static __PATTERN: __rt::Pattern = __rt::Pattern::new("^[0-9a-f]{16}$");
        ::std::option::Option::Some(&__PATTERN)
    }
}

/// How the answer is written: `utf8` as it is, or in `base64` (standard alphabet, padded) where it is not text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RefusedResponseResponseEncoding {
    /// The value `utf8`.
    Utf8,
    /// The value `base64`.
    Base64,
}

impl RefusedResponseResponseEncoding {
    /// Every value, in the order of the schema.
    pub const ALL: &'static [Self] = &[Self::Utf8, Self::Base64];
    /// The value as the schema spells it.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Utf8 => "utf8",
            Self::Base64 => "base64",
        }
    }
}

impl ::std::fmt::Display for RefusedResponseResponseEncoding {
    fn fmt(&self, __formatter: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        __formatter.pad((*self).as_str())
    }
}

const _: () = {
    const __NAMES: &[&str] = &["utf8", "base64"];
    impl<'de> __rt::serde::Deserialize<'de> for RefusedResponseResponseEncoding {
        fn deserialize<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            match __rt::decode_enum(
                __deserializer,
                "RefusedResponseResponseEncoding",
                __NAMES,
            )? {
                0 => ::std::result::Result::Ok(Self::Utf8),
                _ => ::std::result::Result::Ok(Self::Base64),
            }
        }
    }
    impl<'de> __rt::Decode<'de> for RefusedResponseResponseEncoding {
        fn decode<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            <Self as __rt::serde::Deserialize<'de>>::deserialize(__deserializer)
        }
    }
    impl __rt::serde::Serialize for RefusedResponseResponseEncoding {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __serializer: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            __rt::serde::Serializer::serialize_str(__serializer, (*self).as_str())
        }
    }
};

#[cfg(feature = "schemars")]
impl __rt::schemars::JsonSchema for RefusedResponseResponseEncoding {
    fn schema_name() -> ::std::borrow::Cow<'static, str> {
        ::std::borrow::Cow::Borrowed("RefusedResponseResponseEncoding")
    }
    fn schema_id() -> ::std::borrow::Cow<'static, str> {
        ::std::borrow::Cow::Borrowed(
            "https://devs.ai/schemas/escalation-report/1.0.0#/definitions/RefusedResponse/properties/response_encoding",
        )
    }
    fn json_schema(_: &mut __rt::schemars::SchemaGenerator) -> __rt::schemars::Schema {
        __rt::json_schema(
            &ESCALATION_REPORT,
            "/definitions/RefusedResponse/properties/response_encoding",
        )
    }
}

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for RefusedResponseResponseEncoding {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __rt::arbitrary::Unstructured::choose(__u, Self::ALL).copied()
    }
    fn size_hint(__depth: usize) -> (usize, ::std::option::Option<usize>) {
        (1, ::std::option::Option::Some(1))
    }
}

/// One thing that was wrong with an answer.
#[derive(Clone, Debug, PartialEq)]
pub struct ReportedViolation {
    /// What sort of rule is broken.
    pub kind: __rt::NonEmptyString,
    /// JSON Pointer to the value at fault; empty for the whole answer. Escaped and cut in a redacted report, since it quotes keys of the answer.
    pub path: ::std::string::String,
    /// The keyword of the schema that is broken, where one is.
    pub keyword: ::std::option::Option<::std::string::String>,
    /// JSON Pointer to that keyword in the schema.
    pub schema_path: ::std::option::Option<::std::string::String>,
    /// What was expected, and what was found.
    pub message: __rt::NonEmptyString,
    /// Line of the answer, counted from 1.
    pub line: ::std::option::Option<u64>,
    /// Column in that line, counted from 1 in characters.
    pub column: ::std::option::Option<u64>,
}

const _: () = {
    struct __Fields;
    impl __rt::Fields for __Fields {
        const OBJECT: &'static str = "ReportedViolation";
        const NAMES: &'static [&'static str] = &[
            "kind",
            "path",
            "keyword",
            "schema_path",
            "message",
            "line",
            "column",
        ];
        fn index(__key: &str) -> ::std::option::Option<usize> {
            match __key {
                "kind" => ::std::option::Option::Some(0),
                "path" => ::std::option::Option::Some(1),
                "keyword" => ::std::option::Option::Some(2),
                "schema_path" => ::std::option::Option::Some(3),
                "message" => ::std::option::Option::Some(4),
                "line" => ::std::option::Option::Some(5),
                "column" => ::std::option::Option::Some(6),
                _ => ::std::option::Option::None,
            }
        }
    }
    struct __Visitor;
    impl<'de> __rt::serde::de::Visitor<'de> for __Visitor {
        type Value = ReportedViolation;
        fn expecting(
            &self,
            __formatter: &mut ::std::fmt::Formatter<'_>,
        ) -> ::std::fmt::Result {
            __formatter.write_str(<__Fields as __rt::Fields>::OBJECT)
        }
        fn visit_map<__A: __rt::serde::de::MapAccess<'de>>(
            self,
            mut __map: __A,
        ) -> ::std::result::Result<Self::Value, __A::Error> {
            let mut __f0: ::std::option::Option<__rt::NonEmptyString> = ::std::option::Option::None;
            let mut __f1: ::std::option::Option<::std::string::String> = ::std::option::Option::None;
            let mut __f2: ::std::option::Option<::std::string::String> = ::std::option::Option::None;
            let mut __f3: ::std::option::Option<::std::string::String> = ::std::option::Option::None;
            let mut __f4: ::std::option::Option<__rt::NonEmptyString> = ::std::option::Option::None;
            let mut __f5: ::std::option::Option<u64> = ::std::option::Option::None;
            let mut __f6: ::std::option::Option<u64> = ::std::option::Option::None;
            while let ::std::option::Option::Some(__index) = __rt::next_field::<
                __Fields,
                _,
            >(&mut __map)? {
                match __index {
                    0 => __rt::set(&mut __f0, &mut __map, "kind")?,
                    1 => __rt::set(&mut __f1, &mut __map, "path")?,
                    2 => __rt::set(&mut __f2, &mut __map, "keyword")?,
                    3 => __rt::set(&mut __f3, &mut __map, "schema_path")?,
                    4 => __rt::set(&mut __f4, &mut __map, "message")?,
                    5 => __rt::set(&mut __f5, &mut __map, "line")?,
                    _ => __rt::set(&mut __f6, &mut __map, "column")?,
                }
            }
            ::std::result::Result::Ok(ReportedViolation {
                kind: __rt::required(__f0, "kind")?,
                path: __rt::required(__f1, "path")?,
                keyword: __f2,
                schema_path: __f3,
                message: __rt::required(__f4, "message")?,
                line: __f5,
                column: __f6,
            })
        }
    }
    impl<'de> __rt::serde::Deserialize<'de> for ReportedViolation {
        fn deserialize<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            __rt::serde::Deserializer::deserialize_struct(
                __deserializer,
                <__Fields as __rt::Fields>::OBJECT,
                <__Fields as __rt::Fields>::NAMES,
                __Visitor,
            )
        }
    }
    impl<'de> __rt::Decode<'de> for ReportedViolation {
        fn decode<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            <Self as __rt::serde::Deserialize<'de>>::deserialize(__deserializer)
        }
    }
    impl __rt::serde::Serialize for ReportedViolation {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __serializer: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let __length = 3 + usize::from(self.keyword.is_some())
                + usize::from(self.schema_path.is_some())
                + usize::from(self.line.is_some()) + usize::from(self.column.is_some());
            let mut __map = __rt::serde::Serializer::serialize_map(
                __serializer,
                ::std::option::Option::Some(__length),
            )?;
            __rt::serde::ser::SerializeMap::serialize_entry(
                &mut __map,
                "kind",
                &self.kind,
            )?;
            __rt::serde::ser::SerializeMap::serialize_entry(
                &mut __map,
                "path",
                &self.path,
            )?;
            if let ::std::option::Option::Some(__value) = &self.keyword {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "keyword",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.schema_path {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "schema_path",
                    __value,
                )?;
            }
            __rt::serde::ser::SerializeMap::serialize_entry(
                &mut __map,
                "message",
                &self.message,
            )?;
            if let ::std::option::Option::Some(__value) = &self.line {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "line",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.column {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "column",
                    __value,
                )?;
            }
            __rt::serde::ser::SerializeMap::end(__map)
        }
    }
};

#[cfg(feature = "schemars")]
impl __rt::schemars::JsonSchema for ReportedViolation {
    fn schema_name() -> ::std::borrow::Cow<'static, str> {
        ::std::borrow::Cow::Borrowed("ReportedViolation")
    }
    fn schema_id() -> ::std::borrow::Cow<'static, str> {
        ::std::borrow::Cow::Borrowed(
            "https://devs.ai/schemas/escalation-report/1.0.0#/definitions/ReportedViolation",
        )
    }
    fn json_schema(_: &mut __rt::schemars::SchemaGenerator) -> __rt::schemars::Schema {
        __rt::json_schema(&ESCALATION_REPORT, "/definitions/ReportedViolation")
    }
}

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for ReportedViolation {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        ::std::result::Result::Ok(Self {
            kind: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            path: __rt::arbitrary_text(__u)?,
            keyword: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
            schema_path: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
            message: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            line: __rt::arbitrary_option(
                __u,
                <u64 as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
            )?,
            column: __rt::arbitrary_option(
                __u,
                <u64 as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
            )?,
        })
    }
    fn size_hint(__depth: usize) -> (usize, ::std::option::Option<usize>) {
        __rt::arbitrary::size_hint::and_all(
            &[
                <__rt::NonEmptyString as __rt::arbitrary::Arbitrary<
                    'a,
                >>::size_hint(__depth),
                <::std::string::String as __rt::arbitrary::Arbitrary<
                    'a,
                >>::size_hint(__depth),
                <::std::option::Option<
                    ::std::string::String,
                > as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
                <::std::option::Option<
                    ::std::string::String,
                > as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
                <__rt::NonEmptyString as __rt::arbitrary::Arbitrary<
                    'a,
                >>::size_hint(__depth),
                <::std::option::Option<
                    u64,
                > as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
                <::std::option::Option<
                    u64,
                > as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
            ],
        )
    }
}

/// The complete record of one tool run: both output streams to the last byte, the exit code, and the time it took.
#[derive(Clone, Debug, PartialEq)]
pub struct Observation {
    /// Version of this schema that the sender wrote to; major version 1.
    pub schema_version: ObservationSchemaVersion,
    /// Tells an observation from the other messages.
    pub type_: ObservationType,
    /// Identifies the tool call. A UUID is recommended, not required.
    pub tool_call_id: __rt::NonEmptyString,
    /// Nanoseconds since the Unix epoch in decimal digits. A string, because a JSON number of this size loses precision in many readers.
    pub timestamp_ns: ObservationTimestampNs,
    /// Exit code of the tool; 128 + N where signal N killed it.
    pub exit_code: i64,
    /// Everything the tool wrote to standard output, as `encoding` says.
    pub stdout: ::std::string::String,
    /// Everything the tool wrote to standard error, as `encoding` says.
    pub stderr: ::std::string::String,
    /// How stdout and stderr are written: `utf8` as they are, or both in `base64` (standard alphabet, padded).
    pub encoding: ObservationEncoding,
    /// How long the tool ran, in milliseconds.
    pub duration_ms: ObservationDurationMs,
    /// Whatever else the orchestrator records of the run, as flat values.
    pub metadata: ::std::option::Option<__rt::Map<ObservationMetadataValue>>,
}

const _: () = {
    struct __Fields;
    impl __rt::Fields for __Fields {
        const OBJECT: &'static str = "Observation";
        const NAMES: &'static [&'static str] = &[
            "schema_version",
            "type",
            "tool_call_id",
            "timestamp_ns",
            "exit_code",
            "stdout",
            "stderr",
            "encoding",
            "duration_ms",
            "metadata",
        ];
        fn index(__key: &str) -> ::std::option::Option<usize> {
            match __key {
                "schema_version" => ::std::option::Option::Some(0),
                "type" => ::std::option::Option::Some(1),
                "tool_call_id" => ::std::option::Option::Some(2),
                "timestamp_ns" => ::std::option::Option::Some(3),
                "exit_code" => ::std::option::Option::Some(4),
                "stdout" => ::std::option::Option::Some(5),
                "stderr" => ::std::option::Option::Some(6),
                "encoding" => ::std::option::Option::Some(7),
                "duration_ms" => ::std::option::Option::Some(8),
                "metadata" => ::std::option::Option::Some(9),
                _ => ::std::option::Option::None,
            }
        }
    }
    struct __Visitor;
    impl<'de> __rt::serde::de::Visitor<'de> for __Visitor {
        type Value = Observation;
        fn expecting(
            &self,
            __formatter: &mut ::std::fmt::Formatter<'_>,
        ) -> ::std::fmt::Result {
            __formatter.write_str(<__Fields as __rt::Fields>::OBJECT)
        }
        fn visit_map<__A: __rt::serde::de::MapAccess<'de>>(
            self,
            mut __map: __A,
        ) -> ::std::result::Result<Self::Value, __A::Error> {
            let mut __f0: ::std::option::Option<ObservationSchemaVersion> = ::std::option::Option::None;
            let mut __f1: ::std::option::Option<ObservationType> = ::std::option::Option::None;
            let mut __f2: ::std::option::Option<__rt::NonEmptyString> = ::std::option::Option::None;
            let mut __f3: ::std::option::Option<ObservationTimestampNs> = ::std::option::Option::None;
            let mut __f4: ::std::option::Option<i64> = ::std::option::Option::None;
            let mut __f5: ::std::option::Option<::std::string::String> = ::std::option::Option::None;
            let mut __f6: ::std::option::Option<::std::string::String> = ::std::option::Option::None;
            let mut __f7: ::std::option::Option<ObservationEncoding> = ::std::option::Option::None;
            let mut __f8: ::std::option::Option<ObservationDurationMs> = ::std::option::Option::None;
            let mut __f9: ::std::option::Option<__rt::Map<ObservationMetadataValue>> = ::std::option::Option::None;
            while let ::std::option::Option::Some(__index) = __rt::next_field::<
                __Fields,
                _,
            >(&mut __map)? {
                match __index {
                    0 => __rt::set(&mut __f0, &mut __map, "schema_version")?,
                    1 => __rt::set(&mut __f1, &mut __map, "type")?,
                    2 => __rt::set(&mut __f2, &mut __map, "tool_call_id")?,
                    3 => __rt::set(&mut __f3, &mut __map, "timestamp_ns")?,
                    4 => __rt::set(&mut __f4, &mut __map, "exit_code")?,
                    5 => __rt::set(&mut __f5, &mut __map, "stdout")?,
                    6 => __rt::set(&mut __f6, &mut __map, "stderr")?,
                    7 => __rt::set(&mut __f7, &mut __map, "encoding")?,
                    8 => __rt::set(&mut __f8, &mut __map, "duration_ms")?,
                    _ => __rt::set(&mut __f9, &mut __map, "metadata")?,
                }
            }
            ::std::result::Result::Ok(Observation {
                schema_version: __rt::required(__f0, "schema_version")?,
                type_: __rt::required(__f1, "type")?,
                tool_call_id: __rt::required(__f2, "tool_call_id")?,
                timestamp_ns: __rt::required(__f3, "timestamp_ns")?,
                exit_code: __rt::required(__f4, "exit_code")?,
                stdout: __rt::required(__f5, "stdout")?,
                stderr: __rt::required(__f6, "stderr")?,
                encoding: __rt::required(__f7, "encoding")?,
                duration_ms: __rt::required(__f8, "duration_ms")?,
                metadata: __f9,
            })
        }
    }
    impl<'de> __rt::serde::Deserialize<'de> for Observation {
        fn deserialize<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            __rt::serde::Deserializer::deserialize_struct(
                __deserializer,
                <__Fields as __rt::Fields>::OBJECT,
                <__Fields as __rt::Fields>::NAMES,
                __Visitor,
            )
        }
    }
    impl<'de> __rt::Decode<'de> for Observation {
        fn decode<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            <Self as __rt::serde::Deserialize<'de>>::deserialize(__deserializer)
        }
    }
    impl __rt::serde::Serialize for Observation {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __serializer: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let __length = 9 + usize::from(self.metadata.is_some());
            let mut __map = __rt::serde::Serializer::serialize_map(
                __serializer,
                ::std::option::Option::Some(__length),
            )?;
            __rt::serde::ser::SerializeMap::serialize_entry(
                &mut __map,
                "schema_version",
                &self.schema_version,
            )?;
            __rt::serde::ser::SerializeMap::serialize_entry(
                &mut __map,
                "type",
                &self.type_,
            )?;
            __rt::serde::ser::SerializeMap::serialize_entry(
                &mut __map,
                "tool_call_id",
                &self.tool_call_id,
            )?;
            __rt::serde::ser::SerializeMap::serialize_entry(
                &mut __map,
                "timestamp_ns",
                &self.timestamp_ns,
            )?;
            __rt::serde::ser::SerializeMap::serialize_entry(
                &mut __map,
                "exit_code",
                &self.exit_code,
            )?;
            __rt::serde::ser::SerializeMap::serialize_entry(
                &mut __map,
                "stdout",
                &self.stdout,
            )?;
            __rt::serde::ser::SerializeMap::serialize_entry(
                &mut __map,
                "stderr",
                &self.stderr,
            )?;
            __rt::serde::ser::SerializeMap::serialize_entry(
                &mut __map,
                "encoding",
                &self.encoding,
            )?;
            __rt::serde::ser::SerializeMap::serialize_entry(
                &mut __map,
                "duration_ms",
                &self.duration_ms,
            )?;
            if let ::std::option::Option::Some(__value) = &self.metadata {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "metadata",
                    __value,
                )?;
            }
            __rt::serde::ser::SerializeMap::end(__map)
        }
    }
};

#[cfg(feature = "schemars")]
impl __rt::schemars::JsonSchema for Observation {
    fn schema_name() -> ::std::borrow::Cow<'static, str> {
        ::std::borrow::Cow::Borrowed("Observation")
    }
    fn schema_id() -> ::std::borrow::Cow<'static, str> {
        ::std::borrow::Cow::Borrowed("https://devs.ai/schemas/observation/1.0.0#")
    }
    fn json_schema(_: &mut __rt::schemars::SchemaGenerator) -> __rt::schemars::Schema {
        __rt::json_schema(&OBSERVATION, "")
    }
}

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for Observation {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        ::std::result::Result::Ok(Self {
            schema_version: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            type_: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            tool_call_id: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            timestamp_ns: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            exit_code: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            stdout: __rt::arbitrary_text(__u)?,
            stderr: __rt::arbitrary_text(__u)?,
            encoding: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            duration_ms: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            metadata: __rt::arbitrary_option(
                __u,
                |__u| __rt::arbitrary_map(
                    __u,
                    <ObservationMetadataValue as __rt::arbitrary::Arbitrary<
                        'a,
                    >>::arbitrary,
                ),
            )?,
        })
    }
    fn size_hint(__depth: usize) -> (usize, ::std::option::Option<usize>) {
        __rt::arbitrary::size_hint::and_all(
            &[
                <ObservationSchemaVersion as __rt::arbitrary::Arbitrary<
                    'a,
                >>::size_hint(__depth),
                <ObservationType as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
                <__rt::NonEmptyString as __rt::arbitrary::Arbitrary<
                    'a,
                >>::size_hint(__depth),
                <ObservationTimestampNs as __rt::arbitrary::Arbitrary<
                    'a,
                >>::size_hint(__depth),
                <i64 as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
                <::std::string::String as __rt::arbitrary::Arbitrary<
                    'a,
                >>::size_hint(__depth),
                <::std::string::String as __rt::arbitrary::Arbitrary<
                    'a,
                >>::size_hint(__depth),
                <ObservationEncoding as __rt::arbitrary::Arbitrary<
                    'a,
                >>::size_hint(__depth),
                <ObservationDurationMs as __rt::arbitrary::Arbitrary<
                    'a,
                >>::size_hint(__depth),
                <::std::option::Option<
                    __rt::Map<ObservationMetadataValue>,
                > as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
            ],
        )
    }
}

/// Version of this schema that the sender wrote to; major version 1.
pub type ObservationSchemaVersion = __rt::CheckedString<ObservationSchemaVersionRule>;

/// The rule of `ObservationSchemaVersion`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ObservationSchemaVersionRule {}

impl __rt::StringRule for ObservationSchemaVersionRule {
    const NAME: &'static str = "ObservationSchemaVersion";
    const PATTERN: ::std::option::Option<&'static str> = ::std::option::Option::Some(
        "^1\\.\\d+\\.\\d+$",
    );
    fn regex() -> ::std::option::Option<&'static __rt::Pattern> {
        static __PATTERN: __rt::Pattern = __rt::Pattern::new("^1\\.[0-9]+\\.[0-9]+$");
        ::std::option::Option::Some(&__PATTERN)
    }
}

/// Tells an observation from the other messages.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[derive(Default)]
pub enum ObservationType {
    /// The value `observation`.
    #[default]
    Observation,
}

impl ObservationType {
    /// Every value, in the order of the schema.
    pub const ALL: &'static [Self] = &[Self::Observation];
    /// The value as the schema spells it.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Observation => "observation",
        }
    }
}

impl ::std::fmt::Display for ObservationType {
    fn fmt(&self, __formatter: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        __formatter.pad((*self).as_str())
    }
}

const _: () = {
    const __NAMES: &[&str] = &["observation"];
    impl<'de> __rt::serde::Deserialize<'de> for ObservationType {
        fn deserialize<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            __rt::decode_enum(__deserializer, "ObservationType", __NAMES)
                .map(|_| Self::Observation)
        }
    }
    impl<'de> __rt::Decode<'de> for ObservationType {
        fn decode<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            <Self as __rt::serde::Deserialize<'de>>::deserialize(__deserializer)
        }
    }
    impl __rt::serde::Serialize for ObservationType {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __serializer: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            __rt::serde::Serializer::serialize_str(__serializer, (*self).as_str())
        }
    }
};

#[cfg(feature = "schemars")]
impl __rt::schemars::JsonSchema for ObservationType {
    fn schema_name() -> ::std::borrow::Cow<'static, str> {
        ::std::borrow::Cow::Borrowed("ObservationType")
    }
    fn schema_id() -> ::std::borrow::Cow<'static, str> {
        ::std::borrow::Cow::Borrowed(
            "https://devs.ai/schemas/observation/1.0.0#/properties/type",
        )
    }
    fn json_schema(_: &mut __rt::schemars::SchemaGenerator) -> __rt::schemars::Schema {
        __rt::json_schema(&OBSERVATION, "/properties/type")
    }
}

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for ObservationType {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __rt::arbitrary::Unstructured::choose(__u, Self::ALL).copied()
    }
    fn size_hint(__depth: usize) -> (usize, ::std::option::Option<usize>) {
        (0, ::std::option::Option::Some(0))
    }
}

/// Nanoseconds since the Unix epoch in decimal digits. A string, because a JSON number of this size loses precision in many readers.
pub type ObservationTimestampNs = __rt::CheckedString<ObservationTimestampNsRule>;

/// The rule of `ObservationTimestampNs`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ObservationTimestampNsRule {}

impl __rt::StringRule for ObservationTimestampNsRule {
    const NAME: &'static str = "ObservationTimestampNs";
    const PATTERN: ::std::option::Option<&'static str> = ::std::option::Option::Some(
        "^\\d+$",
    );
    fn regex() -> ::std::option::Option<&'static __rt::Pattern> {
        static __PATTERN: __rt::Pattern = __rt::Pattern::new("^[0-9]+$");
        ::std::option::Option::Some(&__PATTERN)
    }
}

/// How stdout and stderr are written: `utf8` as they are, or both in `base64` (standard alphabet, padded).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ObservationEncoding {
    /// The value `utf8`.
    Utf8,
    /// The value `base64`.
    Base64,
}

impl ObservationEncoding {
    /// Every value, in the order of the schema.
    pub const ALL: &'static [Self] = &[Self::Utf8, Self::Base64];
    /// The value as the schema spells it.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Utf8 => "utf8",
            Self::Base64 => "base64",
        }
    }
}

impl ::std::fmt::Display for ObservationEncoding {
    fn fmt(&self, __formatter: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        __formatter.pad((*self).as_str())
    }
}

const _: () = {
    const __NAMES: &[&str] = &["utf8", "base64"];
    impl<'de> __rt::serde::Deserialize<'de> for ObservationEncoding {
        fn deserialize<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            match __rt::decode_enum(__deserializer, "ObservationEncoding", __NAMES)? {
                0 => ::std::result::Result::Ok(Self::Utf8),
                _ => ::std::result::Result::Ok(Self::Base64),
            }
        }
    }
    impl<'de> __rt::Decode<'de> for ObservationEncoding {
        fn decode<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            <Self as __rt::serde::Deserialize<'de>>::deserialize(__deserializer)
        }
    }
    impl __rt::serde::Serialize for ObservationEncoding {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __serializer: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            __rt::serde::Serializer::serialize_str(__serializer, (*self).as_str())
        }
    }
};

#[cfg(feature = "schemars")]
impl __rt::schemars::JsonSchema for ObservationEncoding {
    fn schema_name() -> ::std::borrow::Cow<'static, str> {
        ::std::borrow::Cow::Borrowed("ObservationEncoding")
    }
    fn schema_id() -> ::std::borrow::Cow<'static, str> {
        ::std::borrow::Cow::Borrowed(
            "https://devs.ai/schemas/observation/1.0.0#/properties/encoding",
        )
    }
    fn json_schema(_: &mut __rt::schemars::SchemaGenerator) -> __rt::schemars::Schema {
        __rt::json_schema(&OBSERVATION, "/properties/encoding")
    }
}

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for ObservationEncoding {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __rt::arbitrary::Unstructured::choose(__u, Self::ALL).copied()
    }
    fn size_hint(__depth: usize) -> (usize, ::std::option::Option<usize>) {
        (1, ::std::option::Option::Some(1))
    }
}

/// How long the tool ran, in milliseconds.
pub type ObservationDurationMs = __rt::CheckedF64<ObservationDurationMsRule>;

/// The rule of `ObservationDurationMs`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ObservationDurationMsRule {}

impl __rt::NumberRule for ObservationDurationMsRule {
    const NAME: &'static str = "ObservationDurationMs";
    const MINIMUM: ::std::option::Option<f64> = ::std::option::Option::Some(0.0);
}

/// A flat value.
#[derive(Clone, Debug, PartialEq)]
pub enum ObservationMetadataValue {
    /// A string.
    String(::std::string::String),
    /// A number, as it was spelled.
    Number(__rt::JsonNumber),
    /// A boolean.
    Boolean(bool),
}

impl ::std::convert::From<::std::string::String> for ObservationMetadataValue {
    fn from(__value: ::std::string::String) -> Self {
        Self::String(__value)
    }
}

impl ::std::convert::From<&str> for ObservationMetadataValue {
    fn from(__value: &str) -> Self {
        Self::String(__value.to_owned())
    }
}

impl ::std::convert::From<i8> for ObservationMetadataValue {
    fn from(__value: i8) -> Self {
        Self::Number(__rt::JsonNumber::from(__value))
    }
}

impl ::std::convert::From<i16> for ObservationMetadataValue {
    fn from(__value: i16) -> Self {
        Self::Number(__rt::JsonNumber::from(__value))
    }
}

impl ::std::convert::From<i32> for ObservationMetadataValue {
    fn from(__value: i32) -> Self {
        Self::Number(__rt::JsonNumber::from(__value))
    }
}

impl ::std::convert::From<i64> for ObservationMetadataValue {
    fn from(__value: i64) -> Self {
        Self::Number(__rt::JsonNumber::from(__value))
    }
}

impl ::std::convert::From<i128> for ObservationMetadataValue {
    fn from(__value: i128) -> Self {
        Self::Number(__rt::JsonNumber::from(__value))
    }
}

impl ::std::convert::From<isize> for ObservationMetadataValue {
    fn from(__value: isize) -> Self {
        Self::Number(__rt::JsonNumber::from(__value))
    }
}

impl ::std::convert::From<u8> for ObservationMetadataValue {
    fn from(__value: u8) -> Self {
        Self::Number(__rt::JsonNumber::from(__value))
    }
}

impl ::std::convert::From<u16> for ObservationMetadataValue {
    fn from(__value: u16) -> Self {
        Self::Number(__rt::JsonNumber::from(__value))
    }
}

impl ::std::convert::From<u32> for ObservationMetadataValue {
    fn from(__value: u32) -> Self {
        Self::Number(__rt::JsonNumber::from(__value))
    }
}

impl ::std::convert::From<u64> for ObservationMetadataValue {
    fn from(__value: u64) -> Self {
        Self::Number(__rt::JsonNumber::from(__value))
    }
}

impl ::std::convert::From<u128> for ObservationMetadataValue {
    fn from(__value: u128) -> Self {
        Self::Number(__rt::JsonNumber::from(__value))
    }
}

impl ::std::convert::From<usize> for ObservationMetadataValue {
    fn from(__value: usize) -> Self {
        Self::Number(__rt::JsonNumber::from(__value))
    }
}

impl ::std::convert::From<__rt::JsonNumber> for ObservationMetadataValue {
    fn from(__value: __rt::JsonNumber) -> Self {
        Self::Number(__value)
    }
}

impl ::std::convert::From<bool> for ObservationMetadataValue {
    fn from(__value: bool) -> Self {
        Self::Boolean(__value)
    }
}

const _: () = {
    impl<'de> __rt::serde::Deserialize<'de> for ObservationMetadataValue {
        fn deserialize<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            match __rt::decode_scalar(
                __deserializer,
                &["string", "number", "boolean"],
            )? {
                __rt::Scalar::String(__value) => {
                    ::std::result::Result::Ok(Self::String(__value))
                }
                __rt::Scalar::Number(__value) => {
                    ::std::result::Result::Ok(Self::Number(__value))
                }
                __rt::Scalar::Bool(__value) => {
                    ::std::result::Result::Ok(Self::Boolean(__value))
                }
                _ => {
                    ::std::result::Result::Err(
                        <__D::Error as __rt::serde::de::Error>::custom(
                            "ObservationMetadataValue",
                        ),
                    )
                }
            }
        }
    }
    impl<'de> __rt::Decode<'de> for ObservationMetadataValue {
        fn decode<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            <Self as __rt::serde::Deserialize<'de>>::deserialize(__deserializer)
        }
    }
    impl __rt::serde::Serialize for ObservationMetadataValue {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __serializer: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            match self {
                Self::String(__value) => {
                    __rt::serde::Serializer::serialize_str(__serializer, __value)
                }
                Self::Number(__value) => {
                    __rt::serde::Serialize::serialize(__value, __serializer)
                }
                Self::Boolean(__value) => {
                    __rt::serde::Serializer::serialize_bool(__serializer, *__value)
                }
            }
        }
    }
};

#[cfg(feature = "schemars")]
impl __rt::schemars::JsonSchema for ObservationMetadataValue {
    fn schema_name() -> ::std::borrow::Cow<'static, str> {
        ::std::borrow::Cow::Borrowed("ObservationMetadataValue")
    }
    fn schema_id() -> ::std::borrow::Cow<'static, str> {
        ::std::borrow::Cow::Borrowed(
            "https://devs.ai/schemas/observation/1.0.0#/properties/metadata/additionalProperties",
        )
    }
    fn json_schema(_: &mut __rt::schemars::SchemaGenerator) -> __rt::schemars::Schema {
        __rt::json_schema(&OBSERVATION, "/properties/metadata/additionalProperties")
    }
}

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for ObservationMetadataValue {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        match __rt::arbitrary::Unstructured::choose_index(__u, 3)? {
            0 => __rt::arbitrary_text(__u).map(Self::String),
            1 => __rt::arbitrary::Arbitrary::arbitrary(__u).map(Self::Number),
            _ => __rt::arbitrary::Arbitrary::arbitrary(__u).map(Self::Boolean),
        }
    }
    fn size_hint(__depth: usize) -> (usize, ::std::option::Option<usize>) {
        __rt::arbitrary::size_hint::and(
            (1, ::std::option::Option::Some(1)),
            __rt::arbitrary::size_hint::or_all(
                &[
                    <::std::string::String as __rt::arbitrary::Arbitrary<
                        'a,
                    >>::size_hint(__depth),
                    <__rt::JsonNumber as __rt::arbitrary::Arbitrary<
                        'a,
                    >>::size_hint(__depth),
                    <bool as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
                ],
            ),
        )
    }
}

/// The one tool call that an agent makes in a turn.
#[derive(Clone, Debug, PartialEq)]
pub struct SaopAction {
    /// Name of the tool to call, as the orchestrator registered it.
    pub tool_name: __rt::NonEmptyString,
    /// Arguments of the call. Free-form: its members belong to the tool, and every number keeps its spelling.
    pub arguments: __rt::JsonObject,
}

const _: () = {
    struct __Fields;
    impl __rt::Fields for __Fields {
        const OBJECT: &'static str = "SaopAction";
        const NAMES: &'static [&'static str] = &["tool_name", "arguments"];
        fn index(__key: &str) -> ::std::option::Option<usize> {
            match __key {
                "tool_name" => ::std::option::Option::Some(0),
                "arguments" => ::std::option::Option::Some(1),
                _ => ::std::option::Option::None,
            }
        }
    }
    struct __Visitor;
    impl<'de> __rt::serde::de::Visitor<'de> for __Visitor {
        type Value = SaopAction;
        fn expecting(
            &self,
            __formatter: &mut ::std::fmt::Formatter<'_>,
        ) -> ::std::fmt::Result {
            __formatter.write_str(<__Fields as __rt::Fields>::OBJECT)
        }
        fn visit_map<__A: __rt::serde::de::MapAccess<'de>>(
            self,
            mut __map: __A,
        ) -> ::std::result::Result<Self::Value, __A::Error> {
            let mut __f0: ::std::option::Option<__rt::NonEmptyString> = ::std::option::Option::None;
            let mut __f1: ::std::option::Option<__rt::JsonObject> = ::std::option::Option::None;
            while let ::std::option::Option::Some(__index) = __rt::next_field::<
                __Fields,
                _,
            >(&mut __map)? {
                match __index {
                    0 => __rt::set(&mut __f0, &mut __map, "tool_name")?,
                    _ => __rt::set(&mut __f1, &mut __map, "arguments")?,
                }
            }
            ::std::result::Result::Ok(SaopAction {
                tool_name: __rt::required(__f0, "tool_name")?,
                arguments: __rt::required(__f1, "arguments")?,
            })
        }
    }
    impl<'de> __rt::serde::Deserialize<'de> for SaopAction {
        fn deserialize<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            __rt::serde::Deserializer::deserialize_struct(
                __deserializer,
                <__Fields as __rt::Fields>::OBJECT,
                <__Fields as __rt::Fields>::NAMES,
                __Visitor,
            )
        }
    }
    impl<'de> __rt::Decode<'de> for SaopAction {
        fn decode<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            <Self as __rt::serde::Deserialize<'de>>::deserialize(__deserializer)
        }
    }
    impl __rt::serde::Serialize for SaopAction {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __serializer: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let __length = 2;
            let mut __map = __rt::serde::Serializer::serialize_map(
                __serializer,
                ::std::option::Option::Some(__length),
            )?;
            __rt::serde::ser::SerializeMap::serialize_entry(
                &mut __map,
                "tool_name",
                &self.tool_name,
            )?;
            __rt::serde::ser::SerializeMap::serialize_entry(
                &mut __map,
                "arguments",
                &self.arguments,
            )?;
            __rt::serde::ser::SerializeMap::end(__map)
        }
    }
};

#[cfg(feature = "schemars")]
impl __rt::schemars::JsonSchema for SaopAction {
    fn schema_name() -> ::std::borrow::Cow<'static, str> {
        ::std::borrow::Cow::Borrowed("SaopAction")
    }
    fn schema_id() -> ::std::borrow::Cow<'static, str> {
        ::std::borrow::Cow::Borrowed("https://devs.ai/schemas/saop-action/1.0.0#")
    }
    fn json_schema(_: &mut __rt::schemars::SchemaGenerator) -> __rt::schemars::Schema {
        __rt::json_schema(&SAOP_ACTION, "")
    }
}

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for SaopAction {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        ::std::result::Result::Ok(Self {
            tool_name: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            arguments: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
        })
    }
    fn size_hint(__depth: usize) -> (usize, ::std::option::Option<usize>) {
        __rt::arbitrary::size_hint::and_all(
            &[
                <__rt::NonEmptyString as __rt::arbitrary::Arbitrary<
                    'a,
                >>::size_hint(__depth),
                <__rt::JsonObject as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
            ],
        )
    }
}

/// One turn of one agent: what it thinks, which tool it calls, and what came back.
#[derive(Clone, Debug, PartialEq)]
pub struct SaopEnvelope {
    /// Version of this schema that the sender wrote to, as MAJOR.MINOR.PATCH. Its format is checked, not its value.
    pub schema_version: SaopEnvelopeSchemaVersion,
    /// Position of the turn in the agent's run, counted from 0.
    pub turn_index: u64,
    /// Identifies the agent within the run.
    pub agent_id: __rt::NonEmptyString,
    /// Phase of the work that the turn belongs to, as the orchestrator names it.
    pub phase: __rt::NonEmptyString,
    /// What the agent thinks before it acts.
    pub thought: SaopThought,
    /// The tool call that the agent makes.
    pub action: SaopAction,
    /// What came back from the tool call.
    pub observation: SaopObservation,
}

const _: () = {
    struct __Fields;
    impl __rt::Fields for __Fields {
        const OBJECT: &'static str = "SaopEnvelope";
        const NAMES: &'static [&'static str] = &[
            "schema_version",
            "turn_index",
            "agent_id",
            "phase",
            "thought",
            "action",
            "observation",
        ];
        fn index(__key: &str) -> ::std::option::Option<usize> {
            match __key {
                "schema_version" => ::std::option::Option::Some(0),
                "turn_index" => ::std::option::Option::Some(1),
                "agent_id" => ::std::option::Option::Some(2),
                "phase" => ::std::option::Option::Some(3),
                "thought" => ::std::option::Option::Some(4),
                "action" => ::std::option::Option::Some(5),
                "observation" => ::std::option::Option::Some(6),
                _ => ::std::option::Option::None,
            }
        }
    }
    struct __Visitor;
    impl<'de> __rt::serde::de::Visitor<'de> for __Visitor {
        type Value = SaopEnvelope;
        fn expecting(
            &self,
            __formatter: &mut ::std::fmt::Formatter<'_>,
        ) -> ::std::fmt::Result {
            __formatter.write_str(<__Fields as __rt::Fields>::OBJECT)
        }
        fn visit_map<__A: __rt::serde::de::MapAccess<'de>>(
            self,
            mut __map: __A,
        ) -> ::std::result::Result<Self::Value, __A::Error> {
            let mut __f0: ::std::option::Option<SaopEnvelopeSchemaVersion> = ::std::option::Option::None;
            let mut __f1: ::std::option::Option<u64> = ::std::option::Option::None;
            let mut __f2: ::std::option::Option<__rt::NonEmptyString> = ::std::option::Option::None;
            let mut __f3: ::std::option::Option<__rt::NonEmptyString> = ::std::option::Option::None;
            let mut __f4: ::std::option::Option<SaopThought> = ::std::option::Option::None;
            let mut __f5: ::std::option::Option<SaopAction> = ::std::option::Option::None;
            let mut __f6: ::std::option::Option<SaopObservation> = ::std::option::Option::None;
            while let ::std::option::Option::Some(__index) = __rt::next_field::<
                __Fields,
                _,
            >(&mut __map)? {
                match __index {
                    0 => __rt::set(&mut __f0, &mut __map, "schema_version")?,
                    1 => __rt::set(&mut __f1, &mut __map, "turn_index")?,
                    2 => __rt::set(&mut __f2, &mut __map, "agent_id")?,
                    3 => __rt::set(&mut __f3, &mut __map, "phase")?,
                    4 => __rt::set(&mut __f4, &mut __map, "thought")?,
                    5 => __rt::set(&mut __f5, &mut __map, "action")?,
                    _ => __rt::set(&mut __f6, &mut __map, "observation")?,
                }
            }
            ::std::result::Result::Ok(SaopEnvelope {
                schema_version: __rt::required(__f0, "schema_version")?,
                turn_index: __rt::required(__f1, "turn_index")?,
                agent_id: __rt::required(__f2, "agent_id")?,
                phase: __rt::required(__f3, "phase")?,
                thought: __rt::required(__f4, "thought")?,
                action: __rt::required(__f5, "action")?,
                observation: __rt::required(__f6, "observation")?,
            })
        }
    }
    impl<'de> __rt::serde::Deserialize<'de> for SaopEnvelope {
        fn deserialize<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            __rt::serde::Deserializer::deserialize_struct(
                __deserializer,
                <__Fields as __rt::Fields>::OBJECT,
                <__Fields as __rt::Fields>::NAMES,
                __Visitor,
            )
        }
    }
    impl<'de> __rt::Decode<'de> for SaopEnvelope {
        fn decode<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            <Self as __rt::serde::Deserialize<'de>>::deserialize(__deserializer)
        }
    }
    impl __rt::serde::Serialize for SaopEnvelope {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __serializer: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let __length = 7;
            let mut __map = __rt::serde::Serializer::serialize_map(
                __serializer,
                ::std::option::Option::Some(__length),
            )?;
            __rt::serde::ser::SerializeMap::serialize_entry(
                &mut __map,
                "schema_version",
                &self.schema_version,
            )?;
            __rt::serde::ser::SerializeMap::serialize_entry(
                &mut __map,
                "turn_index",
                &self.turn_index,
            )?;
            __rt::serde::ser::SerializeMap::serialize_entry(
                &mut __map,
                "agent_id",
                &self.agent_id,
            )?;
            __rt::serde::ser::SerializeMap::serialize_entry(
                &mut __map,
                "phase",
                &self.phase,
            )?;
            __rt::serde::ser::SerializeMap::serialize_entry(
                &mut __map,
                "thought",
                &self.thought,
            )?;
            __rt::serde::ser::SerializeMap::serialize_entry(
                &mut __map,
                "action",
                &self.action,
            )?;
            __rt::serde::ser::SerializeMap::serialize_entry(
                &mut __map,
                "observation",
                &self.observation,
            )?;
            __rt::serde::ser::SerializeMap::end(__map)
        }
    }
};

#[cfg(feature = "schemars")]
impl __rt::schemars::JsonSchema for SaopEnvelope {
    fn schema_name() -> ::std::borrow::Cow<'static, str> {
        ::std::borrow::Cow::Borrowed("SaopEnvelope")
    }
    fn schema_id() -> ::std::borrow::Cow<'static, str> {
        ::std::borrow::Cow::Borrowed("https://devs.ai/schemas/saop-envelope/1.0.0#")
    }
    fn json_schema(_: &mut __rt::schemars::SchemaGenerator) -> __rt::schemars::Schema {
        __rt::json_schema(&SAOP_ENVELOPE, "")
    }
}

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for SaopEnvelope {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        ::std::result::Result::Ok(Self {
            schema_version: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            turn_index: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            agent_id: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            phase: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            thought: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            action: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            observation: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
        })
    }
    fn size_hint(__depth: usize) -> (usize, ::std::option::Option<usize>) {
        __rt::arbitrary::size_hint::and_all(
            &[
                <SaopEnvelopeSchemaVersion as __rt::arbitrary::Arbitrary<
                    'a,
                >>::size_hint(__depth),
                <u64 as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
                <__rt::NonEmptyString as __rt::arbitrary::Arbitrary<
                    'a,
                >>::size_hint(__depth),
                <__rt::NonEmptyString as __rt::arbitrary::Arbitrary<
                    'a,
                >>::size_hint(__depth),
                <SaopThought as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
                <SaopAction as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
                <SaopObservation as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
            ],
        )
    }
}

/// Version of this schema that the sender wrote to, as MAJOR.MINOR.PATCH. Its format is checked, not its value.
pub type SaopEnvelopeSchemaVersion = __rt::CheckedString<SaopEnvelopeSchemaVersionRule>;

/// The rule of `SaopEnvelopeSchemaVersion`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SaopEnvelopeSchemaVersionRule {}

impl __rt::StringRule for SaopEnvelopeSchemaVersionRule {
    const NAME: &'static str = "SaopEnvelopeSchemaVersion";
    const PATTERN: ::std::option::Option<&'static str> = ::std::option::Option::Some(
        "^\\d+\\.\\d+\\.\\d+$",
    );
    fn regex() -> ::std::option::Option<&'static __rt::Pattern> {
        static __PATTERN: __rt::Pattern = __rt::Pattern::new(
            "^[0-9]+\\.[0-9]+\\.[0-9]+$",
        );
        ::std::option::Option::Some(&__PATTERN)
    }
}

/// What an agent thinks before it acts.
#[derive(Clone, Debug, PartialEq)]
pub struct SaopThought {
    /// Why the agent acts as it does.
    pub reasoning: __rt::NonEmptyString,
    /// What the agent will do next.
    pub plan: __rt::NonEmptyString,
    /// What the agent is not sure of. Absent where there is nothing to say.
    pub uncertainty: ::std::option::Option<::std::string::String>,
}

const _: () = {
    struct __Fields;
    impl __rt::Fields for __Fields {
        const OBJECT: &'static str = "SaopThought";
        const NAMES: &'static [&'static str] = &["reasoning", "plan", "uncertainty"];
        fn index(__key: &str) -> ::std::option::Option<usize> {
            match __key {
                "reasoning" => ::std::option::Option::Some(0),
                "plan" => ::std::option::Option::Some(1),
                "uncertainty" => ::std::option::Option::Some(2),
                _ => ::std::option::Option::None,
            }
        }
    }
    struct __Visitor;
    impl<'de> __rt::serde::de::Visitor<'de> for __Visitor {
        type Value = SaopThought;
        fn expecting(
            &self,
            __formatter: &mut ::std::fmt::Formatter<'_>,
        ) -> ::std::fmt::Result {
            __formatter.write_str(<__Fields as __rt::Fields>::OBJECT)
        }
        fn visit_map<__A: __rt::serde::de::MapAccess<'de>>(
            self,
            mut __map: __A,
        ) -> ::std::result::Result<Self::Value, __A::Error> {
            let mut __f0: ::std::option::Option<__rt::NonEmptyString> = ::std::option::Option::None;
            let mut __f1: ::std::option::Option<__rt::NonEmptyString> = ::std::option::Option::None;
            let mut __f2: ::std::option::Option<::std::string::String> = ::std::option::Option::None;
            while let ::std::option::Option::Some(__index) = __rt::next_field::<
                __Fields,
                _,
            >(&mut __map)? {
                match __index {
                    0 => __rt::set(&mut __f0, &mut __map, "reasoning")?,
                    1 => __rt::set(&mut __f1, &mut __map, "plan")?,
                    _ => __rt::set(&mut __f2, &mut __map, "uncertainty")?,
                }
            }
            ::std::result::Result::Ok(SaopThought {
                reasoning: __rt::required(__f0, "reasoning")?,
                plan: __rt::required(__f1, "plan")?,
                uncertainty: __f2,
            })
        }
    }
    impl<'de> __rt::serde::Deserialize<'de> for SaopThought {
        fn deserialize<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            __rt::serde::Deserializer::deserialize_struct(
                __deserializer,
                <__Fields as __rt::Fields>::OBJECT,
                <__Fields as __rt::Fields>::NAMES,
                __Visitor,
            )
        }
    }
    impl<'de> __rt::Decode<'de> for SaopThought {
        fn decode<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            <Self as __rt::serde::Deserialize<'de>>::deserialize(__deserializer)
        }
    }
    impl __rt::serde::Serialize for SaopThought {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __serializer: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let __length = 2 + usize::from(self.uncertainty.is_some());
            let mut __map = __rt::serde::Serializer::serialize_map(
                __serializer,
                ::std::option::Option::Some(__length),
            )?;
            __rt::serde::ser::SerializeMap::serialize_entry(
                &mut __map,
                "reasoning",
                &self.reasoning,
            )?;
            __rt::serde::ser::SerializeMap::serialize_entry(
                &mut __map,
                "plan",
                &self.plan,
            )?;
            if let ::std::option::Option::Some(__value) = &self.uncertainty {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "uncertainty",
                    __value,
                )?;
            }
            __rt::serde::ser::SerializeMap::end(__map)
        }
    }
};

#[cfg(feature = "schemars")]
impl __rt::schemars::JsonSchema for SaopThought {
    fn schema_name() -> ::std::borrow::Cow<'static, str> {
        ::std::borrow::Cow::Borrowed("SaopThought")
    }
    fn schema_id() -> ::std::borrow::Cow<'static, str> {
        ::std::borrow::Cow::Borrowed(
            "https://devs.ai/schemas/saop-envelope/1.0.0#/definitions/SaopThought",
        )
    }
    fn json_schema(_: &mut __rt::schemars::SchemaGenerator) -> __rt::schemars::Schema {
        __rt::json_schema(&SAOP_ENVELOPE, "/definitions/SaopThought")
    }
}

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for SaopThought {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        ::std::result::Result::Ok(Self {
            reasoning: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            plan: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            uncertainty: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
        })
    }
    fn size_hint(__depth: usize) -> (usize, ::std::option::Option<usize>) {
        __rt::arbitrary::size_hint::and_all(
            &[
                <__rt::NonEmptyString as __rt::arbitrary::Arbitrary<
                    'a,
                >>::size_hint(__depth),
                <__rt::NonEmptyString as __rt::arbitrary::Arbitrary<
                    'a,
                >>::size_hint(__depth),
                <::std::option::Option<
                    ::std::string::String,
                > as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
            ],
        )
    }
}

/// What came back from the tool call of a turn, in the form the agent reads.
#[derive(Clone, Debug, PartialEq)]
pub struct SaopObservation {
    /// How the tool call ended. `partial` means that the output was cut short.
    pub status: SaopObservationStatus,
    /// What the tool printed or returned. May be empty.
    pub output: ::std::string::String,
    /// What went wrong, where there is more to say than the status does.
    pub error_detail: ::std::option::Option<::std::string::String>,
}

const _: () = {
    struct __Fields;
    impl __rt::Fields for __Fields {
        const OBJECT: &'static str = "SaopObservation";
        const NAMES: &'static [&'static str] = &["status", "output", "error_detail"];
        fn index(__key: &str) -> ::std::option::Option<usize> {
            match __key {
                "status" => ::std::option::Option::Some(0),
                "output" => ::std::option::Option::Some(1),
                "error_detail" => ::std::option::Option::Some(2),
                _ => ::std::option::Option::None,
            }
        }
    }
    struct __Visitor;
    impl<'de> __rt::serde::de::Visitor<'de> for __Visitor {
        type Value = SaopObservation;
        fn expecting(
            &self,
            __formatter: &mut ::std::fmt::Formatter<'_>,
        ) -> ::std::fmt::Result {
            __formatter.write_str(<__Fields as __rt::Fields>::OBJECT)
        }
        fn visit_map<__A: __rt::serde::de::MapAccess<'de>>(
            self,
            mut __map: __A,
        ) -> ::std::result::Result<Self::Value, __A::Error> {
            let mut __f0: ::std::option::Option<SaopObservationStatus> = ::std::option::Option::None;
            let mut __f1: ::std::option::Option<::std::string::String> = ::std::option::Option::None;
            let mut __f2: ::std::option::Option<::std::string::String> = ::std::option::Option::None;
            while let ::std::option::Option::Some(__index) = __rt::next_field::<
                __Fields,
                _,
            >(&mut __map)? {
                match __index {
                    0 => __rt::set(&mut __f0, &mut __map, "status")?,
                    1 => __rt::set(&mut __f1, &mut __map, "output")?,
                    _ => __rt::set(&mut __f2, &mut __map, "error_detail")?,
                }
            }
            ::std::result::Result::Ok(SaopObservation {
                status: __rt::required(__f0, "status")?,
                output: __rt::required(__f1, "output")?,
                error_detail: __f2,
            })
        }
    }
    impl<'de> __rt::serde::Deserialize<'de> for SaopObservation {
        fn deserialize<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            __rt::serde::Deserializer::deserialize_struct(
                __deserializer,
                <__Fields as __rt::Fields>::OBJECT,
                <__Fields as __rt::Fields>::NAMES,
                __Visitor,
            )
        }
    }
    impl<'de> __rt::Decode<'de> for SaopObservation {
        fn decode<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            <Self as __rt::serde::Deserialize<'de>>::deserialize(__deserializer)
        }
    }
    impl __rt::serde::Serialize for SaopObservation {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __serializer: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let __length = 2 + usize::from(self.error_detail.is_some());
            let mut __map = __rt::serde::Serializer::serialize_map(
                __serializer,
                ::std::option::Option::Some(__length),
            )?;
            __rt::serde::ser::SerializeMap::serialize_entry(
                &mut __map,
                "status",
                &self.status,
            )?;
            __rt::serde::ser::SerializeMap::serialize_entry(
                &mut __map,
                "output",
                &self.output,
            )?;
            if let ::std::option::Option::Some(__value) = &self.error_detail {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "error_detail",
                    __value,
                )?;
            }
            __rt::serde::ser::SerializeMap::end(__map)
        }
    }
};

#[cfg(feature = "schemars")]
impl __rt::schemars::JsonSchema for SaopObservation {
    fn schema_name() -> ::std::borrow::Cow<'static, str> {
        ::std::borrow::Cow::Borrowed("SaopObservation")
    }
    fn schema_id() -> ::std::borrow::Cow<'static, str> {
        ::std::borrow::Cow::Borrowed("https://devs.ai/schemas/saop-observation/1.0.0#")
    }
    fn json_schema(_: &mut __rt::schemars::SchemaGenerator) -> __rt::schemars::Schema {
        __rt::json_schema(&SAOP_OBSERVATION, "")
    }
}

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for SaopObservation {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        ::std::result::Result::Ok(Self {
            status: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            output: __rt::arbitrary_text(__u)?,
            error_detail: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
        })
    }
    fn size_hint(__depth: usize) -> (usize, ::std::option::Option<usize>) {
        __rt::arbitrary::size_hint::and_all(
            &[
                <SaopObservationStatus as __rt::arbitrary::Arbitrary<
                    'a,
                >>::size_hint(__depth),
                <::std::string::String as __rt::arbitrary::Arbitrary<
                    'a,
                >>::size_hint(__depth),
                <::std::option::Option<
                    ::std::string::String,
                > as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
            ],
        )
    }
}

/// How the tool call ended. `partial` means that the output was cut short.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SaopObservationStatus {
    /// The value `success`.
    Success,
    /// The value `error`.
    Error,
    /// The value `timeout`.
    Timeout,
    /// The value `partial`.
    Partial,
}

impl SaopObservationStatus {
    /// Every value, in the order of the schema.
    pub const ALL: &'static [Self] = &[
        Self::Success,
        Self::Error,
        Self::Timeout,
        Self::Partial,
    ];
    /// The value as the schema spells it.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Success => "success",
            Self::Error => "error",
            Self::Timeout => "timeout",
            Self::Partial => "partial",
        }
    }
}

impl ::std::fmt::Display for SaopObservationStatus {
    fn fmt(&self, __formatter: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        __formatter.pad((*self).as_str())
    }
}

const _: () = {
    const __NAMES: &[&str] = &["success", "error", "timeout", "partial"];
    impl<'de> __rt::serde::Deserialize<'de> for SaopObservationStatus {
        fn deserialize<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            match __rt::decode_enum(__deserializer, "SaopObservationStatus", __NAMES)? {
                0 => ::std::result::Result::Ok(Self::Success),
                1 => ::std::result::Result::Ok(Self::Error),
                2 => ::std::result::Result::Ok(Self::Timeout),
                _ => ::std::result::Result::Ok(Self::Partial),
            }
        }
    }
    impl<'de> __rt::Decode<'de> for SaopObservationStatus {
        fn decode<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            <Self as __rt::serde::Deserialize<'de>>::deserialize(__deserializer)
        }
    }
    impl __rt::serde::Serialize for SaopObservationStatus {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __serializer: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            __rt::serde::Serializer::serialize_str(__serializer, (*self).as_str())
        }
    }
};

#[cfg(feature = "schemars")]
impl __rt::schemars::JsonSchema for SaopObservationStatus {
    fn schema_name() -> ::std::borrow::Cow<'static, str> {
        ::std::borrow::Cow::Borrowed("SaopObservationStatus")
    }
    fn schema_id() -> ::std::borrow::Cow<'static, str> {
        ::std::borrow::Cow::Borrowed(
            "https://devs.ai/schemas/saop-observation/1.0.0#/properties/status",
        )
    }
    fn json_schema(_: &mut __rt::schemars::SchemaGenerator) -> __rt::schemars::Schema {
        __rt::json_schema(&SAOP_OBSERVATION, "/properties/status")
    }
}

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for SaopObservationStatus {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __rt::arbitrary::Unstructured::choose(__u, Self::ALL).copied()
    }
    fn size_hint(__depth: usize) -> (usize, ::std::option::Option<usize>) {
        (1, ::std::option::Option::Some(1))
    }
}

/// The turns that several agents take side by side, as one group. No agent appears twice in a group.
#[derive(Clone, Debug, PartialEq)]
pub struct SaopParallelTurnEnvelope {
    /// Tells a parallel turn from the other messages.
    pub envelope_type: SaopParallelTurnEnvelopeEnvelopeType,
    /// Identifies the session that the group belongs to.
    pub session_id: __rt::NonEmptyString,
    /// Position of the group in its session, counted from 0. It counts up from group to group; that is the sender's duty and is not checked here.
    pub parallel_turn_index: u64,
    /// One turn for each agent of the group, at least one. Agent ids are unique within the group.
    pub agent_turns: crate::AgentTurns,
}

const _: () = {
    struct __Fields;
    impl __rt::Fields for __Fields {
        const OBJECT: &'static str = "SaopParallelTurnEnvelope";
        const NAMES: &'static [&'static str] = &[
            "envelope_type",
            "session_id",
            "parallel_turn_index",
            "agent_turns",
        ];
        fn index(__key: &str) -> ::std::option::Option<usize> {
            match __key {
                "envelope_type" => ::std::option::Option::Some(0),
                "session_id" => ::std::option::Option::Some(1),
                "parallel_turn_index" => ::std::option::Option::Some(2),
                "agent_turns" => ::std::option::Option::Some(3),
                _ => ::std::option::Option::None,
            }
        }
    }
    struct __Visitor;
    impl<'de> __rt::serde::de::Visitor<'de> for __Visitor {
        type Value = SaopParallelTurnEnvelope;
        fn expecting(
            &self,
            __formatter: &mut ::std::fmt::Formatter<'_>,
        ) -> ::std::fmt::Result {
            __formatter.write_str(<__Fields as __rt::Fields>::OBJECT)
        }
        fn visit_map<__A: __rt::serde::de::MapAccess<'de>>(
            self,
            mut __map: __A,
        ) -> ::std::result::Result<Self::Value, __A::Error> {
            let mut __f0: ::std::option::Option<SaopParallelTurnEnvelopeEnvelopeType> = ::std::option::Option::None;
            let mut __f1: ::std::option::Option<__rt::NonEmptyString> = ::std::option::Option::None;
            let mut __f2: ::std::option::Option<u64> = ::std::option::Option::None;
            let mut __f3: ::std::option::Option<crate::AgentTurns> = ::std::option::Option::None;
            while let ::std::option::Option::Some(__index) = __rt::next_field::<
                __Fields,
                _,
            >(&mut __map)? {
                match __index {
                    0 => __rt::set(&mut __f0, &mut __map, "envelope_type")?,
                    1 => __rt::set(&mut __f1, &mut __map, "session_id")?,
                    2 => __rt::set(&mut __f2, &mut __map, "parallel_turn_index")?,
                    _ => __rt::set(&mut __f3, &mut __map, "agent_turns")?,
                }
            }
            ::std::result::Result::Ok(SaopParallelTurnEnvelope {
                envelope_type: __rt::required(__f0, "envelope_type")?,
                session_id: __rt::required(__f1, "session_id")?,
                parallel_turn_index: __rt::required(__f2, "parallel_turn_index")?,
                agent_turns: __rt::required(__f3, "agent_turns")?,
            })
        }
    }
    impl<'de> __rt::serde::Deserialize<'de> for SaopParallelTurnEnvelope {
        fn deserialize<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            __rt::serde::Deserializer::deserialize_struct(
                __deserializer,
                <__Fields as __rt::Fields>::OBJECT,
                <__Fields as __rt::Fields>::NAMES,
                __Visitor,
            )
        }
    }
    impl<'de> __rt::Decode<'de> for SaopParallelTurnEnvelope {
        fn decode<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            <Self as __rt::serde::Deserialize<'de>>::deserialize(__deserializer)
        }
    }
    impl __rt::serde::Serialize for SaopParallelTurnEnvelope {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __serializer: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let __length = 4;
            let mut __map = __rt::serde::Serializer::serialize_map(
                __serializer,
                ::std::option::Option::Some(__length),
            )?;
            __rt::serde::ser::SerializeMap::serialize_entry(
                &mut __map,
                "envelope_type",
                &self.envelope_type,
            )?;
            __rt::serde::ser::SerializeMap::serialize_entry(
                &mut __map,
                "session_id",
                &self.session_id,
            )?;
            __rt::serde::ser::SerializeMap::serialize_entry(
                &mut __map,
                "parallel_turn_index",
                &self.parallel_turn_index,
            )?;
            __rt::serde::ser::SerializeMap::serialize_entry(
                &mut __map,
                "agent_turns",
                &self.agent_turns,
            )?;
            __rt::serde::ser::SerializeMap::end(__map)
        }
    }
};

#[cfg(feature = "schemars")]
impl __rt::schemars::JsonSchema for SaopParallelTurnEnvelope {
    fn schema_name() -> ::std::borrow::Cow<'static, str> {
        ::std::borrow::Cow::Borrowed("SaopParallelTurnEnvelope")
    }
    fn schema_id() -> ::std::borrow::Cow<'static, str> {
        ::std::borrow::Cow::Borrowed(
            "https://devs.ai/schemas/saop-parallel-turn-envelope/1.0.0#",
        )
    }
    fn json_schema(_: &mut __rt::schemars::SchemaGenerator) -> __rt::schemars::Schema {
        __rt::json_schema(&SAOP_PARALLEL_TURN_ENVELOPE, "")
    }
}

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for SaopParallelTurnEnvelope {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        ::std::result::Result::Ok(Self {
            envelope_type: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            session_id: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            parallel_turn_index: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            agent_turns: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
        })
    }
    fn size_hint(__depth: usize) -> (usize, ::std::option::Option<usize>) {
        __rt::arbitrary::size_hint::and_all(
            &[
                <SaopParallelTurnEnvelopeEnvelopeType as __rt::arbitrary::Arbitrary<
                    'a,
                >>::size_hint(__depth),
                <__rt::NonEmptyString as __rt::arbitrary::Arbitrary<
                    'a,
                >>::size_hint(__depth),
                <u64 as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
                <crate::AgentTurns as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
            ],
        )
    }
}

/// Tells a parallel turn from the other messages.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[derive(Default)]
pub enum SaopParallelTurnEnvelopeEnvelopeType {
    /// The value `parallel`.
    #[default]
    Parallel,
}

impl SaopParallelTurnEnvelopeEnvelopeType {
    /// Every value, in the order of the schema.
    pub const ALL: &'static [Self] = &[Self::Parallel];
    /// The value as the schema spells it.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Parallel => "parallel",
        }
    }
}

impl ::std::fmt::Display for SaopParallelTurnEnvelopeEnvelopeType {
    fn fmt(&self, __formatter: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        __formatter.pad((*self).as_str())
    }
}

const _: () = {
    const __NAMES: &[&str] = &["parallel"];
    impl<'de> __rt::serde::Deserialize<'de> for SaopParallelTurnEnvelopeEnvelopeType {
        fn deserialize<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            __rt::decode_enum(
                    __deserializer,
                    "SaopParallelTurnEnvelopeEnvelopeType",
                    __NAMES,
                )
                .map(|_| Self::Parallel)
        }
    }
    impl<'de> __rt::Decode<'de> for SaopParallelTurnEnvelopeEnvelopeType {
        fn decode<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            <Self as __rt::serde::Deserialize<'de>>::deserialize(__deserializer)
        }
    }
    impl __rt::serde::Serialize for SaopParallelTurnEnvelopeEnvelopeType {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __serializer: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            __rt::serde::Serializer::serialize_str(__serializer, (*self).as_str())
        }
    }
};

#[cfg(feature = "schemars")]
impl __rt::schemars::JsonSchema for SaopParallelTurnEnvelopeEnvelopeType {
    fn schema_name() -> ::std::borrow::Cow<'static, str> {
        ::std::borrow::Cow::Borrowed("SaopParallelTurnEnvelopeEnvelopeType")
    }
    fn schema_id() -> ::std::borrow::Cow<'static, str> {
        ::std::borrow::Cow::Borrowed(
            "https://devs.ai/schemas/saop-parallel-turn-envelope/1.0.0#/properties/envelope_type",
        )
    }
    fn json_schema(_: &mut __rt::schemars::SchemaGenerator) -> __rt::schemars::Schema {
        __rt::json_schema(&SAOP_PARALLEL_TURN_ENVELOPE, "/properties/envelope_type")
    }
}

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for SaopParallelTurnEnvelopeEnvelopeType {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __rt::arbitrary::Unstructured::choose(__u, Self::ALL).copied()
    }
    fn size_hint(__depth: usize) -> (usize, ::std::option::Option<usize>) {
        (0, ::std::option::Option::Some(0))
    }
}

const _: () = {
    let __min = <crate::AgentTurns as __rt::CrossField>::MIN_ITEMS;
    let __max = <crate::AgentTurns as __rt::CrossField>::MAX_ITEMS;
    let __unique = <crate::AgentTurns as __rt::CrossField>::UNIQUE_ITEMS;
    ::std::assert!(
        __min == 1,
        "expected the type for `saop-parallel-turn-envelope#/definitions/AgentTurns` to enforce the schema's `minItems` and to state MIN_ITEMS = 1, but found another"
    );
    ::std::assert!(
        ::std::matches!(__max, ::std::option::Option::None),
        "expected the type for `saop-parallel-turn-envelope#/definitions/AgentTurns` to enforce the schema's `maxItems` and to state MAX_ITEMS = None, but found another"
    );
    ::std::assert!(
        ! __unique,
        "expected the type for `saop-parallel-turn-envelope#/definitions/AgentTurns` to enforce the schema's `uniqueItems` and to state UNIQUE_ITEMS = false, but found another"
    );
};

/// The turn of one agent within a group.
#[derive(Clone, Debug, PartialEq)]
pub struct SaopAgentTurn {
    /// Identifies the agent. Unique within the group.
    pub agent_id: __rt::NonEmptyString,
    /// Position of the turn in this agent's run, counted from 0.
    pub turn_index: u64,
    /// What the agent thinks before it acts.
    pub thought: __rt::NonEmptyString,
    /// The tool call that the agent makes.
    pub action: SaopAction,
    /// What came back from the tool call. Absent while the call is still to be made.
    pub observation: ::std::option::Option<SaopObservation>,
}

const _: () = {
    struct __Fields;
    impl __rt::Fields for __Fields {
        const OBJECT: &'static str = "SaopAgentTurn";
        const NAMES: &'static [&'static str] = &[
            "agent_id",
            "turn_index",
            "thought",
            "action",
            "observation",
        ];
        fn index(__key: &str) -> ::std::option::Option<usize> {
            match __key {
                "agent_id" => ::std::option::Option::Some(0),
                "turn_index" => ::std::option::Option::Some(1),
                "thought" => ::std::option::Option::Some(2),
                "action" => ::std::option::Option::Some(3),
                "observation" => ::std::option::Option::Some(4),
                _ => ::std::option::Option::None,
            }
        }
    }
    struct __Visitor;
    impl<'de> __rt::serde::de::Visitor<'de> for __Visitor {
        type Value = SaopAgentTurn;
        fn expecting(
            &self,
            __formatter: &mut ::std::fmt::Formatter<'_>,
        ) -> ::std::fmt::Result {
            __formatter.write_str(<__Fields as __rt::Fields>::OBJECT)
        }
        fn visit_map<__A: __rt::serde::de::MapAccess<'de>>(
            self,
            mut __map: __A,
        ) -> ::std::result::Result<Self::Value, __A::Error> {
            let mut __f0: ::std::option::Option<__rt::NonEmptyString> = ::std::option::Option::None;
            let mut __f1: ::std::option::Option<u64> = ::std::option::Option::None;
            let mut __f2: ::std::option::Option<__rt::NonEmptyString> = ::std::option::Option::None;
            let mut __f3: ::std::option::Option<SaopAction> = ::std::option::Option::None;
            let mut __f4: ::std::option::Option<SaopObservation> = ::std::option::Option::None;
            while let ::std::option::Option::Some(__index) = __rt::next_field::<
                __Fields,
                _,
            >(&mut __map)? {
                match __index {
                    0 => __rt::set(&mut __f0, &mut __map, "agent_id")?,
                    1 => __rt::set(&mut __f1, &mut __map, "turn_index")?,
                    2 => __rt::set(&mut __f2, &mut __map, "thought")?,
                    3 => __rt::set(&mut __f3, &mut __map, "action")?,
                    _ => __rt::set(&mut __f4, &mut __map, "observation")?,
                }
            }
            ::std::result::Result::Ok(SaopAgentTurn {
                agent_id: __rt::required(__f0, "agent_id")?,
                turn_index: __rt::required(__f1, "turn_index")?,
                thought: __rt::required(__f2, "thought")?,
                action: __rt::required(__f3, "action")?,
                observation: __f4,
            })
        }
    }
    impl<'de> __rt::serde::Deserialize<'de> for SaopAgentTurn {
        fn deserialize<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            __rt::serde::Deserializer::deserialize_struct(
                __deserializer,
                <__Fields as __rt::Fields>::OBJECT,
                <__Fields as __rt::Fields>::NAMES,
                __Visitor,
            )
        }
    }
    impl<'de> __rt::Decode<'de> for SaopAgentTurn {
        fn decode<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            <Self as __rt::serde::Deserialize<'de>>::deserialize(__deserializer)
        }
    }
    impl __rt::serde::Serialize for SaopAgentTurn {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __serializer: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let __length = 4 + usize::from(self.observation.is_some());
            let mut __map = __rt::serde::Serializer::serialize_map(
                __serializer,
                ::std::option::Option::Some(__length),
            )?;
            __rt::serde::ser::SerializeMap::serialize_entry(
                &mut __map,
                "agent_id",
                &self.agent_id,
            )?;
            __rt::serde::ser::SerializeMap::serialize_entry(
                &mut __map,
                "turn_index",
                &self.turn_index,
            )?;
            __rt::serde::ser::SerializeMap::serialize_entry(
                &mut __map,
                "thought",
                &self.thought,
            )?;
            __rt::serde::ser::SerializeMap::serialize_entry(
                &mut __map,
                "action",
                &self.action,
            )?;
            if let ::std::option::Option::Some(__value) = &self.observation {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "observation",
                    __value,
                )?;
            }
            __rt::serde::ser::SerializeMap::end(__map)
        }
    }
};

#[cfg(feature = "schemars")]
impl __rt::schemars::JsonSchema for SaopAgentTurn {
    fn schema_name() -> ::std::borrow::Cow<'static, str> {
        ::std::borrow::Cow::Borrowed("SaopAgentTurn")
    }
    fn schema_id() -> ::std::borrow::Cow<'static, str> {
        ::std::borrow::Cow::Borrowed(
            "https://devs.ai/schemas/saop-parallel-turn-envelope/1.0.0#/definitions/SaopAgentTurn",
        )
    }
    fn json_schema(_: &mut __rt::schemars::SchemaGenerator) -> __rt::schemars::Schema {
        __rt::json_schema(&SAOP_PARALLEL_TURN_ENVELOPE, "/definitions/SaopAgentTurn")
    }
}

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for SaopAgentTurn {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        ::std::result::Result::Ok(Self {
            agent_id: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            turn_index: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            thought: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            action: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            observation: __rt::arbitrary_option(
                __u,
                <SaopObservation as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
            )?,
        })
    }
    fn size_hint(__depth: usize) -> (usize, ::std::option::Option<usize>) {
        __rt::arbitrary::size_hint::and_all(
            &[
                <__rt::NonEmptyString as __rt::arbitrary::Arbitrary<
                    'a,
                >>::size_hint(__depth),
                <u64 as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
                <__rt::NonEmptyString as __rt::arbitrary::Arbitrary<
                    'a,
                >>::size_hint(__depth),
                <SaopAction as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
                <::std::option::Option<
                    SaopObservation,
                > as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
            ],
        )
    }
}

/// The text of the schema `escalation-report`.
pub const ESCALATION_REPORT_SCHEMA: &str = ::std::include_str!(
    "escalation-report.schema.json"
);

/// The `$id` of the schema `escalation-report`.
pub const ESCALATION_REPORT_SCHEMA_ID: &str = "https://devs.ai/schemas/escalation-report/1.0.0";

/// The version of the schema `escalation-report`.
pub const ESCALATION_REPORT_SCHEMA_VERSION: &str = "1.0.0";

/// The schema `escalation-report`.
pub static ESCALATION_REPORT: __rt::Schema = __rt::Schema::new(__rt::SchemaParts {
    name: "escalation-report",
    id: ESCALATION_REPORT_SCHEMA_ID,
    version: ESCALATION_REPORT_SCHEMA_VERSION,
    title: "EscalationReport",
    description: "What a person needs to act on when a model's answers could not be read: every answer that was refused, and why.",
    subject: "Escalation report",
    text: ESCALATION_REPORT_SCHEMA,
    bundled: ::std::include_str!("escalation-report.bundled.json"),
    validation: ::std::include_str!("escalation-report.validation.json"),
    kind: __rt::SchemaKind::Message,
    discriminator: ::std::option::Option::Some(__rt::Discriminator {
        property: "type",
        value: "escalation_report",
    }),
    members: &[
        "schema_version",
        "type",
        "reason",
        "attempts",
        "max_retries",
        "awaited",
        "context",
        "last_error",
        "usage",
        "history",
    ],
    rules: &[],
    check: __rt::check::<EscalationReport>,
});

impl __rt::Message for EscalationReport {
    fn schema() -> &'static __rt::Schema {
        &ESCALATION_REPORT
    }
}

/// The text of the schema `observation`.
pub const OBSERVATION_SCHEMA: &str = ::std::include_str!("observation.schema.json");

/// The `$id` of the schema `observation`.
pub const OBSERVATION_SCHEMA_ID: &str = "https://devs.ai/schemas/observation/1.0.0";

/// The version of the schema `observation`.
pub const OBSERVATION_SCHEMA_VERSION: &str = "1.0.0";

/// The schema `observation`.
pub static OBSERVATION: __rt::Schema = __rt::Schema::new(__rt::SchemaParts {
    name: "observation",
    id: OBSERVATION_SCHEMA_ID,
    version: OBSERVATION_SCHEMA_VERSION,
    title: "Observation",
    description: "The complete record of one tool run: both output streams to the last byte, the exit code, and the time it took.",
    subject: "Observation",
    text: OBSERVATION_SCHEMA,
    bundled: ::std::include_str!("observation.bundled.json"),
    validation: ::std::include_str!("observation.validation.json"),
    kind: __rt::SchemaKind::Message,
    discriminator: ::std::option::Option::Some(__rt::Discriminator {
        property: "type",
        value: "observation",
    }),
    members: &[
        "schema_version",
        "type",
        "tool_call_id",
        "timestamp_ns",
        "exit_code",
        "stdout",
        "stderr",
        "encoding",
        "duration_ms",
        "metadata",
    ],
    rules: &[],
    check: __rt::check::<Observation>,
});

impl __rt::Message for Observation {
    fn schema() -> &'static __rt::Schema {
        &OBSERVATION
    }
}

/// The text of the schema `saop-action`.
pub const SAOP_ACTION_SCHEMA: &str = ::std::include_str!("saop-action.schema.json");

/// The `$id` of the schema `saop-action`.
pub const SAOP_ACTION_SCHEMA_ID: &str = "https://devs.ai/schemas/saop-action/1.0.0";

/// The version of the schema `saop-action`.
pub const SAOP_ACTION_SCHEMA_VERSION: &str = "1.0.0";

/// The schema `saop-action`.
pub static SAOP_ACTION: __rt::Schema = __rt::Schema::new(__rt::SchemaParts {
    name: "saop-action",
    id: SAOP_ACTION_SCHEMA_ID,
    version: SAOP_ACTION_SCHEMA_VERSION,
    title: "SAOP_Action",
    description: "The one tool call that an agent makes in a turn.",
    subject: "SAOP action",
    text: SAOP_ACTION_SCHEMA,
    bundled: ::std::include_str!("saop-action.bundled.json"),
    validation: ::std::include_str!("saop-action.validation.json"),
    kind: __rt::SchemaKind::Part,
    discriminator: ::std::option::Option::None,
    members: &["tool_name", "arguments"],
    rules: &[],
    check: __rt::check::<SaopAction>,
});

impl __rt::Message for SaopAction {
    fn schema() -> &'static __rt::Schema {
        &SAOP_ACTION
    }
}

/// The text of the schema `saop-envelope`.
pub const SAOP_ENVELOPE_SCHEMA: &str = ::std::include_str!("saop-envelope.schema.json");

/// The `$id` of the schema `saop-envelope`.
pub const SAOP_ENVELOPE_SCHEMA_ID: &str = "https://devs.ai/schemas/saop-envelope/1.0.0";

/// The version of the schema `saop-envelope`.
pub const SAOP_ENVELOPE_SCHEMA_VERSION: &str = "1.0.0";

/// The schema `saop-envelope`.
pub static SAOP_ENVELOPE: __rt::Schema = __rt::Schema::new(__rt::SchemaParts {
    name: "saop-envelope",
    id: SAOP_ENVELOPE_SCHEMA_ID,
    version: SAOP_ENVELOPE_SCHEMA_VERSION,
    title: "SAOP_Envelope",
    description: "One turn of one agent: what it thinks, which tool it calls, and what came back.",
    subject: "SAOP envelope",
    text: SAOP_ENVELOPE_SCHEMA,
    bundled: ::std::include_str!("saop-envelope.bundled.json"),
    validation: ::std::include_str!("saop-envelope.validation.json"),
    kind: __rt::SchemaKind::Message,
    discriminator: ::std::option::Option::None,
    members: &[
        "schema_version",
        "turn_index",
        "agent_id",
        "phase",
        "thought",
        "action",
        "observation",
    ],
    rules: &[],
    check: __rt::check::<SaopEnvelope>,
});

impl __rt::Message for SaopEnvelope {
    fn schema() -> &'static __rt::Schema {
        &SAOP_ENVELOPE
    }
}

/// The text of the schema `saop-observation`.
pub const SAOP_OBSERVATION_SCHEMA: &str = ::std::include_str!(
    "saop-observation.schema.json"
);

/// The `$id` of the schema `saop-observation`.
pub const SAOP_OBSERVATION_SCHEMA_ID: &str = "https://devs.ai/schemas/saop-observation/1.0.0";

/// The version of the schema `saop-observation`.
pub const SAOP_OBSERVATION_SCHEMA_VERSION: &str = "1.0.0";

/// The schema `saop-observation`.
pub static SAOP_OBSERVATION: __rt::Schema = __rt::Schema::new(__rt::SchemaParts {
    name: "saop-observation",
    id: SAOP_OBSERVATION_SCHEMA_ID,
    version: SAOP_OBSERVATION_SCHEMA_VERSION,
    title: "SAOP_Observation",
    description: "What came back from the tool call of a turn, in the form the agent reads.",
    subject: "SAOP observation",
    text: SAOP_OBSERVATION_SCHEMA,
    bundled: ::std::include_str!("saop-observation.bundled.json"),
    validation: ::std::include_str!("saop-observation.validation.json"),
    kind: __rt::SchemaKind::Part,
    discriminator: ::std::option::Option::None,
    members: &["status", "output", "error_detail"],
    rules: &[],
    check: __rt::check::<SaopObservation>,
});

impl __rt::Message for SaopObservation {
    fn schema() -> &'static __rt::Schema {
        &SAOP_OBSERVATION
    }
}

/// The text of the schema `saop-parallel-turn-envelope`.
pub const SAOP_PARALLEL_TURN_ENVELOPE_SCHEMA: &str = ::std::include_str!(
    "saop-parallel-turn-envelope.schema.json"
);

/// The `$id` of the schema `saop-parallel-turn-envelope`.
pub const SAOP_PARALLEL_TURN_ENVELOPE_SCHEMA_ID: &str = "https://devs.ai/schemas/saop-parallel-turn-envelope/1.0.0";

/// The version of the schema `saop-parallel-turn-envelope`.
pub const SAOP_PARALLEL_TURN_ENVELOPE_SCHEMA_VERSION: &str = "1.0.0";

/// The schema `saop-parallel-turn-envelope`.
pub static SAOP_PARALLEL_TURN_ENVELOPE: __rt::Schema = __rt::Schema::new(__rt::SchemaParts {
    name: "saop-parallel-turn-envelope",
    id: SAOP_PARALLEL_TURN_ENVELOPE_SCHEMA_ID,
    version: SAOP_PARALLEL_TURN_ENVELOPE_SCHEMA_VERSION,
    title: "SAOP_ParallelTurnEnvelope",
    description: "The turns that several agents take side by side, as one group. No agent appears twice in a group.",
    subject: "SAOP parallel turn envelope",
    text: SAOP_PARALLEL_TURN_ENVELOPE_SCHEMA,
    bundled: ::std::include_str!("saop-parallel-turn-envelope.bundled.json"),
    validation: ::std::include_str!("saop-parallel-turn-envelope.validation.json"),
    kind: __rt::SchemaKind::Message,
    discriminator: ::std::option::Option::Some(__rt::Discriminator {
        property: "envelope_type",
        value: "parallel",
    }),
    members: &["envelope_type", "session_id", "parallel_turn_index", "agent_turns"],
    rules: &[
        __rt::Rule {
            path: &[__rt::Step::Property("agent_turns")],
            check: <crate::AgentTurns as __rt::CrossField>::CHECK,
        },
    ],
    check: __rt::check::<SaopParallelTurnEnvelope>,
});

impl __rt::Message for SaopParallelTurnEnvelope {
    fn schema() -> &'static __rt::Schema {
        &SAOP_PARALLEL_TURN_ENVELOPE
    }
}

/// Every schema, sorted by name.
pub static SCHEMAS: &[&__rt::Schema] = &[
    &ESCALATION_REPORT,
    &OBSERVATION,
    &SAOP_ACTION,
    &SAOP_ENVELOPE,
    &SAOP_OBSERVATION,
    &SAOP_PARALLEL_TURN_ENVELOPE,
];

/// Any message.
#[derive(Clone, Debug, PartialEq)]
pub enum SaopMessage {
    /// What a person needs to act on when a model's answers could not be read: every answer that was refused, and why.
    EscalationReport(EscalationReport),
    /// The complete record of one tool run: both output streams to the last byte, the exit code, and the time it took.
    Observation(Observation),
    /// One turn of one agent: what it thinks, which tool it calls, and what came back.
    SaopEnvelope(SaopEnvelope),
    /// The turns that several agents take side by side, as one group. No agent appears twice in a group.
    SaopParallelTurnEnvelope(SaopParallelTurnEnvelope),
}

impl ::std::convert::From<EscalationReport> for SaopMessage {
    fn from(__message: EscalationReport) -> Self {
        Self::EscalationReport(__message)
    }
}

impl ::std::convert::From<Observation> for SaopMessage {
    fn from(__message: Observation) -> Self {
        Self::Observation(__message)
    }
}

impl ::std::convert::From<SaopEnvelope> for SaopMessage {
    fn from(__message: SaopEnvelope) -> Self {
        Self::SaopEnvelope(__message)
    }
}

impl ::std::convert::From<SaopParallelTurnEnvelope> for SaopMessage {
    fn from(__message: SaopParallelTurnEnvelope) -> Self {
        Self::SaopParallelTurnEnvelope(__message)
    }
}

impl __rt::serde::Serialize for SaopMessage {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __serializer: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        match self {
            Self::EscalationReport(__message) => {
                __rt::serde::Serialize::serialize(__message, __serializer)
            }
            Self::Observation(__message) => {
                __rt::serde::Serialize::serialize(__message, __serializer)
            }
            Self::SaopEnvelope(__message) => {
                __rt::serde::Serialize::serialize(__message, __serializer)
            }
            Self::SaopParallelTurnEnvelope(__message) => {
                __rt::serde::Serialize::serialize(__message, __serializer)
            }
        }
    }
}

impl<'de> __rt::serde::Deserialize<'de> for SaopMessage {
    fn deserialize<__D: __rt::serde::Deserializer<'de>>(
        __deserializer: __D,
    ) -> ::std::result::Result<Self, __D::Error> {
        __rt::decode_union(__deserializer)
    }
}

impl __rt::MessageUnion for SaopMessage {
    fn schemas() -> &'static [&'static __rt::Schema] {
        static __SCHEMAS: &[&__rt::Schema] = &[
            &ESCALATION_REPORT,
            &OBSERVATION,
            &SAOP_ENVELOPE,
            &SAOP_PARALLEL_TURN_ENVELOPE,
        ];
        __SCHEMAS
    }
    fn fallback() -> &'static __rt::Schema {
        &SAOP_ENVELOPE
    }
    fn decode_as<'de, __D: __rt::serde::Deserializer<'de>>(
        __schema: &'static __rt::Schema,
        __deserializer: __D,
    ) -> ::std::option::Option<::std::result::Result<Self, __D::Error>> {
        match __schema.name() {
            "escalation-report" => {
                ::std::option::Option::Some(
                    <EscalationReport as __rt::Decode<'de>>::decode(__deserializer)
                        .map(Self::EscalationReport),
                )
            }
            "observation" => {
                ::std::option::Option::Some(
                    <Observation as __rt::Decode<'de>>::decode(__deserializer)
                        .map(Self::Observation),
                )
            }
            "saop-envelope" => {
                ::std::option::Option::Some(
                    <SaopEnvelope as __rt::Decode<'de>>::decode(__deserializer)
                        .map(Self::SaopEnvelope),
                )
            }
            "saop-parallel-turn-envelope" => {
                ::std::option::Option::Some(
                    <SaopParallelTurnEnvelope as __rt::Decode<
                        'de,
                    >>::decode(__deserializer)
                        .map(Self::SaopParallelTurnEnvelope),
                )
            }
            _ => ::std::option::Option::None,
        }
    }
    fn schema(&self) -> &'static __rt::Schema {
        match self {
            Self::EscalationReport(_) => <EscalationReport as __rt::Message>::schema(),
            Self::Observation(_) => <Observation as __rt::Message>::schema(),
            Self::SaopEnvelope(_) => <SaopEnvelope as __rt::Message>::schema(),
            Self::SaopParallelTurnEnvelope(_) => {
                <SaopParallelTurnEnvelope as __rt::Message>::schema()
            }
        }
    }
}

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for SaopMessage {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        match __rt::arbitrary::Unstructured::choose_index(__u, 4)? {
            0 => {
                <EscalationReport as __rt::arbitrary::Arbitrary<'a>>::arbitrary(__u)
                    .map(Self::EscalationReport)
            }
            1 => {
                <Observation as __rt::arbitrary::Arbitrary<'a>>::arbitrary(__u)
                    .map(Self::Observation)
            }
            2 => {
                <SaopEnvelope as __rt::arbitrary::Arbitrary<'a>>::arbitrary(__u)
                    .map(Self::SaopEnvelope)
            }
            _ => {
                <SaopParallelTurnEnvelope as __rt::arbitrary::Arbitrary<
                    'a,
                >>::arbitrary(__u)
                    .map(Self::SaopParallelTurnEnvelope)
            }
        }
    }
    fn size_hint(__depth: usize) -> (usize, ::std::option::Option<usize>) {
        __rt::arbitrary::size_hint::and(
            (1, ::std::option::Option::Some(1)),
            __rt::arbitrary::size_hint::or_all(
                &[
                    <EscalationReport as __rt::arbitrary::Arbitrary<
                        'a,
                    >>::size_hint(__depth),
                    <Observation as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
                    <SaopEnvelope as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
                    <SaopParallelTurnEnvelope as __rt::arbitrary::Arbitrary<
                        'a,
                    >>::size_hint(__depth),
                ],
            ),
        )
    }
}
