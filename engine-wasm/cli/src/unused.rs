//! Settings that were given and change nothing.
//!
//! They are reported on standard error and do not end the run: a script gives one line of flags to every policy, and
//! what it prints stays as it was. Values that are not legal are refused, whether they would change anything or not.

use std::io::{self, Write};

/// Reports on standard error something that does not end the run.
pub(crate) fn say(text: &str) {
    // With standard error closed the message is lost.
    let _ = writeln!(io::stderr(), "bpsim: {text}");
}
