//! What the file of a schema or of a list of tools has: JSON, or YAML and the JSON that it stands for. SPEC U4.
//!
//! Invariant: who compiles a schema sees JSON, and who is told of a problem sees the file.

#[cfg(feature = "generate")]
use std::borrow::Cow;
use std::ops::Range;
use std::path::Path;
use std::sync::Arc;

use saop_json::Position;
use saop_json::show::{Frame, Palette};
use saop_schema::{Limits, ViolationKind};

use super::documents::is_yaml;
use super::read;
use crate::out;
use crate::yaml::{self, Fault, Places};

/// The text of a schema, or of a list of tools.
#[derive(Debug)]
pub(crate) struct Written {
    pub(crate) json: Arc<str>,
    yaml: Option<(String, Places)>,
}

/// Why no JSON stands for the text of a file.
#[derive(Debug)]
pub(crate) struct NoJson {
    text: String,
    fault: Fault,
}

impl Written {
    /// Returns what the text of a file says, which is YAML if the file's name says so.
    ///
    /// # Errors
    ///
    /// Fails if it is no YAML, or no JSON stands for it.
    pub(crate) fn of(file: &Path, text: String) -> Result<Self, NoJson> {
        if !is_yaml(file) {
            return Ok(Self::of_json(text));
        }
        let limits = Limits::NONE.with_max_depth(Limits::DEFAULT_DEPTH);
        let mut documents = yaml::documents(&text, &limits);
        let read = documents.next().map(|document| document.content);
        let second = documents.next().map(|document| Fault {
            kind: ViolationKind::Syntax,
            path: String::new(),
            message: "expected one document in this file, but found another one after it"
                .to_owned(),
            span: document.extent.start..document.extent.start,
        });
        let read = read.unwrap_or_else(|| Ok(("null".to_owned(), Places::default())));
        match (read, second) {
            (Ok((json, places)), None) => Ok(Self {
                json: json.into(),
                yaml: Some((text, places)),
            }),
            (Err(fault), _) | (_, Some(fault)) => Err(NoJson { text, fault }),
        }
    }

    pub(crate) fn of_json(text: impl Into<Arc<str>>) -> Self {
        Self {
            json: text.into(),
            yaml: None,
        }
    }

    /// Same as [`of`](Self::of). `None` if there is none, which has been reported.
    #[cfg(feature = "generate")]
    pub(crate) fn told(file: &Path, text: String) -> Option<Self> {
        Self::of(file, text).map_err(|why| why.tell(file)).ok()
    }

    /// Same as [`of`](Self::of), for a file that only a schema names. A schema is somebody else's, so nothing is shown of what is in the file.
    pub(crate) fn unquoted(file: &Path, text: String) -> Option<Self> {
        let told = Self::of(file, text).map_err(|why| {
            let Position { line, column } = why.position();
            let file = read::below_current(file);
            let file = file.display();
            let kind = why.kind();
            out::say(&format!(
                "error[{kind}]: expected YAML that JSON can hold, but found something else; `saop lint --open {file}` shows it"
            ));
            out::say(&format!(" --> {file}:{line}:{column}"));
        });
        told.ok()
    }

    /// Returns the text of the file.
    pub(crate) fn text(&self) -> &str {
        self.yaml.as_ref().map_or(&*self.json, |(text, _)| text)
    }

    /// Returns the bytes of the file that a part of the JSON stands for.
    pub(crate) fn span(&self, json: &Range<usize>) -> Range<usize> {
        match &self.yaml {
            Some((_, places)) => places.source_of(json.start),
            None => json.clone(),
        }
    }

    /// Returns where a part of the JSON stands in the file.
    pub(crate) fn position(&self, json: &Range<usize>) -> Position {
        Position::of(self.text().as_bytes(), self.span(json).start)
    }

    /// Returns the line of the file with a part of the JSON.
    pub(crate) fn frame(&self, json: &Range<usize>, label: &str) -> Frame {
        let line = self.position(json).line;
        Frame::new(self.text().as_bytes(), &self.span(json), line).with_label(label)
    }

    /// Same as [`position`](Self::position) and [`frame`](Self::frame), by a position in the JSON, if that is not what the file has.
    #[cfg(feature = "generate")]
    pub(crate) fn moved(&self, line: usize, column: usize) -> Option<(Position, Frame)> {
        self.yaml.as_ref()?;
        // What is made of YAML is one line.
        let mut starts = self.json.char_indices().map(|(at, _)| at);
        let at = starts.nth(column.checked_sub(1)?).filter(|_| line == 1);
        let at = at.unwrap_or_default();
        Some((self.position(&(at..at)), self.frame(&(at..at), "")))
    }
}

impl NoJson {
    pub(crate) const fn kind(&self) -> &'static str {
        self.fault.kind.as_str()
    }

    /// The JSON Pointer of what it is about.
    pub(crate) fn pointer(&self) -> &str {
        &self.fault.path
    }

    pub(crate) fn message(&self) -> &str {
        &self.fault.message
    }

    pub(crate) fn position(&self) -> Position {
        Position::of(self.text.as_bytes(), self.fault.span.start)
    }

    pub(crate) fn frame(&self) -> Frame {
        let line = self.position().line;
        let frame = Frame::new(self.text.as_bytes(), &self.fault.span, line);
        frame.with_label(self.pointer())
    }

    /// Reports it to people.
    pub(crate) fn tell(&self, file: &Path) {
        let Position { line, column } = self.position();
        out::say(&format!("error[{}]: {}", self.kind(), self.message()));
        out::say(&format!(" --> {}:{line}:{column}", file.display()));
        let frame = self.frame().draw(&Palette::PLAIN);
        frame.lines().for_each(out::say);
    }
}

/// Returns the name of a file of YAML as that of one of JSON.
#[cfg(feature = "generate")]
pub(crate) fn json_name(name: &str) -> Cow<'_, str> {
    match name.rsplit_once('.') {
        Some((stem, _)) if is_yaml(Path::new(name)) => Cow::Owned(format!("{stem}.json")),
        _ => Cow::Borrowed(name),
    }
}
