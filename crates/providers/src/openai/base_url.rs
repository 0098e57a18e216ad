//! Builds the request URL from a base URL.
//!
//! Invariant: no message shows more of a URL than its scheme, host and port; the rest may contain secrets.

use reqwest::Url;

use crate::endpoint::SetupError;

/// Returns the URL of chat completions under `base`, keeping its query.
pub(super) fn completions(base: &str) -> Result<Url, SetupError> {
    let refused = |found: &str| {
        SetupError::new(format!(
            "expected a base URL such as http://localhost:11434/v1, but found {found}"
        ))
    };
    let mut url = Url::parse(base.trim())
        .map_err(|error| refused(&format!("something that is not a URL: {error}")))?;
    if !matches!(url.scheme(), "http" | "https") {
        return Err(refused(&format!("the scheme `{}`", url.scheme())));
    }
    if !url.username().is_empty() || url.password().is_some() {
        return Err(refused("one with a user name or a password in it"));
    }
    if url
        .path()
        .trim_end_matches('/')
        .ends_with("/chat/completions")
    {
        return Err(refused("one that already ends in /chat/completions"));
    }
    url.set_fragment(None);
    match url.path_segments_mut() {
        Ok(mut segments) => segments.pop_if_empty().extend(["chat", "completions"]),
        Err(()) => return Err(refused("one without a host")),
    };
    Ok(url)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_path_is_put_behind_the_base() {
        for (base, full) in [
            (
                "http://localhost:11434/v1",
                "http://localhost:11434/v1/chat/completions",
            ),
            (
                " http://localhost:11434/v1/ ",
                "http://localhost:11434/v1/chat/completions",
            ),
            ("https://h", "https://h/chat/completions"),
            (
                "https://h/a?version=1#top",
                "https://h/a/chat/completions?version=1",
            ),
        ] {
            assert_eq!(completions(base).unwrap().as_str(), full);
        }
    }

    #[test]
    fn what_is_no_base_url_is_refused_and_not_shown() {
        for (base, found) in [
            ("", "something that is not a URL: "),
            ("localhost:11434/v1", "the scheme `localhost`"),
            ("file:///hidden", "the scheme `file`"),
            ("data:hidden", "the scheme `data`"),
            ("http://", "something that is not a URL: "),
            (
                "http://h/hidden/chat/completions/",
                "one that already ends in /chat/completions",
            ),
            ("http://hidden@h/v1", "a user name or a password"),
            ("http://u:hidden@h/v1", "a user name or a password"),
            ("http://:hidden@h/v1", "a user name or a password"),
        ] {
            let error = completions(base).unwrap_err().to_string();
            assert!(error.contains(found), "{base}: {error}");
            assert!(!error.contains("hidden"), "{error}");
        }
    }
}
