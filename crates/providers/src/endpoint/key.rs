//! The API key of an endpoint.
//!
//! Invariant: printable ASCII; `Debug` shows `***`, and there is no `Display`.

use std::env::{self, VarError};
use std::fmt;

use reqwest::header::HeaderValue;

use super::error::SetupError;

/// Shown in place of the key.
const HIDDEN: &str = "***";

/// The environment variable that holds the key.
const VARIABLE: &str = "OPENAI_API_KEY";

/// The secret API key of an endpoint. It is never shown.
///
/// ```
/// let key = saop_providers::ApiKey::new("sk-8d1f")?;
/// assert_eq!(format!("{key:?}"), "***");
/// # Ok::<(), saop_providers::SetupError>(())
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct ApiKey(Box<str>);

impl ApiKey {
    /// Creates a key; surrounding whitespace is removed.
    ///
    /// # Errors
    ///
    /// Fails if it is empty or contains anything other than printable ASCII.
    pub fn new(key: &str) -> Result<Self, SetupError> {
        let key = key.trim();
        if !key.is_empty() && key.bytes().all(|b| b.is_ascii_graphic()) {
            Ok(Self(key.into()))
        } else {
            Err(refused(if key.is_empty() { "none" } else { OTHER }))
        }
    }

    /// Reads the key from the environment variable `OPENAI_API_KEY`. Returns `None` if it is unset or blank, since
    /// self-hosted servers often need no key.
    ///
    /// # Errors
    ///
    /// Fails if it contains anything other than printable ASCII.
    pub fn from_env() -> Result<Option<Self>, SetupError> {
        match env::var(VARIABLE) {
            Ok(key) if key.trim().is_empty() => Ok(None),
            Ok(key) => Self::new(&key).map(Some),
            Err(VarError::NotPresent) => Ok(None),
            Err(VarError::NotUnicode(_)) => Err(refused(OTHER)),
        }
        .map_err(|error| SetupError::new(format!("{VARIABLE}: {error}")))
    }

    /// Returns the value of the `Authorization` header, marked as sensitive.
    pub(super) fn header(&self) -> Result<HeaderValue, SetupError> {
        let mut header =
            HeaderValue::from_str(&format!("Bearer {}", self.0)).map_err(|_| refused(OTHER))?;
        header.set_sensitive(true);
        Ok(header)
    }

    /// Replaces the key in `text`, both verbatim and as escaped in JSON.
    pub(super) fn redact(&self, text: &str) -> String {
        let escaped = self.0.replace('\\', "\\\\").replace('"', "\\\"");
        let slashes = escaped.replace('/', "\\/");
        text.replace(&*self.0, HIDDEN)
            .replace(&escaped, HIDDEN)
            .replace(&slashes, HIDDEN)
    }
}

/// The problem with most invalid keys.
const OTHER: &str = "a space or another character in it";

fn refused(found: &str) -> SetupError {
    SetupError::new(format!(
        "expected a key of printable ASCII without spaces, but found {found}"
    ))
}

impl fmt::Debug for ApiKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(HIDDEN)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_printable_and_never_shown() {
        let key = ApiKey::new(" sk-8d1f\n").unwrap();
        assert_eq!(format!("{key:?} {:?}", Some(&key)), "*** Some(***)");
        assert_eq!(format!("{:?}", key.header().unwrap()), "Sensitive");
        assert_eq!(key.header().unwrap(), "Bearer sk-8d1f");
        assert_eq!(key.redact("no sk-8d1f, sk-8d1fsk-8d1f"), "no ***, ******");
        let key = ApiKey::new(r#"a/b"\c"#).unwrap();
        let shown = r#"a/b"\c, a/b\"\\c, a\/b\"\\c"#;
        assert_eq!(key.redact(shown), "***, ***, ***");
        for wrong in ["", "  ", "a b", "a\nb", "schlüssel", "a\u{7f}"] {
            let error = ApiKey::new(wrong).unwrap_err().to_string();
            assert!(
                error.starts_with("expected a key of printable ASCII"),
                "{error}"
            );
            assert!(wrong.trim().is_empty() || !error.contains(wrong), "{error}");
        }
    }
}
