//! One part of the key range is read more than the rest: the paper's figure 13.
//!
//! The interesting set is the first floor(percent) of the records by key. For each query are drawn: a record, all equally
//! likely, then whether it is looked up or updated. One set; the pool is emptied at its end.

use bufferpool_core::error::ConfigError;
use bufferpool_core::parameters;
use bufferpool_core::trace::MAXIMUM_REQUESTS;
use bufferpool_core::workload::draw::Random;
use bufferpool_core::workload::making::{Making, Pace};
use bufferpool_core::workload::{Draw, Drawn, WorkloadSpec};

use super::RECORDS;
use super::query::{self, Kind, Query, Recorder};

parameters! {
    QUERIES = "queries", "Queries", "", "queries", (1.0, MAXIMUM_REQUESTS as f64), 1_000_000.0,
        "Queries in the one set that there is.",
        "Moving a page pays only if enough queries follow.";
    INTERESTING_PERCENT = "interesting_percent", "Interesting keys", "", "%", (0.0, 100.0), 60.0,
        "Share of the key range, from its start, that has a share of reads of its own.",
        "The larger this part, the more pages may gain from flash.";
    READS_PERCENT = "reads_percent", "Reads of interesting keys", "", "%", (0.0, 100.0), 80.0,
        "Probability that a query for an interesting key is a look-up; the others are updates. Of all other keys half \
         are looked up and half updated.",
        "Flash pays for pages that are read far more often than written.";
}

/// The generator's description.
pub(super) static SPEC: WorkloadSpec = WorkloadSpec {
    id: "tree_interest",
    label: "B+-tree: a part that is read more",
    idea: "All keys are asked for equally often, but one part of the key range is mostly read and the rest is updated \
           half of the time: does an algorithm find that part?",
    parameters: &[RECORDS, QUERIES, INTERESTING_PERCENT, READS_PERCENT],
    pages: Some(|draw| query::pages(draw, 0)),
    generate,
};

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
            let query = Query { kind: Kind::read_or_update(read), key: recorder.tree().key(record) };
            pace.done(recorder.run(query)?).await;
        }
        recorder.end_set()?;
        recorder.finish()
    }))
}
