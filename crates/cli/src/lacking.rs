//! The subcommands that this build knows by name but lacks. Each says how to get it; an entry is removed when its
//! subcommand is added.

use clap::{Arg, ArgAction, Command};

use crate::out::{self, Exit};

/// A subcommand that this build lacks.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lacking {
    name: &'static str,
    about: &'static str,
    how: &'static str,
}

const TABLE: &[Lacking] = &[
    #[cfg(not(feature = "compliance"))]
    Lacking {
        name: "compliance",
        about: "Checks this parser against a second validator on generated envelopes",
        how: "cargo build --release --features compliance",
    },
    #[cfg(not(feature = "generate"))]
    Lacking {
        name: "generate",
        about: "Rust types of schemas",
        how: "cargo build --release --features generate",
    },
    #[cfg(not(feature = "openai"))]
    Lacking {
        name: "turn",
        about: "One agent turn against an OpenAI-compatible endpoint",
        how: "cargo build --release --features openai",
    },
    #[cfg(not(feature = "view"))]
    Lacking {
        name: "view",
        about: "One HTML page of a run",
        how: "cargo build --release --features view",
    },
];

impl Lacking {
    pub(crate) fn find(name: &str) -> Option<Self> {
        TABLE.iter().copied().find(|lacking| lacking.name == name)
    }

    /// Reports on stderr that this build lacks the subcommand, and how to get it.
    pub(crate) fn refuse(self) -> Exit {
        out::complain(&format!(
            "this build of saop lacks `{}`: {}",
            self.name, self.how
        ));
        Exit::Trouble
    }
}

/// Adds every lacking subcommand to `command`, so that help lists them and any arguments reach `refuse`.
pub(crate) fn add_to(command: Command) -> Command {
    TABLE.iter().fold(command, |command, lacking| {
        let short = format!("{} (not in this build)", lacking.about);
        let long = format!("{short}\n\nHow to get it: {}.", lacking.how);
        let rest = Arg::new("arguments")
            .action(ArgAction::Append)
            .num_args(0..)
            .allow_hyphen_values(true)
            .trailing_var_arg(true)
            .value_parser(clap::value_parser!(std::ffi::OsString))
            .hide(true);
        command.subcommand(
            Command::new(lacking.name)
                .about(short)
                .long_about(long)
                .disable_help_flag(true)
                .arg(rest),
        )
    })
}
