//! `bpsim formula`: the exact probabilities of figures 3.2 and A.1.

use std::io::Write;

use bufferpool_core::error::ConfigError;
use bufferpool_core::fields::Fields;
use bufferpool_core::spec::ParameterSpec;
use bufferpool_pbm::formula::{self as exact, K, M, N, P};
use clap::{Arg, ArgMatches, Command};
use serde_json::{Map, Value, json};

use crate::args::flag::registered;
use crate::args::scene::{is_on, output};
use crate::error::Failure;
use crate::scene::number;

const EXAMPLES: &str = "Examples:
  bpsim formula single --n 10 --p 0.05
  bpsim formula bulk --m 100 --k 10 --p 0.036,0.05,0.1 --json

p is the share of the resident blocks whose eviction is optimal; several are set apart by commas. One probability a line, in
the order of p, with all digits that tell it from its neighbours.";

/// What a share leads to.
type Formula = Box<dyn Fn(f64) -> Result<f64, ConfigError>>;

/// The command with its two formulas, whose flags are registered numbers.
pub(crate) fn command() -> Command {
    let required = |spec: &'static ParameterSpec| {
        registered(spec).arg().help(spec.help).help_heading(None).required(true)
    };
    let formula = |name: &'static str, about: &'static str, samples: Vec<Arg>| {
        let command = Command::new(name).about(about).after_help(EXAMPLES).allow_negative_numbers(true);
        command.args(samples).arg(required(&P).value_delimiter(',')).arg(output("json", "Print JSON"))
    };
    let single = "One eviction out of a sample of N frames: 1 - (1 - p)^N";
    let bulk = "k evictions at once out of a sample of M frames: the chance of each that it is optimal";
    let command =
        Command::new("formula").about("Print how probable it is that eviction by a sample is optimal");
    let command = command.after_help(EXAMPLES).subcommand_required(true);
    command.subcommand(formula("single", single, vec![required(&N)])).subcommand(formula(
        "bulk",
        bulk,
        vec![required(&M), required(&K)],
    ))
}

pub(crate) fn formula(matches: &ArgMatches, out: &mut impl Write) -> Result<(), Failure> {
    let Some((name, matches)) = matches.subcommand() else { return Ok(()) };
    let given = |spec: &ParameterSpec| matches.get_many::<String>(spec.id).into_iter().flatten();
    let frames =
        |spec| given(spec).next().map_or(Ok(0), |text| Ok::<_, ConfigError>(checked(spec, text)? as u32));
    let (mut head, probability): (Value, Formula) = if name == "single" {
        let n = frames(&N)?;
        (json!({ "formula": name, "n": n }), Box::new(move |p| exact::single(n, p)))
    } else {
        let (m, k) = (frames(&M)?, frames(&K)?);
        (json!({ "formula": name, "m": m, "k": k }), Box::new(move |p| exact::bulk(m, k, p)))
    };
    // Nothing is written before every share is found to be legal.
    let answer = |text: &String| checked(&P, text).and_then(|p| Ok((p, probability(p)?)));
    let answers = given(&P).map(answer).collect::<Result<Vec<_>, _>>()?;
    if is_on(matches, "json") {
        let value = |&(p, probability): &(f64, f64)| json!({ "p": p, "probability": probability });
        head["values"] = answers.iter().map(value).collect();
        serde_json::to_writer_pretty(&mut *out, &head)?;
        return Ok(writeln!(out)?);
    }
    // The shortest text that reads back as the very same number.
    Ok(answers.iter().try_for_each(|(_, probability)| writeln!(out, "{probability:?}"))?)
}

/// A flag's number, within the engine's range.
fn checked(parameter: &ParameterSpec, text: &str) -> Result<f64, ConfigError> {
    let object = Map::from_iter([(parameter.id.to_owned(), number(text))]);
    let checked = Fields::new(&object).checked(parameter)?;
    checked.ok_or_else(|| ConfigError::new(parameter.id, text, parameter.legal()))
}
