//! The key to an endpoint.
//!
//! Invariant: printable ASCII; `Debug` shows `***`, and there is no `Display`.

use std::env::{self, VarError};
use std::fmt;

use reqwest::header::HeaderValue;

use super::error::SetupError;

/// What stands in the key's place.
const HIDDEN: &str = "***";

/// The environment variable that holds the key.
const VARIABLE: &str = "OPENAI_API_KEY";

/// A secret that an endpoint is asked with. Nothing shows it.
///
/// ```
/// let key = saop_providers::ApiKey::new("sk-8d1f")?;
/// assert_eq!(format!("{key:?}"), "***");
/// # Ok::<(), saop_providers::SetupError>(())
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct ApiKey(Box<str>);

impl ApiKey {
    /// A key; space around it is none of it.
    ///
    /// # Errors
    ///
    /// Where it is empty, or has something else in it than printable ASCII.
    pub fn new(key: &str) -> Result<Self, SetupError> {
        let key = key.trim();
        if !key.is_empty() && key.bytes().all(|b| b.is_ascii_graphic()) {
            Ok(Self(key.into()))
        } else {
            Err(refused(if key.is_empty() { "none" } else { OTHER }))
        }
    }

    /// The key in the environment variable `OPENAI_API_KEY`. None where it is not set, or is blank: servers of one's
    /// own often want no key.
    ///
    /// # Errors
    ///
    /// Where it has something else in it than printable ASCII.
    pub fn from_env() -> Result<Option<Self>, SetupError> {
        match env::var(VARIABLE) {
            Ok(key) if key.trim().is_empty() => Ok(None),
            Ok(key) => Self::new(&key).map(Some),
            Err(VarError::NotPresent) => Ok(None),
            Err(VarError::NotUnicode(_)) => Err(refused(OTHER)),
        }
        .map_err(|error| SetupError::new(format!("{VARIABLE}: {error}")))
    }

    /// The value of the header `Authorization`, marked as a secret.
    pub(super) fn header(&self) -> Result<HeaderValue, SetupError> {
        let mut header =
            HeaderValue::from_str(&format!("Bearer {}", self.0)).map_err(|_| refused(OTHER))?;
        header.set_sensitive(true);
        Ok(header)
    }

    /// `text` without the key, as it is and as JSON writes it.
    pub(super) fn redact(&self, text: &str) -> String {
        let escaped = self.0.replace('\\', "\\\\").replace('"', "\\\"");
        let slashes = escaped.replace('/', "\\/");
        text.replace(&*self.0, HIDDEN)
            .replace(&escaped, HIDDEN)
            .replace(&slashes, HIDDEN)
    }
}

/// What is wrong with most keys that are wrong.
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
