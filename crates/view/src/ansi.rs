//! Colours of a terminal as colours of the page: the sequences that set colour and weight (SGR) become classes from a fixed
//! set, every other sequence is shown as text.
//!
//! Invariant: no byte of an output is left out but those of sequences that were followed. No sequence hides text.

use std::ops::Range;

use anstyle_parse::{Params, Parser, Perform};
use maud::{Markup, html};

use crate::text::Text;

const ESCAPE: u8 = 0x1B;

/// How the text after a sequence looks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Style {
    foreground: Option<u8>,
    background: Option<u8>,
    /// One bit for each of [`WEIGHTS`].
    weights: u8,
}

/// The classes of the sixteen colours of text; `b` in place of `f` behind it.
const FOREGROUNDS: [&str; 16] = [
    "f0", "f1", "f2", "f3", "f4", "f5", "f6", "f7", "f8", "f9", "fa", "fb", "fc", "fd", "fe", "ff",
];
const BACKGROUNDS: [&str; 16] = [
    "b0", "b1", "b2", "b3", "b4", "b5", "b6", "b7", "b8", "b9", "ba", "bb", "bc", "bd", "be", "bf",
];
/// Bold, faint, italic, underlined, inverse and struck out: the class, and the codes that begin and end it.
const WEIGHTS: [(&str, u16, u16); 6] = [
    ("wb", 1, 22),
    ("wf", 2, 22),
    ("wi", 3, 23),
    ("wu", 4, 24),
    ("wv", 7, 27),
    ("ws", 9, 29),
];

impl Style {
    fn classes(self) -> String {
        let weights = WEIGHTS.iter().enumerate();
        let weights = weights.filter(|(bit, _)| self.weights & (1 << bit) != 0);
        let class =
            |of: &[&'static str; 16], colour: Option<u8>| of.get(usize::from(colour?)).copied();
        let colours = [
            class(&FOREGROUNDS, self.foreground),
            class(&BACKGROUNDS, self.background),
        ];
        let all: Vec<_> = colours
            .into_iter()
            .flatten()
            .chain(weights.map(|(_, (class, ..))| *class))
            .collect();
        all.join(" ")
    }

    /// Follows the codes of one sequence.
    fn follow(&mut self, params: &Params) {
        let mut groups = params.iter();
        while let Some(group) = groups.next() {
            let (code, own) = group
                .split_first()
                .map_or((0, &[][..]), |(code, own)| (*code, own));
            match code {
                0 => *self = Self::default(),
                30..=37 => self.foreground = colour(code - 30),
                90..=97 => self.foreground = colour(code - 82),
                39 => self.foreground = None,
                40..=47 => self.background = colour(code - 40),
                100..=107 => self.background = colour(code - 92),
                49 => self.background = None,
                // 58 is the colour of an underline, which is not shown.
                38 | 48 | 58 => {
                    let found = if own.is_empty() {
                        extended(|| groups.next().and_then(|group| group.first().copied()))
                    } else {
                        // With colons, a colour space may stand before the last three.
                        let mut own = own.iter().copied();
                        let skip = own.len() > 4;
                        let kind = own.next();
                        if skip {
                            own.next();
                        }
                        let mut all = kind.into_iter().chain(own);
                        extended(|| all.next())
                    };
                    match code {
                        38 => self.foreground = found.or(self.foreground),
                        48 => self.background = found.or(self.background),
                        _ => {}
                    }
                }
                _ => {
                    for (bit, (_, begins, ends)) in WEIGHTS.iter().enumerate() {
                        if code == *ends || (code == 4 && *begins == 4 && own == [0]) {
                            self.weights &= !(1 << bit);
                        } else if code == *begins {
                            self.weights |= 1 << bit;
                        }
                    }
                }
            }
        }
    }
}

fn colour(code: u16) -> Option<u8> {
    u8::try_from(code).ok()
}

/// Returns the one of the sixteen colours that is nearest to one of 256 or of sixteen million.
fn extended(mut next: impl FnMut() -> Option<u16>) -> Option<u8> {
    match next()? {
        5 => {
            let index = next()?;
            match index {
                0..=15 => colour(index),
                16..=231 => {
                    let level = |step: u16| if step == 0 { 0 } else { 55 + 40 * step };
                    let cube = index - 16;
                    Some(nearest([cube / 36, cube / 6 % 6, cube % 6].map(level)))
                }
                232..=255 => Some(nearest([8 + 10 * (index - 232); 3])),
                _ => None,
            }
        }
        2 => Some(nearest([next()?, next()?, next()?])),
        _ => None,
    }
}

fn nearest(rgb: [u16; 3]) -> u8 {
    let brightest = rgb.into_iter().max().unwrap_or_default();
    let darkest = rgb.into_iter().min().unwrap_or_default();
    if brightest - darkest < 40 {
        return match brightest {
            0..=55 => 0,
            56..=150 => 8,
            151..=220 => 7,
            _ => 15,
        };
    }
    let middle = u16::midpoint(brightest, darkest);
    let bits = rgb
        .iter()
        .zip([1, 2, 4])
        .map(|(part, bit)| if *part > middle { bit } else { 0 });
    bits.sum::<u8>() + if brightest > 215 { 8 } else { 0 }
}

/// Returns a text of a run with its colours; `style` is that of the text before, and is left as that of the text after.
pub(crate) fn coloured(text: &str, style: &mut Style) -> Markup {
    let pieces = pieces(text, style);
    html! {
        @for (range, style) in pieces {
            @let piece = Text(text.get(range).unwrap_or_default());
            @if style == Style::default() { (piece) } @else { span class=(style.classes()) { (piece) } }
        }
    }
}

/// Cuts a text where its style changes, and leaves out the sequences that were followed.
fn pieces(text: &str, style: &mut Style) -> Vec<(Range<usize>, Style)> {
    let mut pieces: Vec<(Range<usize>, Style)> = Vec::new();
    let mut push = |range: Range<usize>, style| match pieces.last_mut() {
        Some((last, same)) if last.end == range.start && *same == style => last.end = range.end,
        _ if range.is_empty() => {}
        _ => pieces.push((range, style)),
    };
    let mut from = 0;
    while let Some(found) = memchr::memchr(ESCAPE, text.get(from..).unwrap_or_default().as_bytes())
    {
        let at = from + found;
        push(from..at, *style);
        let (length, followed) = sequence(text.get(at..).unwrap_or_default(), style);
        from = at + length;
        if !followed {
            push(at..from, *style);
        }
    }
    push(from..text.len(), *style);
    pieces
}

/// Reads the sequence that a text begins with. Returns its length in bytes, and whether it set the style.
fn sequence(text: &str, style: &mut Style) -> (usize, bool) {
    let mut parser = Parser::<anstyle_parse::Utf8Parser>::new();
    let mut seen = Seen {
        style: *style,
        end: None,
    };
    for (at, byte) in text.bytes().enumerate() {
        if byte == ESCAPE && at > 0 {
            return (at, false);
        }
        parser.advance(&mut seen, byte);
        if let Some(followed) = seen.end {
            if followed {
                *style = seen.style;
            }
            // A character of several bytes ends what it is no part of.
            let end = (at + 1..=text.len()).find(|end| text.is_char_boundary(*end));
            return (end.unwrap_or(text.len()), followed);
        }
    }
    (text.len(), false)
}

/// What the parser tells of a sequence.
struct Seen {
    style: Style,
    /// Whether the sequence that has ended set the style.
    end: Option<bool>,
}

impl Perform for Seen {
    fn print(&mut self, _: char) {
        self.end = Some(false);
    }

    fn execute(&mut self, _: u8) {
        self.end = Some(false);
    }

    fn unhook(&mut self) {
        self.end = Some(false);
    }

    fn osc_dispatch(&mut self, _: &[&[u8]], _: bool) {
        self.end = Some(false);
    }

    fn esc_dispatch(&mut self, _: &[u8], _: bool, _: u8) {
        self.end = Some(false);
    }

    fn csi_dispatch(&mut self, params: &Params, intermediates: &[u8], ignore: bool, action: u8) {
        let follows = action == b'm' && intermediates.is_empty() && !ignore;
        if follows {
            self.style.follow(params);
        }
        self.end = Some(follows);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(text: &str) -> String {
        coloured(text, &mut Style::default()).into_string()
    }

    // SPEC L1
    #[test]
    fn colours_are_classes() {
        assert_eq!(
            shown("a\u{1b}[1;31mb\u{1b}[0mc"),
            "a<span class=\"f1 wb\">b</span>c"
        );
        assert_eq!(
            shown("\u{1b}[97;44mb\u{1b}[39mc\u{1b}[49md"),
            "<span class=\"ff b4\">b</span><span class=\"b4\">c</span>d"
        );
        assert_eq!(
            shown("\u{1b}[4;3mb\u{1b}[24mc\u{1b}[md"),
            "<span class=\"wi wu\">b</span><span class=\"wi\">c</span>d"
        );
        assert_eq!(shown("\u{1b}[31m\u{1b}[m"), "");
    }

    #[test]
    fn colours_beyond_sixteen_are_the_nearest_ones() {
        for (codes, class) in [
            ("38;5;9", "f9"),
            ("38;5;196", "f9"),
            ("38;5;22", "f2"),
            ("38;5;244", "f8"),
            ("38;2;255;255;0", "fb"),
            ("38:2::0:0:128", "f4"),
            ("48;2;255;255;255", "bf"),
            ("38;5;21;1", "fc wb"),
        ] {
            assert_eq!(
                shown(&format!("\u{1b}[{codes}mx")),
                format!("<span class=\"{class}\">x</span>"),
                "{codes}"
            );
        }
    }

    #[test]
    fn the_style_goes_on_in_the_next_piece() {
        let mut style = Style::default();
        coloured("a\u{1b}[32mb", &mut style);
        assert_eq!(
            coloured("c\u{1b}[0md", &mut style).into_string(),
            "<span class=\"f2\">c</span>d"
        );
        assert_eq!(style, Style::default());
    }

    // SPEC L2
    #[test]
    fn other_sequences_are_text() {
        for sequence in [
            "[2J",
            "[1;1H",
            "[8D",
            "]0;title\u{7}",
            "]8;;http://a/\\",
            "[?25l",
            "[<1m",
            "[1 m",
            "c",
            "P1$x\\",
            "[31",
            "",
            "_hidden",
            "[1;2;3;4;5;6;7;8;9;1;2;3;4;5;6;7;8;9;1;2;3;4;5;6;7;8;9;1;2;3;4;5;6;7;8;9m",
            "[3\n1m",
            "[1é",
            "]é",
        ] {
            let text = format!("a\u{1b}{sequence}");
            assert_eq!(
                shown(&text),
                html!((Text(&text))).into_string(),
                "{sequence:?}"
            );
        }
        // One that the parser passes over hides nothing before one that is followed.
        for passed_over in [
            "[1<",
            "_hidden",
            "^hidden",
            "Xhidden",
            "]hidden",
            "P1$hidden",
        ] {
            let page = shown(&format!("\u{1b}{passed_over}\u{1b}[31mx"));
            let text = html!((Text(passed_over))).into_string();
            assert_eq!(page, format!("<i>␛</i>{text}<span class=\"f1\">x</span>"));
        }
    }

    #[test]
    fn every_cut_of_a_sequence_is_shown_or_followed() {
        let text = "é\u{1b}[38;5;196mé\u{1b}]8;;x\u{7}é\u{1b}[0mé";
        for (end, _) in text.char_indices() {
            let cut = &text[..end];
            let letters = shown(cut).matches('é').count();
            assert_eq!(letters, cut.matches('é').count(), "{cut:?}");
        }
    }
}
