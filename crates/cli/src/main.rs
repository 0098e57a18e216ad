//! The `saop` command: reads the command line, hands over to one subcommand, and turns its result into an exit code;
//! for `observe`, that is the exit code of the command it ran. Nothing else ends the process, and nothing here panics
//! if a pipe closes.

#![cfg_attr(test, allow(clippy::unwrap_used, reason = "a test fails by panicking"))]

mod args;
mod check;
#[cfg(feature = "compliance")]
mod compliance;
mod config;
mod correct;
mod diff;
mod explain;
mod files;
#[cfg(feature = "generate")]
mod generate;
mod guard;
mod lacking;
mod lint;
mod notice;
mod observe;
mod out;
mod refused;
mod repair;
mod schema;
mod schema_name;
mod settings;
mod text;
mod tools;
#[cfg(feature = "openai")]
mod turn;
#[cfg(feature = "view")]
mod view;
mod written;
mod yaml;

use std::process::ExitCode;
#[cfg(unix)]
use std::sync::Arc;

use args::{Command, Parsed};

fn main() -> ExitCode {
    #[cfg(target_os = "linux")]
    if std::env::args_os()
        .nth(1)
        .is_some_and(|name| name == observe::guard::NAME)
    {
        return observe::guard::run();
    }
    // Writing beyond a limit of the shell is then an error that is told, not a signal that ends the command.
    #[cfg(unix)]
    let _ = signal_hook::flag::register(signal_hook::consts::SIGXFSZ, Arc::default());
    let exit = match args::parse() {
        Parsed::Run(Command::Check(args)) => check::run(*args),
        Parsed::Run(Command::Schema(args)) => schema::run(&args),
        Parsed::Run(Command::Observe(args)) => return observe::run(args),
        #[cfg(feature = "compliance")]
        Parsed::Run(Command::Compliance(args)) => compliance::run(&args),
        Parsed::Run(Command::Correct(args)) => correct::run(args),
        Parsed::Run(Command::Repair(args)) => repair::run(&args),
        #[cfg(feature = "openai")]
        Parsed::Run(Command::Turn(args)) => turn::run(&args),
        Parsed::Run(Command::Lint(args)) => lint::run(args),
        Parsed::Run(Command::Explain(args)) => explain::run(&args),
        #[cfg(feature = "generate")]
        Parsed::Run(Command::Generate(args)) => generate::run(&args),
        Parsed::Run(Command::Diff(args)) => diff::run(&args),
        Parsed::Run(Command::Guard(args)) => return guard::run(&args),
        #[cfg(feature = "view")]
        Parsed::Run(Command::View(args)) => view::run(&args),
        Parsed::Run(Command::Completions { shell }) => args::completions(shell),
        Parsed::Run(Command::Man { subcommand }) => args::manual(subcommand.as_deref()),
        Parsed::Lacking(lacking) => lacking.refuse(),
        Parsed::Answered(exit) => exit,
    };
    exit.into()
}
