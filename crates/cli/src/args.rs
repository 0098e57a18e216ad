//! The command line. SPEC U5. The text of `--help` is defined only here, and every usage error ends with exit code 2.

use std::ffi::OsString;
#[cfg(feature = "compliance")]
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::time::Duration;

use anstream::ColorChoice;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::error::ErrorKind;
use clap::{Args, CommandFactory, FromArgMatches, Parser, Subcommand, ValueEnum, ValueHint};
use clap_complete::Shell;
use saop::{CorrectionPolicy, Limits, NonEmptyString, RepairPolicy, TypeSchema};
use saop_compat::{Callers, Level};
use saop_schema::Dialect;
use saop_tools::{CallForm, CallOptions};

use crate::files::library::Named;
use crate::lacking::{self, Lacking};
use crate::observe::options::{Metadata, MetadataPair, Time, ToolCallId, key_given_twice};
use crate::out::{self, Exit};
use crate::schema_name::{SchemaName, SchemaNameOrAuto, Wanted};
use crate::text::size;

/// Checks SAOP messages, runs tools into observations, prints schemas, and proves the parser's compliance.
#[derive(Parser)]
#[command(
    name = "saop",
    version,
    arg_required_else_help = true,
    after_help = "Data goes to stdout, diagnostics to stderr. Exit codes: 0 all valid or done, 1 something checked was \
                  invalid, 2 wrong usage, nothing found to check, or a file that could not be read, 3 the retries \
                  are used up, 4 the endpoint failed. observe and guard exit with the code of the command that they ran."
)]
struct Cli {
    #[command(subcommand)]
    command: Command,
    /// When to use colour; auto is on a terminal, unless `NO_COLOR` is set
    #[arg(long, value_enum, value_name = "WHEN", default_value_t, global = true)]
    color: Color,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
enum Color {
    #[default]
    Auto,
    Always,
    Never,
}

#[derive(Subcommand)]
pub(crate) enum Command {
    Check(CheckArgs),
    Schema(SchemaArgs),
    Observe(ObserveArgs),
    #[cfg(feature = "compliance")]
    Compliance(ComplianceArgs),
    Correct(CorrectArgs),
    Repair(RepairArgs),
    #[cfg(feature = "openai")]
    Turn(Box<TurnArgs>),
    Lint(LintArgs),
    Explain(ExplainArgs),
    #[cfg(feature = "generate")]
    Generate(GenerateArgs),
    Diff(DiffArgs),
    Guard(GuardArgs),
    #[cfg(feature = "view")]
    View(ViewArgs),
    /// Prints a completion script for a shell
    Completions {
        /// The shell that will read the script
        #[arg(value_enum)]
        shell: Shell,
    },
    /// Prints the manual page of a subcommand, or of the whole command, in the format of man
    #[command(hide = true)]
    Man {
        /// The subcommand
        subcommand: Option<String>,
    },
}

/// Says what a code of `lint`, `check` or `generate` means, with an example and how it is mended
#[derive(Args)]
pub(crate) struct ExplainArgs {
    /// The code, such as SCH010, or the kind, such as `duplicate_key`; without one, all are listed
    pub(crate) code: Option<String>,
}

/// Checks JSON and NDJSON files, folders of them, or standard input
#[derive(Args)]
pub(crate) struct CheckArgs {
    /// Files (.json: one document; .ndjson, .jsonl: one a line), folders, or - for standard input
    #[arg(value_name = "PATH", value_hint = ValueHint::AnyPath)]
    pub(crate) paths: Vec<PathBuf>,
    /// Schema to check against; auto takes the likeliest for each document
    #[arg(long = "type", value_name = "NAME", default_value = "auto", value_parser = SchemaNameOrAuto)]
    pub(crate) wanted: Wanted,
    /// A JSON Schema of your own to check against, in a file; files beside it that it refers to are read
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath, conflicts_with_all = ["wanted", "lists"])]
    pub(crate) schema: Option<PathBuf>,
    /// The dialect of the schema: draft-04, draft-06, draft-07, 2019-09 or 2020-12 [default: as its $schema says, draft-07 without one]
    #[arg(long, value_name = "DIALECT", requires = "schema")]
    pub(crate) dialect: Option<Dialect>,
    /// Take the schema's formats, such as date-time and uri, for rules; otherwise they are annotations
    #[arg(long, requires = "schema")]
    pub(crate) assert_formats: bool,
    /// A file for a URI that schemas refer to, before any file that is found for it. Repeat it for more
    #[arg(long = "document", value_name = "URI=FILE", value_parser = Named::parse, requires = "schema")]
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
    /// How to report: frames and a summary, one JSON line for each document, or what code scanning and workflows show
    #[arg(long, value_enum, default_value_t = Format::Human)]
    pub(crate) format: Format,
    /// Exit code and summary only
    #[arg(short, long)]
    pub(crate) quiet: bool,
    /// Threads that check [default: all cores]
    #[arg(short, long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) jobs: Option<u64>,
    /// Maximum size of a document, in bytes, or with K, M or G
    #[arg(long, value_name = "SIZE", default_value = "64M", value_parser = size)]
    pub(crate) max_bytes: usize,
    /// Maximum nesting depth of a document
    #[arg(long, value_name = "N", default_value_t = Limits::DEFAULT_DEPTH)]
    pub(crate) max_depth: usize,
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

/// Generates Rust types of schemas, with decoders that accept exactly what the schemas accept, but for numbers beyond 64 bits
///
/// Writes types.rs, with a module for each schema, and the texts that it includes. Schemas are taken as they are: any dialect, any
/// file name, any $id or none; settings may ask for the rules of the profile instead. A crate that includes types.rs depends on
/// saop-schema alone.
#[cfg(feature = "generate")]
#[derive(Args)]
#[command(
    after_help = "Exit codes: 0 done, warnings or not; 1 a schema is refused, and nothing is written; 2 wrong usage, or a file that \
                  could not be read or written.\n\nExample:\n  saop generate tool.json --out src/generated\n  then: mod types { include!(\"generated/types.rs\"); }"
)]
pub(crate) struct GenerateArgs {
    /// Schemas, and folders of them; files beside a schema that it refers to are read as well, and settings.json in a folder has its settings
    #[arg(value_name = "PATH", required = true, value_hint = ValueHint::AnyPath)]
    pub(crate) paths: Vec<PathBuf>,
    /// The folder that is written to
    #[arg(long, value_name = "DIR", value_hint = ValueHint::DirPath)]
    pub(crate) out: PathBuf,
    /// A file with settings
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) settings: Option<PathBuf>,
    /// The dialect of the schemas: draft-04, draft-06, draft-07, 2019-09 or 2020-12 [default: as $schema says, draft-07 without one]
    #[arg(long, value_name = "DIALECT")]
    pub(crate) dialect: Option<Dialect>,
    /// A file for a URI that schemas refer to, before any file that is found for it. Repeat it for more
    #[arg(long = "document", value_name = "URI=FILE", value_parser = Named::parse)]
    pub(crate) documents: Vec<Named>,
    /// Assert `format`, where it is one of those listed in docs/schema-profile.md; by default it is an annotation
    #[arg(long)]
    pub(crate) assert_formats: bool,
    /// Write a cargo-fuzz project into fuzz/ as well; CRATE is the folder of saop-schema [default: the published crate]
    #[arg(long, value_name = "CRATE", num_args = 0..=1, require_equals = true, value_hint = ValueHint::DirPath)]
    #[allow(clippy::option_option, reason = "the option may have a value")]
    pub(crate) fuzz: Option<Option<PathBuf>>,
    /// How numbers are held [default: as the settings say, nearest without any]
    #[arg(long, value_enum, value_name = "HOW")]
    pub(crate) numbers: Option<NumbersArg>,
}

/// How generated types hold numbers.
#[cfg(feature = "generate")]
#[derive(Clone, Copy, ValueEnum)]
pub(crate) enum NumbersArg {
    /// Integers of 64 bits, and the nearest float
    Nearest,
    /// Every number as it is spelled, of any size
    Exact,
}

/// Lists the schemas, or prints one
#[derive(Args)]
pub(crate) struct SchemaArgs {
    /// The schema to print; without it, a table of all
    #[arg(value_name = "NAME", value_parser = SchemaName)]
    pub(crate) schema: Option<&'static TypeSchema>,
    /// Print it self-contained: every $ref local, for any Draft-07 validator. That is the default
    #[arg(long, requires = "schema", conflicts_with = "source")]
    pub(crate) bundled: bool,
    /// Print its file byte for byte, with references to other schemas
    #[arg(long, requires = "schema")]
    pub(crate) source: bool,
}

/// Runs a command and prints its Observation
///
/// The Observation is one JSON line on standard output: what the command wrote to standard output and to standard error,
/// to the last byte, its exit code, and how long it ran. The command reads the standard input of saop.
#[derive(Args)]
#[command(
    override_usage = "saop observe --tool-call-id <ID> [--metadata <K=V>]... [--timeout <TIME>] [--max-output <SIZE>] [--tee] -- <COMMAND> [ARG]...",
    after_help = "\
The exit code is that of the command; 128 + N where signal N killed it, 127 where it was not found, 126 where it \
could not be started (the Observation's stderr says why). A line on standard output means just that. No line means \
that saop itself failed, with exit code 2.

The line comes when the command has ended and its output is closed. A process that it left behind with the output \
open is waited for, as $(...) in a shell does. SIGTERM and SIGHUP are passed on to the command, and what it leaves \
behind is not waited for then. SIGINT and SIGQUIT are passed on unless a terminal sent them to the command as well; \
once it has ended, they end the waiting, too. If saop itself is killed, the command is asked to end, and killed after \
--kill-after (Linux).

Where --timeout ended the command, the metadata have outcome=timeout; where --max-output cut its output, \
outcome=partial, unless --metadata says something else.

Example:
  saop observe --tool-call-id call-1 --metadata host=worker-3 -- cargo test --quiet"
)]
pub(crate) struct ObserveArgs {
    /// The id of the tool call that the Observation answers; a UUID is recommended
    #[arg(long, value_name = "ID", value_parser = ToolCallId, allow_hyphen_values = true)]
    pub(crate) tool_call_id: NonEmptyString,
    /// A metadata entry, split into key and value at the first =; a value that JSON reads as a number, true or false is
    /// one, and '"3"' is the string 3. Repeat it with other keys for more
    #[arg(long, value_name = "K=V", value_parser = MetadataPair, allow_hyphen_values = true)]
    pub(crate) metadata: Vec<Metadata>,
    /// Also copy what the command writes, both streams, to standard error as it comes
    #[arg(long)]
    pub(crate) tee: bool,
    /// Tell the command to end (SIGTERM) after this time, such as 30, 1.5s, 500ms, 10m or 2h
    #[arg(long, value_name = "TIME", value_parser = Time)]
    pub(crate) timeout: Option<Duration>,
    /// Kill it this long after it was told to end, by --timeout, by SIGTERM to saop or by the end of saop
    #[arg(long, value_name = "TIME", value_parser = Time, default_value = "10s")]
    pub(crate) kill_after: Duration,
    /// Keep only so many bytes of each stream, such as 4096, 64K or 10M; without it, as many as there is memory for
    #[arg(long, value_name = "SIZE", value_parser = size)]
    pub(crate) max_output: Option<usize>,
    /// The command and its arguments; all that follows COMMAND is its own
    #[arg(
        value_names = ["COMMAND", "ARG"],
        required = true,
        trailing_var_arg = true,
        value_hint = ValueHint::CommandWithArguments
    )]
    pub(crate) command: Vec<OsString>,
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

/// One step of the retry protocol: prints the message that a raw LLM response is, or the correction to send back
#[derive(Args)]
#[command(
    after_help = "Exit codes: 0 valid, and the message printed on one line; 1 invalid, and the correction printed; \
                  2 wrong usage, or a file that could not be read; 3 invalid, the retries used up, and the escalation \
                  report printed as JSON."
)]
pub(crate) struct CorrectArgs {
    /// The response, byte for byte; standard input without it, or where it is -
    #[arg(value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) file: Option<PathBuf>,
    /// Schema that the response is to meet; auto takes any message
    #[arg(long = "type", value_name = "NAME", default_value = "saop-envelope", value_parser = SchemaNameOrAuto)]
    pub(crate) wanted: Wanted,
    /// Which correction is asked for, from 1: one more than were asked for already. From 2 on, a report says that the
    /// answers before this one are unknown; it counts no more corrections than there may be
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) attempt: u32,
    /// The text that the correction was about, where that asked for members (`asks_for_members` of --format json): the response before
    /// this one, or `merged` of the correction. The members of this response are put into it; without it, this response is a whole one
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) previous: Option<PathBuf>,
    /// Why the model stopped, in its provider's words, such as length or refusal
    #[arg(long, value_name = "R")]
    pub(crate) finish_reason: Option<String>,
    /// How to print a correction: the prompt, or one JSON line with attempt, class, errors, prompt; `asks_for_members` if it
    /// asks for members alone, and `merged` where members were put into a text
    #[arg(long, value_enum, default_value_t = CorrectionFormat::Text)]
    pub(crate) format: CorrectionFormat,
    #[command(flatten)]
    pub(crate) retry: RetryArgs,
    #[command(flatten)]
    pub(crate) tools: ToolsArgs,
    /// The response is tool calls in this form, or any [default: auto], and no message
    #[arg(long, value_enum, value_name = "FORM", num_args = 0..=1, default_missing_value = "auto", requires = "lists", conflicts_with = "wanted")]
    pub(crate) calls: Option<Calls>,
    /// Maximum size of the response, in bytes, or with K, M or G [default: as configured, else 64M]
    #[arg(long, value_name = "SIZE", value_parser = size)]
    pub(crate) max_bytes: Option<usize>,
    /// Maximum nesting depth of the response [default: as configured, else 128]
    #[arg(long, value_name = "N")]
    pub(crate) max_depth: Option<usize>,
}

/// Mends a text that is almost JSON, edit by edit; one that is cut off, or that could be meant in two ways, it leaves
#[derive(Args)]
#[command(
    after_help = "What is mended: fences and words around one document; missing and trailing commas; a bracket that is missing inside; \
                  quotes of other kinds, names without quotes, Python's literals, escapes that are not JSON's; with a schema, a number or \
                  boolean in a string, and a listed name in another case. Each edit is told on stderr, or in the JSON.\n\nExit codes: 0 \
                  valid or repaired, and the text printed; 1 not repairable; 2 wrong usage, or a file that could not be read."
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
}

/// Reads a value by its name, of which there are these.
fn named<T: Clone + Send + Sync + 'static>(
    names: impl IntoIterator<Item = &'static str>,
    of: fn(&str) -> Option<T>,
) -> impl TypedValueParser<Value = T> {
    PossibleValuesParser::new(names).try_map(move |name| of(&name).ok_or("no such value"))
}

/// How often a correction is asked for, and the other settings of the protocol
#[derive(Args)]
pub(crate) struct RetryArgs {
    /// Maximum number of corrections [default: as configured, else 2]
    #[arg(long, value_name = "N")]
    pub(crate) max_retries: Option<u32>,
    /// Whether an answer that is almost right is repaired, as `saop repair` does, instead of corrected [default: as configured, else never]
    #[arg(long, value_name = "POLICY", value_parser = named(RepairPolicy::ALL.map(RepairPolicy::as_str), RepairPolicy::named))]
    pub(crate) repair: Option<RepairPolicy>,
    /// What a correction asks for: the whole answer, or the members at fault [default: as configured, else whole]
    #[arg(long, value_name = "WHAT", value_parser = named(CorrectionPolicy::ALL.map(CorrectionPolicy::as_str), CorrectionPolicy::named))]
    pub(crate) corrections: Option<CorrectionPolicy>,
    /// Retries, budget, limits and timeouts (TOML)
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) config: Option<PathBuf>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum CorrectionFormat {
    Text,
    Json,
}

/// One agent turn against an OpenAI-compatible endpoint, through the retry protocol
#[cfg(feature = "openai")]
#[derive(Args)]
#[command(
    after_help = "The key comes from the environment variable OPENAI_API_KEY; without it none is sent. Events of the \
                  retry protocol go to stderr.\n\nExit codes: 0 done, and the message printed on one line; 2 wrong \
                  usage, or a file that could not be read; 3 the retries used up, and the escalation report printed \
                  as JSON; 4 the endpoint failed."
)]
pub(crate) struct TurnArgs {
    /// Base URL of the endpoint: HTTP or HTTPS, and chat/completions goes behind it
    #[arg(long, value_name = "URL", value_hint = ValueHint::Url)]
    pub(crate) endpoint: String,
    /// The model, as the endpoint calls it
    #[arg(long, value_name = "NAME", value_parser = clap::builder::NonEmptyStringValueParser::new())]
    pub(crate) model: String,
    /// The prompt; standard input without it, or where it is -
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) prompt: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) retry: RetryArgs,
    #[command(flatten)]
    pub(crate) tools: ToolsArgs,
    /// Ask for answers as streams of events. One that can no longer become valid is left at once, and what that saved is told.
    /// What may be repaired, or corrected by member, is read to its end
    #[arg(long)]
    pub(crate) stream: bool,
    /// Schema that the answer is to meet
    #[arg(long = "type", value_name = "NAME", default_value = "saop-envelope", value_parser = SchemaName)]
    pub(crate) schema: &'static TypeSchema,
    /// The session of the turn [default: session]. Like the agent and the phase, it stands in events and in the report;
    /// where the schema has such a member, the model gets the one that is given, and an answer that names another is corrected
    #[arg(long, value_name = "ID")]
    pub(crate) session: Option<NonEmptyString>,
    /// The agent whose turn it is [default: agent]
    #[arg(long, value_name = "ID")]
    pub(crate) agent: Option<NonEmptyString>,
    /// The phase of the turn [default: turn]
    #[arg(long, value_name = "NAME")]
    pub(crate) phase: Option<NonEmptyString>,
    /// Append the events of the turn to FILE, one JSON line each
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) events: Option<PathBuf>,
}

/// Checks a schema or a folder of them, against the schema profile as a build does or with --open as plain JSON Schema
#[derive(Args)]
#[command(
    after_help = "Each problem is a line: file:line:column: code: message. The codes are listed in docs/schema-profile.md. The \
                  message of a warning begins with `warning:`. Of many equal problems the first has the line, and another \
                  tells where the others are.\n\nSettings are read from settings.json in the folder, \
                  where there is one, such as {\"id_base\": \"https://example.org/schemas/\", \"require_descriptions\": \
                  true, \"any_message\": \"Message\"}; options go before it.\n\nExit codes: 0 all schemas keep the \
                  profile, there may be warnings; 1 one does not, or the settings do not fit; 2 no schemas found, or a \
                  file that could not be read."
)]
#[allow(clippy::struct_excessive_bools, reason = "each is an option")]
pub(crate) struct LintArgs {
    /// The folder of NAME.schema.json files; with --open of any files that end in .json. Or one file, which is checked as with --open
    /// unless its `$id` begins as those of its folder do
    #[arg(value_name = "PATH", default_value = "schemas", value_hint = ValueHint::AnyPath)]
    pub(crate) path: PathBuf,
    /// What every $id begins with, instead of what the settings or else the defaults say
    #[arg(long, value_name = "URL", value_hint = ValueHint::Url)]
    pub(crate) id_base: Option<String>,
    /// Make a missing description an error
    #[arg(long)]
    pub(crate) require_descriptions: bool,
    /// Fix what has only one answer, and print each change: misspelled keywords, references to a file or to another version of a
    /// schema, missing `additionalProperties: false`
    #[arg(long, conflicts_with = "open")]
    pub(crate) fix: bool,
    /// Check what the schemas' dialects ask for, and not the rules of the profile: for schemas that others wrote
    #[arg(long, conflicts_with_all = ["id_base", "require_descriptions"])]
    pub(crate) open: bool,
    /// The dialect of the schemas: draft-04, draft-06, draft-07, 2019-09 or 2020-12 [default: as $schema says, draft-07 without one]
    #[arg(long, value_name = "DIALECT")]
    pub(crate) dialect: Option<Dialect>,
    /// A file for a URI that schemas refer to, before any file that is found for it. Repeat it for more
    #[arg(long = "document", value_name = "URI=FILE", value_parser = Named::parse)]
    pub(crate) documents: Vec<Named>,
    /// How to report: lines of text, equal problems together, one JSON line for each problem, or what code scanning and
    /// workflows show
    #[arg(long, value_enum, default_value_t = Format::Human)]
    pub(crate) format: Format,
    /// Show the line of each problem, as on a terminal
    #[arg(long)]
    pub(crate) frames: bool,
}

/// Shows what changed between two versions of a schema, a list of tools or a folder of them, and what that means for who wrote to the old one
#[derive(Args)]
#[command(
    after_help = "Each change is a line: its level, the keyword as a JSON Pointer, and words; below it a document that was accepted and \
                  is refused, and the words of a text that changed. The last line has the level of all of them together (none, \
                  patch, minor, major, unknown), and whether text that people and models read has changed. What is compatible is \
                  proven, what is major has such a document, and all else is unknown. A $ref to another schema is looked for in the folder of the file.\n\nOf lists of \
                  tools (an MCP tools/list result, the tools of a request to OpenAI or Anthropic, or an object from name to \
                  schema), each tool that changed has a line with what that means for its callers, and its changes \
                  below. Of folders, the files of equal names are compared, also those in folders below them.\n\nExit codes: \
                  0 compared; 1 the change is larger than --at-most; 2 wrong usage, or a schema that could not be read."
)]
pub(crate) struct DiffArgs {
    /// The schema, the list of tools, or the folder, as it was
    #[arg(value_name = "OLD", value_hint = ValueHint::AnyPath)]
    pub(crate) old: PathBuf,
    /// The schema, the list of tools, or the folder, as it is
    #[arg(value_name = "NEW", value_hint = ValueHint::AnyPath)]
    pub(crate) new: PathBuf,
    /// A file for a URI that schemas refer to, before any file that is found for it. Repeat it for more
    #[arg(long = "document", value_name = "URI=FILE", value_parser = Named::parse)]
    pub(crate) documents: Vec<Named>,
    /// The dialect of the schemas, and not of tools: draft-04, draft-06, draft-07, 2019-09 or 2020-12 [default: as their $schema says, draft-07 without one]
    #[arg(long, value_name = "DIALECT")]
    pub(crate) dialect: Option<Dialect>,
    /// Exit with 1 where the change is larger, or unknown
    #[arg(long, value_enum, value_name = "LEVEL")]
    pub(crate) at_most: Option<ChangeLevel>,
    /// Exit with 1 where text has changed that people and models read
    #[arg(long, value_enum, value_name = "WHICH")]
    pub(crate) text: Option<TextLimit>,
    /// What callers of tools send: the members that the list names, or whatever its schemas accept
    #[arg(long, value_enum, default_value_t = CallersSend::Listed)]
    pub(crate) callers: CallersSend,
    /// How to report: lines of text, one JSON object, or what code scanning and workflows show
    #[arg(long, value_enum, default_value_t = Format::Human)]
    pub(crate) format: Format,
}

/// Makes one HTML page of a run: its messages and the events of its retries
///
/// Every turn, tool call, observation, correction and escalation, in the order of the input, lanes by agent, with a summary, search and
/// filters. The page is one file that loads nothing. What is in the run is shown and never runs.
#[cfg(feature = "view")]
#[derive(Args)]
#[command(
    after_help = "Exit codes: 0 all documents are messages or events; 1 some are not, and the page shows what is wrong with them; 2 wrong \
                  usage, nothing found to show, or a file that could not be read or written.\n\nExample:\n  saop view runs/ -o run.html"
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
    /// Maximum size of a document, in bytes, or with K, M or G
    #[arg(long, value_name = "SIZE", default_value = "64M", value_parser = size)]
    pub(crate) max_bytes: usize,
    /// Maximum nesting depth of a document
    #[arg(long, value_name = "N", default_value_t = Limits::DEFAULT_DEPTH)]
    pub(crate) max_depth: usize,
}

/// Runs an MCP server, and checks every tool call, result and list of tools between it and the client
#[derive(Args)]
#[command(
    after_help = "The client is on standard input and output, as it would be of the server itself. What is found goes to \
standard error, as does what the server writes there. The exit code is the server's; 126 or 127 if it could not be \
started.

A call whose arguments break the schema of its tool does not reach the server: the client gets a result with isError \
that names each violation. Where the client has not read the whole list of tools, or it changed, the guard asks for it \
first, and the call waits for 30 seconds at most. A tool that breaks MCP's rules, or whose schema is invalid, is taken \
out of the list. Everything else passes byte for byte.

With --pin, what each tool says of itself is kept when it is seen first. One that says something else later is held back \
until saop guard pins FILE --accept TOOL, and told as saop diff would tell it.

Example, in the settings of a client:
  \"command\": \"saop\", \"args\": [\"guard\", \"--report-only\", \"--\", \"npx\", \"-y\", \"@modelcontextprotocol/server-filesystem\", \"/data\"]",
    args_conflicts_with_subcommands = true,
    subcommand_negates_reqs = true
)]
pub(crate) struct GuardArgs {
    #[command(subcommand)]
    pub(crate) pins: Option<GuardWork>,
    /// What is done with a call whose arguments break the schema of its tool
    #[arg(long, value_enum, value_name = "POLICY", default_value = "refuse")]
    pub(crate) calls: GuardPolicy,
    /// What is done with a result that breaks the outputSchema of its tool
    #[arg(long, value_enum, value_name = "POLICY", default_value = "refuse")]
    pub(crate) results: GuardPolicy,
    /// Change nothing, and report what would have been done
    #[arg(long)]
    pub(crate) report_only: bool,
    /// Keep what each tool says of itself in FILE, and compare it with what is kept there
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) pin: Option<PathBuf>,
    /// What is done with a tool that is not as it was pinned
    #[arg(
        long,
        value_enum,
        value_name = "POLICY",
        default_value = "hold",
        requires = "pin"
    )]
    pub(crate) on_change: GuardOnChange,
    /// Append each message to FILE, with what became of it: one saop-record a line, with secrets masked
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) record: Option<PathBuf>,
    /// Maximum size of a message, in bytes, or with K, M or G; a longer one is refused
    #[arg(long, value_name = "SIZE", default_value = "64M", value_parser = size)]
    pub(crate) max_message: usize,
    /// Form of the reports on standard error
    #[arg(long, value_enum, value_name = "FORM", default_value = "human")]
    pub(crate) log: GuardLog,
    /// TOML file with options by their names, with _ for -; those of the command line win
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) config: Option<PathBuf>,
    /// The command that runs the server, and its arguments; all that follows COMMAND is its own
    #[arg(
        value_names = ["COMMAND", "ARG"],
        required = true,
        trailing_var_arg = true,
        value_hint = ValueHint::CommandWithArguments
    )]
    pub(crate) command: Vec<OsString>,
}

#[derive(Subcommand)]
pub(crate) enum GuardWork {
    Pins(PinsArgs),
}

/// Shows which pinned tools have changed, and accepts or drops them
#[derive(Args)]
#[command(
    after_help = "A guard that runs has read the file when it began: what is accepted or dropped counts from its next start on.

Exit codes: 0 every tool is as it was pinned; 1 one has changed, and was not accepted; 2 wrong usage, or a file that could not \
be read or written"
)]
pub(crate) struct PinsArgs {
    /// The file that --pin named
    #[arg(value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) file: PathBuf,
    /// Pin what this tool says now. Repeat it for more
    #[arg(long, value_name = "TOOL", conflicts_with = "accept_all")]
    pub(crate) accept: Vec<String>,
    /// Pin what each tool says now
    #[arg(long)]
    pub(crate) accept_all: bool,
    /// Forget this tool; it is pinned again when it is seen next. Repeat it for more
    #[arg(long, value_name = "TOOL")]
    pub(crate) drop: Vec<String>,
}

/// What is done with a tool that is not as it was pinned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum GuardOnChange {
    /// It is taken out of the list, and not called
    Hold,
    /// It is passed on and reported
    Warn,
}

/// What is done with what breaks a schema.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum GuardPolicy {
    /// It is not passed on
    Refuse,
    /// It is passed on and reported
    Report,
    /// It is not checked
    Pass,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum GuardLog {
    /// A line of words for each report
    Human,
    /// A line of JSON for each report
    Json,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum TextLimit {
    Same,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum CallersSend {
    Listed,
    Any,
}

impl From<CallersSend> for Callers {
    fn from(callers: CallersSend) -> Self {
        match callers {
            CallersSend::Listed => Self::Listed,
            CallersSend::Any => Self::Any,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum ChangeLevel {
    None,
    Patch,
    Minor,
    Major,
}

impl From<ChangeLevel> for Level {
    fn from(level: ChangeLevel) -> Self {
        match level {
            ChangeLevel::None => Self::None,
            ChangeLevel::Patch => Self::Patch,
            ChangeLevel::Minor => Self::Minor,
            ChangeLevel::Major => Self::Major,
        }
    }
}

/// The result of parsing the command line.
pub(crate) enum Parsed {
    Run(Command),
    Lacking(Lacking),
    /// Help, the version, or an error has already been printed.
    Answered(Exit),
}

pub(crate) fn parse() -> Parsed {
    match try_parse() {
        Ok(parsed) => parsed,
        Err(error) => Parsed::Answered(match error.kind() {
            ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
                out::after(error.print(), Exit::Done)
            }
            ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
                out::after(error.print(), Exit::Trouble)
            }
            // It quotes arguments, which clap would print as they are.
            _ => {
                error.render().to_string().lines().for_each(out::say);
                Exit::Trouble
            }
        }),
    }
}

fn try_parse() -> Result<Parsed, clap::Error> {
    let matches = command().try_get_matches()?;
    if let Some(lacking) = matches.subcommand_name().and_then(Lacking::find) {
        return Ok(Parsed::Lacking(lacking));
    }
    let cli = Cli::from_arg_matches(&matches)?;
    if let Some(error) = contradiction(&cli.command) {
        return Err(error);
    }
    out::set_color(match cli.color {
        Color::Auto => ColorChoice::Auto,
        Color::Always => ColorChoice::Always,
        Color::Never => ColorChoice::Never,
    });
    Ok(Parsed::Run(cli.command))
}

/// Returns the options of `saop guard`.
pub(crate) fn guard_options() -> Vec<clap::Arg> {
    let args = GuardArgs::augment_args(clap::Command::new("guard"));
    args.get_arguments().cloned().collect()
}

/// Returns the arguments of `saop guard`, which is what was asked for, with other words before its own, which win. Fails with the reason
/// if the other words are wrong.
pub(crate) fn with_guard_options(others: Vec<OsString>) -> Result<GuardArgs, String> {
    const GUARD: &str = "guard";
    let mut words: Vec<_> = std::env::args_os().collect();
    // The program may have that name itself.
    let mut asked = words.iter().skip(1);
    let place = asked.position(|word| word == GUARD);
    let place = place.map_or(words.len(), |place| place + 2);
    words.splice(place..place, others);
    let command = command().mut_subcommand(GUARD, |guard| guard.args_override_self(true));
    let matches = command.try_get_matches_from(words);
    let cli = matches.and_then(|matches| Cli::from_arg_matches(&matches));
    match cli {
        Ok(Cli {
            command: Command::Guard(args),
            ..
        }) => Ok(args),
        Ok(_) => Err("expected the arguments of saop guard".to_owned()),
        Err(error) => {
            let said = error.render().to_string();
            let said = said.split("\n\n").next().unwrap_or_default();
            let said: Vec<_> = said.lines().map(str::trim).collect();
            Err(said.join(" ").trim_start_matches("error: ").to_owned())
        }
    }
}

/// Returns the error if arguments that are valid individually contradict each other.
fn contradiction(asked_for: &Command) -> Option<clap::Error> {
    match asked_for {
        Command::Check(args) => stdin_given_twice(&args.paths),
        #[cfg(feature = "view")]
        Command::View(args) => stdin_given_twice(&args.paths),
        Command::Observe(args) => key_given_twice(&args.metadata),
        _ => None,
    }
}

fn stdin_given_twice(paths: &[PathBuf]) -> Option<clap::Error> {
    let inputs = paths.iter().filter(|path| path.as_os_str() == "-");
    (inputs.count() > 1).then(|| {
        let why = "standard input (-) may be given only once";
        command().error(ErrorKind::ArgumentConflict, why)
    })
}

fn command() -> clap::Command {
    lacking::add_to(Cli::command())
}

/// `saop completions SHELL`.
pub(crate) fn completions(shell: Shell) -> Exit {
    // Into memory first: the generator panics on an output that fails.
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut command(), "saop", &mut script);
    out::after(out::print(&script), Exit::Done)
}

/// `saop man`.
pub(crate) fn manual(subcommand: Option<&str>) -> Exit {
    let mut whole = command();
    whole.build();
    let page = match subcommand {
        None => Some(whole),
        Some(name) => whole.find_subcommand(name).cloned(),
    };
    let Some(page) = page else {
        out::complain("expected a subcommand, but found another word; `saop help` lists them");
        return Exit::Trouble;
    };
    let mut text = Vec::new();
    let source = concat!("saop ", env!("CARGO_PKG_VERSION"));
    let made = clap_mangen::Man::new(page).source(source).render(&mut text);
    out::after(made.and_then(|()| out::print(&text)), Exit::Done)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_definition_of_the_command_line_is_sound() {
        command().debug_assert();
    }
}
