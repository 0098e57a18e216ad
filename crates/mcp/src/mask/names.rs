//! Which names of members, variables, headers and parameters are those of secrets. SPEC G6.
//!
//! Invariant: the answer depends on the name alone, and its cost on the length of the name.

/// Last words of the names of secrets, alone or at the end of a longer word: `authtoken`, `dbpassword`.
const WORDS: [&str; 24] = [
    "apikey",
    "apikeys",
    "auth",
    "authorization",
    "bearer",
    "connectionstring",
    "connstr",
    "cookie",
    "cookies",
    "credential",
    "credentials",
    "creds",
    "jwt",
    "jwts",
    "passcode",
    "passphrase",
    "passwd",
    "password",
    "passwords",
    "pwd",
    "secret",
    "secrets",
    // `tokens` are counted.
    "token",
    "xauth",
];
/// Words that no other word contains.
const ODD: [&str; 4] = ["apikey", "passphrase", "passwd", "password"];
/// Words that name a secret if nothing is joined to them.
const ALONE: [&str; 4] = ["dsn", "mnemonic", "psk", "pw"];
/// Words before `key` or `keys`, of which each may end a longer word.
const BEFORE_KEY: [&str; 5] = ["access", "api", "encryption", "private", "signing"];
/// Words before `key` or `keys` that stand alone.
const ALONE_BEFORE_KEY: [&str; 25] = [
    "account",
    "aes",
    "auth",
    "client",
    "decryption",
    "deploy",
    "gpg",
    "hmac",
    "license",
    "master",
    "pem",
    "pgp",
    "preshared",
    "rsa",
    "secret",
    "server",
    "service",
    "session",
    "shared",
    "ssh",
    "ssl",
    "storage",
    "subscription",
    "tls",
    "webhook",
];
/// Other pairs of words.
const PAIRS: [(&[&str], &[&str]); 5] = [
    (&["code"], &["verifier"]),
    (&["recovery", "seed"], &["phrase", "phrases"]),
    (&["connection", "conn"], &["string", "strings", "str"]),
    (
        &["access", "auth", "bearer", "refresh", "session"],
        &["tokens"],
    ),
    (
        &[
            "admin", "auth", "basic", "database", "db", "email", "ftp", "http", "login", "mail",
            "mysql", "pg", "postgres", "proxy", "redis", "root", "smtp", "sudo", "user",
        ],
        &["pass"],
    ),
];
/// Last words of names that say something about a token, and hold none: `token_type`, `auth_url`.
const ABOUT: [&str; 12] = [
    "budget", "count", "counts", "endpoint", "length", "limit", "method", "type", "ttl", "uri",
    "url", "usage",
];
/// Last words of names that say something about any secret: `passwordPolicy`, `secret_name`, `PASSWORD_FILE`.
const ABOUT_ANY: [&str; 19] = [
    "count", "counts", "field", "file", "filename", "label", "length", "limit", "name", "names",
    "path", "policies", "policy", "ref", "refs", "required", "rules", "stdin", "strength",
];
/// Words that keep their meaning before one of [`ABOUT`].
const STRONG: [&str; 8] = [
    "apikey",
    "passcode",
    "passphrase",
    "passwd",
    "password",
    "passwords",
    "secret",
    "secrets",
];
/// Words before `token` that make it a place in a list, or the token of a progress.
const PLACES: [&str; 7] = [
    "continuation",
    "cursor",
    "next",
    "page",
    "pagination",
    "progress",
    "skip",
];
/// Members that name a value beside them: `{"name": "DB_PASSWORD", "value": "x"}`.
const NAMING: [&str; 13] = [
    "env",
    "field",
    "header",
    "headername",
    "id",
    "k",
    "key",
    "label",
    "name",
    "option",
    "param",
    "parameter",
    "variable",
];
/// Members with the value that another one names, beside those that end with `value` or `values`.
const NAMED: [&str; 5] = ["content", "data", "default", "v", "val"];
/// Parameters of signed URLs that no other rule has.
const SIGNATURES: [&str; 6] = [
    "sig",
    "signature",
    "hmac",
    "x-amz-signature",
    "x-goog-signature",
    "x-oss-signature",
];

/// Whether a name is that of a secret, however its words are joined: `apiKey`, `API_KEY`, `DBPassword`, `authtoken`.
pub(super) fn is_secret(name: &str) -> bool {
    let words = words(name);
    let last = words.last().map_or("", String::as_str);
    let is_place =
        || matches!(&*words, [.., place, token] if token == "token" && PLACES.contains(&&**place));
    if ABOUT_ANY.contains(&last) || is_place() {
        return false;
    }
    let word = |word: &String| is_secret_word(word.trim_end_matches(char::is_numeric));
    let is_named = words.iter().any(word) || words.windows(2).any(is_pair) || has_odd_case(name);
    let is_about = || {
        ABOUT.contains(&last)
            && !words.iter().any(|word| ends(word, &STRONG))
            && !has_odd_case(name)
    };
    is_named && !is_about()
}

/// Whether a name is that of a password where a text is beside it, and the result of a test elsewhere.
pub(super) fn is_pass(name: &str) -> bool {
    name == "pass"
}

/// Whether a parameter of a URL is secret.
pub(super) fn is_secret_parameter(name: &str) -> bool {
    let has_name = |one: &&str| one.eq_ignore_ascii_case(name);
    SIGNATURES.iter().any(has_name) || is_pass(name) || is_secret(name)
}

/// Whether a member or attribute names the value beside it: `{"name": "DB_PASSWORD", "value": "x"}`.
pub(super) fn is_naming(name: &str) -> bool {
    NAMING.contains(&&*name.to_ascii_lowercase())
}

/// Whether a member or attribute is a value that the one beside it names.
pub(super) fn is_value_name(name: &str) -> bool {
    let name = name.to_ascii_lowercase();
    name.ends_with("value") || name.ends_with("values") || NAMED.contains(&&*name)
}

/// Returns the words of a name, in lower case.
fn words(name: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    let mut was_lower = false;
    let mut chars = name.chars().peekable();
    let mut was_upper = false;
    while let Some(c) = chars.next() {
        // `DBPassword` is `DB` and `Password`.
        let ends_capitals = was_upper && chars.peek().is_some_and(|next| next.is_lowercase());
        let is_new = !c.is_alphanumeric() || c.is_uppercase() && (was_lower || ends_capitals);
        if is_new && words.last().is_some_and(|word| !word.is_empty()) {
            words.push(String::new());
        }
        if c.is_alphanumeric()
            && let Some(word) = words.last_mut()
        {
            word.extend(c.to_lowercase());
        }
        was_lower = c.is_lowercase() || c.is_numeric();
        was_upper = c.is_uppercase();
    }
    words
}

fn ends(word: &str, all: &[&str]) -> bool {
    all.iter().any(|one| word.ends_with(one))
}

fn is_secret_word(word: &str) -> bool {
    let before_key = word
        .strip_suffix("keys")
        .or_else(|| word.strip_suffix("key"));
    ends(word, &WORDS)
        || ALONE.contains(&word)
        || before_key.is_some_and(|word| {
            ends(word, &BEFORE_KEY) || ends(word, &WORDS) || ALONE_BEFORE_KEY.contains(&word)
        })
}

fn is_pair(pair: &[String]) -> bool {
    let [before, after] = pair else {
        return false;
    };
    let (before, after) = (&**before, after.trim_end_matches(char::is_numeric));
    let is_key = matches!(after, "key" | "keys")
        && (BEFORE_KEY.contains(&before) || ALONE_BEFORE_KEY.contains(&before));
    let is_in =
        |(first, second): &(&[&str], &[&str])| first.contains(&before) && second.contains(&after);
    is_key || PAIRS.iter().any(is_in)
}

/// Whether a name is that of a password, with capitals within words: `PassWord`, `paSSword`.
fn has_odd_case(name: &str) -> bool {
    let name = name.to_ascii_lowercase();
    ODD.iter().any(|word| name.contains(word))
}

#[cfg(test)]
mod tests {
    use super::*;

    // SPEC G6
    #[test]
    fn names_of_secrets_are_told_from_others() {
        for name in [
            "apiKey",
            "API_KEY",
            "api_keys",
            "x-api-key",
            "userPassword",
            "DBPassword",
            "APIToken",
            "authtoken",
            "accesstoken",
            "dbpassword2",
            "secretkey",
            "MY_ACCESS_KEY",
            "jwt",
            "id_jwt",
            "ssh_key",
            "sshKey",
            "connection_string",
            "ConnectionString",
            "connStr",
            "private_key_id",
            "cookie",
            "set-cookie",
            "Cookies",
            "DB_PASS",
            "smtpPass",
            "pw",
            "access_tokens",
            "PassWord",
            "paSSword",
            "PASSwordHash",
            "AccountKey",
            "AWSAccessKeyId",
            "client_secret",
            "passwordUrl",
            "proxy-authorization",
        ] {
            assert!(is_secret(name), "{name}");
        }
        for name in [
            "",
            "_",
            "monkey",
            "primaryKey",
            "APITokens",
            "maxtokens",
            "max_tokens",
            "authors",
            "author",
            "progressToken",
            "token_type",
            "secretName",
            "password_policy",
            "passwordMinLength",
            "PASSWORD_FILE",
            "nextPageToken",
            "tokenCount",
            "auth_url",
            "keys",
            "key",
            "first_pass",
            "compass",
            "passed",
            "string",
            "signature",
            "public_key",
            "turnkey",
        ] {
            assert!(!is_secret(name), "{name}");
        }
    }
}
