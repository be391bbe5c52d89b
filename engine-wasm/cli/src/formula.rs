//! `bpsim formula`: the exact probabilities of figures 3.2 and A.1.

use std::io::Write;

use bufferpool_core::error::ConfigError;
use bufferpool_core::fields::Fields;
use bufferpool_core::spec::ParameterSpec;
use bufferpool_pbm::formula::{self as exact, K, M, N, P};
use serde::Serialize;
use serde_json::{Map, Value, json};

use crate::args::formula::{Formula, FormulaArguments, ShareArguments};
use crate::error::Failure;
use crate::scene::number;

#[derive(Serialize)]
struct Answer {
    p: f64,
    probability: f64,
}

pub(crate) fn formula(arguments: &FormulaArguments, out: &mut impl Write) -> Result<(), Failure> {
    match &arguments.formula {
        Formula::Single(single) => {
            let n = frames(&N, &single.n)?;
            let head = json!({ "formula": "single", "n": n });
            answer(head, &single.shares, |p| exact::single(n, p), out)
        }
        Formula::Bulk(bulk) => {
            let (m, k) = (frames(&M, &bulk.m)?, frames(&K, &bulk.k)?);
            let head = json!({ "formula": "bulk", "m": m, "k": k });
            answer(head, &bulk.shares, |p| exact::bulk(m, k, p), out)
        }
    }
}

/// Nothing is written before every share is found to be legal.
fn answer(
    mut head: Value,
    shares: &ShareArguments,
    probability: impl Fn(f64) -> Result<f64, ConfigError>,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let answer = |text: &String| {
        let p = checked(&P, text)?;
        Ok(Answer { p, probability: probability(p)? })
    };
    let answers = shares.p.iter().map(answer).collect::<Result<Vec<_>, ConfigError>>()?;
    if shares.json {
        head["values"] = serde_json::to_value(answers)?;
        serde_json::to_writer_pretty(&mut *out, &head)?;
        return Ok(writeln!(out)?);
    }
    for Answer { probability, .. } in answers {
        // The shortest text that reads back as the very same number.
        writeln!(out, "{probability:?}")?;
    }
    Ok(())
}

fn frames(parameter: &ParameterSpec, text: &str) -> Result<u32, ConfigError> {
    Ok(checked(parameter, text)? as u32)
}

/// A flag's number, within the engine's range.
fn checked(parameter: &ParameterSpec, text: &str) -> Result<f64, ConfigError> {
    let object = Map::from_iter([(parameter.id.to_owned(), number(text))]);
    let checked = Fields::new(&object).checked(parameter)?;
    checked.ok_or_else(|| ConfigError::new(parameter.id, text, parameter.legal()))
}
