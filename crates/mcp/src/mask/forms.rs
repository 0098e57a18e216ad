//! The forms of the keys of well-known services: how each begins, its letters, and how many there are at least. SPEC G6.
//!
//! Made from the documentation of the providers, and checked against the rules of gitleaks (MIT license, commit b58d3f10 of 2026-07-22), of
//! which no expression is copied: those want a word to begin where the key does, and each costs a search of its own. The crates that carry
//! such rules (kingfisher-rules, keyspoor, redact-secret, secretscan) run them one by one, too, or are not yet stable.
//!
//! A key counts wherever it is, also behind a letter. Forms whose beginning is part of words or names (`sk-` of `task-1`) need more there.
//!
//! Invariant: a place costs a bounded time, but for the length of the key that is found there.

use std::array;
use std::sync::LazyLock;

use super::view::View;

/// So much of a key is looked at to decide whether it is one, if it need not be longer.
const WINDOW: usize = 48;
/// So many letters and digits in a row are no word, whatever they are.
const NO_WORD: usize = 16;
/// So many capitals in a row are no name.
const NO_NAME: usize = 24;

/// The letters of a key.
#[derive(Clone, Copy)]
enum Letters {
    Digits,
    Hex,
    /// Capitals and digits.
    Upper,
    Alnum,
    /// Of Base64 for URLs.
    Word,
    /// Those, and dots.
    Dots,
    /// Of Base64 of either kind, and tildes.
    Base64,
}

use Letters::{Alnum, Base64, Digits, Dots, Hex, Upper, Word};

impl Letters {
    const fn has(self, byte: u8) -> bool {
        match self {
            Digits => byte.is_ascii_digit(),
            Hex => byte.is_ascii_hexdigit(),
            Upper => byte.is_ascii_uppercase() || byte.is_ascii_digit(),
            Alnum => byte.is_ascii_alphanumeric(),
            Word => byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'-'),
            Dots => Word.has(byte) || byte == b'.',
            Base64 => Word.has(byte) || matches!(byte, b'+' | b'/' | b'=' | b'~'),
        }
    }
}

/// Where a key of a form counts.
#[derive(Clone, Copy)]
enum Place {
    Anywhere,
    /// Behind a letter or digit, it needs capitals, small letters and digits, or is no name.
    Mixed,
    /// Not behind a letter or digit, and with a digit, or no name.
    Apart,
    /// As `Mixed` behind a vowel, since words end in `sk`; it has a long part without hyphens in any case.
    Sk,
    /// Anywhere, with a dot behind so many letters.
    Dot(usize),
}

use Place::{Anywhere, Apart, Dot, Mixed, Sk};

struct Form {
    beginning: &'static str,
    letters: Letters,
    least: usize,
    place: Place,
}

const fn form(beginning: &'static str, letters: Letters, least: usize, place: Place) -> Form {
    Form {
        beginning,
        letters,
        least,
        place,
    }
}

/// Of several that fit, the longest key counts.
const FORMS: &[Form] = &[
    form("A3-", Word, 30, Mixed),
    form("A3T", Upper, 17, Mixed),
    form("ABIA", Upper, 16, Mixed),
    form("ABSK", Base64, 60, Anywhere),
    form("ACCA", Upper, 16, Mixed),
    form("AGE-SECRET-KEY-", Word, 20, Anywhere),
    form("AIza", Word, 30, Anywhere),
    form("AKCp", Alnum, 60, Anywhere),
    form("AKIA", Upper, 16, Anywhere),
    form("API-", Upper, 26, Apart),
    form("APKA", Upper, 16, Mixed),
    form("AQVN", Word, 35, Anywhere),
    form("ASIA", Upper, 16, Anywhere),
    form("ATATT3", Base64, 40, Anywhere),
    form("ATBB", Alnum, 28, Mixed),
    form("ATCTT3", Base64, 40, Anywhere),
    form("CLOJARS_", Alnum, 40, Anywhere),
    form("EAAA", Word, 40, Apart),
    form("EAAC", Alnum, 80, Apart),
    form("EAAM", Alnum, 80, Apart),
    form("EZAK", Alnum, 40, Anywhere),
    form("EZTK", Alnum, 40, Anywhere),
    form("FLWPUBK_TEST-", Word, 12, Anywhere),
    form("FLWSECK", Word, 12, Anywhere),
    form("GOCSPX-", Word, 20, Anywhere),
    form("GR1348941", Word, 20, Anywhere),
    form("HRKU-", Word, 30, Anywhere),
    form("LTAI", Alnum, 16, Mixed),
    form("NRAA-", Alnum, 20, Anywhere),
    form("NRAK-", Alnum, 20, Anywhere),
    form("NRII-", Word, 20, Anywhere),
    form("NRJS-", Hex, 16, Anywhere),
    form("PMAK-", Word, 40, Anywhere),
    form("SG.", Dots, 40, Mixed),
    form("SK", Hex, 32, Anywhere),
    form("SWMTKN-1-", Word, 40, Anywhere),
    form("ZXlK", Base64, 60, Anywhere),
    form("api_org_", Alnum, 30, Anywhere),
    form("bedrock-api-key-", Base64, 20, Anywhere),
    form("bkua_", Alnum, 30, Anywhere),
    form("cmVmd", Alnum, 59, Apart),
    form("cmVmdGtuO", Alnum, 40, Anywhere),
    form("csk-", Alnum, 30, Apart),
    form("dapi", Hex, 32, Anywhere),
    form("dckr_oat_", Word, 20, Anywhere),
    form("dckr_pat_", Word, 20, Anywhere),
    form("dnkey-", Word, 40, Anywhere),
    form("doo_v1_", Hex, 40, Anywhere),
    form("dop_v1_", Hex, 40, Anywhere),
    form("dor_v1_", Hex, 40, Anywhere),
    form("dosec_v1_", Hex, 40, Anywhere),
    form("dp.", Dots, 40, Mixed),
    form("dt0c01.", Dots, 60, Anywhere),
    form("dt0s", Dots, 60, Anywhere),
    form("duffel_live_", Base64, 30, Anywhere),
    form("duffel_test_", Base64, 30, Anywhere),
    form("fio-u-", Base64, 40, Anywhere),
    form("figd_", Word, 30, Anywhere),
    form("figu_", Word, 30, Anywhere),
    form("fm1a_", Base64, 60, Anywhere),
    form("fm1r_", Base64, 60, Anywhere),
    form("fm2_", Base64, 60, Anywhere),
    form("fo1_", Word, 40, Anywhere),
    form("fw_", Alnum, 22, Mixed),
    form("ghe_", Alnum, 20, Anywhere),
    form("gho_", Alnum, 20, Anywhere),
    form("ghp_", Alnum, 20, Anywhere),
    form("ghr_", Alnum, 20, Anywhere),
    form("ghs_", Alnum, 20, Anywhere),
    form("ghu_", Alnum, 20, Anywhere),
    form("github_pat_", Word, 20, Anywhere),
    form("glagent-", Word, 20, Anywhere),
    form("glcbt-", Word, 20, Anywhere),
    form("glc_", Base64, 30, Anywhere),
    form("gldt-", Word, 16, Anywhere),
    form("glffct-", Word, 16, Anywhere),
    form("glft-", Word, 16, Anywhere),
    form("glimt-", Word, 16, Anywhere),
    form("gloas-", Word, 16, Anywhere),
    form("glpat-", Dots, 16, Anywhere),
    form("glptt-", Word, 16, Anywhere),
    form("glrt-", Dots, 16, Anywhere),
    form("glrtr-", Dots, 16, Anywhere),
    form("glsa_", Word, 30, Anywhere),
    form("glsoat-", Word, 16, Anywhere),
    form("glwt-", Word, 16, Anywhere),
    form("gsk_", Alnum, 20, Anywhere),
    form("hf_", Alnum, 20, Anywhere),
    form("hooks.slack.com/services/", Base64, 20, Anywhere),
    form("hooks.slack.com/triggers/", Base64, 20, Anywhere),
    form("hooks.slack.com/workflows/", Base64, 20, Anywhere),
    form("hvb.", Word, 40, Anywhere),
    form("hvr.", Word, 40, Anywhere),
    form("hvs.", Word, 20, Anywhere),
    form("ico-", Alnum, 32, Apart),
    form("jina_", Word, 40, Mixed),
    form("key-", Hex, 32, Apart),
    form("lin_api_", Alnum, 30, Anywhere),
    form("lin_oauth_", Alnum, 30, Anywhere),
    form("live_", Word, 35, Apart),
    form("lsv2_pt_", Word, 30, Anywhere),
    form("lsv2_sk_", Word, 30, Anywhere),
    form("nfp_", Alnum, 30, Mixed),
    form("npm_", Alnum, 20, Anywhere),
    form("ntn_", Alnum, 30, Anywhere),
    form("nvapi-", Word, 40, Anywhere),
    form("ops_eyJ", Base64, 60, Anywhere),
    form("pat", Dots, 70, Dot(14)),
    form("pat.", Dots, 60, Apart),
    form("pcsk_", Word, 40, Anywhere),
    form("pk.eyJ", Dots, 40, Anywhere),
    form("pnu_", Alnum, 30, Mixed),
    form("pplx-", Alnum, 30, Anywhere),
    form("pscale_oauth_", Dots, 20, Anywhere),
    form("pscale_pw_", Dots, 20, Anywhere),
    form("pscale_tkn_", Dots, 20, Anywhere),
    form("pul-", Hex, 40, Anywhere),
    form("pypi-", Word, 16, Anywhere),
    form("r8_", Alnum, 30, Anywhere),
    form("rdme_", Alnum, 40, Anywhere),
    form("re_", Word, 30, Mixed),
    form("rk_live_", Alnum, 10, Anywhere),
    form("rk_prod_", Alnum, 10, Anywhere),
    form("rk_test_", Alnum, 10, Anywhere),
    form("rnd_", Alnum, 24, Mixed),
    form("rpa_", Alnum, 30, Mixed),
    form("rubygems_", Hex, 40, Anywhere),
    form("s-s4t2", Word, 40, Anywhere),
    form("s.", Alnum, 24, Apart),
    form("sat.", Dots, 60, Apart),
    form("sbp_", Hex, 32, Anywhere),
    form("sb_secret_", Word, 20, Anywhere),
    form("secret_", Alnum, 40, Mixed),
    form("sgp_", Word, 40, Anywhere),
    form("shippo_live_", Hex, 30, Anywhere),
    form("shippo_test_", Hex, 30, Anywhere),
    form("shpat_", Hex, 30, Anywhere),
    form("shpca_", Hex, 30, Anywhere),
    form("shppa_", Hex, 30, Anywhere),
    form("shpss_", Hex, 30, Anywhere),
    form("sk-", Word, 16, Sk),
    form("sk-admin-", Word, 20, Anywhere),
    form("sk-ant-", Word, 16, Anywhere),
    form("sk-lf-", Word, 30, Anywhere),
    form("sk-or-v1-", Word, 20, Anywhere),
    form("sk-proj-", Word, 20, Anywhere),
    form("sk-svcacct-", Word, 20, Anywhere),
    form("sk.eyJ", Dots, 40, Anywhere),
    form("sk_live_", Alnum, 10, Anywhere),
    form("sk_prod_", Alnum, 10, Anywhere),
    form("sk_test_", Alnum, 10, Anywhere),
    form("sl.", Word, 60, Mixed),
    form("sm_aat_", Alnum, 16, Anywhere),
    form("sm_pat_", Alnum, 16, Anywhere),
    form("sm_sat_", Alnum, 16, Anywhere),
    form("sntryi_", Base64, 40, Anywhere),
    form("sntrys_", Base64, 40, Anywhere),
    form("sntryu_", Base64, 40, Anywhere),
    form("sq0", Word, 22, Mixed),
    form("squ_", Hex, 40, Anywhere),
    form("sqa_", Hex, 40, Anywhere),
    form("sqp_", Hex, 40, Anywhere),
    form("sha256~", Word, 40, Anywhere),
    form("t1.", Dots, 60, Mixed),
    form("test_", Hex, 35, Apart),
    form("tfp_", Dots, 40, Anywhere),
    form("tgp_v1_", Word, 30, Anywhere),
    form("tk-us-", Word, 40, Anywhere),
    form("tskey-", Word, 16, Anywhere),
    form("tvly-", Word, 20, Anywhere),
    form("v1.0-", Word, 100, Anywhere),
    form("vault:v1:", Base64, 30, Anywhere),
    form("vcp_", Alnum, 24, Mixed),
    form("whsec_", Base64, 20, Anywhere),
    form("xai-", Alnum, 40, Anywhere),
    form("xapp-", Word, 16, Anywhere),
    form("xkeysib-", Word, 40, Anywhere),
    form("xoxa-", Word, 10, Anywhere),
    form("xoxb-", Word, 10, Anywhere),
    form("xoxc-", Word, 10, Anywhere),
    form("xoxd-", Base64, 10, Anywhere),
    form("xoxe-", Word, 10, Anywhere),
    form("xoxe.", Word, 10, Anywhere),
    form("xoxo-", Word, 10, Anywhere),
    form("xoxp-", Word, 10, Anywhere),
    form("xoxr-", Word, 10, Anywhere),
    form("xoxs-", Word, 10, Anywhere),
    form("xsmtpsib-", Word, 40, Anywhere),
    form("ya29.", Dots, 16, Anywhere),
    form("p8e-", Alnum, 30, Anywhere),
    form("discord.com/api/webhooks/", Base64, 40, Anywhere),
    form("webhook.office.com/webhookb2/", Base64, 40, Anywhere),
    // Private keys in PEM, in Base64 once more.
    form("LS0tLS1CRUdJTiBQUklWQVRF", Base64, 20, Anywhere),
    form("LS0tLS1CRUdJTiBSU0EgUFJJVkFURS", Base64, 20, Anywhere),
    form("LS0tLS1CRUdJTiBFQyBQUklWQVRF", Base64, 20, Anywhere),
    form("LS0tLS1CRUdJTiBPUEVOU1NIIFBSSVZBVEUg", Base64, 20, Anywhere),
    form(
        "LS0tLS1CRUdJTiBFTkNSWVBURUQgUFJJVkFURS",
        Base64,
        20,
        Anywhere,
    ),
    form("LS0tLS1CRUdJTiBEU0EgUFJJVkFURS", Base64, 20, Anywhere),
];

/// A key that has its sign in the middle.
struct Inner {
    before: (Letters, usize),
    sign: &'static str,
    after: (Letters, usize),
}

const INNER: [Inner; 4] = [
    // A bot of Telegram.
    Inner {
        before: (Digits, 6),
        sign: ":AA",
        after: (Word, 30),
    },
    // A client secret of Azure.
    Inner {
        before: (Word, 4),
        sign: "Q~",
        after: (Base64, 30),
    },
    // Terraform.
    Inner {
        before: (Alnum, 14),
        sign: ".atlasv1.",
        after: (Base64, 40),
    },
    // A key of Mailchimp, which ends with the number of its data center.
    Inner {
        before: (Hex, 32),
        sign: "-us",
        after: (Digits, 1),
    },
];

static BY_FIRST: LazyLock<[Vec<&Form>; 256]> = LazyLock::new(|| {
    array::from_fn(|byte| {
        let is_first = |form: &&Form| form.beginning.bytes().next().map(usize::from) == Some(byte);
        FORMS.iter().filter(is_first).collect()
    })
});

/// Returns the end of the key that begins at a place, if one does.
pub(super) fn end_of_key(view: &View<'_>, at: usize) -> Option<usize> {
    let first = usize::from(view.get(at)?);
    let forms = BY_FIRST.get(first)?;
    let ends = forms.iter().filter_map(|form| form.end(view, at));
    ends.max()
}

impl Form {
    fn end(&self, view: &View<'_>, at: usize) -> Option<usize> {
        let rest = view.rest(at).strip_prefix(self.beginning.as_bytes())?;
        let seen = rest.iter().take(WINDOW.max(self.least));
        let length = seen.take_while(|byte| self.letters.has(**byte)).count();
        let payload = rest.get(..length)?;
        if length < self.least || !self.is_key(payload, view, at) {
            return None;
        }
        let start = at + self.beginning.len();
        Some(end_of_run(view, start, self.letters))
    }

    fn is_key(&self, payload: &[u8], view: &View<'_>, at: usize) -> bool {
        let kinds = Kinds::of(payload);
        let is_apart = view.starts_word(at);
        kinds.is_random()
            && match self.place {
                Anywhere => true,
                Mixed => is_apart || kinds.is_mixed(),
                Dot(place) => payload.get(place) == Some(&b'.') && kinds.longest > place,
                Apart => is_apart && (kinds.has_digit || kinds.is_scrambled()),
                Sk => {
                    let is_word = view
                        .before(at)
                        .is_some_and(|byte| b"aeiouAEIOU".contains(&byte));
                    kinds.longest >= 12 && (is_apart || !is_word || kinds.is_mixed())
                }
            }
    }
}

/// Returns where a key ends that has begun: with its letters, and those that are in most keys.
fn end_of_run(view: &View<'_>, start: usize, letters: Letters) -> usize {
    let rest = view.rest(start);
    let run = rest
        .iter()
        .take_while(|byte| letters.has(**byte) || Word.has(**byte));
    let length = run.count();
    // A sentence may end behind the key.
    let dots = rest.get(..length).unwrap_or_default().iter().rev();
    start + length - dots.take_while(|byte| **byte == b'.').count()
}

/// What letters a text has.
struct Kinds {
    length: usize,
    has_digit: bool,
    capitals: usize,
    small: usize,
    /// The longest part of letters and digits.
    longest: usize,
}

impl Kinds {
    fn of(text: &[u8]) -> Self {
        let parts = text.split(|byte| !byte.is_ascii_alphanumeric());
        let count = |is: fn(&&u8) -> bool| text.iter().filter(is).count();
        Self {
            length: text.len(),
            has_digit: text.iter().any(u8::is_ascii_digit),
            capitals: count(|byte| byte.is_ascii_uppercase()),
            small: count(|byte| byte.is_ascii_lowercase()),
            longest: parts.map(<[u8]>::len).max().unwrap_or(0),
        }
    }

    const fn has_both_cases(&self) -> bool {
        self.capitals > 0 && self.small > 0
    }

    /// Whether it is no word, and no name of several words.
    const fn is_random(&self) -> bool {
        self.has_digit || self.has_both_cases() || self.longest >= NO_WORD
    }

    const fn is_mixed(&self) -> bool {
        self.has_digit && self.has_both_cases() || self.is_scrambled()
    }

    /// Whether no name has its capitals like that, though it may have no digit.
    const fn is_scrambled(&self) -> bool {
        let is_even = 4 * self.capitals >= self.length && 4 * self.small >= self.length;
        self.length >= NO_WORD && is_even || self.small == 0 && self.longest >= NO_NAME
    }
}

/// Returns the range of the key whose sign is at a place, not before `from`.
pub(super) fn inner_key(view: &View<'_>, at: usize, from: usize) -> Option<(usize, usize)> {
    if !matches!(view.get(at)?, b':' | b'Q' | b'.' | b'-') {
        return None;
    }
    INNER.iter().find_map(|inner| {
        let rest = view.rest(at).strip_prefix(inner.sign.as_bytes())?;
        let (letters, least) = inner.before;
        let before = view.bytes.get(from..at)?.iter().rev().take(WINDOW);
        let before = before.take_while(|byte| letters.has(**byte)).count();
        let (after, most) = inner.after;
        let count = rest
            .iter()
            .take(most)
            .take_while(|byte| after.has(**byte))
            .count();
        let start = at + inner.sign.len();
        (before >= least && count >= most).then(|| (at - before, end_of_run(view, start, after)))
    })
}

/// Returns the end of a token for whoever bears it.
pub(super) fn end_of_token(view: &View<'_>, start: usize) -> usize {
    let is_part = |byte: &u8| Base64.has(*byte) || *byte == b'.';
    start
        + view
            .rest(start)
            .iter()
            .take_while(|byte| is_part(byte))
            .count()
}
