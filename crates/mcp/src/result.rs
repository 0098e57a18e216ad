//! Whether what a tool returned may go to the client. SPEC G3.

use saop_json::NodeRef;
use saop_json::show::quote;

use crate::answer::{are_unjudged, keyword, listed};
use crate::listed::Listed;
use crate::open::{Kind, Request};
use crate::rpc::{Read, flaw_in, is_object, members, wrong as expected};
use crate::settings::Settings;

/// What is found of a result.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Found {
    /// Nothing, or it is none that is checked.
    Good,
    /// It is the promise of a result: the id of a task.
    Task(String),
    /// It breaks the schema of the tool, and there this keyword, if it is one.
    Wrong(String, Option<String>),
}

/// The members of a result that say what it is.
pub(crate) const MEMBERS: [&str; 5] = [
    "structuredContent",
    "isError",
    "resultType",
    "task",
    "taskId",
];

/// Judges the result of a call.
pub(crate) fn judge(
    read: &Read<'_>,
    result: NodeRef<'_>,
    tool: &Listed,
    request: &Request,
    settings: &Settings,
) -> Found {
    let name = quote(tool.name().unwrap_or_default());
    let withheld = format!("The tool {name} has run, but its result is withheld:");
    let wrong = |reason: &str| Found::Wrong(format!("{withheld} {reason}\n{DONE}"), None);
    if !is_object(result) {
        return wrong(&expected("a result, an object", result));
    }
    let [content, is_error, kind, task, task_id] = match members(result, MEMBERS) {
        Ok(members) => members,
        Err(reason) => return wrong(&reason),
    };
    // Before, it was a member like any other.
    let kind = kind.filter(|_| request.version.has_result_type());
    let kind = kind.and_then(NodeRef::string);
    let asks = matches!(request.kind, Kind::Call { for_task: true, .. });
    let is_task = match kind.as_deref() {
        Some(kind) => kind == "task",
        None => asks && request.version.has_tasks(),
    };
    let task = task.filter(|_| is_task);
    let inner = match task.map_or(Ok([None]), |task| members(task, ["taskId"])) {
        Ok([inner]) => inner,
        Err(reason) => return wrong(&reason),
    };
    let id = inner.or(task_id).filter(|_| is_task);
    let id = id.and_then(NodeRef::string);
    if id.as_ref().is_some_and(|id| id.len() > LONGEST_TASK_ID) {
        return wrong(&format!(
            "expected a task's id of at most {LONGEST_TASK_ID} bytes, but found a longer one"
        ));
    }
    let is_of_other_type = kind.is_some_and(|kind| kind != "complete" && kind != "task");
    let may_lack_content = id.is_some() || is_of_other_type;
    let good = id.map_or(Found::Good, |id| Found::Task(id.into_owned()));
    if is_error.is_some_and(|is_error| is_error.text() == "true")
        || content.is_none() && may_lack_content
    {
        return good;
    }
    let Some(content) = content else {
        return wrong(
            "expected `structuredContent`, as the tool has an `outputSchema`, but found a result without it",
        );
    };
    if read.flaw.is_some()
        && let Some(flaw) = flaw_in(content, settings.max_depth)
    {
        return wrong(&flaw);
    }
    let violations = tool
        .definition
        .result_violations(&read.tree, content, settings);
    if violations.is_empty() {
        return good;
    }
    let why = if are_unjudged(&violations) {
        "could not be judged by the `outputSchema` of the tool. The place is a JSON Pointer in it:"
    } else {
        "breaks the `outputSchema` of the tool. Each place is a JSON Pointer in it:"
    };
    let first = format!("{withheld} its `structuredContent` {why}");
    Found::Wrong(listed(&first, &violations, DONE), keyword(&violations))
}

/// The ids of tasks are remembered.
const LONGEST_TASK_ID: usize = 4096;

const DONE: &str = "What the tool did is done; calling it again does it again.";
