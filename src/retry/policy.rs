//! The limits of the retry protocol. SPEC R9.
//!
//! Invariant: the prompt's budget has room for everything except the answer and its errors.

use std::fmt;

use saop_json::show::{one_line, one_of, quote};
use saop_schema::Limits;
use serde::de::{Deserialize, DeserializeSeed, Deserializer, Error, MapAccess, Visitor};

use super::choice::{CorrectionPolicy, RepairPolicy};

/// How often to request a correction, and how large one may be.
///
/// It can be deserialized from any configuration format with named members: `max_retries`, `prompt_budget_bytes`,
/// `stop_without_progress`, `repair` and `corrections`, all optional. The limits of an answer are not part of the configuration.
///
/// ```
/// use saop::RetryPolicy;
///
/// let policy = RetryPolicy::default();
/// assert_eq!((policy.max_retries(), policy.prompt_budget()), (2, 16 * 1024));
///
/// let policy = policy.with_max_retries(1).with_prompt_budget(4096)?;
/// assert!(policy.with_prompt_budget(100).is_err());
/// # Ok::<(), saop::RetryPolicyError>(())
/// ```
///
/// ```
/// use saop::RetryPolicy;
///
/// let policy: RetryPolicy = serde_json::from_str(r#"{"max_retries": 5}"#)?;
/// assert_eq!(policy, RetryPolicy::default().with_max_retries(5));
///
/// let error = serde_json::from_str::<RetryPolicy>(r#"{"max_retry": 5}"#).unwrap_err();
/// let words = "expected a retry setting, but found `max_retry`; did you mean `max_retries`?";
/// assert!(error.to_string().starts_with(words));
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RetryPolicy {
    max_retries: u32,
    prompt_budget: usize,
    stops_without_progress: bool,
    repair: RepairPolicy,
    corrections: CorrectionPolicy,
    limits: Limits,
}

/// The default budget of a correction prompt, in bytes. SPEC R2.
const PROMPT_BUDGET: usize = 16 * 1024;

/// The minimum budget: the size of the template, and as much again for the answer and its errors.
const LEAST_BUDGET: usize = 2 * 1024;

impl RetryPolicy {
    /// Sets the maximum number of corrections. Default: 2, so at most three answers are read.
    #[must_use]
    pub const fn with_max_retries(mut self, max_retries: u32) -> Self {
        self.max_retries = max_retries;
        self
    }

    /// Sets the maximum size of a correction prompt in bytes. Default: 16 KiB.
    ///
    /// # Errors
    ///
    /// Fails if it is less than 2 KiB.
    pub const fn with_prompt_budget(mut self, bytes: usize) -> Result<Self, RetryPolicyError> {
        if bytes < LEAST_BUDGET {
            return Err(RetryPolicyError { budget: bytes });
        }
        self.prompt_budget = bytes;
        Ok(self)
    }

    /// Sets whether to give up at once if an answer is identical to one that was rejected. Default: no.
    #[must_use]
    pub const fn with_stop_without_progress(mut self, stops: bool) -> Self {
        self.stops_without_progress = stops;
        self
    }

    /// Sets whether an answer that is almost right is repaired. Default: never.
    #[must_use]
    pub const fn with_repair(mut self, repair: RepairPolicy) -> Self {
        self.repair = repair;
        self
    }

    /// Sets what a correction asks for. Default: the whole answer.
    #[must_use]
    pub const fn with_corrections(mut self, corrections: CorrectionPolicy) -> Self {
        self.corrections = corrections;
        self
    }

    /// Sets the limits of an answer. Default: `Limits::default()`.
    #[must_use]
    pub const fn with_limits(mut self, limits: Limits) -> Self {
        self.limits = limits;
        self
    }

    /// Returns the maximum number of corrections.
    #[must_use]
    pub const fn max_retries(&self) -> u32 {
        self.max_retries
    }

    /// Returns the maximum size of a correction prompt in bytes.
    #[must_use]
    pub const fn prompt_budget(&self) -> usize {
        self.prompt_budget
    }

    /// Whether an answer identical to a rejected one ends the loop.
    #[must_use]
    pub const fn stops_without_progress(&self) -> bool {
        self.stops_without_progress
    }

    /// Whether an answer that is almost right is repaired.
    #[must_use]
    pub const fn repair(&self) -> RepairPolicy {
        self.repair
    }

    /// Returns what a correction asks for.
    #[must_use]
    pub const fn corrections(&self) -> CorrectionPolicy {
        self.corrections
    }

    /// Returns the limits of an answer.
    #[must_use]
    pub const fn limits(&self) -> &Limits {
        &self.limits
    }
}

impl Default for RetryPolicy {
    fn default() -> Self {
        Self {
            max_retries: 2,
            prompt_budget: PROMPT_BUDGET,
            stops_without_progress: false,
            repair: RepairPolicy::Never,
            corrections: CorrectionPolicy::Whole,
            limits: Limits::default(),
        }
    }
}

/// A budget too small for a correction prompt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RetryPolicyError {
    budget: usize,
}

impl fmt::Display for RetryPolicyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "expected a budget of at least {LEAST_BUDGET} bytes for a correction prompt, but found {}",
            self.budget
        )
    }
}

impl std::error::Error for RetryPolicyError {}

impl<'de> Deserialize<'de> for RetryPolicy {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(Settings)
    }
}

struct Settings;

impl<'de> Visitor<'de> for Settings {
    type Value = RetryPolicy;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("retry settings by name")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<RetryPolicy, A::Error> {
        let mut policy = RetryPolicy::default();
        let mut seen = [false; Setting::ALL.len()];
        while let Some(setting) = map.next_key::<Setting>()? {
            if std::mem::replace(&mut seen[setting as usize], true) {
                return Err(Error::duplicate_field(setting.name()));
            }
            policy = map.next_value_seed(Change { policy, setting })?;
        }
        Ok(policy)
    }
}

/// A setting that a configuration can name.
#[derive(Clone, Copy)]
enum Setting {
    MaxRetries,
    PromptBudgetBytes,
    StopWithoutProgress,
    Repair,
    Corrections,
}

impl Setting {
    const ALL: [Self; 5] = [
        Self::MaxRetries,
        Self::PromptBudgetBytes,
        Self::StopWithoutProgress,
        Self::Repair,
        Self::Corrections,
    ];

    const fn name(self) -> &'static str {
        match self {
            Self::MaxRetries => "max_retries",
            Self::PromptBudgetBytes => "prompt_budget_bytes",
            Self::StopWithoutProgress => "stop_without_progress",
            Self::Repair => "repair",
            Self::Corrections => "corrections",
        }
    }
}

/// Shows the name and the expected value.
impl fmt::Display for Setting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = self.name();
        match self {
            Self::MaxRetries | Self::PromptBudgetBytes => {
                write!(f, "`{name}` to be an integer from 0 to {}", u32::MAX)
            }
            Self::StopWithoutProgress => write!(f, "`{name}` to be true or false"),
            Self::Repair => {
                let [one, other] = RepairPolicy::ALL.map(RepairPolicy::as_str);
                write!(f, "`{name}` to be \"{one}\" or \"{other}\"")
            }
            Self::Corrections => {
                let [one, other] = CorrectionPolicy::ALL.map(CorrectionPolicy::as_str);
                write!(f, "`{name}` to be \"{one}\" or \"{other}\"")
            }
        }
    }
}

impl<'de> Deserialize<'de> for Setting {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Name;

        impl Visitor<'_> for Name {
            type Value = Setting;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a retry setting")
            }

            fn visit_str<E: Error>(self, name: &str) -> Result<Setting, E> {
                let names = Setting::ALL.map(Setting::name);
                if let Some(at) = names.iter().position(|known| *known == name) {
                    return Ok(Setting::ALL[at]);
                }
                let hint = one_of(name, names.into_iter());
                let name = one_line(name, LONGEST_NAME);
                Err(E::custom(format_args!(
                    "expected a retry setting, but found `{name}`; {hint}"
                )))
            }
        }

        deserializer.deserialize_identifier(Name)
    }
}

/// Maximum length of a displayed name, in bytes; longer ones are cut.
const LONGEST_NAME: usize = 64;

/// A policy, and the setting that the next value is for.
struct Change {
    policy: RetryPolicy,
    setting: Setting,
}

impl Change {
    fn refuse<E: Error>(&self, found: impl fmt::Display) -> E {
        E::custom(format_args!("expected {}, but found {found}", self.setting))
    }
}

impl<'de> DeserializeSeed<'de> for Change {
    type Value = RetryPolicy;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<RetryPolicy, D::Error> {
        // Not `deserialize_any`: with it, numbers arrive as maps if serde_json preserves their spelling.
        match self.setting {
            Setting::StopWithoutProgress => deserializer.deserialize_bool(self),
            Setting::Repair | Setting::Corrections => deserializer.deserialize_str(self),
            Setting::MaxRetries | Setting::PromptBudgetBytes => deserializer.deserialize_u64(self),
        }
    }
}

impl Visitor<'_> for Change {
    type Value = RetryPolicy;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.setting, f)
    }

    fn visit_bool<E: Error>(self, value: bool) -> Result<RetryPolicy, E> {
        match self.setting {
            Setting::StopWithoutProgress => Ok(self.policy.with_stop_without_progress(value)),
            _ => Err(self.refuse(value)),
        }
    }

    fn visit_u64<E: Error>(self, value: u64) -> Result<RetryPolicy, E> {
        match (self.setting, u32::try_from(value)) {
            (Setting::MaxRetries, Ok(retries)) => Ok(self.policy.with_max_retries(retries)),
            (Setting::PromptBudgetBytes, Ok(bytes)) => self
                .policy
                .with_prompt_budget(bytes as usize)
                .map_err(E::custom),
            _ => Err(self.refuse(value)),
        }
    }

    fn visit_i64<E: Error>(self, value: i64) -> Result<RetryPolicy, E> {
        match u64::try_from(value) {
            Ok(value) => self.visit_u64(value),
            Err(_) => Err(self.refuse(value)),
        }
    }

    fn visit_f64<E: Error>(self, value: f64) -> Result<RetryPolicy, E> {
        Err(self.refuse(format_args!("{value:?}")))
    }

    fn visit_str<E: Error>(self, word: &str) -> Result<RetryPolicy, E> {
        let policy = self.policy;
        let changed = match self.setting {
            Setting::Repair => RepairPolicy::named(word).map(|repair| policy.with_repair(repair)),
            Setting::Corrections => {
                CorrectionPolicy::named(word).map(|asks| policy.with_corrections(asks))
            }
            _ => return Err(self.refuse("a string")),
        };
        changed.ok_or_else(|| self.refuse(quote(word)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<RetryPolicy, String> {
        serde_json::from_str(text).map_err(|error| error.to_string())
    }

    // SPEC R9
    #[test]
    fn what_is_set_is_set_and_the_rest_is_as_it_was() {
        let text = r#"{"stop_without_progress": true, "max_retries": 0, "prompt_budget_bytes": 2048, "repair": "listed",
            "corrections": "members"}"#;
        let policy = RetryPolicy::default()
            .with_max_retries(0)
            .with_stop_without_progress(true)
            .with_repair(RepairPolicy::Listed)
            .with_corrections(CorrectionPolicy::Members)
            .with_prompt_budget(2048);
        assert_eq!(read(text), policy.map_err(|error| error.to_string()));
        assert_eq!(read("{}"), Ok(RetryPolicy::default()));
    }

    #[test]
    fn what_is_wrong_is_said() {
        for (text, words) in [
            (
                r#"{"zzz": 1}"#,
                "expected a retry setting, but found `zzz`; there are max_retries, prompt_budget_bytes, \
                 stop_without_progress, repair, corrections",
            ),
            (
                r#"{"max_retries": 1, "max_retries": 1}"#,
                "duplicate field `max_retries`",
            ),
            (
                r#"{"max_retries": 4294967296}"#,
                "expected `max_retries` to be an integer from 0 to 4294967295, but found 4294967296",
            ),
            (
                r#"{"max_retries": "2"}"#,
                "invalid type: string \"2\", expected `max_retries` to be an integer from 0 to 4294967295",
            ),
            (
                r#"{"prompt_budget_bytes": -1}"#,
                "expected `prompt_budget_bytes` to be an integer from 0 to 4294967295, but found -1",
            ),
            (
                r#"{"prompt_budget_bytes": 2047}"#,
                "expected a budget of at least 2048 bytes for a correction prompt, but found 2047",
            ),
            (
                r#"{"max_retries": 1.0}"#,
                "expected `max_retries` to be an integer from 0 to 4294967295, but found 1.0",
            ),
            (
                r#"{"stop_without_progress": null}"#,
                "invalid type: null, expected `stop_without_progress` to be true or false",
            ),
            (
                r#"{"repair": "always"}"#,
                "expected `repair` to be \"never\" or \"listed\", but found `always`",
            ),
            (
                r#"{"repair": true}"#,
                "invalid type: boolean `true`, expected `repair` to be \"never\" or \"listed\"",
            ),
            (
                "[]",
                "invalid type: sequence, expected retry settings by name",
            ),
        ] {
            let error = read(text).err().unwrap_or_default();
            let (found, _) = error.rsplit_once(" at line ").unwrap_or((&error, ""));
            assert_eq!(found, words, "{text}");
        }
    }

    /// Other formats than JSON hand over a value before they know what is wanted.
    #[test]
    fn what_another_format_hands_over_is_refused_as_well() {
        use serde::de::IntoDeserializer;
        use serde::de::value::{Error, StrDeserializer, U64Deserializer};

        let change = Change {
            policy: RetryPolicy::default(),
            setting: Setting::MaxRetries,
        };
        let text: StrDeserializer<'_, Error> = "2".into_deserializer();
        assert_eq!(
            change.deserialize(text).unwrap_err().to_string(),
            "expected `max_retries` to be an integer from 0 to 4294967295, but found a string"
        );
        let number: U64Deserializer<Error> = 2_u64.into_deserializer();
        assert_eq!(
            Setting::deserialize(number)
                .err()
                .map(|error| error.to_string()),
            Some("invalid type: integer `2`, expected a retry setting".to_owned())
        );
    }
}
