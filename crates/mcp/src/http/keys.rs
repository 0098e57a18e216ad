//! Under which key what a server says to one authorization is known.
//!
//! Invariant: from a key, nobody finds the credential, not by trying likely ones either: the secret is that of one process.

use std::fmt;

use hmac_sha256::HMAC;

/// A keyed hash of credentials, and of the session if there is one.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Key([u8; 32]);

/// Makes keys.
pub struct Keys {
    secret: [u8; 32],
}

impl Keys {
    /// Creates it with a secret that nobody else knows: random bytes, drawn anew by each process.
    #[must_use]
    pub const fn new(secret: [u8; 32]) -> Self {
        Self { secret }
    }

    /// Returns the key of the credentials of a request, which are the values of all its headers that have any, by name, and of its session.
    #[must_use]
    pub fn key<'a>(
        &self,
        credentials: impl IntoIterator<Item = (&'a str, &'a [u8])>,
        session: Option<&[u8]>,
    ) -> Key {
        let mut mac = HMAC::new(self.secret);
        let mut add = |part: &[u8]| {
            // Each part with its length, so that no two lists are one text.
            mac.update(part.len().to_be_bytes());
            mac.update(part);
        };
        for (name, value) in credentials {
            add(name.as_bytes());
            add(value);
        }
        if let Some(session) = session {
            add(b"");
            add(session);
        }
        Key(mac.finalize())
    }
}

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Key(..)")
    }
}

impl fmt::Debug for Keys {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Keys(..)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    // SPEC G10
    #[test]
    fn keys_differ_by_each_part_and_show_nothing() {
        let keys = Keys::new([7; 32]);
        let key = |parts: &[(&'static str, &'static str)], session: Option<&'static str>| {
            let parts = parts.iter().map(|(name, value)| (*name, value.as_bytes()));
            keys.key(parts, session.map(str::as_bytes))
        };
        let all = [
            key(&[], None),
            key(&[], Some("")),
            key(&[], Some("a")),
            key(&[("authorization", "a")], None),
            key(&[("authorization", "b")], None),
            key(&[("cookie", "a")], None),
            key(&[("authorization", "a")], Some("a")),
            key(&[("authorization", "ab"), ("cookie", "")], None),
            key(&[("authorization", "a"), ("cookie", "b")], None),
        ];
        for (at, one) in all.iter().enumerate() {
            assert_eq!(all.iter().position(|other| other == one), Some(at));
        }
        assert_eq!(key(&[("authorization", "a")], None), all[3]);
        let other = Keys::new([8; 32]);
        assert_ne!(other.key([("authorization", &b"a"[..])], None), all[3]);
        assert_eq!(format!("{:?} {keys:?}", all[3]), "Key(..) Keys(..)");
    }
}
