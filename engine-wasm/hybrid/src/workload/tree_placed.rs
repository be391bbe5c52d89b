//! Pages placed before the first query: the paper's figure 14, where only the replacement is measured.
//!
//! The root, inner nodes and leaves that are only read start on flash, all other leaves on the magnetic disk; lanes that
//! start as the workload says and never migrate keep them there. One set; the pool is emptied at its end.
//!
//! Drawn before the first query: an order of the leaves, as that of [`permutation`]. The first floor(half) or
//! floor(a tenth) of it are only read; the others are looked up or updated, half and half. For each query of A: a leaf,
//! all equally likely, then where it may be updated whether it is looked up. Of B: whether it goes to the leaves that are
//! only read, with probability 90 percent; a leaf of that kind; where it may be updated whether it is looked up.
//! Of the third, the same, but the leaves that may be updated are the next floor(a tenth of them) of the order.
//! The key is the leaf's first.

use bufferpool_core::error::{ConfigError, filled};
use bufferpool_core::spec::{ChoiceSpec, DefaultValue, ParameterSpec};
use bufferpool_core::trace::MAXIMUM_REQUESTS;
use bufferpool_core::workload::draw::Random;
use bufferpool_core::workload::making::{Making, Pace};
use bufferpool_core::workload::zipf::permutation;
use bufferpool_core::workload::{Draw, Drawn, WorkloadSpec};

use super::RECORDS;
use super::query::{self, Kind, Query, Recorder};

const QUERY_SET: ParameterSpec = ParameterSpec {
    id: "query_set",
    label: "Query set",
    maximum: 2.0,
    choices: &[
        ChoiceSpec { id: "a", label: "A: half of the leaves only read, all equally likely" },
        ChoiceSpec { id: "b", label: "B: nine of ten queries to a tenth of the leaves, only read" },
        ChoiceSpec {
            id: "b_kept",
            label: "B, the queries to the magnetic disk kept to a tenth of its leaves",
        },
    ],
    default: DefaultValue::Choice("a"),
    help: "Which leaves are asked for, and which of them are only read and so on flash.",
    why: "Whether frames are better kept for magnetic pages depends on how often a page of either disk is asked for.",
    ..ParameterSpec::WHOLE
};

const QUERIES: ParameterSpec = ParameterSpec::whole(
    "queries",
    "Queries",
    "queries",
    (1.0, MAXIMUM_REQUESTS as f64),
    DefaultValue::Rule("100 000 for A, 150 000 for B"),
    "Queries in the one set that there is.",
    "The pool starts empty; with more queries its filling counts for less.",
);

/// The generator's description.
pub(super) static SPEC: WorkloadSpec = WorkloadSpec {
    id: "tree_placed",
    label: "B+-tree: pages placed before",
    idea: "Leaves that are only read and inner nodes are on flash, all others on the magnetic disk, and nothing moves: \
           what is left is which page to evict.",
    parameters: &[RECORDS, QUERY_SET, QUERIES],
    pages: Some(|draw| query::pages(draw, 0)),
    generate,
};

/// The leaves that queries go to, by their number from the left.
struct Targets {
    order: Vec<u32>,
    /// The first so many of the order are only read.
    read_only: u64,
    /// So many after them are looked up and updated.
    updated: u64,
    /// Probability of a query to the leaves that are only read; none if all leaves are equally likely.
    read_only_percent: Option<u64>,
}

impl Targets {
    fn of(draw: &Draw, random: &mut Random) -> Result<Self, ConfigError> {
        let leaves = query::leaves(draw)?;
        let order = permutation("workload.records", leaves as u32, random)?;
        // Of two leaves or more each kind has at least one.
        let tenth = |leaves: u64| (leaves / 10).max(1);
        let others = leaves - tenth(leaves);
        let (read_only, updated, read_only_percent) = match draw.integer(QUERY_SET.id)? {
            0 => (leaves / 2, leaves - leaves / 2, None),
            1 => (tenth(leaves), others, Some(90)),
            _ => (tenth(leaves), tenth(others), Some(90)),
        };
        Ok(Self { order, read_only, updated, read_only_percent })
    }

    /// A leaf and what is done there.
    fn next(&self, random: &mut Random) -> (Kind, u32) {
        let place = match self.read_only_percent {
            None => random.below(self.read_only + self.updated),
            Some(percent) if random.percent(percent) => random.below(self.read_only),
            Some(_) => self.read_only + random.below(self.updated),
        };
        let read = place < self.read_only || random.percent(50);
        (Kind::read_or_update(read), self.order[place as usize])
    }
}

fn generate(draw: &Draw) -> Result<Making<Drawn>, ConfigError> {
    let mut random = Random::new(draw.seed);
    let targets = Targets::of(draw, &mut random)?;
    let usual = if targets.read_only_percent.is_none() { 100_000 } else { 150_000 };
    let queries = draw.optional(QUERIES.id).map_or(usual, |queries| queries as u64);
    let recorder = Recorder::new(draw, QUERIES.id, queries, 1)?;
    Ok(recorder.making(async move |mut recorder: Recorder, pace: Pace| {
        for _ in 0..queries {
            let (kind, leaf) = targets.next(&mut random);
            pace.done(recorder.run(Query { kind, key: recorder.tree.first_key(leaf) })?).await;
        }
        recorder.end_set()?;
        let leaves = recorder.tree.loaded_leaves();
        let mut on_flash = filled("workload.records", leaves.end as usize, false)?;
        on_flash[..leaves.start as usize].fill(true);
        for &leaf in &targets.order[..targets.read_only as usize] {
            on_flash[(leaves.start + leaf) as usize] = true;
        }
        Ok(Drawn { starts_on_flash: Some(on_flash), ..recorder.finish()? })
    }))
}
