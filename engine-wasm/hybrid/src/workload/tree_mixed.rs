//! Mixed sets over leaves that are only read, only updated, or both: the paper's figure 10.
//!
//! Drawn before the first query: which leaves are which. Of an order drawn as that of [`permutation`], the first
//! floor(read-only percent) of the leaves are only read, those up to floor(the sum of both percents) only updated, the
//! others both. A list is drawn when its set begins, fixed lists with the first set: for each query a record, and where
//! its leaf is read and updated then with probability 1/2 that it is a look-up.

use bufferpool_core::error::ConfigError;
use bufferpool_core::error::reserved;
use bufferpool_core::spec::{DefaultValue, ParameterSpec};
use bufferpool_core::workload::draw::Random;
use bufferpool_core::workload::making::{Making, Pace};
use bufferpool_core::workload::zipf::permutation;
use bufferpool_core::workload::{Draw, Drawn, WorkloadPages, WorkloadSpec};

use super::parameters::{FIXED, LISTS, QUERIES_PER_SET, RECORDS};
use super::query::{self, Kind, Query, Recorder};

const SETS: ParameterSpec = ParameterSpec {
    id: "sets",
    label: "Query sets",
    unit: "sets",
    minimum: 1.0,
    maximum: 1_000.0,
    default: DefaultValue::Number(15.0),
    help: "Sets of queries; the pool is emptied after each.",
    why: "Moving pages costs in the first sets and pays in the later ones.",
    ..ParameterSpec::WHOLE
};

const READ_ONLY_PERCENT: ParameterSpec = ParameterSpec {
    id: "read_only_percent",
    label: "Leaves only read",
    unit: "%",
    minimum: 0.0,
    maximum: 100.0,
    default: DefaultValue::Number(40.0),
    help: "Share of the leaves that only look-ups go to.",
    why: "These pages belong on flash.",
    ..ParameterSpec::WHOLE
};

const UPDATE_ONLY_PERCENT: ParameterSpec = ParameterSpec {
    id: "update_only_percent",
    label: "Leaves only updated",
    unit: "%",
    minimum: 0.0,
    maximum: 100.0,
    default: DefaultValue::Number(40.0),
    help: "Share of the leaves that only updates go to; together with those only read at most 100%. The others are read \
           or updated, half and half.",
    why: "These pages belong on the magnetic disk: an update reads the leaf and writes it.",
    ..ParameterSpec::WHOLE
};

/// The generator's description.
pub static SPEC: WorkloadSpec = WorkloadSpec {
    id: "tree_mixed",
    label: "B+-tree: mixed query sets",
    idea: "Look-ups and updates in the same set, but some leaves are only read and others only updated: either disk \
           alone loses against both together.",
    parameters: &[RECORDS, SETS, QUERIES_PER_SET, READ_ONLY_PERCENT, UPDATE_ONLY_PERCENT, LISTS],
    pages: Some(pages),
    generate,
};

/// What the queries on a leaf do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Use {
    Read,
    Update,
    Both,
}

fn pages(draw: &Draw) -> Result<WorkloadPages, ConfigError> {
    query::pages(draw, 0)
}

/// The use of each leaf.
fn uses(draw: &Draw, random: &mut Random) -> Result<Vec<Use>, ConfigError> {
    let (read, update) = (draw.integer(READ_ONLY_PERCENT.id)?, draw.integer(UPDATE_ONLY_PERCENT.id)?);
    if read + update > 100 {
        let legal = format!("at most {}, since {read}% are only read", 100 - read);
        return Err(ConfigError::new(format!("workload.{}", UPDATE_ONLY_PERCENT.id), update, legal));
    }
    let leaves = query::leaves(draw)?;
    let (read, update) = (read * leaves / 100, (read + update) * leaves / 100);
    let mut uses = bufferpool_core::error::filled("workload.records", leaves as usize, Use::Both)?;
    for (leaf, place) in permutation("workload.records", leaves as u32, random)?.into_iter().zip(0..update) {
        uses[leaf as usize] = if place < read { Use::Read } else { Use::Update };
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
                    let kind = match uses[tree.loaded_leaf(record) as usize] {
                        Use::Update => Kind::Update,
                        Use::Both if !random.percent(50) => Kind::Update,
                        Use::Both | Use::Read => Kind::LookUp,
                    };
                    list.push(Query { kind, key: tree.key(record) });
                    pace.done(1).await;
                }
            }
            recorder.run_set(&list, &pace).await?;
        }
        recorder.finish()
    }))
}
