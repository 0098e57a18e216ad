//! The tools that `--tools` names: read from their files, and compiled.

use std::path::Path;

use saop_json::Position;
use saop_json::pointer::below;
use saop_json::show::{Frame, Palette};
use saop_tools::{ToolList, ToolOptions, ToolRegistry, ToolsError};

use crate::args::ToolsArgs;
use crate::files::read;
use crate::notice::{Form, Notice, Severity};
use crate::out;

/// Reads the lists. `None` if a file could not be read or a list is refused, which has been reported; without a list,
/// `Some(None)`. What is wrong with a list is reported in a form as well, if one was asked for.
#[allow(
    clippy::option_option,
    reason = "no list and a list that is refused are two things"
)]
pub(crate) fn load(args: &ToolsArgs, form: Option<Form>) -> Option<Option<ToolRegistry>> {
    if args.lists.is_empty() {
        return Some(None);
    }
    let options = ToolOptions::new().with_allow_unchecked(args.allow_unchecked);
    let mut registry = ToolRegistry::new();
    for path in &args.lists {
        let text = read::schema(path)?;
        let added = ToolList::parse(&text).and_then(|list| {
            warn_of_page(path, &list, "calls of tools on other pages are unknown");
            if list.tools().is_empty() {
                let file = path.display();
                out::say(&format!("warning: {file} has no tools"));
            }
            registry.add_list(&list, options)
        });
        if let Err(error) = added {
            refuse(path, &text, &error);
            if let Some(form) = form {
                notify(form, path, &error);
            }
            return None;
        }
    }
    Some(Some(registry))
}

/// Reports what is wrong with a list as notices.
fn notify(form: Form, file: &Path, error: &ToolsError) {
    let file = file.to_string_lossy();
    let pointers = error.problems().iter();
    let pointers: Vec<_> = pointers
        .map(|problem| {
            problem
                .tool()
                .map_or_else(String::new, |tool| below("", tool))
        })
        .collect();
    let problems = error.problems().iter().zip(&pointers);
    let notices = problems.map(|(problem, pointer)| {
        let Position { line, column } = problem.position();
        Notice {
            severity: Severity::Error,
            rule: "tools",
            message: problem.message(),
            file: Some(&file),
            position: Some((line, Some(column))),
            width: None,
            pointer,
        }
    });
    let printed = form
        .report(notices, false)
        .and_then(|report| out::print(&report));
    if let Err(error) = printed {
        out::complain(&error.to_string());
    }
}

/// Warns of a list that is not whole.
pub(crate) fn warn_of_page(file: &Path, list: &ToolList, so: &str) {
    if list.is_page() {
        let file = file.display();
        out::say(&format!(
            "warning: {file} has a nextCursor: it is one page of a list, and {so}"
        ));
    }
}

/// Reports what is wrong with a list.
pub(crate) fn refuse(file: &Path, text: &str, error: &ToolsError) {
    const MOST: usize = 20;
    let file = file.display();
    for problem in error.problems().iter().take(MOST) {
        let tool = problem.tool();
        let about = tool.map_or_else(String::new, |tool| format!("tool `{tool}`: "));
        out::say(&format!("error[tools]: {about}{}", problem.message()));
        let Position { line, column } = problem.position();
        out::say(&format!(" --> {file}:{line}:{column}"));
        let frame = Frame::new(text.as_bytes(), &problem.span(), line);
        frame.draw(&Palette::PLAIN).lines().for_each(out::say);
    }
    if let more @ 1.. = error.problems().len().saturating_sub(MOST) {
        out::complain(&format!("{more} more problems in {file}"));
    }
}
