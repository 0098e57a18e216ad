//! What is asked of documents and answers: checked, shown, repaired, made.

#[cfg(feature = "compliance")]
use std::num::NonZeroUsize;
use std::path::PathBuf;

use clap::{Args, ValueEnum, ValueHint};
use saop_schema::Dialect;
use saop_tools::{CallForm, CallOptions};

use crate::files::documents::Shape;
use crate::files::library::Named;
use crate::schema_name::{SchemaNameOrAuto, Wanted};
use crate::text::size;

/// Checks JSON and NDJSON files, with --schema also YAML, folders of them, or standard input. Files may be compressed, with gzip or zstd
#[derive(Args)]
#[allow(clippy::struct_excessive_bools, reason = "each is an option")]
pub(crate) struct CheckArgs {
    /// Files (.json: one document; .ndjson, .jsonl: one a line; with --schema .yaml, .yml: one or more), folders, or - for standard input
    #[arg(value_name = "PATH", value_hint = ValueHint::AnyPath)]
    pub(crate) paths: Vec<PathBuf>,
    /// Schema to check against; auto takes the likeliest for each document [default: auto]
    #[arg(long = "type", value_name = "NAME", value_parser = SchemaNameOrAuto)]
    pub(crate) wanted: Option<Wanted>,
    /// A JSON Schema of your own to check against, in a file; files beside it that it refers to are read
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath, conflicts_with_all = ["wanted", "lists"])]
    pub(crate) schema: Option<PathBuf>,
    /// The dialect of the schema: draft-04, draft-06, draft-07, 2019-09 or 2020-12 [default: as its $schema says, draft-07 without one]
    #[arg(long, value_name = "DIALECT", requires = "schema")]
    pub(crate) dialect: Option<Dialect>,
    /// Take the schema's formats, such as date-time and uri, for rules; otherwise they are annotations
    #[arg(long, requires = "schema")]
    pub(crate) assert_formats: bool,
    /// A file for a URI that schemas refer to, or that a document has as its $schema. Repeat it for more
    #[arg(long = "document", value_name = "URI=FILE", value_parser = Named::parse, conflicts_with = "wanted")]
    pub(crate) documents: Vec<Named>,
    #[command(flatten)]
    pub(crate) tools: ToolsArgs,
    #[allow(clippy::doc_markdown, reason = "it is printed as it is")]
    /// How documents write tool calls without an envelope, and that each has one; auto tells it by their form, and takes messages
    /// as well
    #[arg(long, value_enum, value_name = "FORM", default_value_t = Calls::Auto, requires = "lists", conflicts_with = "wanted")]
    pub(crate) calls: Calls,
    /// Read standard input, and named files without one of the endings, as one document a line
    #[arg(long)]
    pub(crate) ndjson: bool,
    /// Take each element of a JSON array for a document
    #[arg(long, conflicts_with_all = ["ndjson", "yaml"])]
    pub(crate) array: bool,
    /// Read standard input, and named files without one of the endings, as YAML
    #[arg(long, requires = "schema", conflicts_with = "ndjson")]
    pub(crate) yaml: bool,
    #[command(flatten)]
    pub(crate) find: FindArgs,
    /// How to report: frames and a summary, one line for each violation, one JSON line for each document, or what code scanning and
    /// workflows show [default: human]
    #[arg(long, value_enum)]
    pub(crate) format: Option<CheckFormat>,
    /// Maximum number of violations that are shown, of a document and in all [default: 50 of a document, 1000 in all]; the rest is
    /// counted. json and sarif have all of them
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) max_violations: Option<u64>,
    /// Report only these documents; the summary counts all
    #[arg(long, value_enum, value_name = "WHICH")]
    pub(crate) only: Option<Only>,
    /// Write the lines that are valid to valid.ndjson in DIR, and the others to invalid.ndjson, as they are
    #[arg(long, value_name = "DIR", value_hint = ValueHint::DirPath)]
    pub(crate) split: Option<PathBuf>,
    /// After the report, count the violations by keyword and place, and the calls by tool and by agent
    #[arg(long)]
    pub(crate) statistics: bool,
    /// What reports call standard input, instead of -
    #[arg(long, value_name = "NAME")]
    pub(crate) stdin_name: Option<String>,
    /// Where standard input begins in what has that name, in bytes, so that offsets are those of the whole
    #[arg(
        long,
        value_name = "BYTES",
        requires = "stdin_name",
        default_value = "0",
        value_parser = size
    )]
    pub(crate) stdin_offset: usize,
    /// Exit code, statistics and summary only
    #[arg(short, long)]
    pub(crate) quiet: bool,
    /// Threads that check [default: all cores]
    #[arg(short, long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) jobs: Option<u64>,
    /// Maximum size of a document, in bytes, or with K, M or G [default: 64M]
    #[arg(long, value_name = "SIZE", value_parser = size)]
    pub(crate) max_bytes: Option<usize>,
    /// Maximum nesting depth of a document [default: 128]
    #[arg(long, value_name = "N")]
    pub(crate) max_depth: Option<usize>,
    /// Maximum work of a check, in steps of about ten nanoseconds [default: 24 million and 24 more for each byte]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) max_steps: Option<u64>,
    /// File with settings, instead of the nearest saop.toml that has some, from the current folder upward. With settings and no path, their
    /// folder is checked
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath, conflicts_with = "no_config")]
    pub(crate) config: Option<PathBuf>,
    /// Take no settings from files
    #[arg(long)]
    pub(crate) no_config: bool,
}

impl CheckArgs {
    pub(crate) fn format(&self) -> CheckFormat {
        self.format.unwrap_or(CheckFormat::Human)
    }

    /// Returns how an input is read whose name does not say it.
    pub(crate) const fn other_shape(&self) -> Shape {
        if self.yaml {
            Shape::Yaml
        } else if self.ndjson {
            Shape::Lines
        } else {
            Shape::Document
        }
    }
}

/// What is left out of folders. A path that is named is always read
#[derive(Args)]
pub(crate) struct FindArgs {
    /// Leave out what matches in folders: a pattern as in .gitignore, from the current folder. Repeat it for more
    #[arg(long, value_name = "GLOB")]
    pub(crate) exclude: Vec<String>,
    /// Read what .gitignore, .ignore and git's other ignore files leave out
    #[arg(long)]
    pub(crate) no_ignore: bool,
    /// Read files and folders whose names begin with a dot; .git only with --no-ignore as well
    #[arg(long)]
    pub(crate) hidden: bool,
}

/// The tools that actions may call
#[derive(Args)]
pub(crate) struct ToolsArgs {
    #[allow(clippy::doc_markdown, reason = "it is printed as it is")]
    /// The tools that the agent has: an MCP tools/list result, the tools of a request to OpenAI, Anthropic or Gemini, or an object
    /// from name to schema. Calls must be of one of them, with arguments that its schema accepts. Repeat it for more lists
    #[arg(long = "tools", value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) lists: Vec<PathBuf>,
    /// Take tools whose schema is refused, and warn of each call of one: its arguments are not checked
    #[arg(long, requires = "lists")]
    pub(crate) allow_unchecked: bool,
}

#[allow(clippy::doc_markdown, reason = "it is printed as it is")]
/// A form of tool calls, or any.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Calls {
    /// Any of the others
    Auto,
    /// A tools/call request, its params, or a result
    Mcp,
    /// A tool call or function_call item, or a message or response with some
    Openai,
    /// A tool_use block, or a message with some
    Anthropic,
    /// A functionCall, or a content or response with some
    Gemini,
    /// An object with name and arguments
    Plain,
}

impl Calls {
    pub(crate) fn options(self) -> CallOptions {
        let form = match self {
            Self::Auto => return CallOptions::new(),
            Self::Mcp => CallForm::Mcp,
            Self::Openai => CallForm::OpenAi,
            Self::Anthropic => CallForm::Anthropic,
            Self::Gemini => CallForm::Gemini,
            Self::Plain => CallForm::Plain,
        };
        CallOptions::new().with_form(form)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Format {
    /// Words for people
    Human,
    /// A line of JSON each
    Json,
    /// One SARIF 2.1.0 log
    Sarif,
    /// Workflow annotations of GitHub
    Github,
}

/// Which documents are reported.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Only {
    /// Those with violations
    Invalid,
}

/// How `check` reports.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum CheckFormat {
    /// Words for people
    Human,
    #[allow(clippy::doc_markdown, reason = "it is printed as it is")]
    /// A line for each violation: file:line:column: kind/keyword: message
    Concise,
    /// A line of JSON for each document
    Json,
    /// One SARIF 2.1.0 log
    Sarif,
    /// Workflow annotations of GitHub
    Github,
}

/// Checks generated envelopes with this parser and with a second validator
#[cfg(feature = "compliance")]
#[derive(Args)]
pub(crate) struct ComplianceArgs {
    /// How many envelopes to generate
    #[arg(short, value_name = "N", default_value = "20")]
    pub(crate) n: NonZeroUsize,
    /// Where the generator starts; the same seed gives the same envelopes
    #[arg(long, value_name = "S", default_value_t = 0)]
    pub(crate) seed: u64,
}

/// Mends a text that is almost JSON, edit by edit; one that is cut off, or that could be meant in two ways, it leaves
#[derive(Args)]
#[command(
    after_help = "What is mended: fences and words around one document; missing and trailing commas; a bracket that is missing inside; \
                  quotes of other kinds, names without quotes, Python's literals, escapes that are not JSON's; with a schema, a number or \
                  boolean in a string, and a listed name in another case. Each edit is told on stderr, or in the JSON.\n\nExit codes: 0 \
                  valid or repaired, and the text printed; 1 not repairable; 2 wrong usage, a file that could not be read, or a text that could \
                  not be judged."
)]
pub(crate) struct RepairArgs {
    /// The text; standard input without it, or where it is -
    #[arg(value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) file: Option<PathBuf>,
    /// Message or part that the result is to be; auto takes any message. Without it, any JSON
    #[arg(long = "type", value_name = "NAME", value_parser = SchemaNameOrAuto)]
    pub(crate) wanted: Option<Wanted>,
    /// JSON Schema that the result is to meet
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath, conflicts_with = "wanted")]
    pub(crate) schema: Option<PathBuf>,
    /// A file for a URI that schemas refer to, before any file that is found for it. Repeat it for more
    #[arg(long = "document", value_name = "URI=FILE", value_parser = Named::parse, requires = "schema")]
    pub(crate) documents: Vec<Named>,
    /// How to print the result: the text, or one JSON line with the text and the edits
    #[arg(long, value_enum, default_value_t = CorrectionFormat::Text)]
    pub(crate) format: CorrectionFormat,
    /// Maximum size of the text, in bytes, or with K, M or G [default: 64M]
    #[arg(long, value_name = "SIZE", value_parser = size)]
    pub(crate) max_bytes: Option<usize>,
    /// Maximum nesting depth of the text [default: 128]
    #[arg(long, value_name = "N")]
    pub(crate) max_depth: Option<usize>,
    /// Maximum work of a check, in steps of about ten nanoseconds [default: 24 million and 24 more for each byte]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) max_steps: Option<u64>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum CorrectionFormat {
    Text,
    Json,
}

/// Makes one HTML page of a run: its messages and the events of its retries
///
/// Every turn, tool call, observation, correction and escalation, in the order of the input, lanes by agent, with a summary, search and
/// filters. The page is one file that loads nothing. What is in the run is shown and never runs.
#[cfg(feature = "view")]
#[derive(Args)]
#[command(
    after_help = "Exit codes: 0 all documents are messages or events; 1 some are not, and the page shows what is wrong with them; 2 wrong \
                  usage, nothing found to show, a file that could not be read or written, or a document that could not be judged.\n\nExample:\n  saop view runs/ -o run.html"
)]
pub(crate) struct ViewArgs {
    /// Files (.json: one document; .ndjson, .jsonl: one a line), folders, or - for standard input
    #[arg(value_name = "PATH", value_hint = ValueHint::AnyPath)]
    pub(crate) paths: Vec<PathBuf>,
    /// Write the page to FILE instead of standard output; FILE is replaced at once, when the page is whole
    #[arg(short, long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) output: Option<PathBuf>,
    /// Title of the page [default: the paths]
    #[arg(long, value_name = "TEXT")]
    pub(crate) title: Option<String>,
    /// Read standard input, and named files without one of the endings, as one document a line
    #[arg(long)]
    pub(crate) ndjson: bool,
    #[command(flatten)]
    pub(crate) find: FindArgs,
    /// Maximum size of a document, in bytes, or with K, M or G
    #[arg(long, value_name = "SIZE", default_value = "64M", value_parser = size)]
    pub(crate) max_bytes: usize,
    /// Maximum nesting depth of a document
    #[arg(long, value_name = "N", default_value_t = saop::Limits::DEFAULT_DEPTH)]
    pub(crate) max_depth: usize,
    /// Maximum work of a check, in steps of about ten nanoseconds [default: 24 million and 24 more for each byte]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) max_steps: Option<u64>,
}
