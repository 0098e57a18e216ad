//! The file of `--pin`, and `saop guard pins FILE`, which shows it and accepts or drops what is in it.
//!
//! Invariant: whoever reads the file sees one state of it or the next, never a part; of two that change it, one waits for the other, so
//! that nothing is lost.

use std::fmt::Write as _;
use std::fs::{File, TryLockError};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

use saop::{PinnedTool, SaopPins};
use saop_json::show::quote;
use saop_json::{JsonObject, push_string};
use saop_mcp::{Pin, Pins, changed, is_same, without_secrets};

use crate::args::PinsArgs;
use crate::files::read;
use crate::out::{self, Exit};
use crate::written::{check_replaceable, temporary};

/// How long another program that changes the file is waited for.
const LONGEST_WAIT: Duration = Duration::from_secs(5);

/// A file of pins.
pub(super) struct PinFile(PathBuf);

impl PinFile {
    /// Reads the pins, and makes the file if there is none. Fails if it could not be written: also for a disk that is full, since a file of the
    /// same size is written beside it.
    pub(super) fn open(path: &Path) -> Result<(Self, Pins), String> {
        let file = Self(path.to_owned());
        let lock = file.lock(LONGEST_WAIT)?;
        let kept = file.read()?;
        if path.exists() {
            let tried = file.try_writing(&file.text(&kept)?);
            tried.map_err(|error| file.refused("write", &error))?;
        } else {
            file.write(&kept)?;
        }
        drop(lock);
        let mut pins = Pins::new();
        for (name, tool) in &kept.tools {
            pins.add(name, &*tool.definition.to_compact());
            if let Some(changed) = &tool.changed {
                pins.add_change(name, &*changed.to_compact());
            }
        }
        Ok((file, pins))
    }

    /// Keeps what tools say of themselves. What another guard has pinned since stays: returns the names of the tools that were to be pinned
    /// otherwise.
    fn keep(&self, pins: &[Pin], patience: Duration) -> Result<Vec<String>, String> {
        let _lock = self.lock(patience)?;
        let mut kept = self.read()?;
        let mut others = Vec::new();
        for pin in pins {
            let object = pin.definition.parse::<JsonObject>();
            let definition = object.map_err(|error| self.refused("keep", &error))?;
            match kept.tools.get_mut(&pin.tool) {
                None => {
                    let tool = PinnedTool::new(definition);
                    kept.tools.insert(pin.tool.clone(), tool);
                }
                Some(tool) => {
                    let was = tool.definition.to_compact();
                    let differs = !is_same(&was, &pin.definition);
                    tool.changed = differs.then_some(definition);
                    if differs && !pin.is_change {
                        others.push(quote(&without_secrets(&pin.tool)));
                    }
                }
            }
        }
        self.write(&kept)?;
        Ok(others)
    }

    /// Waits until nobody else changes the file, which is so until the lock is dropped. The folder is locked, since the file is replaced.
    fn lock(&self, patience: Duration) -> Result<Option<File>, String> {
        let path = self.0.canonicalize().unwrap_or_else(|_| self.0.clone());
        let folder = path
            .parent()
            .filter(|folder| !folder.as_os_str().is_empty());
        // Where a folder cannot be opened, or the disk has no locks, nobody is waited for.
        let Ok(folder) = File::open(folder.unwrap_or(Path::new("."))) else {
            return Ok(None);
        };
        let begun = Instant::now();
        loop {
            match folder.try_lock() {
                Ok(()) => return Ok(Some(folder)),
                Err(TryLockError::Error(_)) => return Ok(None),
                Err(TryLockError::WouldBlock) if begun.elapsed() > patience => {
                    return Err(self.refused("change", &"another program has locked their folder"));
                }
                Err(TryLockError::WouldBlock) => thread::sleep(Duration::from_millis(5)),
            }
        }
    }

    fn read(&self) -> Result<SaopPins, String> {
        let text = match self.0.symlink_metadata() {
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                return Ok(SaopPins::new(saop_schema::Map::new()));
            }
            _ => read::regular_text(&self.0).map_err(|why| self.refused("read", &why))?,
        };
        saop::parse::<SaopPins>(text).map_err(|error| {
            let all = error.violations().iter();
            let all: Vec<_> = all.map(ToString::to_string).collect();
            self.refused("read", &all.join("; "))
        })
    }

    fn write(&self, pins: &SaopPins) -> Result<(), String> {
        self.replace(&self.text(pins)?)
            .map_err(|error| self.refused("write", &error))
    }

    /// Returns the text of the file: a line for each tool.
    fn text(&self, pins: &SaopPins) -> Result<String, String> {
        let mut text = String::from("{\"schema_version\":");
        push_string(&mut text, pins.schema_version.as_str());
        text.push_str(",\"type\":\"saop_pins\",\"tools\":{");
        for (at, (name, tool)) in pins.tools.iter().enumerate() {
            text.push_str(if at == 0 { "\n" } else { ",\n" });
            push_string(&mut text, name);
            let _ = write!(text, ":{{\"definition\":{}", tool.definition.to_compact());
            if let Some(changed) = &tool.changed {
                let _ = write!(text, ",\"changed\":{}", changed.to_compact());
            }
            text.push('}');
        }
        text.push_str("\n}}\n");
        if text.len() as u64 > read::MOST_OF_SCHEMA {
            return Err(self.refused("keep", &"they would be more than is read of a file"));
        }
        Ok(text)
    }

    fn replace(&self, text: &str) -> io::Result<()> {
        let (file, path) = self.beside(text)?;
        file.persist(path)?;
        Ok(())
    }

    /// Does all that could fail when the file is replaced, but for that.
    fn try_writing(&self, text: &str) -> io::Result<()> {
        self.beside(text).map(drop)
    }

    /// Writes a file that is to be in the place of this one. Returns it, and the place.
    fn beside(&self, text: &str) -> io::Result<(tempfile::NamedTempFile, PathBuf)> {
        // What a link leads to is replaced, not the link.
        let is_there = self.0.exists();
        let path = if is_there {
            self.0.canonicalize()?
        } else {
            self.0.clone()
        };
        let mut file = temporary(&path)?;
        if is_there {
            check_replaceable(&path)?;
            file.as_file()
                .set_permissions(path.metadata()?.permissions())?;
        }
        file.write_all(text.as_bytes())?;
        file.as_file().sync_all()?;
        Ok((file, path))
    }

    fn refused(&self, what: &str, why: &dyn std::fmt::Display) -> String {
        format!("could not {what} the pins {}: {why}", self.0.display())
    }
}

/// Writes what is to be pinned to a file of pins.
pub(super) struct Keeper {
    file: PinFile,
    /// Whether it could not be written the last time.
    has_failed: bool,
}

impl Keeper {
    pub(super) const fn new(file: PinFile) -> Self {
        Self {
            file,
            has_failed: false,
        }
    }

    /// Keeps what tools say of themselves. Why it fails is said once, until it succeeds again; another program is waited for the first time.
    /// What another guard has pinned otherwise is said, too.
    pub(super) fn keep(&mut self, pins: &[Pin], say: impl FnOnce(&str)) -> Result<(), String> {
        let patience = if self.has_failed {
            Duration::ZERO
        } else {
            LONGEST_WAIT
        };
        let others = match self.file.keep(pins, patience) {
            Ok(others) => others,
            Err(why) => {
                if !std::mem::replace(&mut self.has_failed, true) {
                    say(&format!(
                        "{why}; tools that are not pinned yet are treated as changed"
                    ));
                }
                return Err(why);
            }
        };
        self.has_failed = false;
        let [first, more @ ..] = &*others else {
            return Ok(());
        };
        let more = match more.len() {
            0 => String::new(),
            more => format!(" and {more} more"),
        };
        say(&format!(
            "expected to pin what tools say as the first one, but found another definition of {first}{more} in {}, which another program has \
             pinned since this guard was started: see what is new with `saop guard pins`, and start the server again, as it passes until then",
            self.file.0.display(),
        ));
        Ok(())
    }
}

/// `saop guard pins FILE`.
pub(super) fn run(args: &PinsArgs) -> Exit {
    match work(args) {
        Ok(exit) => exit,
        Err(why) => {
            out::complain(&why);
            Exit::Trouble
        }
    }
}

fn work(args: &PinsArgs) -> Result<Exit, String> {
    let file = PinFile(args.file.clone());
    if !args.file.exists() {
        let path = args.file.display();
        return Err(format!("{path} could not be read: there is no such file"));
    }
    let lock = file.lock(LONGEST_WAIT)?;
    let mut kept = file.read()?;
    let unknown = |name: &str| format!("expected the name of a pinned tool, but found `{name}`");
    for name in &args.drop {
        let dropped = kept.tools.shift_remove(name);
        dropped.ok_or_else(|| unknown(name))?;
    }
    // What is accepted is said: a guard may have seen another change since it was shown.
    let mut shown = String::new();
    let mut accept = |tool: &mut PinnedTool| {
        let now = tool.changed.take()?;
        if let Some(words) = changed(&tool.definition.to_compact(), &now.to_compact()) {
            shown.push_str("accepted: ");
            shown.push_str(&words);
        }
        tool.definition = now;
        Some(())
    };
    for name in &args.accept {
        let tool = kept.tools.get_mut(name).ok_or_else(|| unknown(name))?;
        accept(tool).ok_or_else(|| {
            format!("expected a tool that has changed, but found `{name}` as it was pinned")
        })?;
    }
    if args.accept_all {
        for tool in kept.tools.values_mut() {
            accept(tool);
        }
    }
    if args.accept_all || !args.accept.is_empty() || !args.drop.is_empty() {
        file.write(&kept)?;
    }
    drop(lock);
    let mut count = 0;
    for tool in kept.tools.values() {
        let Some(now) = &tool.changed else {
            continue;
        };
        count += 1;
        let words = changed(&tool.definition.to_compact(), &now.to_compact());
        shown.push_str(&words.unwrap_or_default());
    }
    let _ = writeln!(shown, "pinned: {}; changed: {count}", kept.tools.len());
    let exit = if count > 0 { Exit::Invalid } else { Exit::Done };
    Ok(out::after(out::print(shown.as_bytes()), exit))
}
