//! Flags that say how a trace file is read: the reader's own table, on every command that takes a trace.

use bufferpool_core::error::ConfigError;
use bufferpool_core::trace::operation::Operations;
use bufferpool_core::trace::reading::{OPTIONS, Reading};
use clap::{Arg, ArgMatches, Command};

/// Adds them. Each needs a trace, where that is a flag.
pub(crate) fn flags(command: Command, needs: Option<&'static str>) -> Command {
    let flag = |option: &bufferpool_core::trace::reading::ReadOption| {
        let arg = Arg::new(option.id).long(option.id.replace('_', "-")).value_name(option.value);
        let arg = arg.help(option.help).help_heading("Reading a trace");
        needs.map_or(arg.clone(), |trace| arg.requires(trace))
    };
    command.args(OPTIONS.iter().map(flag))
}

/// What was given of them.
pub(crate) fn reading(matches: &ArgMatches, operations: Operations) -> Result<Reading, ConfigError> {
    let mut reading = Reading::of(operations);
    for option in OPTIONS {
        if let Ok(Some(text)) = matches.try_get_one::<String>(option.id) {
            reading.set(option.id, text.as_str())?;
        }
    }
    Ok(reading)
}
