//! Mixed sets over leaves that are only read, only updated, or both: the paper's figure 10.
//!
//! Drawn before the first query: which leaves are which. Of an order drawn as that of [`permutation`], the first
//! floor(read-only percent) of the leaves are only read, those up to floor(the sum of both percents) only updated, the
//! others both. A list is drawn when its set begins, fixed lists with the first set: for each query a record, and where
//! its leaf is read and updated then with probability 1/2 that it is a look-up.

use bufferpool_core::error::{ConfigError, filled, reserved};
use bufferpool_core::parameters;
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
                    let tree = recorder.tree();
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
