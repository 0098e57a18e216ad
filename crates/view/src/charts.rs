//! The charts of the summary: tables whose rows have a bar, so that they are read with and without sight.

use maud::{Markup, html};

use crate::names::Names;
use crate::status::Status;
use crate::tally::{ByStatus, CLASSES, SIZES, TIMES, Tally};
use crate::text::name;
use crate::words::{counted, size, time};

/// Tools that have a row.
const TOOLS: usize = 15;
/// Units of a bar's width.
const WIDTH: u64 = 1000;

pub(crate) fn all(tally: &Tally, tools: &Names) -> Markup {
    html! {
        (calls(tally, tools))
        @if tally.sizes.iter().any(|count| *count > 0) { (sizes(tally)) }
        @if tally.times.iter().any(|count| *count > 0) { (times(tally)) }
        @if tally.refused.iter().any(|count| *count > 0) { (refused(tally)) }
    }
}

fn calls(tally: &Tally, tools: &Names) -> Markup {
    let mut rows: Vec<_> = tools
        .iter()
        .map(|(number, tool)| (tool, tally.calls(number)))
        .collect();
    // Stable: tools with as many calls stay in the order in which they came.
    rows.sort_by_key(|(_, counts)| std::cmp::Reverse(sum(counts)));
    let most = rows.first().map_or(0, |(_, counts)| sum(counts));
    // Tools without a number of their own are no row, however often they are called together.
    let others = tools.others().map(|number| tally.calls(number));
    let rest: u64 = rows
        .iter()
        .skip(TOOLS)
        .map(|(_, counts)| counts)
        .chain(&others)
        .map(sum)
        .sum();
    rows.truncate(TOOLS);
    html! {
        @if !rows.is_empty() {
            table.c {
                caption { "Calls by tool and status" }
                @for (tool, counts) in &rows {
                    @let words = Status::ALL.iter().zip(counts).filter(|(_, count)| **count > 0);
                    tr {
                        th scope="row" { (name(tool)) }
                        td { (bar(Status::ALL.iter().zip(counts).map(|(status, count)| (status.class(), *count)), most)) }
                        td { @for (at, (status, count)) in words.enumerate() { @if at > 0 { ", " } (count) " " (status.word()) } }
                    }
                }
                @if rest > 0 {
                    tr { th scope="row" { (tools.count().beside(rows.len()).of("other tool")) } td {} td { (counted(rest, "call")) } }
                }
            }
        }
    }
}

fn sum(counts: &ByStatus) -> u64 {
    counts.iter().sum()
}

fn sizes(tally: &Tally) -> Markup {
    let ends = SIZES.map(|most| {
        if most == 0 {
            "empty".to_owned()
        } else {
            format!("up to {}", size(most))
        }
    });
    let more = "more".to_owned();
    let caption = format!("Sizes of outputs, {} in all", size(tally.output));
    histogram(&caption, ends.into_iter().chain([more]).zip(tally.sizes))
}

fn times(tally: &Tally) -> Markup {
    let ends = TIMES.map(|most| format!("under {}", time(most)));
    let caption = format!("Durations of tool runs, {} in all", time(tally.time));
    histogram(
        &caption,
        ends.into_iter().chain(["more".to_owned()]).zip(tally.times),
    )
}

fn refused(tally: &Tally) -> Markup {
    let classes = CLASSES.iter().map(|class| class.as_str());
    let names = classes.chain(["another class"]);
    let rows = names.zip(tally.refused).filter(|(_, count)| *count > 0);
    let most = tally.refused.into_iter().max().unwrap_or(0);
    html! {
        table.c {
            caption { "Refused answers by class" }
            @for (class, count) in rows {
                tr {
                    th scope="row" { (class) }
                    td { (bar([(Status::Correction.class(), count)].into_iter(), most)) }
                    td { (count) }
                }
            }
        }
    }
}

/// Returns which colour is which status.
pub(crate) fn key(tally: &Tally) -> Markup {
    let used = Status::ALL.iter().zip(tally.by_status);
    let used = used.filter(|(_, count)| *count > 0);
    html! {
        ul.y aria-label="Colours" {
            @for (status, _) in used { li { svg viewBox="0 0 1 1" aria-hidden="true" { rect class=(status.class()) width="1" height="1" {} } (status.word()) } }
        }
    }
}

fn histogram(caption: &str, rows: impl Iterator<Item = (String, u64)>) -> Markup {
    let mut rows: Vec<_> = rows.collect();
    let used = rows.iter().rposition(|(_, count)| *count > 0);
    rows.truncate(used.map_or(0, |last| last + 1));
    let most = rows.iter().map(|(_, count)| *count).max().unwrap_or(0);
    html! {
        table.c {
            caption { (caption) }
            @for (label, count) in rows {
                tr { th scope="row" { (label) } td { (bar([("h", count)].into_iter(), most)) } td { (count) } }
            }
        }
    }
}

/// Returns a bar of several parts, where `most` has the full width.
fn bar(parts: impl Iterator<Item = (&'static str, u64)>, most: u64) -> Markup {
    let mut end = 0;
    let parts: Vec<_> = parts
        .filter(|(_, count)| *count > 0)
        .map(|(class, count)| {
            let from = end;
            end += count;
            let at = |count: u64| u128::from(count) * u128::from(WIDTH) / u128::from(most.max(1));
            (class, at(from), (at(end) - at(from)).max(4))
        })
        .collect();
    html! {
        svg viewBox={ "0 0 " (WIDTH) " 10" } preserveAspectRatio="none" aria-hidden="true" {
            @for (class, x, width) in parts { rect class=(class) x=(x) width=(width) height="10" {} }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    // SPEC L1
    #[test]
    fn bars_are_as_long_as_the_counts_say() {
        let bar = bar([("s0", 5), ("s1", 0), ("s2", 15)].into_iter(), 40).into_string();
        assert!(
            bar.contains(r#"<rect class="s0" x="0" width="125" height="10">"#),
            "{bar}"
        );
        assert!(
            bar.contains(r#"<rect class="s2" x="125" width="375" height="10">"#),
            "{bar}"
        );
        assert_eq!(bar.matches("<rect").count(), 2);
    }

    #[test]
    fn many_tools_are_summed_up() {
        let (mut tally, mut tools) = (Tally::default(), Names::default());
        for n in 0..20 {
            let tool = tools.number(&format!("<tool {n}>"));
            tally.call(tool, Status::Success);
        }
        tally.call(20, Status::Error);
        let page = all(&tally, &tools).into_string();
        let first = page.find("&lt;tool 19&gt;").unwrap_or(usize::MAX);
        assert!(first < page.find("&lt;tool 0&gt;").unwrap_or(0), "{page}");
        assert!(
            page.contains("1 success, 1 error") && page.contains("5 other tools"),
            "{page}"
        );
    }

    // SPEC L1
    #[test]
    fn tools_without_a_number_are_counted_one_by_one() {
        let (mut tally, mut tools) = (Tally::default(), Names::default());
        for n in 0..827 {
            let tool = tools.number(&n.to_string());
            tally.call(tool, Status::Success);
        }
        let page = all(&tally, &tools).into_string();
        assert!(
            page.contains("812 other tools</th><td></td><td>812 calls</td>"),
            "{page}"
        );
        assert_eq!(page.matches("<td>1 success</td>").count(), TOOLS);
    }
}
