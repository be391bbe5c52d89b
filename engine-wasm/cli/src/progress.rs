//! How far a sweep or a curve is, on standard error: a line that changes on a terminal, else nothing but the end.

use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};

/// Between two changes of the line.
const PAUSE: Duration = Duration::from_millis(200);

pub struct Progress {
    /// What is counted: runs, or rows.
    what: &'static str,
    quiet: bool,
    terminal: bool,
    /// Those asked for, and those among them that are not done yet at the start.
    all: usize,
    todo: usize,
    done: usize,
    start: Instant,
    shown: Option<Instant>,
}

impl Progress {
    pub fn new(what: &'static str, quiet: bool, all: usize, todo: usize) -> Self {
        let terminal = io::stderr().is_terminal();
        Self { what, quiet, terminal, all, todo, done: 0, start: Instant::now(), shown: None }
    }

    /// So many more are done.
    pub fn step(&mut self, count: usize) {
        self.done += count;
        if self.quiet || !self.terminal || self.shown.is_some_and(|shown| shown.elapsed() < PAUSE) {
            return;
        }
        self.shown = Some(Instant::now());
        let left = self.start.elapsed().as_secs_f64() / self.done as f64 * (self.todo - self.done) as f64;
        let done = self.all - self.todo + self.done;
        // With standard error closed the message is lost.
        let _ =
            write!(io::stderr(), "\r{done} of {} {}, about {} left \x1b[K", self.all, self.what, words(left));
    }

    pub fn finish(&self) {
        if self.quiet {
            return;
        }
        let clear = if self.terminal { "\r\x1b[K" } else { "" };
        let before = self.all - self.todo;
        let before = if before > 0 { format!(", {before} were there") } else { String::new() };
        let took = words(self.start.elapsed().as_secs_f64());
        let _ = writeln!(io::stderr(), "{clear}{} {} in {took}{before}", self.done, self.what);
    }
}

/// A time in its largest two units: `2 h 5 min`, `3 min 20 s`, `1.2 s`.
pub fn words(seconds: f64) -> String {
    let whole = seconds.round() as u64;
    match whole {
        3600.. => format!("{} h {} min", whole / 3600, whole % 3600 / 60),
        60.. => format!("{} min {} s", whole / 60, whole % 60),
        _ => format!("{seconds:.1} s"),
    }
}
