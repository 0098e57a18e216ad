//! The file of `--config`: options of `saop guard`, by their names, in TOML.
//!
//! Invariant: a value means what it means on the command line, which wins where it has the option too; what is wrong is told with its place.

use std::ffi::OsString;
use std::path::Path;

use clap::{Arg, ArgAction, ValueHint};

use crate::args::{GuardArgs, GuardWords, guard_options};
use crate::config::{Refused, Setting, Source};

/// Where the options stand in a file that has other tables, too.
const TABLE: &str = "guard";
/// Options that a file cannot set.
const NOT_SET: [&str; 2] = ["config", "help"];

/// An option that the file sets.
struct Set<'t> {
    setting: Setting<'t>,
    words: Vec<OsString>,
}

/// Returns the arguments with those of a file where the command line has none. `None` if the file is wrong, which has been reported.
pub(super) fn with_file(path: &Path) -> Option<GuardArgs> {
    let source = Source::read(path)?;
    let read = read(&source);
    read.map_err(|refused| source.tell(&refused)).ok()
}

fn read(source: &Source) -> Result<GuardArgs, Refused> {
    let whole = source.parse()?;
    let table = Source::table_or_whole(whole.get_ref(), TABLE)?;
    let options = guard_options();
    let known: Vec<(String, &Arg)> = options
        .iter()
        .filter_map(|option| Some((option.get_long()?, option)))
        .filter(|(long, _)| !NOT_SET.contains(long))
        .map(|(long, option)| (long.replace('-', "_"), option))
        .collect();
    let names: Vec<&str> = known.iter().map(|(name, _)| &**name).collect();
    table.only(&names)?;
    let mut all: Vec<Set<'_>> = Vec::new();
    for (name, option) in &known {
        let Some(setting) = table.get(name) else {
            continue;
        };
        let words = words(option, setting, source.folder())?;
        // What the command line alone says was read already.
        if let Err(refused) = GuardWords::after(words.clone()).parse()
            && refused.is_value
        {
            return Err(setting.refuse_for(&refused.message));
        }
        all.push(Set { setting, words });
    }
    let but = |left_out: Option<usize>| {
        let taken = all.iter().enumerate();
        let taken = taken.filter(|(index, _)| Some(*index) != left_out);
        GuardWords::after(taken.flat_map(|(_, set)| set.words.clone()).collect()).parse()
    };
    but(None).map_err(|refused| {
        // Options that do not go together: it is about the one without which the others do.
        let culprit = (0..all.len()).find(|index| but(Some(*index)).is_ok());
        let set = all.get(culprit.unwrap_or_default());
        let span = set.map_or(0..0, |set| set.setting.span());
        Refused::at(span, &refused.message)
    })
}

/// Returns what stands for a setting on the command line.
fn words(option: &Arg, setting: Setting<'_>, folder: &Path) -> Result<Vec<OsString>, Refused> {
    let long = option.get_long().unwrap_or_default();
    if matches!(option.get_action(), ArgAction::SetTrue) {
        let flag = setting.flag()?.then(|| format!("--{long}").into());
        return Ok(flag.into_iter().collect());
    }
    let is_many = matches!(option.get_action(), ArgAction::Append);
    let values = match setting.items("an array") {
        Ok(items) if is_many => items.collect(),
        _ => vec![setting],
    };
    let names: Vec<_> = option
        .get_possible_values()
        .iter()
        .map(|value| value.get_name().to_owned())
        .collect();
    let word = |value: Setting<'_>| {
        let mut word = OsString::from(format!("--{long}="));
        if option.get_value_hint() == ValueHint::FilePath {
            word.push(folder.join(value.text()?));
        } else if !names.is_empty() {
            let has = |text: &str| {
                names
                    .iter()
                    .any(|name| name == text)
                    .then(|| text.to_owned())
            };
            word.push(value.one_of(&names, has)?);
        } else if let Ok(number) = value.count(0) {
            word.push(number.to_string());
        } else {
            word.push(value.text()?);
        }
        Ok(word)
    };
    values.into_iter().map(word).collect()
}
