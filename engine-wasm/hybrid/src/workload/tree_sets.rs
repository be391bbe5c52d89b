//! Read sets and update sets in turn: the sequences of the paper's figures 9, 11 and 12.
//!
//! r10 u10 r20 is 10 read sets, 10 update sets, 20 read sets; (r3 u3) x 3 is 3, 3 and 0, three times. Every set ends with
//! the emptying of the pool.
//!
//! How a list is drawn ([`draw`](bufferpool_core::workload::draw) says how a number is drawn): when its set begins, or for fixed
//! lists when the first read set, or update set, begins. For each query first its kind, then its key: that of one of the
//! records there are then, or for an insert a new one. With each leaf once: the leaves of the load
//! in an order drawn as that of [`permutation`], each by its first record.

use bufferpool_core::error::{ConfigError, reserved};
use bufferpool_core::parameters;
use bufferpool_core::spec::{ChoiceSpec, DefaultValue, ParameterSpec};
use bufferpool_core::workload::draw::Random;
use bufferpool_core::workload::making::{Making, Pace};
use bufferpool_core::workload::zipf::permutation;
use bufferpool_core::workload::{Draw, Drawn, WorkloadSpec};

use super::query::{self, Kind, Query, Recorder};
use super::tree::SPACING;
use super::{FIXED, LISTS, QUERIES_PER_SET, RECORDS};

parameters! {
    READ_SETS = "read_sets", "Read sets", "r", "sets", (0.0, 1_000.0), 15.0,
        "Sets of look-ups and range queries at the start of each round.",
        "Reads make a page cheaper on flash; how many it takes until it moves is what the algorithms differ in.";
    UPDATE_SETS = "update_sets", "Update sets", "u", "sets", (0.0, 1_000.0), 0.0,
        "Sets of updates and inserts that follow.",
        "Updates make a leaf cheaper on the magnetic disk, so it should move back, but not too soon.";
    READ_SETS_AFTER = "read_sets_after", "Read sets after that", "r", "sets", (0.0, 1_000.0), 0.0,
        "Sets of look-ups and range queries at the end of each round.",
        "Shows what an algorithm remembers of the updates before.";
    REPEATS = "repeats", "Rounds", "", "", (1.0, 1_000.0), 1.0,
        "How many times the three kinds of sets are run through.",
        "Short rounds favour algorithms that wait; (r3 u3) three times is the paper's figure 12.";
    RANGES_PERCENT = "ranges_percent", "Range queries", "", "%", (0.0, 100.0), 20.0,
        "Probability that a query of a read set is a range query, which reads up to four leaves more; the others are \
         look-ups. Not used when each leaf is touched once.",
        "Range queries read more leaves for the same inner nodes.";
    INSERTS_PERCENT = "inserts_percent", "Inserts", "", "%", (0.0, 100.0), 0.0,
        "Probability that a query of an update set is an insert of a new record; the others are updates. Not used \
         when each leaf is touched once.",
        "Full leaves split: new pages come into being in the pool, and inner nodes are written.";
}

const ACCESS: ParameterSpec = ParameterSpec {
    id: "access",
    label: "Access",
    maximum: 1.0,
    choices: &[
        ChoiceSpec { id: "uniform", label: "Uniform: every record is as likely" },
        ChoiceSpec { id: "each_leaf_once", label: "Each leaf exactly once a set" },
    ],
    default: DefaultValue::Choice("uniform"),
    help: "Which leaves a set touches. With each leaf once a set has as many queries as there are leaves, look-ups or \
           updates, in an order drawn at random.",
    why: "If each leaf is touched once a set, pages reach an algorithm's threshold together.",
    ..ParameterSpec::WHOLE
};

/// The generator's description.
pub(super) static SPEC: WorkloadSpec = WorkloadSpec {
    id: "tree_sets",
    label: "B+-tree: read sets and update sets",
    idea: "Sets of queries on a B+-tree that only read, then sets that only update, the pool emptied in between: when \
           do pages move to flash, and when back?",
    parameters: &[
        RECORDS,
        READ_SETS,
        UPDATE_SETS,
        READ_SETS_AFTER,
        REPEATS,
        QUERIES_PER_SET,
        RANGES_PERCENT,
        INSERTS_PERCENT,
        LISTS,
        ACCESS,
    ],
    pages: Some(|draw| query::pages(draw, Plan::of(draw)?.insertions())),
    generate,
};

/// A checked config.
struct Plan {
    /// Read, update and read sets of a round.
    sets: [u64; 3],
    repeats: u64,
    queries_per_set: u64,
    ranges_percent: u64,
    inserts_percent: u64,
    fixed: bool,
    each_leaf_once: bool,
}

impl Plan {
    fn of(draw: &Draw) -> Result<Self, ConfigError> {
        let sets = [READ_SETS.id, UPDATE_SETS.id, READ_SETS_AFTER.id];
        let sets = [draw.integer(sets[0])?, draw.integer(sets[1])?, draw.integer(sets[2])?];
        if sets == [0; 3] {
            return Err(ConfigError::new("workload.read_sets", 0, "at least one set of either kind"));
        }
        Ok(Self {
            sets,
            repeats: draw.integer(REPEATS.id)?,
            queries_per_set: draw.integer(QUERIES_PER_SET.id)?,
            ranges_percent: draw.integer(RANGES_PERCENT.id)?,
            inserts_percent: draw.integer(INSERTS_PERCENT.id)?,
            fixed: draw.integer(LISTS.id)? == FIXED,
            each_leaf_once: draw.integer(ACCESS.id)? == 1,
        })
    }

    /// Queries that may be inserts of new records: those of lists that run again are none.
    fn insertions(&self) -> u64 {
        let lists = if self.fixed { self.sets[1].min(1) } else { self.sets[1] * self.repeats };
        let none = self.inserts_percent == 0 || self.each_leaf_once;
        if none { 0 } else { lists.saturating_mul(self.queries_per_set) }
    }

    /// The list of a set.
    async fn list(
        &self,
        updates: bool,
        recorder: &Recorder,
        random: &mut Random,
        pace: &Pace,
    ) -> Result<Vec<Query>, ConfigError> {
        let tree = &recorder.tree;
        if self.each_leaf_once {
            let kind = Kind::read_or_update(!updates);
            let leaves = tree.loaded_leaves();
            let order = permutation("workload.records", leaves.end - leaves.start, random)?;
            let mut list = reserved("workload.records", order.len() as u64)?;
            list.extend(order.into_iter().map(|leaf| Query { kind, key: tree.first_key(leaf) }));
            return Ok(list);
        }
        let mut list = reserved("workload.queries_per_set", self.queries_per_set)?;
        for _ in 0..self.queries_per_set {
            let kind = match updates {
                true if random.percent(self.inserts_percent) => Kind::Insert,
                true => Kind::Update,
                false if random.percent(self.ranges_percent) => Kind::Range,
                false => Kind::LookUp,
            };
            // A new key lies where no record of the load is: one of its records is drawn, then the distance from it, of
            // 1 to SPACING - 1. So each stretch of keys gets new ones by its length, whatever it has got before.
            let key = match kind {
                Kind::Insert => tree.key(random.below(tree.loaded.into())) + 1 + random.below(SPACING - 1),
                _ => tree.key(random.below(tree.records())),
            };
            list.push(Query { kind, key });
            pace.done(1).await;
        }
        Ok(list)
    }
}

fn generate(draw: &Draw) -> Result<Making<Drawn>, ConfigError> {
    let plan = Plan::of(draw)?;
    let mut random = Random::new(draw.seed);
    let sets = plan.sets.iter().sum::<u64>() * plan.repeats;
    let (field, queries_per_set) = if plan.each_leaf_once {
        (RECORDS.id, query::leaves(draw)?)
    } else {
        (QUERIES_PER_SET.id, plan.queries_per_set)
    };
    let recorder = Recorder::new(draw, field, sets.saturating_mul(queries_per_set), sets)?;
    Ok(recorder.making(async move |mut recorder: Recorder, pace: Pace| {
        let mut lists = [None, None];
        for _ in 0..plan.repeats {
            for (count, updates) in plan.sets.into_iter().zip([false, true, false]) {
                for _ in 0..count {
                    let list = match lists[usize::from(updates)].take().filter(|_| plan.fixed) {
                        Some(list) => list,
                        None => plan.list(updates, &recorder, &mut random, &pace).await?,
                    };
                    recorder.run_set(&list, &pace).await?;
                    lists[usize::from(updates)] = Some(list);
                }
            }
        }
        recorder.finish()
    }))
}
