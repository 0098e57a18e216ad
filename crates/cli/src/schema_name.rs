//! Names of schemas on the command line. An unknown name is rejected with the nearest one that exists.

use std::ffi::OsStr;

use clap::builder::{PossibleValue, TypedValueParser};
use clap::error::ErrorKind;
use clap::{Arg, Command};
use saop::TypeSchema;
use saop_json::show;

/// A schema, or `auto` if that is allowed.
#[derive(Clone, Copy)]
pub(crate) enum Wanted {
    Auto,
    Named(&'static TypeSchema),
}

impl Wanted {
    /// Returns the one with that name.
    pub(crate) fn named(name: &str) -> Option<Self> {
        if name == AUTO {
            return Some(Self::Auto);
        }
        saop::schema(name).map(Self::Named)
    }

    /// Returns the names.
    pub(crate) fn names() -> impl Iterator<Item = &'static str> + Clone {
        names().chain([AUTO])
    }
}

/// Parses the name of a schema.
#[derive(Clone, Copy)]
pub(crate) struct SchemaName;

/// Parses the name of a schema, or `auto`.
#[derive(Clone, Copy)]
pub(crate) struct SchemaNameOrAuto;

const AUTO: &str = "auto";

impl TypedValueParser for SchemaName {
    type Value = &'static TypeSchema;

    fn parse_ref(
        &self,
        command: &Command,
        _: Option<&Arg>,
        value: &OsStr,
    ) -> Result<Self::Value, clap::Error> {
        let name = value.to_string_lossy();
        saop::schema(&name).ok_or_else(|| unknown(command, &name, names()))
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(names().map(PossibleValue::new)))
    }
}

impl TypedValueParser for SchemaNameOrAuto {
    type Value = Wanted;

    fn parse_ref(
        &self,
        command: &Command,
        _: Option<&Arg>,
        value: &OsStr,
    ) -> Result<Self::Value, clap::Error> {
        let name = value.to_string_lossy();
        Wanted::named(&name).ok_or_else(|| unknown(command, &name, Wanted::names()))
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(Wanted::names().map(PossibleValue::new)))
    }
}

fn names() -> impl Iterator<Item = &'static str> + Clone {
    saop::schemas().iter().map(|schema| schema.name())
}

fn unknown(
    command: &Command,
    name: &str,
    known: impl Iterator<Item = &'static str> + Clone,
) -> clap::Error {
    let hint = show::one_of(name, known);
    let name = crate::text::shortened(name, 60);
    clap::Error::raw(
        ErrorKind::InvalidValue,
        format!("no schema is named `{name}`; {hint}\n"),
    )
    .with_cmd(command)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slip_of_the_pen_finds_the_name_meant() {
        assert_eq!(
            show::nearest("saop-envelop", names()),
            Some("saop-envelope")
        );
        assert_eq!(show::nearest("Observation", names()), Some("observation"));
        assert_eq!(
            show::nearest("parallel-turn-envelope", names()),
            Some("saop-parallel-turn-envelope")
        );
        assert_eq!(show::nearest("zzz", names()), None);
    }
}
