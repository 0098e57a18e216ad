//! Who may ask: the hosts by which a guard may be called, and the origins of pages that may call it. Without this, any page in a browser
//! could reach a guard on this machine, by a name of its own that it has lead here.

use std::net::IpAddr;

/// The hosts and origins that a guard answers.
#[derive(Clone, Debug, Default)]
pub struct Hosts {
    hosts: Vec<String>,
    origins: Vec<String>,
}

impl Hosts {
    /// Creates it for names of this machine alone: `localhost`, names that end in `.localhost`, and loopback addresses.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a host, by any port.
    pub fn allow_host(&mut self, host: &str) {
        let host = name(host.as_bytes()).unwrap_or_else(|| bare(host).to_ascii_lowercase());
        self.hosts.push(host);
    }

    /// Adds an origin, such as `https://app.example.com`.
    pub fn allow_origin(&mut self, origin: &str) {
        let origin = origin.trim_end_matches('/').to_ascii_lowercase();
        // No browser says the port that everybody knows.
        let known = origin
            .strip_prefix("https://")
            .and_then(|_| origin.strip_suffix(":443"))
            .or_else(|| {
                origin
                    .strip_prefix("http://")
                    .and_then(|_| origin.strip_suffix(":80"))
            });
        self.origins.push(known.unwrap_or(&origin).to_owned());
    }

    /// Whether a request with this `Host` may be answered.
    #[must_use]
    pub fn allows_host(&self, host: &[u8]) -> bool {
        let Some(host) = name(host) else {
            return false;
        };
        is_loopback(&host) || self.hosts.contains(&host)
    }

    /// Whether a request with this `Origin` may be answered. One without an `Origin` is from no page.
    #[must_use]
    pub fn allows_origin(&self, origin: &[u8]) -> bool {
        let Ok(origin) = std::str::from_utf8(origin) else {
            return false;
        };
        let origin = origin.to_ascii_lowercase();
        if self.origins.contains(&origin) {
            return true;
        }
        let host = origin
            .strip_prefix("http://")
            .or_else(|| origin.strip_prefix("https://"));
        let host = host.and_then(|host| name(host.as_bytes()));
        host.is_some_and(|host| is_loopback(&host))
    }
}

/// Whether a host, without a port, is this machine.
#[must_use]
pub fn is_loopback(host: &str) -> bool {
    if let Ok(address) = host.parse::<IpAddr>() {
        return address.to_canonical().is_loopback();
    }
    host == "localhost" || host.ends_with(".localhost")
}

/// Returns the host in `host:port`, in small letters, without brackets and the dot at the end.
fn name(value: &[u8]) -> Option<String> {
    let value = std::str::from_utf8(value).ok()?;
    let (host, port) = match value.strip_prefix('[') {
        Some(rest) => {
            let (host, port) = rest.split_once(']')?;
            host.parse::<std::net::Ipv6Addr>().ok()?;
            (
                host,
                port.strip_prefix(':')
                    .or_else(|| port.is_empty().then_some("0"))?,
            )
        }
        None => value.split_once(':').unwrap_or((value, "0")),
    };
    port.parse::<u16>().ok()?;
    let is_name = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '.' | '_' | ':');
    if host.is_empty() || !host.chars().all(is_name) {
        return None;
    }
    Some(bare(host).to_ascii_lowercase())
}

fn bare(host: &str) -> &str {
    host.trim_start_matches('[')
        .trim_end_matches(']')
        .trim_end_matches('.')
}

#[cfg(test)]
mod tests {
    use super::Hosts;

    // SPEC G10
    #[test]
    fn only_this_machine_is_asked_by_its_names() {
        let hosts = Hosts::new();
        for host in [
            "localhost",
            "LOCALHOST:80",
            "localhost.",
            "a.localhost:1",
            "127.0.0.1:8080",
            "127.9.9.9",
            "[::1]:1",
            "[::1]",
            "[::ffff:127.0.0.1]:1",
        ] {
            assert!(hosts.allows_host(host.as_bytes()), "{host}");
            let origin = format!("http://{host}");
            assert!(hosts.allows_origin(origin.as_bytes()), "{origin}");
        }
        for host in [
            "",
            "example.com",
            "localhost.example.com",
            "127.0.0.1.example.com",
            "10.0.0.1",
            "0.0.0.0",
            "localhost:x",
            "localhost:99999",
            "localhost:1:2",
            "localhost@example.com",
            "example.com@localhost",
            "[::2]",
            "[localhost]",
            "[::1",
            "[::1]x",
            "local host",
            "localhost/",
        ] {
            assert!(!hosts.allows_host(host.as_bytes()), "{host}");
            let origin = format!("http://{host}");
            assert!(!hosts.allows_origin(origin.as_bytes()), "{origin}");
        }
        assert!(!hosts.allows_host(b"\xff") && !hosts.allows_origin(b"\xff"));
        for origin in ["null", "file://", "ftp://localhost", "localhost"] {
            assert!(!hosts.allows_origin(origin.as_bytes()), "{origin}");
        }
    }

    #[test]
    fn others_are_allowed_by_name() {
        let mut hosts = Hosts::new();
        hosts.allow_host("MCP.example.com");
        hosts.allow_host("[2001:db8::1]");
        hosts.allow_origin("https://App.example.com/");
        hosts.allow_origin("https://other.example.com:443");
        hosts.allow_origin("http://other.example.com:80");
        hosts.allow_host("other.example.com:8080");
        assert!(hosts.allows_host(b"other.example.com"));
        assert!(hosts.allows_origin(b"https://other.example.com"));
        assert!(hosts.allows_origin(b"http://other.example.com"));
        assert!(hosts.allows_host(b"mcp.example.com:443"));
        assert!(hosts.allows_host(b"[2001:db8::1]:443"));
        assert!(!hosts.allows_host(b"a.mcp.example.com"));
        assert!(hosts.allows_origin(b"https://app.example.com"));
        for origin in [
            "http://app.example.com",
            "https://app.example.com:444",
            "https://mcp.example.com",
        ] {
            assert!(!hosts.allows_origin(origin.as_bytes()), "{origin}");
        }
    }
}
