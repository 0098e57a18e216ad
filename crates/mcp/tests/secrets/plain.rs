//! Texts without a key that look as if they had some: identifiers, digests, images, histories, programs, settings, prose.

use crate::forms::Dice;

const HEX: &str = "0123456789abcdef";
const BASE64: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const WORDS: [&str; 40] = [
    "the",
    "risk-based",
    "task-runner",
    "disk-usage",
    "token",
    "tokens",
    "password",
    "key",
    "session",
    "authentication",
    "author",
    "Bearer",
    "bearer",
    "basic",
    "secret",
    "cookie",
    "header",
    "value",
    "parser",
    "commit",
    "merge",
    "fix",
    "returns",
    "a",
    "of",
    "is",
    "to",
    "sk-container",
    "api",
    "apiKey",
    "client",
    "server",
    "Authorization",
    "credentials",
    "skip",
    "max_tokens",
    "input_tokens",
    "eyJ",
    "private",
    "key.",
];
const LINES: [&str; 34] = [
    "!function(e,t){\"object\"==typeof exports?t(exports):t(e.token={})}(this,function(e){var n=e.password;return n=t(e.key),e.token=n,n})",
    "const token = await getToken(user.id);",
    "let token: String = parser.next_token()?;",
    "if (token === undefined) { throw new Error(\"expected a token\"); }",
    "def login(self, password=None, token=token):",
    "password: str | None = Field(default=None)",
    "    auth = HTTPBasicAuth(user, password)",
    "token = os.environ[\"TOKEN\"]",
    "export TOKEN=$(cat token.txt)",
    "API_KEY=${API_KEY}",
    "curl -H \"Authorization: Bearer $TOKEN\" https://h.example/v1",
    "interface User { password: string; token?: string; apiKey: string | null }",
    "type Token = { kind: TokenKind; text: string };",
    "let token = Token::new(TokenKind::Word, 3..7);",
    "match self.token { Token::Comma => self.bump(), _ => {} }",
    "Bearer authentication is used, and basic authentication is not.",
    "The password must have 12 characters: letters, digits and signs.",
    "usage: tool [--token TOKEN] [--password-file FILE]",
    "commit 5f3c1a9e7b2d4c6f8a0b1c2d3e4f5a6b7c8d9e0f",
    "Author: A. Person <a@h.example>",
    "tests/task-0123456789abcdef.rs:12: risk-0123456789abcdefgh",
    "/dev/disk/by-id/wwn-0x5000c500a1b2c3d4-part1",
    "mask-550e8400-e29b-41d4-a716-446655440000",
    "<div class=\"sk-toggleable__content-container sk-estimator-doc-link\">",
    "{\"usage\":{\"input_tokens\":12,\"output_tokens\":7,\"total_tokens\":19}}",
    "git://h.example/a/b.git https://h.example:8080/a@b/c?x=1&tokens=5",
    "std::collections::HashMap<String, Secret>",
    "import { useAuth, withCookies } from \"./auth\";",
    "use crate::auth::{Token, Credentials};",
    "<input type=\"password\" name=\"pw\" autocomplete=\"current-password\">",
    "npm_config_registry npm_lifecycle_event npm_package_json",
    "github_pat_token_is_expected_here_by_the_parser",
    "SELECT token_id, password_hash FROM users WHERE api_key_id = ?",
    "hf_hub_download huggingface_hub gsk_model_loader_for_tests",
];

/// Returns a text without a key.
pub(crate) fn text(dice: &mut Dice) -> String {
    let mut words = Vec::new();
    match dice.below(6) {
        0 => words.extend((0..20).map(|_| uuid(dice))),
        1 => words.extend((0..12).map(|at| {
            let length = [32, 40, 64, 128][dice.below(4)];
            format!("{}  file-{at}.txt\n", dice.text(HEX, length))
        })),
        2 => {
            let length = 2000 + dice.below(2000);
            words.extend((0..30).map(|_| WORDS[dice.below(WORDS.len())].to_owned()));
            words.push(format!(
                "data:image/png;base64,{}==",
                dice.text(BASE64, length)
            ));
        }
        3 => words.extend((0..8).map(|_| {
            let length = 7 + dice.below(34);
            let hash = dice.text(HEX, length);
            let title: Vec<_> = (0..6).map(|_| WORDS[dice.below(WORDS.len())]).collect();
            format!("{hash} {}\n", title.join(" "))
        })),
        4 => words.extend((0..10).map(|_| format!("{}\n", LINES[dice.below(LINES.len())]))),
        _ => words.extend((0..80).map(|_| WORDS[dice.below(WORDS.len())].to_owned())),
    }
    words.join(" ")
}

fn uuid(dice: &mut Dice) -> String {
    let part = |dice: &mut Dice, length| dice.text(HEX, length);
    let parts = [8, 4, 4, 4, 12].map(|length| part(dice, length));
    parts.join("-")
}
