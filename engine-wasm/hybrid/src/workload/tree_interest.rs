//! One part of the key range is read more than the rest: the paper's figure 13.
//!
//! The interesting set is the first floor(percent) of the records by key. For each query are drawn: a record, all equally
//! likely, then whether it is looked up or updated. One set; the pool is emptied at its end.

use bufferpool_core::error::ConfigError;
use bufferpool_core::spec::{DefaultValue, ParameterSpec};
use bufferpool_core::trace::MAXIMUM_REQUESTS;
use bufferpool_core::workload::draw::Random;
use bufferpool_core::workload::making::{Making, Pace};
use bufferpool_core::workload::{Draw, Drawn, WorkloadPages, WorkloadSpec};

use super::parameters::RECORDS;
use super::query::{self, Kind, Query, Recorder};

const QUERIES: ParameterSpec = ParameterSpec {
    id: "queries",
    label: "Queries",
    unit: "queries",
    minimum: 1.0,
    maximum: MAXIMUM_REQUESTS as f64,
    default: DefaultValue::Number(1_000_000.0),
    help: "Queries in the one set that there is.",
    why: "Moving a page pays only if enough queries follow.",
    ..ParameterSpec::WHOLE
};

const INTERESTING_PERCENT: ParameterSpec = ParameterSpec {
    id: "interesting_percent",
    label: "Interesting keys",
    unit: "%",
    minimum: 0.0,
    maximum: 100.0,
    default: DefaultValue::Number(60.0),
    help: "Share of the key range, from its start, that has a share of reads of its own.",
    why: "The larger this part, the more pages may gain from flash.",
    ..ParameterSpec::WHOLE
};

const READS_PERCENT: ParameterSpec = ParameterSpec {
    id: "reads_percent",
    label: "Reads of interesting keys",
    unit: "%",
    minimum: 0.0,
    maximum: 100.0,
    default: DefaultValue::Number(80.0),
    help: "Probability that a query for an interesting key is a look-up; the others are updates. Of all other keys half \
           are looked up and half updated.",
    why: "Flash pays for pages that are read far more often than written.",
    ..ParameterSpec::WHOLE
};

/// The generator's description.
pub static SPEC: WorkloadSpec = WorkloadSpec {
    id: "tree_interest",
    label: "B+-tree: a part that is read more",
    idea: "All keys are asked for equally often, but one part of the key range is mostly read and the rest is updated \
           half of the time: does an algorithm find that part?",
    parameters: &[RECORDS, QUERIES, INTERESTING_PERCENT, READS_PERCENT],
    pages: Some(pages),
    generate,
};

fn pages(draw: &Draw) -> Result<WorkloadPages, ConfigError> {
    query::pages(draw, 0)
}

fn generate(draw: &Draw) -> Result<Making<Drawn>, ConfigError> {
    let queries = draw.integer(QUERIES.id)?;
    let reads_percent = draw.integer(READS_PERCENT.id)?;
    let recorder = Recorder::new(draw, QUERIES.id, queries, 1)?;
    let records = recorder.tree().records();
    let interesting = draw.integer(INTERESTING_PERCENT.id)? * records / 100;
    let mut random = Random::new(draw.seed);
    Ok(recorder.making(async move |mut recorder: Recorder, pace: Pace| {
        for _ in 0..queries {
            let record = random.below(records);
            let read = random.percent(if record < interesting { reads_percent } else { 50 });
            let kind = if read { Kind::LookUp } else { Kind::Update };
            pace.done(recorder.run(Query { kind, key: recorder.tree().key(record) })?).await;
        }
        recorder.end_set()?;
        recorder.finish()
    }))
}
