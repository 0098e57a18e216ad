//! The tools that `--tools` names: read from their files, and compiled.

use std::path::Path;

use saop_json::Position;
use saop_json::pointer::below;
use saop_json::show::Palette;
use saop_tools::{ToolList, ToolOptions, ToolRegistry, ToolsError};

use crate::args::ToolsArgs;
use crate::files::written::Written;
use crate::notice::{Form, Notice, Severity};
use crate::{out, refused};

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
        let text = refused::read(path, form)?;
        let added = ToolList::parse(&text.json).and_then(|list| {
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
                notify(form, path, &text, &error);
            }
            return None;
        }
    }
    Some(Some(registry))
}

/// Reports what is wrong with a list as notices.
fn notify(form: Form, file: &Path, text: &Written, error: &ToolsError) {
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
        let Position { line, column } = text.position(&problem.span());
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
    refused::print(form, notices);
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
pub(crate) fn refuse(file: &Path, text: &Written, error: &ToolsError) {
    const MOST: usize = 20;
    let file = file.display();
    for problem in error.problems().iter().take(MOST) {
        let tool = problem.tool();
        let about = tool.map_or_else(String::new, |tool| format!("tool `{tool}`: "));
        out::say(&format!("error[tools]: {about}{}", problem.message()));
        let Position { line, column } = text.position(&problem.span());
        out::say(&format!(" --> {file}:{line}:{column}"));
        let frame = text.frame(&problem.span(), "").draw(&Palette::PLAIN);
        frame.lines().for_each(out::say);
    }
    if let more @ 1.. = error.problems().len().saturating_sub(MOST) {
        out::complain(&format!("{more} more problems in {file}"));
    }
}
