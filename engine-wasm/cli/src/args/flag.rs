//! Flags that set fields of a scene: a table in each lab, from which arguments and sets follow. Numbers that a registry
//! describes need no words of their own here.

use bufferpool_core::error::ConfigError;
use bufferpool_core::spec::{DefaultValue, ParameterSpec};
use clap::{Arg, ArgAction};
use serde_json::Value;

use crate::lab::Sets;
use crate::scene::number;
use crate::table::plain;

/// What a flag's text becomes.
#[derive(Clone, Copy)]
pub(crate) enum To {
    /// A number; any other text stays one, which the engine refuses with the legal range.
    Number,
    Text,
    /// Frames as a number; a share or bytes stay a text until the trace is known.
    Size,
    /// Ids set apart by commas; may be repeated.
    Ids,
    /// Yes or no; yes without a value.
    Switch,
    /// What a function makes of it; may be repeated.
    Sets(fn(&str) -> Result<Sets, ConfigError>),
    /// The same of a switch: without a value, of an empty text.
    SwitchedSets(fn(&str) -> Result<Sets, ConfigError>),
}

/// A flag, and the field that it sets.
pub(crate) struct Flag {
    /// Its name, with `_` for `-`.
    pub(crate) id: &'static str,
    /// Where its value is set.
    pub(crate) path: &'static str,
    pub(crate) heading: &'static str,
    to: To,
    value_name: String,
    help: String,
}

/// A flag that sets the field of its own name.
pub(crate) fn flag(id: &'static str, to: To, value_name: &str, help: impl Into<String>) -> Flag {
    let heading = "Pool, policies and device";
    Flag { id, path: id, heading, to, value_name: value_name.to_owned(), help: help.into() }
}

/// A flag for a registered number.
pub(crate) fn registered(parameter: &'static ParameterSpec) -> Flag {
    let unit = if parameter.unit.is_empty() { "NUMBER" } else { parameter.unit };
    flag(parameter.id, To::Number, &unit.to_uppercase(), words(parameter.label, parameter))
}

/// The same of some policies alone.
pub(crate) fn only_of(policies: &[&str], parameter: &'static ParameterSpec) -> Flag {
    let help = words(&policies.join(", "), parameter);
    Flag { help, heading: "Parameters of single policies", ..registered(parameter) }
}

fn words(of: &str, parameter: &ParameterSpec) -> String {
    let default = match parameter.default {
        DefaultValue::Number(number) => plain(number),
        DefaultValue::Rule(text) | DefaultValue::Choice(text) => text.to_owned(),
    };
    format!("{of}: {} [{}; default: {default}]", parameter.help, parameter.legal())
}

impl Flag {
    /// The same at another path.
    pub(crate) fn at(self, path: &'static str) -> Self {
        let heading = if path.starts_with("workload") { "Requests" } else { self.heading };
        Self { path, heading, ..self }
    }

    /// The same under another heading.
    pub(crate) fn under(self, heading: &'static str) -> Self {
        Self { heading, ..self }
    }

    /// As clap reads it.
    pub(crate) fn arg(&self) -> Arg {
        let arg = Arg::new(self.id).long(self.id.replace('_', "-")).value_name(self.value_name.clone());
        let arg = arg.help(self.help.clone()).help_heading(self.heading);
        match self.to {
            To::Number | To::Text | To::Size => arg,
            To::Ids | To::Sets(_) => arg.action(ArgAction::Append),
            To::SwitchedSets(_) => {
                arg.action(ArgAction::Append).default_missing_value("").num_args(0..=1).require_equals(true)
            }
            To::Switch => {
                let arg = arg.value_parser(["true", "false"]).default_missing_value("true");
                arg.num_args(0..=1).require_equals(true)
            }
        }
    }

    /// What texts of it set.
    pub(crate) fn sets(&self, texts: &[&str]) -> Result<Sets, ConfigError> {
        if let To::Sets(read) | To::SwitchedSets(read) = self.to {
            let sets = texts.iter().map(|text| read(text)).collect::<Result<Vec<_>, _>>()?;
            return Ok(sets.concat());
        }
        Ok(vec![(self.path.to_owned(), self.value(&texts.join(",")))])
    }

    /// A text of it as JSON.
    pub(crate) fn value(&self, text: &str) -> Value {
        match self.to {
            To::Number => number(text),
            To::Switch | To::SwitchedSets(_) => switch(text),
            To::Size => text.parse::<u64>().map_or_else(|_| text.into(), Value::from),
            _ => text.into(),
        }
    }
}

/// `true` and `false` as JSON; any other text as [`number`] has it.
pub(crate) fn switch(text: &str) -> Value {
    text.parse::<bool>().map_or_else(|_| number(text), Value::from)
}
