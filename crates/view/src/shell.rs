//! The page around the entries: head, policy, summary, filters.
//!
//! Invariant: the policy allows the one style and the one script that are compiled in, by their hashes, and nothing else.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use maud::{DOCTYPE, Markup, PreEscaped, html};

use crate::charts;
use crate::entry::lane;
use crate::names::{MOST, Names};
use crate::state::State;
use crate::status::Status;
use crate::text::Text;
use crate::words::{counted, size};

const STYLE: &str = include_str!("style.css");
const SCRIPT: &str = include_str!("script.js");
/// Entries that a browser lays out at once; of more, it skips those that are out of sight, also for a picture of the whole page.
const MANY: u64 = 1000;
/// Where the entries go. No text of a run can be it: `<` is escaped there.
const ENTRIES: &str = "<!--entries-->";

/// Returns what comes before the entries, and what comes after them.
pub(crate) fn around(title: &str, state: &State) -> (String, String) {
    let lanes = lane(state.agents.iter().count()) + 1;
    let page = html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta http-equiv="Content-Security-Policy" content=(policy());
                meta name="referrer" content="no-referrer";
                meta name="viewport" content="width=device-width";
                title { (name_in_option(title)) }
                style { (PreEscaped(STYLE)) }
            }
            body {
                a.k href="#r" { "Skip to the entries" }
                header { h1 { bdi { (Text(title)) } } p { (overview(state)) } }
                main {
                    section aria-labelledby="h" {
                        h2 id="h" { "Summary" }
                        div id="c" { (state.tracks.draw(&state.agents)) (charts::key(&state.tally)) (charts::all(&state.tally, &state.tools)) }
                    }
                    (filters(state))
                    div id="r" tabindex="-1" class={ "n" (lanes) @if state.entries > MANY { " m" } } { (PreEscaped(ENTRIES)) }
                }
                script { (PreEscaped(SCRIPT)) }
            }
        }
    };
    let page = page.into_string();
    match page.split_once(ENTRIES) {
        Some((before, after)) => (before.to_owned(), after.to_owned()),
        None => (page, String::new()),
    }
}

fn policy() -> String {
    let hash = |text: &str| STANDARD.encode(hmac_sha256::Hash::hash(text.as_bytes()));
    format!(
        "default-src 'none'; script-src 'sha256-{}'; style-src 'sha256-{}'; base-uri 'none'; form-action 'none'; \
         require-trusted-types-for 'script'; trusted-types 'none'",
        hash(SCRIPT),
        hash(STYLE)
    )
}

fn overview(state: &State) -> String {
    let tally = &state.tally;
    let mut parts = vec![format!(
        "{} by {}",
        counted(tally.turns, "turn"),
        state.agents.count().of("agent")
    )];
    let entries = |status: Status| tally.by_status.get(status.number()).copied().unwrap_or(0);
    for (count, thing) in [
        (tally.observations, "observation"),
        (tally.records, "record"),
        (entries(Status::Correction), "correction"),
        (tally.escalations, "escalation"),
        (entries(Status::Invalid), "invalid document"),
    ] {
        if count > 0 {
            parts.push(counted(count, thing));
        }
    }
    parts.push(format!("{} of output", size(tally.output)));
    parts.join(", ")
}

/// Returns the form that the script shows; without scripts, it would do nothing.
fn filters(state: &State) -> Markup {
    html! {
        form id="f" role="search" hidden {
            label { "Search" input type="search" name="q" autocomplete="off"; }
            (choice("Agent", "a", "other agent", &state.agents))
            (choice("Tool", "o", "other tool", &state.tools))
            label {
                "Status"
                select name="s" autocomplete="off" {
                    option value="" { "all" }
                    @for status in Status::ALL {
                        @if state.tally.by_status.get(status.number()).is_some_and(|count| *count > 0) {
                            option value=(status.number()) { (status.word()) }
                        }
                    }
                }
            }
            button type="reset" { "Clear" }
            output role="status" {}
        }
    }
}

fn choice(label: &str, field: &str, other: &str, names: &Names) -> Markup {
    html! {
        label {
            (label)
            select name=(field) autocomplete="off" {
                option value="" { "all" }
                @for (number, text) in names.iter() { option value=(number) { (name_in_option(text)) } }
                @if let Some(number) = names.others() { option value=(number) { (names.count().beside(MOST).of(other)) } }
            }
        }
    }
}

/// An option has no elements: its marks are text.
fn name_in_option(text: &str) -> String {
    saop_json::show::terminal_line(text).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    // SPEC L2
    #[test]
    fn style_and_script_end_where_they_seem_to() {
        for text in [STYLE, SCRIPT] {
            let lower = text.to_lowercase();
            assert!(
                !lower.contains("</") && !lower.contains("<!--") && !lower.contains("url("),
                "{text}"
            );
        }
    }
}
