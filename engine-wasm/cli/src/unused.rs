//! Settings that were given and change nothing.
//!
//! They are told on standard error and do not end the run: a script gives one line of flags to every policy, and what it
//! prints stays as it was. Values that are not legal are refused, whether they would change anything or not.

use std::io::{self, Write};

/// Tells standard error of something that does not end the run.
pub(crate) fn say(text: &str) {
    // With standard error closed there is nobody left to tell.
    let _ = writeln!(io::stderr(), "bpsim: {text}");
}
