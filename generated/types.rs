// Generated from the schemas by `cargo gen`. Do not edit.

use crate::rt as __rt;

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
    &OBSERVATION,
    &SAOP_ACTION,
    &SAOP_ENVELOPE,
    &SAOP_OBSERVATION,
    &SAOP_PARALLEL_TURN_ENVELOPE,
];

/// Any message.
#[derive(Clone, Debug, PartialEq)]
pub enum SaopMessage {
    /// The complete record of one tool run: both output streams to the last byte, the exit code, and the time it took.
    Observation(Observation),
    /// One turn of one agent: what it thinks, which tool it calls, and what came back.
    SaopEnvelope(SaopEnvelope),
    /// The turns that several agents take side by side, as one group. No agent appears twice in a group.
    SaopParallelTurnEnvelope(SaopParallelTurnEnvelope),
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
            Self::Observation(_) => <Observation as __rt::Message>::schema(),
            Self::SaopEnvelope(_) => <SaopEnvelope as __rt::Message>::schema(),
            Self::SaopParallelTurnEnvelope(_) => {
                <SaopParallelTurnEnvelope as __rt::Message>::schema()
            }
        }
    }
}
