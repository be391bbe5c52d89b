//! Mixed sets over leaves that are only read, only updated, or both: the paper's figure 10.
//!
//! Drawn before the first query: which leaves are which. Of an order drawn as that of [`permutation`], the first
//! floor(read-only percent) of the leaves are only read, those up to floor(the sum of both percents) only updated, the
//! others both. A list is drawn when its set begins, fixed lists with the first set: for each query a record, and where
//! its leaf is read and updated then with probability 1/2 that it is a look-up.
//!
//! In the second kind one part of the key range is read more than the rest: the paper's figure 13.
//! The interesting set is the first floor(percent) of the records by key. For each query are drawn: a record, all equally
//! likely, then whether it is looked up or updated. One set; the pool is emptied at its end.

use bufferpool_core::error::{ConfigError, filled, reserved};
use bufferpool_core::parameters;
use bufferpool_core::trace::MAXIMUM_REQUESTS;
use bufferpool_core::workload::draw::Random;
use bufferpool_core::workload::making::{Making, Pace};
use bufferpool_core::workload::zipf::permutation;
use bufferpool_core::workload::{Draw, Drawn, WorkloadSpec};

use super::query::{self, Kind, Query, Recorder};
use super::{FIXED, LISTS, QUERIES_PER_SET, RECORDS};

parameters! {
    SETS = "sets", "Query sets", "", "sets", (1.0, 1_000.0), 15.0,
        "Sets of queries; the pool is emptied after each.",
        "Moving pages costs in the first sets and pays in the later ones.";
    READ_ONLY_PERCENT = "read_only_percent", "Leaves only read", "", "%", (0.0, 100.0), 40.0,
        "Share of the leaves that only look-ups go to.",
        "These pages belong on flash.";
    UPDATE_ONLY_PERCENT = "update_only_percent", "Leaves only updated", "", "%", (0.0, 100.0), 40.0,
        "Share of the leaves that only updates go to; together with those only read at most 100%. The others are read \
         or updated, half and half.",
        "These pages belong on the magnetic disk: an update reads the leaf and writes it.";
}

/// The generator's description.
pub static SPEC: WorkloadSpec = WorkloadSpec {
    id: "tree_mixed",
    label: "B+-tree: mixed query sets",
    idea: "Look-ups and updates in the same set, but some leaves are only read and others only updated: either disk \
           alone loses against both together.",
    parameters: &[RECORDS, SETS, QUERIES_PER_SET, READ_ONLY_PERCENT, UPDATE_ONLY_PERCENT, LISTS],
    pages: Some(|draw| query::pages(draw, 0)),
    generate,
};

/// What the queries on each leaf do; none where they read and update.
fn uses(draw: &Draw, random: &mut Random) -> Result<Vec<Option<Kind>>, ConfigError> {
    let (read, update) = (draw.integer(READ_ONLY_PERCENT.id)?, draw.integer(UPDATE_ONLY_PERCENT.id)?);
    if read + update > 100 {
        let legal = format!("at most {}, since {read}% are only read", 100 - read);
        return Err(ConfigError::new(format!("workload.{}", UPDATE_ONLY_PERCENT.id), update, legal));
    }
    let leaves = query::leaves(draw)?;
    let (read, update) = (read * leaves / 100, (read + update) * leaves / 100);
    let mut uses = filled("workload.records", leaves as usize, None)?;
    for (leaf, place) in permutation("workload.records", leaves as u32, random)?.into_iter().zip(0..update) {
        uses[leaf as usize] = Some(if place < read { Kind::LookUp } else { Kind::Update });
    }
    Ok(uses)
}

fn generate(draw: &Draw) -> Result<Making<Drawn>, ConfigError> {
    let mut random = Random::new(draw.seed);
    let uses = uses(draw, &mut random)?;
    let (sets, queries) = (draw.integer(SETS.id)?, draw.integer(QUERIES_PER_SET.id)?);
    let fixed = draw.integer(LISTS.id)? == FIXED;
    let recorder = Recorder::new(draw, QUERIES_PER_SET.id, sets.saturating_mul(queries), sets)?;
    let mut list = reserved("workload.queries_per_set", queries)?;
    Ok(recorder.making(async move |mut recorder: Recorder, pace: Pace| {
        for _ in 0..sets {
            if list.is_empty() || !fixed {
                list.clear();
                for _ in 0..queries {
                    let tree = &recorder.tree;
                    let record = random.below(tree.records());
                    let kind = uses[tree.loaded_leaf(record) as usize]
                        .unwrap_or_else(|| Kind::read_or_update(random.percent(50)));
                    list.push(Query { kind, key: tree.key(record) });
                    pace.done(1).await;
                }
            }
            recorder.run_set(&list, &pace).await?;
        }
        recorder.finish()
    }))
}

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
pub(super) static INTEREST: WorkloadSpec = WorkloadSpec {
    id: "tree_interest",
    label: "B+-tree: a part that is read more",
    idea: "All keys are asked for equally often, but one part of the key range is mostly read and the rest is updated \
           half of the time: does an algorithm find that part?",
    parameters: &[RECORDS, QUERIES, INTERESTING_PERCENT, READS_PERCENT],
    pages: Some(|draw| query::pages(draw, 0)),
    generate: generate_interest,
};

fn generate_interest(draw: &Draw) -> Result<Making<Drawn>, ConfigError> {
    let queries = draw.integer(QUERIES.id)?;
    let reads_percent = draw.integer(READS_PERCENT.id)?;
    let recorder = Recorder::new(draw, QUERIES.id, queries, 1)?;
    let records = recorder.tree.records();
    let interesting = draw.integer(INTERESTING_PERCENT.id)? * records / 100;
    let mut random = Random::new(draw.seed);
    Ok(recorder.making(async move |mut recorder: Recorder, pace: Pace| {
        for _ in 0..queries {
            let record = random.below(records);
            let read = random.percent(if record < interesting { reads_percent } else { 50 });
            let query = Query { kind: Kind::read_or_update(read), key: recorder.tree.key(record) };
            pace.done(recorder.run(query)?).await;
        }
        recorder.end_set()?;
        recorder.finish()
    }))
}
