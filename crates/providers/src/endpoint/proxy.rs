//! Proxies, which the environment names.
//!
//! Invariant: what is asked of this machine stays on it, a variable that names no proxy is not passed over in silence, and the
//! proxy that is used is the one that was checked.

use std::ffi::OsString;
use std::net::IpAddr;

use reqwest::{NoProxy, Proxy, Url};

use super::error::SetupError;

/// Returns the proxy for requests to `url` that the environment names: by the first that is set of `HTTPS_PROXY` or
/// `HTTP_PROXY`, by the scheme of the URL, and `ALL_PROXY`, each also in lower case, except for the hosts in `NO_PROXY` and
/// those of this machine.
///
/// # Errors
///
/// Fails if the variable that applies is no URL of an HTTP proxy.
pub(super) fn proxy_for(
    url: &Url,
    variable: impl Fn(&str) -> Option<OsString>,
) -> Result<Option<Proxy>, SetupError> {
    let host = url.host_str().unwrap_or_default();
    let either = |name: &str| {
        let names = [name.to_uppercase(), name.to_owned()].into_iter();
        let mut set = names.filter_map(|name| variable(&name).map(|value| (name, value)));
        set.find(|(_, value)| !value.is_empty())
    };
    let except = either("no_proxy").map(|(_, list)| list.to_string_lossy().into_owned());
    if is_loopback(url) || except.as_deref().is_some_and(|list| names_host(list, host)) {
        return Ok(None);
    }
    let scheme = format!("{}_proxy", url.scheme());
    let Some((name, value)) = either(&scheme).or_else(|| either("all_proxy")) else {
        return Ok(None);
    };
    let wrong = |found: String| {
        SetupError::new(format!(
            "expected {name} to be the URL of an HTTP proxy, such as http://localhost:3128, but found {found}"
        ))
    };
    let proxy = check(&value.to_string_lossy()).map_err(wrong)?;
    let proxy = Proxy::all(proxy).map_err(|_| wrong("something that is not a proxy".to_owned()))?;
    let except = except.as_deref().and_then(NoProxy::from_string);
    Ok(Some(proxy.no_proxy(except)))
}

/// Whether a list of hosts names one, as a whole or by the domain that it is in. Networks are left to the client.
fn names_host(list: &str, host: &str) -> bool {
    list.split(',').map(str::trim).any(|one| {
        let domain = one.trim_start_matches('.');
        one == "*"
            || !domain.is_empty()
                && host
                    .strip_suffix(domain)
                    .is_some_and(|before| before.is_empty() || before.ends_with('.'))
    })
}

fn is_loopback(url: &Url) -> bool {
    let host = url.host_str().unwrap_or_default();
    let address = host.trim_start_matches('[').trim_end_matches(']');
    if let Ok(address) = address.parse::<IpAddr>() {
        return address.to_canonical().is_loopback();
    }
    let name = host.trim_end_matches('.');
    name == "localhost" || name.ends_with(".localhost")
}

/// Reads the value of a variable, which may have a password.
fn check(value: &str) -> Result<Url, String> {
    let value = value.trim();
    let url = if value.contains("://") {
        Url::parse(value)
    } else {
        Url::parse(&format!("http://{value}"))
    };
    let url = url.map_err(|error| format!("something that is not a URL: {error}"))?;
    match url.scheme() {
        "http" | "https" => Ok(url),
        scheme => Err(format!("the scheme `{scheme}`")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn this_machine_is_known_by_its_names() {
        let is = |host: &str| is_loopback(&Url::parse(&format!("http://{host}:80/v1")).unwrap());
        for host in [
            "localhost",
            "LOCALHOST",
            "localhost.",
            "a.localhost",
            "127.0.0.1",
            "127.9.9.9",
            "[::1]",
            "[::ffff:127.0.0.1]",
            "2130706433",
        ] {
            assert!(is(host), "{host}");
        }
        for host in [
            "localhost.example.org",
            "mylocalhost",
            "10.0.0.1",
            "[::2]",
            "0.0.0.0",
        ] {
            assert!(!is(host), "{host}");
        }
    }

    #[test]
    fn what_names_no_proxy_is_an_error_that_shows_nothing_of_it() {
        for value in [
            "http://h:3128",
            " http://h:3128\n",
            "h:3128",
            "h",
            "https://u:p@h",
            "10.0.0.1:80",
        ] {
            assert!(check(value).is_ok(), "{value}");
        }
        for (value, found) in [
            ("socks5://u:hidden@h", "the scheme `socks5`"),
            ("http://", "something that is not a URL: empty host"),
            (
                "http://u:hidden@h:99999",
                "something that is not a URL: invalid port number",
            ),
            (
                "h h",
                "something that is not a URL: invalid international domain name",
            ),
        ] {
            assert_eq!(check(value).unwrap_err(), found);
        }
    }

    #[test]
    fn the_variable_that_applies_is_used() {
        let asked = |url: &str, variables: &[(&str, &str)]| {
            let variable = |name: &str| {
                let mut all = variables.iter();
                all.find(|(known, _)| *known == name)
                    .map(|(_, value)| OsString::from(value))
            };
            proxy_for(&Url::parse(url).unwrap(), variable)
        };
        let (http, all) = (("HTTP_PROXY", "http://h:1"), ("ALL_PROXY", "socks5://h:1"));
        for (url, variables, used) in [
            ("http://example.com", &[][..], false),
            ("http://example.com", &[http, all], true),
            (
                "http://example.com",
                &[("HTTP_PROXY", ""), ("http_proxy", "h:1")],
                true,
            ),
            ("http://example.com", &[("all_proxy", "http://h:1\n")], true),
            ("https://example.com", &[http], false),
            ("https://example.com", &[("https_proxy", "h:1")], true),
            ("http://localhost:1", &[all], false),
            (
                "http://a.example.com",
                &[all, ("no_proxy", "b, .example.com")],
                false,
            ),
            ("http://a.example.com", &[all, ("NO_PROXY", "*")], false),
        ] {
            let proxy = asked(url, variables).unwrap();
            assert_eq!(proxy.is_some(), used, "{url} {variables:?}");
        }
        for (url, variables, name) in [
            ("https://example.com", &[http, all][..], "ALL_PROXY"),
            (
                "http://aexample.com",
                &[all, ("no_proxy", "example.com,")],
                "ALL_PROXY",
            ),
            (
                "http://example.com",
                &[("http_proxy", "ftp://h")],
                "http_proxy",
            ),
            ("http://example.com", &[("http_proxy", " ")], "http_proxy"),
        ] {
            let error = asked(url, variables).unwrap_err().to_string();
            assert!(
                error.starts_with(&format!("expected {name} to be")),
                "{error}"
            );
        }
    }
}
