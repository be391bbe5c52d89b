//! A flag for each parameter that a policy has of its own, as the registry describes them.

use bufferpool_ace::policy::registry::POLICIES;
use bufferpool_core::spec::{DefaultValue, ParameterSpec};
use clap::parser::ValueSource;
use clap::{Arg, ArgGroup, ArgMatches, Args, Command, Error, FromArgMatches};

use crate::table::plain;

/// What was given, by the key in configs.
#[derive(Debug, Default)]
pub(crate) struct PolicyArguments(pub(crate) Vec<(&'static str, String)>);

/// Every parameter once, with the policies that have it.
fn parameters() -> Vec<(&'static ParameterSpec, Vec<&'static str>)> {
    let mut all: Vec<(&ParameterSpec, Vec<&str>)> = Vec::new();
    for entry in POLICIES {
        for parameter in entry.spec.parameters {
            match all.iter_mut().find(|known| known.0.id == parameter.id) {
                Some(known) => known.1.push(entry.spec.label),
                None => all.push((parameter, vec![entry.spec.label])),
            }
        }
    }
    all
}

fn flag(parameter: &'static ParameterSpec, policies: &[&str]) -> Arg {
    let default = match parameter.default {
        DefaultValue::Number(number) => plain(number),
        DefaultValue::Rule(text) | DefaultValue::Choice(text) => text.to_owned(),
    };
    let help =
        format!("{}: {} [{}; default: {default}]", policies.join(", "), parameter.help, parameter.legal());
    let unit = if parameter.unit.is_empty() { "NUMBER" } else { parameter.unit };
    Arg::new(parameter.id).long(parameter.id.replace('_', "-")).value_name(unit.to_uppercase()).help(help)
}

impl Args for PolicyArguments {
    fn augment_args(command: Command) -> Command {
        let flags = parameters().into_iter().map(|(parameter, policies)| flag(parameter, &policies));
        let group = ArgGroup::new("PolicyArguments").multiple(true);
        let group = group.args(parameters().into_iter().map(|(parameter, _)| parameter.id));
        command.next_help_heading("Parameters of single policies").args(flags).group(group)
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

impl FromArgMatches for PolicyArguments {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, Error> {
        let given = parameters().into_iter().filter_map(|(parameter, _)| {
            let given = matches.value_source(parameter.id) == Some(ValueSource::CommandLine);
            let value = matches.get_one::<String>(parameter.id).filter(|_| given)?;
            Some((parameter.id, value.clone()))
        });
        Ok(Self(given.collect()))
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}
