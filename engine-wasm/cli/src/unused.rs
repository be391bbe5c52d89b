//! Settings that were given and change nothing.
//!
//! They are told on standard error and do not end the run: a script gives one line of flags to every policy, and what it
//! prints stays as it was. Values that are not legal are refused, whether they would change anything or not.

use std::io::{self, Write};

/// What was given: its name, and where it would have an effect. None if it has one.
pub(crate) type Unused<'a> = (&'a str, Option<String>);

/// Tells of those that have none.
pub(crate) fn tell<'a>(given: impl IntoIterator<Item = Unused<'a>>) {
    for (name, only) in given {
        let Some(only) = only else { continue };
        say(&format!("{name} has no effect here: only {only}"));
    }
}

/// Tells standard error of something that does not end the run.
pub(crate) fn say(text: &str) {
    // With standard error closed there is nobody left to tell.
    let _ = writeln!(io::stderr(), "bpsim: {text}");
}

/// In words: that a setting counts only where one of `ids` runs, if none of these does.
pub(crate) fn only_with<'a>(
    what: &str,
    ids: impl IntoIterator<Item = &'a str>,
    mut running: impl Iterator<Item = &'a str>,
) -> Option<String> {
    let ids: Vec<_> = ids.into_iter().collect();
    (!running.any(|id| ids.contains(&id))).then(|| format!("with {what} {}", ids.join(" or ")))
}
