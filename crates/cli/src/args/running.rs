//! What is asked about tools, models and servers that run: observed, corrected, asked, guarded.

use std::ffi::OsString;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, Subcommand, ValueEnum, ValueHint};
#[cfg(feature = "openai")]
use saop::TypeSchema;
use saop::{CorrectionPolicy, NonEmptyString, RepairPolicy};

use super::documents::{Calls, CorrectionFormat, ToolsArgs};
use crate::observe::options::{Metadata, MetadataPair, Time, ToolCallId};
#[cfg(feature = "openai")]
use crate::schema_name::SchemaName;
use crate::schema_name::{SchemaNameOrAuto, Wanted};
use crate::text::size;

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
    /// Maximum work of a check, in steps of about ten nanoseconds [default: as configured, else 24 million and 24 more for each byte]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) max_steps: Option<u64>,
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

With --listen, the guard stands between clients and a server over HTTP: clients ask it in place of the server, with the server's \
path. It answers this machine alone unless told otherwise, and ends with 0 when it is told to.

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
    /// Listen at ADDRESS, such as 127.0.0.1:8808, for clients that speak MCP over HTTP, instead of running a server
    #[arg(
        long,
        value_name = "ADDRESS",
        requires = "upstream",
        conflicts_with = "command"
    )]
    pub(crate) listen: Option<SocketAddr>,
    /// URL of the MCP server behind --listen; its path is that of the guard
    #[arg(long, value_name = "URL", requires = "listen", value_hint = ValueHint::Url)]
    pub(crate) upstream: Option<String>,
    /// The server has to begin each answer within this time, such as 30s or 10m, and to go on with one that is no stream of events; 0 for no limit
    #[arg(long, value_name = "TIME", value_parser = Time, default_value = "5m", requires = "listen")]
    pub(crate) upstream_timeout: Duration,
    /// Another name than those of this machine by which clients may call the guard. Repeat it for more
    #[arg(long, value_name = "HOST", requires = "listen")]
    pub(crate) allow_host: Vec<String>,
    /// Another origin than those of this machine whose pages may call the guard. Repeat it for more
    #[arg(long, value_name = "ORIGIN", requires = "listen")]
    pub(crate) allow_origin: Vec<String>,
    /// A header by which the server's tools vary, beside those whose names say who asks, such as Authorization or X-Api-Key, and the query
    /// of the URL. Repeat it for more
    #[arg(long, value_name = "HEADER", requires = "listen")]
    pub(crate) vary_by: Vec<String>,
    /// Certificates for TLS with clients, in PEM
    #[arg(long, value_name = "FILE", requires_all = ["listen", "tls_key"], value_hint = ValueHint::FilePath)]
    pub(crate) tls_cert: Option<PathBuf>,
    /// The private key of --tls-cert, in PEM
    #[arg(long, value_name = "FILE", requires = "tls_cert", value_hint = ValueHint::FilePath)]
    pub(crate) tls_key: Option<PathBuf>,
    /// Tell Prometheus at ADDRESS, under /metrics, how many calls there were, what was found and how long they took
    #[arg(long, value_name = "ADDRESS", requires = "listen")]
    pub(crate) metrics: Option<SocketAddr>,
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
    /// Maximum work of the check of a call or a result, in steps of about ten nanoseconds; one that takes more is not judged, and treated as
    /// one that breaks the schema [default: 24 million and 24 more for each byte]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) max_steps: Option<u64>,
    /// Form of the reports on standard error
    #[arg(long, value_enum, value_name = "FORM", default_value = "human")]
    pub(crate) log: GuardLog,
    /// Say at the end how long messages were in the guard
    #[arg(long)]
    pub(crate) timings: bool,
    /// TOML file with options by their names, with _ for -, on their own or in a table named guard; those of the command line win
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) config: Option<PathBuf>,
    /// The command that runs the server, and its arguments; all that follows COMMAND is its own
    #[arg(
        value_names = ["COMMAND", "ARG"],
        required_unless_present_any = ["listen", "config"],
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
