//! Documents that are no message, or could not be judged: what is wrong with each, with the frame that `saop check` prints, and the text.

use maud::{Markup, html};
use saop::{SaopError, Violation};
use saop_json::show::{Frame, one_line};
use saop_json::text::{Fault, FaultKind};

use crate::entry::{Place, framed, part};
use crate::fold::closed;
use crate::state::State;
use crate::status::Status;
use crate::text::Text;
use crate::words::size;

/// Violations of a document that have a frame.
const FRAMES: usize = 20;
/// Bytes of a document that are shown.
const SHOWN: usize = 64 * 1024;
/// Bytes of a pointer that are shown in a frame.
const POINTER: usize = 100;

pub(crate) fn document(
    state: &mut State,
    place: Place<'_>,
    raw: &[u8],
    error: &SaopError,
) -> Markup {
    let entry = state.enter(0, 0, Status::Invalid);
    let frames = error.violations().iter().take(FRAMES);
    let more = error.violation_count().saturating_sub(frames.len()) as u64;
    let (shown, is_cut) = match raw.get(..SHOWN) {
        Some(head) if raw.len() > SHOWN => (head, true),
        _ => (raw, false),
    };
    let text = String::from_utf8_lossy(shown);
    let is_json = matches!(error, SaopError::Validation(_));
    let parts = html! {
        dl {
            @for violation in frames { (part("Error", &frame(place, raw, violation))) }
            @if more > 0 { (part("Errors", &html! { (more) " more" })) }
            @if !raw.is_empty() {
                (part("Text", &html! {
                    (closed("Document", &text, raw.len(), is_json))
                    @if is_cut { div { "The first " (size(SHOWN as u64)) " of " (size(raw.len() as u64)) "." } }
                }))
            }
        }
    };
    let title = if error.is_unjudged() {
        "not judged"
    } else {
        "no message"
    };
    framed(place, entry, &html!((title)), &parts)
}

/// Returns a document that was too long to be read.
pub(crate) fn too_long(state: &mut State, place: Place<'_>, max: usize, found: u64) -> Markup {
    let entry = state.enter(0, 0, Status::Invalid);
    let found = usize::try_from(found).unwrap_or(usize::MAX);
    let kind = FaultKind::TooLong { max, found };
    let why = Fault { kind, offset: 0 }.message(b"");
    framed(
        place,
        entry,
        &html!("no message"),
        &html! { dl { (part("Error", &html! { div { b { "error[limit]" } ": " (why) } })) } },
    )
}

fn frame(place: Place<'_>, raw: &[u8], violation: &Violation) -> Markup {
    let label = violation.keyword().unwrap_or(violation.kind().as_str());
    let pointer = one_line(violation.instance_path(), POINTER);
    let at = violation.position().zip(violation.span());
    let drawn = at.map(|(at, span)| {
        let line = place.line.map_or(at.line, |first| first - 1 + at.line);
        let gutter = line.to_string().len();
        let frame = Frame::new(raw, &span, line).with_label(&pointer);
        format!(
            "{:gutter$}--> {}:{line}:{}\n{frame}",
            "", place.source, at.column
        )
    });
    // The words are the checker's; what the run says is in the text of the document.
    html! {
        div.x {
            b { "error[" (Text(label)) "]" } ": " bdi { (Text(violation.message())) }
            @match &drawn {
                Some(drawn) => pre { "\n" (Text(drawn)) },
                None if pointer.is_empty() => {},
                None => div { "at " code { (Text(&pointer)) } },
            }
        }
    }
}
