//! Random cases: a configuration, a start state or none, a trace. All of them are legal.

use std::fmt;
use std::ops::Range;

use bufferpool_ace::config::LaneConfig;
use bufferpool_ace::config::start::Start;
use bufferpool_ace::policy::registry::{POLICIES, PolicyEntry};
use bufferpool_ace::reader::READERS;
use bufferpool_core::trace::pack;
use bufferpool_test_support::traces::traces;
use proptest::collection::vec;
use proptest::option::of;
use proptest::prelude::*;
use serde_json::{Map, Value, json};

use super::Variant;
use super::starts::{RandomStart, starts};

/// One random case; the policy and the variant come from the law.
#[derive(Clone)]
pub(crate) struct Case {
    pub(crate) pages: u32,
    pub(crate) frames: u32,
    pub(crate) settings: Settings,
    pub(crate) start: Option<RandomStart>,
    pub(crate) requests: Vec<(u32, bool)>,
    /// Where a law may cut the run, as a part of 256.
    pub(crate) cuts: Vec<u8>,
}

/// What may be left to its default; prices in thousandths.
#[derive(Debug, Clone)]
pub(crate) struct Settings {
    pub(crate) k_r: u32,
    pub(crate) k_w: u32,
    pub(crate) n_w: Option<u32>,
    pub(crate) n_e: Option<u32>,
    pub(crate) theta: Option<u32>,
    /// Every parameter of a policy is its least legal value plus this.
    pub(crate) above_minimum: Option<u32>,
    pub(crate) alpha: u32,
    pub(crate) base_us: u32,
    pub(crate) cpu_us: Option<u32>,
    pub(crate) write_wait: Option<u32>,
    pub(crate) poster: Option<bool>,
    pub(crate) reader: Option<usize>,
}

/// The start state and the trace as short as a link has them.
impl fmt::Debug for Case {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let requests =
            self.requests.iter().map(|(page, write)| format!("{}{page}", if *write { "W" } else { "R" }));
        let requests = requests.collect::<Vec<_>>().join(" ");
        let Self { pages, frames, settings, start, cuts, .. } = self;
        write!(
            out,
            "D {pages}, B {frames}, {settings:?}\nstart {start:?}\nrequests {requests}\ncuts {cuts:?}"
        )
    }
}

impl Case {
    /// The config in the golden files' form.
    pub(crate) fn json(&self, policy: &PolicyEntry, variant: Variant) -> Map<String, Value> {
        let settings = &self.settings;
        let milli = |value: u32| f64::from(value) / 1000.0;
        let mut config = json!({
            "policy": policy.spec.id, "pages": self.pages, "frames": self.frames, "k_r": settings.k_r,
            "k_w": settings.k_w, "n_w": settings.n_w, "n_e": settings.n_e, "theta": settings.theta,
            "alpha": milli(settings.alpha), "base_us": milli(settings.base_us), "cpu_us": settings.cpu_us.map(milli),
            "write_wait": settings.write_wait.map(milli),
            "cost": settings.poster.map(|poster| if poster { "poster" } else { "ideal" }),
            "mode": if variant == Variant::Baseline { "baseline" } else { "ace" },
            "prefetch": variant == Variant::AceWithReader,
            "reader": settings.reader.map(|reader| READERS[reader].id), "seed": settings.base_us,
        });
        for parameter in POLICIES.iter().flat_map(|entry| entry.spec.parameters) {
            let value = settings
                .above_minimum
                .map(|above| (parameter.minimum + f64::from(above)).min(parameter.maximum));
            config[parameter.id] = value.map_or(Value::Null, |value| match parameter.integer {
                true => (value as u64).into(),
                false => value.into(),
            });
        }
        let Value::Object(object) = config else { unreachable!() };
        // Left out and null are the same to the engine; the oracle knows only the former.
        object.into_iter().filter(|(_, value)| !value.is_null()).collect()
    }

    /// The config as the engine resolves it.
    pub(crate) fn config(&self, policy: &PolicyEntry, variant: Variant) -> LaneConfig {
        LaneConfig::from_json(&self.json(policy, variant)).expect("a legal config")
    }

    /// The start state with the badges of a policy.
    pub(crate) fn start(&self, policy: &PolicyEntry) -> Option<Start> {
        self.start.as_ref().map(|start| start.parse(policy, self.pages, self.frames))
    }

    /// The trace as lanes take it.
    pub(crate) fn packed(&self) -> Vec<u32> {
        self.requests.iter().map(|&(page, write)| pack(page, write)).collect()
    }

    /// The pages of the trace, request by request.
    pub(crate) fn asked(&self) -> Vec<u32> {
        self.requests.iter().map(|request| request.0).collect()
    }

    /// Positions in the trace, in rising order.
    pub(crate) fn positions(&self) -> Vec<usize> {
        let mut positions: Vec<_> =
            self.cuts.iter().map(|&cut| self.requests.len() * usize::from(cut) / 256).collect();
        positions.sort_unstable();
        positions
    }
}

fn sizes() -> impl Strategy<Value = (u32, u32)> {
    let pages = prop_oneof![2 => 1..=12u32, 6 => 13..=60u32, 1 => 150..=400u32];
    pages.prop_flat_map(|pages| {
        let frames = prop_oneof![1 => Just(1), 8 => 2..=(pages / 2).max(2), 2 => 1..=pages + 5];
        (Just(pages), frames)
    })
}

fn settings(frames: u32) -> impl Strategy<Value = Settings> {
    let most = frames.min(24) + 3;
    let batches = (1..=5u32, 1..=8u32, of(1..=most), of(1..=most), of(0..=3u32), of(0..=most));
    let prices = (1..5000u32, 1..20_000u32, of(0..9000u32), of(0..=1000u32), of(any::<bool>()));
    (batches, prices, of(0..READERS.len())).prop_map(|(batches, prices, reader)| {
        let (k_r, k_w, n_w, n_e, theta, above_minimum) = batches;
        let (alpha, base_us, cpu_us, write_wait, poster) = prices;
        Settings {
            k_r,
            k_w,
            n_w,
            n_e,
            theta,
            above_minimum,
            alpha,
            base_us,
            cpu_us,
            write_wait,
            poster,
            reader,
        }
    })
}

fn cases_with(stretches: Range<usize>, most: usize) -> impl Strategy<Value = Case> {
    sizes().prop_flat_map(move |(pages, frames)| {
        let trace = traces(pages, stretches.clone(), most);
        let parts = (settings(frames), of(starts(pages, frames)), trace, vec(any::<u8>(), 1..5));
        let case =
            move |(settings, start, requests, cuts)| Case { pages, frames, settings, start, requests, cuts };
        parts.prop_map(case)
    })
}

/// Cases with a disk of up to 400 pages and up to 500 requests; small ones are the most likely.
pub(crate) fn cases() -> impl Strategy<Value = Case> {
    cases_with(1..8, 500)
}

/// Thousands of requests, up to so many: only these make the lists' tapes run full and move together.
pub(crate) fn long_cases(most: usize) -> impl Strategy<Value = Case> {
    cases_with(most / 150..most / 45, most)
}
