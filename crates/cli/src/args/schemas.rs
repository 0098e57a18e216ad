//! What is asked of schemas: printed, linted, compared, made into types.

use std::path::PathBuf;

use clap::{Args, ValueEnum, ValueHint};
use saop::TypeSchema;
use saop_compat::{Callers, Level};
use saop_schema::Dialect;

use super::documents::Format;
use crate::files::library::Named;
use crate::schema_name::SchemaName;

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
    /// Schemas, JSON or YAML, and folders of them; files beside a schema that it refers to are read as well, and settings.json in a folder has its settings
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
    /// The folder of NAME.schema.json files; with --open of any files that end in .json, .yaml or .yml. Or one file, which is checked as with --open
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
