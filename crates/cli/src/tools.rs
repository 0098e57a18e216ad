//! The tools that `--tools` names: read from their files, and compiled.

use std::path::Path;

use saop_json::Position;
use saop_json::show::{Frame, Palette};
use saop_tools::{ToolList, ToolOptions, ToolRegistry, ToolsError};

use crate::args::ToolsArgs;
use crate::{input, out};

/// Reads the lists. `None` if a file could not be read or a list is refused, which has been reported; without a list,
/// `Some(None)`.
#[allow(
    clippy::option_option,
    reason = "no list and a list that is refused are two things"
)]
pub(crate) fn load(args: &ToolsArgs) -> Option<Option<ToolRegistry>> {
    if args.lists.is_empty() {
        return Some(None);
    }
    let options = ToolOptions::new().with_allow_unchecked(args.allow_unchecked);
    let mut registry = ToolRegistry::new();
    for path in &args.lists {
        let text = input::read_text(Some(path))?;
        let text = text.strip_prefix('\u{FEFF}').unwrap_or(&text);
        let added = ToolList::parse(text).and_then(|list| {
            if list.is_page() {
                let file = path.display();
                out::say(&format!(
                    "warning: {file} has a nextCursor: it is one page of a list, and calls of tools on other pages are unknown"
                ));
            }
            registry.add_list(&list, options)
        });
        if let Err(error) = added {
            refuse(path, text, &error);
            return None;
        }
    }
    Some(Some(registry))
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
