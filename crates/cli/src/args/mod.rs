//! The command line. SPEC U5. The text of `--help` is defined only here, and every usage error ends with exit code 2.

mod documents;
mod running;
mod schemas;

use std::ffi::OsString;
use std::path::PathBuf;

use anstream::ColorChoice;
use clap::error::ErrorKind;
use clap::{Args, CommandFactory, FromArgMatches, Parser, Subcommand, ValueEnum};
use clap_complete::Shell;
use saop_json::show::terminal_line;

use crate::lacking::{self, Lacking};
use crate::observe::options::key_given_twice;
use crate::out::{self, Exit};

#[cfg(feature = "compliance")]
pub(crate) use self::documents::ComplianceArgs;
#[cfg(feature = "view")]
pub(crate) use self::documents::ViewArgs;
pub(crate) use self::documents::{
    Calls, CheckArgs, CheckFormat, CorrectionFormat, FindArgs, Format, Only, RepairArgs, ToolsArgs,
};
#[cfg(feature = "openai")]
pub(crate) use self::running::TurnArgs;
pub(crate) use self::running::{
    CorrectArgs, GuardArgs, GuardLog, GuardOnChange, GuardPolicy, GuardWork, ObserveArgs, PinsArgs,
    RetryArgs,
};
pub(crate) use self::schemas::{DiffArgs, LintArgs, SchemaArgs};
#[cfg(feature = "generate")]
pub(crate) use self::schemas::{GenerateArgs, NumbersArg};

/// Checks SAOP messages, runs tools into observations, prints schemas, and proves the parser's compliance.
#[derive(Parser)]
#[command(
    name = "saop",
    version,
    arg_required_else_help = true,
    after_help = "Data goes to stdout, diagnostics to stderr. Exit codes: 0 all valid or done, 1 something checked was \
                  invalid, 2 wrong usage, nothing found to check, a file that could not be read or a document that could not be \
                  judged, 3 the retries are used up, 4 the endpoint failed. observe and guard exit with the code of the command that they ran."
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
    Check(Box<CheckArgs>),
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
    Guard(Box<GuardArgs>),
    #[cfg(feature = "view")]
    View(ViewArgs),
    /// Prints a completion script for a shell
    Completions {
        /// The shell that will read the script
        #[arg(value_enum)]
        shell: Shell,
    },
    /// Prints the manual page of a subcommand, or of the whole command, in the format of man
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

/// Returns limits with the steps that `--max-steps` says, if it does.
pub(crate) fn with_steps(limits: saop::Limits, steps: Option<u64>) -> saop::Limits {
    match steps {
        Some(steps) => limits.with_max_steps(steps),
        None => limits,
    }
}

/// Returns the options of `saop guard`.
pub(crate) fn guard_options() -> Vec<clap::Arg> {
    let args = GuardArgs::augment_args(clap::Command::new("guard"));
    args.get_arguments().cloned().collect()
}

/// The arguments of `saop guard`, which is what was asked for, with other words before its own, which win.
pub(crate) struct GuardWords(Vec<OsString>);

/// Why words are not arguments.
pub(crate) struct Unfit {
    /// Whether it is about the value of one of them.
    pub(crate) is_value: bool,
    pub(crate) message: String,
}

impl GuardWords {
    const GUARD: &str = "guard";

    pub(crate) fn after(others: Vec<OsString>) -> Self {
        let mut words: Vec<_> = std::env::args_os().collect();
        // The program may have that name itself.
        let mut asked = words.iter().skip(1);
        let place = asked.position(|word| word == Self::GUARD);
        let place = place.map_or(words.len(), |place| place + 2);
        words.splice(place..place, others);
        Self(words)
    }

    pub(crate) fn parse(self) -> Result<GuardArgs, Unfit> {
        let command = command().mut_subcommand(Self::GUARD, |guard| guard.args_override_self(true));
        let matches = command.try_get_matches_from(self.0);
        let cli = matches.and_then(|matches| Cli::from_arg_matches(&matches));
        match cli {
            Ok(Cli {
                command: Command::Guard(args),
                ..
            }) => Ok(*args),
            Ok(_) => Err(Unfit {
                is_value: false,
                message: "expected the arguments of saop guard".to_owned(),
            }),
            Err(error) => Err(Unfit::of(&error)),
        }
    }
}

impl Unfit {
    fn of(error: &clap::Error) -> Self {
        let said = error.render().to_string();
        let said = said.split("\n\n").next().unwrap_or_default();
        let said: Vec<_> = said.lines().map(str::trim).collect();
        let said = said.join(" ");
        Self {
            is_value: matches!(
                error.kind(),
                ErrorKind::ValueValidation | ErrorKind::InvalidValue
            ),
            message: match std::error::Error::source(error) {
                Some(why) => why.to_string(),
                None => said.trim_start_matches("error: ").to_owned(),
            },
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
        let found = terminal_line(subcommand.unwrap_or_default());
        out::complain(&format!(
            "expected a subcommand, but found `{found}`; `saop help` lists them"
        ));
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
