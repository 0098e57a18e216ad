//! What keys stand in: escapes, codes, quotes, files and lines of logs.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use saop_json::push_string;

/// The surroundings in which a letter or digit is right before the key.
pub(crate) const JOINED: [usize; 4] = [0, 1, 2, 3];
pub(crate) const COUNT: usize = 45;

fn json(text: &str) -> String {
    let mut string = String::new();
    push_string(&mut string, text);
    string
}

/// Returns the text with a percent code for each character that is no letter or digit.
fn percent(text: &str) -> String {
    let code = |c: char| match c {
        c if c.is_ascii_alphanumeric() => c.to_string(),
        c => format!("%{:02X}", u32::from(c)),
    };
    text.chars().map(code).collect()
}

/// Returns a key in one of the surroundings.
pub(crate) fn surrounded(key: &str, which: usize) -> String {
    let first = key.chars().next().unwrap();
    let rest = &key[first.len_utf8()..];
    let code = u32::from(first);
    let (head, tail) = key.split_at(key.len() / 2);
    match which {
        0 => format!("n{key}"),
        1 => format!("7{key}"),
        2 => format!("value{key} and more"),
        3 => format!("Z{key}\n"),
        4 => key.to_owned(),
        5 => format!("ok \u{1B}[32m{key}\u{1B}[0m done"),
        6 => format!("first\n{key}\nlast"),
        7 => format!("first\\n{}\\nlast", key.replace('\n', "\\n")),
        8 => format!("a%3D{key}%26b"),
        9 => format!("https://h.example/p?q=1&x={key}#top"),
        10 => format!("He said \"{key}\"."),
        11 => format!("export FOO={key}"),
        12 => format!("a:\n  - value: {key}\n    b: c\n"),
        13 => format!("{{\"a\":{{\"b\":[{}]}}}}", json(key)),
        14 => format!("{{\"a\":{}}}", json(&format!("{{\"b\":{}}}", json(key)))),
        15 => format!(
            "Authorization: Basic {}",
            STANDARD.encode(format!("user:{key}"))
        ),
        16 => format!("x Basic {} y", STANDARD.encode(format!("{key}:"))),
        17 => format!("@@ -1 +1 @@\n-  x = 1\n+  x = \"{key}\"\n"),
        18 => format!("{{'a': '{key}', 'b': b'{key}'}}"),
        19 => format!("<code>{key}</code>"),
        20 => format!("<a title=&quot;{key}&quot;>"),
        21 => format!("| name | `{key}` |"),
        22 => format!("2026-01-02T03:04:05Z INFO x={key} y=2"),
        23 => format!("a\t{key}\tb"),
        24 => format!("\\x1b[1;31m{key}\\x1b[0m"),
        25 => format!("\\u001b[32m{key}"),
        26 => format!("\\033[4m{key}\\033[m"),
        27 => format!("x \\u{code:04x}{rest}"),
        28 => format!("x \\\\u{code:04X}{rest}"),
        29 => format!("x=&#{code};{rest};"),
        30 => format!("q={}&r=1", percent(key)),
        31 => format!("q={}", percent(key).replace('%', "%25")),
        32 => format!("({key})"),
        33 => format!("a,{key},b"),
        34 => format!("https://user:{key}@host.example/x"),
        35 => format!("\u{FEFF}{{\"a\":{}}}", json(key)),
        36 => format!("{{\"half\":\"\\ud83d\",\"a\":{}}}", json(key)),
        37 => format!("Authorization: Bearer {key}"),
        38 => format!("curl -H 'X-Api-Key: {key}' https://h.example"),
        39 => format!("{{\"a\": {}", json(key).trim_end_matches('"')),
        40 => format!("<key value='{key}'/>"),
        41 => format!("src/a.rs:12:{key}"),
        42 => format!("{head}\u{200B}{tail}"),
        43 => format!("{head}\u{1B}[01;31m{tail}\u{1B}[m"),
        _ => format!("C:\\temp\\{key}"),
    }
}
