//! What a person sees of a turn: its events, one per line, and on a terminal a spinner if it takes long.
//!
//! Invariant: nothing of an answer is shown except the places in it that are wrong.

use std::future::Future;
use std::io;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use saop::retry::Cut;
use saop::{EventSink, RetryEvent, TokenUsage, TurnContext, Unchecked, Violation};
use saop_providers::EndpointError;

use super::events::Events;
use crate::out;
use crate::text::shortened;

/// A turn that is done sooner gets no spinner.
const PATIENCE: Duration = Duration::from_secs(1);
/// How often a spinner moves.
const TICK: Duration = Duration::from_millis(100);
/// Maximum number of violations of an answer that are shown.
const SHOWN: usize = 5;
/// Maximum length of a pointer shown, in characters.
const POINTER: usize = 80;

/// Shows events, and a spinner; writes the events to a file as well, if there is one.
#[derive(Clone)]
pub(super) struct Watch {
    bar: ProgressBar,
    events: Option<Arc<Events>>,
}

impl Watch {
    pub(super) fn new(events: Option<Events>) -> Self {
        Self {
            bar: ProgressBar::with_draw_target(None, ProgressDrawTarget::hidden()),
            events: events.map(Arc::new),
        }
    }

    /// Runs `work`, with a spinner if it takes long.
    pub(super) async fn over<F: Future>(&self, work: F) -> F::Output {
        let mut work = pin!(work);
        if let Ok(done) = tokio::time::timeout(PATIENCE, work.as_mut()).await {
            return done;
        }
        if let Ok(style) = ProgressStyle::with_template("{spinner} {msg} ({elapsed})") {
            self.bar.set_style(style);
        }
        self.bar.set_draw_target(ProgressDrawTarget::stderr());
        self.bar.set_message("waiting for the model");
        // Not the bar's own ticker: it is a thread, and panics if the system has none to give.
        loop {
            self.bar.tick();
            if let Ok(done) = tokio::time::timeout(TICK, work.as_mut()).await {
                self.bar.finish_and_clear();
                return done;
            }
        }
    }

    /// Returns whether the file of events, if there is one, has all of them.
    pub(super) fn events_written(&self) -> io::Result<()> {
        self.events
            .as_ref()
            .map_or(Ok(()), |events| events.outcome())
    }

    /// Reports why a request is sent again, and how long it waits before that.
    pub(super) fn wait(&self, error: &EndpointError, wait: Duration) {
        self.say(&format!("asking the endpoint again in {wait:?}: {error}"));
    }

    fn say(&self, line: &str) {
        self.bar.suspend(|| out::say(line));
    }
}

impl EventSink for Watch {
    fn record(&self, context: &TurnContext, event: &RetryEvent) {
        if let Some(events) = &self.events {
            events.record(context, event);
        }
        self.say(&line(event));
    }

    fn unchecked(&self, _: &TurnContext, call: &Unchecked) {
        self.say(&format!("warning: {call}"));
    }
}

fn line(event: &RetryEvent) -> String {
    let name = event.name();
    let errors = places(event.errors(), event.error_count());
    match event {
        RetryEvent::MalformedResponse {
            attempt,
            class,
            cut,
            ..
        } => {
            let cut = cut_bytes(*cut);
            format!("{name} attempt={attempt} class={class}{cut} errors={errors}")
        }
        RetryEvent::Repaired { attempts, edits } => {
            let shown = edits.iter().take(SHOWN);
            let mut shown: Vec<_> = shown
                .map(|edit| format!("{} at {}", edit.reason, edit.range.start))
                .collect();
            more(&mut shown, edits.len());
            format!("{name} attempts={attempts} edits=[{}]", shown.join(", "))
        }
        RetryEvent::Recovered {
            attempts,
            usage,
            saved_bytes,
        } => {
            let saved =
                saved_bytes.map_or_else(String::new, |bytes| format!(" saved_bytes={bytes}"));
            format!(
                "{name} attempts={attempts}{}{saved}",
                tokens(usage.as_ref())
            )
        }
        RetryEvent::MaxRetriesExceeded {
            attempts,
            reason,
            class,
            cut,
            usage,
            ..
        } => format!(
            "{name} attempts={attempts} reason={reason} class={class}{}{} errors={errors}",
            cut_bytes(*cut),
            tokens(usage.as_ref())
        ),
        _ => name.to_owned(),
    }
}

fn cut_bytes(cut: Option<Cut>) -> String {
    cut.map_or_else(String::new, |cut| format!(" cut_bytes={}", cut.bytes))
}

fn places(violations: &[Violation], count: usize) -> String {
    let mut places: Vec<String> = violations
        .iter()
        .take(SHOWN)
        .map(|violation| {
            let rule = violation
                .keyword()
                .map_or_else(|| violation.kind().to_string(), str::to_owned);
            match violation.instance_path() {
                "" => rule,
                path => format!("{rule} at {}", shortened(path, POINTER)),
            }
        })
        .collect();
    more(&mut places, count);
    format!("[{}]", places.join(", "))
}

/// Adds how many more there are than are shown.
fn more(shown: &mut Vec<String>, count: usize) {
    if let Some(more) = count.checked_sub(SHOWN + 1) {
        shown.push(format!("{} more", more + 1));
    }
}

fn tokens(usage: Option<&TokenUsage>) -> String {
    usage.map_or_else(String::new, |usage| {
        format!(
            " prompt_tokens={} completion_tokens={}",
            usage.prompt_tokens, usage.completion_tokens
        )
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_few_places_are_shown_and_the_rest_counted() {
        let of = |text: &str| {
            let schema = saop::schema("saop-action").unwrap();
            let error = schema.check(text.as_bytes(), &saop::Limits::default());
            let error = error.unwrap_err();
            places(error.violations(), error.violation_count())
        };
        let required = "[required at /arguments, required at /tool_name";
        let extra = |names: &str| {
            let members: Vec<_> = names.chars().map(|name| format!("\"{name}\":0")).collect();
            format!("{{{}}}", members.join(","))
        };
        let shown = |names: &str| {
            let places = names.chars();
            let places = places.map(|name| format!(", additionalProperties at /{name}"));
            places.collect::<Vec<_>>().concat()
        };
        assert_eq!(of("{}"), format!("{required}]"));
        assert_eq!(of(&extra("xyz")), format!("{required}{}]", shown("xyz")));
        assert_eq!(
            of(&extra("uvxyz")),
            format!("{required}{}, 2 more]", shown("uvx"))
        );
        assert_eq!(of("["), "[syntax]");
        let long = of(&format!("{{\"\u{1b}{}\":0}}", "k".repeat(500)));
        assert!(long.len() < 200 && !long.contains('\u{1b}'), "{long}");
    }
}
