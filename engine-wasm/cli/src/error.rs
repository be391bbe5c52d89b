//! What can go wrong, and the exit code that says so.

use std::fmt::Display;
use std::io::{self, ErrorKind, Write};
use std::path::Path;
use std::process::ExitCode;

use bufferpool_core::error::ConfigError;
use bufferpool_core::trace::csv::TraceError;

/// A run that ended early.
#[derive(Debug)]
pub enum Failure {
    /// The input cannot be used: exit code 2.
    Input(String),
    /// A file or stream cannot be read or written: exit code 1.
    Io(String),
    /// A run ended before its last request, which was said, and what it came to is written: exit code 1.
    CutShort,
    /// The output has no reader any more (`bpsim trace | head`): exit code 0, and no message.
    NoReader,
}

impl Failure {
    /// A file that cannot be read.
    pub fn reading(name: impl Display, error: &io::Error) -> Self {
        Self::Io(format!("{name}: {error}"))
    }

    /// A file that cannot be written.
    pub fn writing(path: &Path, error: &io::Error) -> Self {
        Self::Io(format!("{}: {error}", path.display()))
    }

    /// Bad lines of a trace, each on a line of its own.
    pub fn lines(name: &str, error: &TraceError) -> Self {
        if let Some(whole) = &error.whole {
            return Self::Input(format!("{name}: {whole}"));
        }
        let mut text = format!("{name}: {} bad lines, so nothing was run", error.total);
        for bad in &error.lines {
            text += &format!("\n  line {}, {:?}: {}", bad.line, bad.text, bad.why);
        }
        if error.total > error.lines.len() as u64 {
            text += "\n  …";
        }
        Self::Input(text)
    }

    /// Writes the message to standard error, and returns the exit code.
    pub fn report(&self) -> ExitCode {
        let (text, code) = match self {
            Self::Input(text) => (text, 2),
            Self::Io(text) => (text, 1),
            Self::CutShort => return ExitCode::from(1),
            Self::NoReader => return ExitCode::SUCCESS,
        };
        say(text);
        ExitCode::from(code)
    }
}

impl From<ConfigError> for Failure {
    fn from(error: ConfigError) -> Self {
        Self::Input(error.to_string())
    }
}

/// Of standard output: reading and naming files go through [`Failure::reading`] and [`Failure::writing`].
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            ErrorKind::BrokenPipe => Self::NoReader,
            _ => Self::Io(format!("standard output: {error}")),
        }
    }
}

impl From<serde_json::Error> for Failure {
    fn from(error: serde_json::Error) -> Self {
        io::Error::from(error).into()
    }
}

/// Reports on standard error something that does not end the run. A setting that changes nothing is one of these: a script
/// gives one line of flags to every policy, and what it prints stays as it was.
pub fn say(text: &str) {
    // With standard error closed the message is lost.
    let _ = writeln!(io::stderr(), "bpsim: {text}");
}
