//! Output: data to a buffered stdout, messages to stderr. It is not our error if a reader closes its end, so a closed
//! pipe never becomes a message or a panic.

mod room;

use std::io::{self, BufWriter, IsTerminal, StdoutLock, Write};
use std::process::ExitCode;

use anstream::{AutoStream, ColorChoice};
use saop::EscalationReport;
use saop_json::show::{Palette, escape_hidden, terminal_line};

pub(crate) use room::Patient;
#[cfg(unix)]
pub(crate) use room::{has_room, to_stderr};

/// How a subcommand ended. Ordered, so that the worse of two is their maximum.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Exit {
    /// Everything requested was done, everything checked was valid.
    Done = 0,
    /// Something checked was invalid.
    Invalid = 1,
    /// Wrong usage, nothing found to check, or something that could not be read or written.
    Trouble = 2,
    /// No answer was a message, and the retries are used up.
    Escalated = 3,
    /// The endpoint gave no answer.
    #[cfg(feature = "openai")]
    EndpointFailed = 4,
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> Self {
        Self::from(exit as u8)
    }
}

/// Returns standard output, locked and buffered. The caller flushes it.
pub(crate) fn stdout() -> BufWriter<Patient<StdoutLock<'static>>> {
    BufWriter::with_capacity(64 * 1024, Patient(io::stdout().lock()))
}

/// Writes `data` to standard output, to the last byte.
pub(crate) fn print(data: &[u8]) -> io::Result<()> {
    let mut stdout = stdout();
    stdout.write_all(data)?;
    stdout.flush()
}

/// Prints one line of data. Returns `exit`, unless writing fails.
pub(crate) fn line(data: &str, exit: Exit) -> Exit {
    after(print(format!("{data}\n").as_bytes()), exit)
}

/// Same as [`line()`], for JSON whose strings may be anything: what hides or reorders text is written as an escape.
pub(crate) fn json_line(json: &str, exit: Exit) -> Exit {
    line(&escape_hidden(json), exit)
}

/// Writes JSON as [`json_line`] does, piece by piece. No character is ever in two pieces.
pub(crate) struct JsonPieces<W>(pub(crate) W);

impl<W: Write> Write for JsonPieces<W> {
    fn write(&mut self, piece: &[u8]) -> io::Result<usize> {
        let text = std::str::from_utf8(piece)
            .map_err(|error| io::Error::new(io::ErrorKind::InvalidData, error))?;
        self.0.write_all(escape_hidden(text).as_bytes())?;
        Ok(piece.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}

/// Prints the report on exhausted retries, with everything escaped that hides or reorders text.
pub(crate) fn report(report: &EscalationReport) -> Exit {
    json_line(&saop::serialize(report), Exit::Escalated)
}

/// Sets when there is colour, for all output.
pub(crate) fn set_color(choice: ColorChoice) {
    choice.write_global();
}

/// Returns the colours for stdout: `coloured` where that is asked for, or on a terminal unless the environment says otherwise; else none.
pub(crate) fn palette(coloured: Palette) -> Palette {
    let stdout = io::stdout();
    let may = match ColorChoice::global() {
        ColorChoice::Auto => {
            stdout.is_terminal() && AutoStream::choice(&stdout) != ColorChoice::Never
        }
        choice => choice != ColorChoice::Never,
    };
    if may { coloured } else { Palette::PLAIN }
}

/// Returns how many columns stdout has, if it is a terminal that knows.
pub(crate) fn columns() -> Option<usize> {
    #[cfg(unix)]
    {
        let size = rustix::termios::tcgetwinsize(io::stdout()).ok()?;
        Some(usize::from(size.ws_col)).filter(|columns| *columns > 0)
    }
    #[cfg(not(unix))]
    None
}

/// Whether standard input is a pipe or a file, so that somebody may mean it to be read.
pub(crate) fn is_stdin_given() -> bool {
    #[cfg(unix)]
    {
        use rustix::fs::FileType;

        rustix::fs::fstat(io::stdin()).is_ok_and(|found| {
            let kind = FileType::from_raw_mode(found.st_mode);
            kind == FileType::Fifo || kind == FileType::RegularFile
        })
    }
    #[cfg(not(unix))]
    !io::stdin().is_terminal()
}

/// Says that standard input is read, to somebody who may not know that the command waits for it.
pub(crate) fn say_what_is_read() {
    const END: &str = if cfg!(windows) {
        "Ctrl-Z and Enter"
    } else {
        "Ctrl-D"
    };
    if io::stdin().is_terminal() {
        say(&format!(
            "reading standard input from the terminal; {END} ends it"
        ));
    }
}

/// Prints one line of text on stderr. If that fails, there is nowhere left to report it.
pub(crate) fn say(message: &str) {
    let line = format!("{}\n", terminal_line(message));
    let _ = Patient(io::stderr().lock()).write_all(line.as_bytes());
}

/// Same as `say`, but a stalled reader of stderr cannot hold us up: text that finds no room for a second is dropped.
pub(crate) fn say_briefly(message: &str) {
    print_briefly(&format!("{}\n", terminal_line(message)));
}

/// Prints text that is already safe for stderr, in the same way as `say_briefly`.
pub(crate) fn print_briefly(text: &str) {
    #[cfg(unix)]
    let _ = to_stderr(text.as_bytes(), |stderr| {
        has_room(stderr, None, Some(std::time::Duration::from_secs(1)))
    });
    #[cfg(not(unix))]
    let _ = io::stderr().lock().write_all(text.as_bytes());
}

/// Prints one line on stderr that says what went wrong.
pub(crate) fn complain(message: &str) {
    say(&format!("error: {message}"));
}

/// Returns the exit code once the output is written: `exit`, even if its reader has gone; otherwise trouble, which is
/// reported.
pub(crate) fn after(written: io::Result<()>, exit: Exit) -> Exit {
    match written {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            complain(&format!("could not finish: {error}"));
            Exit::Trouble
        }
        _ => exit,
    }
}
