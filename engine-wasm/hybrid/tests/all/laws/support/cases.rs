//! Random cases: sizes, prices, lambda, and a trace of all four operations. All of them are legal.

use std::fmt;
use std::ops::Range;
use std::rc::Rc;

use bufferpool_core::trace::operation::{EMPTY_POOL, Operations, pack_new};
use bufferpool_core::trace::{Trace, pack};
use bufferpool_hybrid::config::HybridConfig;
use bufferpool_test_support::traces::traces;
use proptest::collection::vec;
use proptest::prelude::*;
use serde_json::{Map, Value, json};

use super::Pair;

/// Prices of table 1 in millionths of a unit: r_f, w_f, r_m, w_m.
pub(crate) const TABLE_1: [u64; 4] = [1_000_000, 118_000_000, 23_000_000, 12_000_000];

/// One request.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Request {
    Read(u32),
    Write(u32),
    New(u32),
    Empty,
}

impl Request {
    /// As lanes take it.
    pub(crate) fn packed(self) -> u32 {
        match self {
            Self::Read(page) => pack(page, false),
            Self::Write(page) => pack(page, true),
            Self::New(page) => pack_new(page),
            Self::Empty => EMPTY_POOL,
        }
    }

    /// Its page, if it has one.
    pub(crate) fn page(self) -> Option<u32> {
        match self {
            Self::Read(page) | Self::Write(page) | Self::New(page) => Some(page),
            Self::Empty => None,
        }
    }
}

/// One random case; placement and replacement come from the law.
#[derive(Clone)]
pub(crate) struct Case {
    pub(crate) pages: u32,
    pub(crate) frames: u32,
    /// Thousandths.
    pub(crate) lambda: u32,
    /// r_f, w_f, r_m, w_m in millionths of a unit.
    pub(crate) prices: [u64; 4],
    pub(crate) floor: bool,
    /// Where the workload puts the pages of the file.
    pub(crate) on_flash: Vec<bool>,
    pub(crate) requests: Vec<Request>,
    /// Where a law may cut the run, as a part of 256.
    pub(crate) cuts: Vec<u8>,
}

/// The trace as short as the golden files have it.
impl fmt::Debug for Case {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = |request: &Request| match request {
            Request::Read(page) => format!("R{page}"),
            Request::Write(page) => format!("W{page}"),
            Request::New(page) => format!("N{page}"),
            Request::Empty => "F".to_owned(),
        };
        let requests = self.requests.iter().map(text).collect::<Vec<_>>().join(" ");
        let Self { pages, frames, lambda, prices, floor, on_flash, cuts, .. } = self;
        write!(
            out,
            "n {pages}, b {frames}, lambda {lambda}/1000, prices {prices:?}/1000000, floor {floor}\non flash \
             {on_flash:?}\nrequests {requests}\ncuts {cuts:?}"
        )
    }
}

impl Case {
    /// The config in the golden files' form.
    pub(crate) fn json(&self, pair: Pair) -> Map<String, Value> {
        let [rf, wf, rm, wm] = self.prices.map(|price| price as f64 / 1e6);
        let config = json!({
            "placement": pair.placement.spec.id, "replacement": pair.replacement.id, "floor": self.floor,
            "lambda": f64::from(self.lambda) / 1e3, "frames": self.frames, "pages": self.pages,
            "rf": rf, "wf": wf, "rm": rm, "wm": wm,
        });
        let Value::Object(object) = config else { unreachable!() };
        object
    }

    /// The config as the engine resolves it.
    pub(crate) fn config(&self, pair: Pair) -> HybridConfig {
        HybridConfig::from_json(&self.json(pair)).expect("a legal config")
    }

    /// The trace as lanes take it.
    pub(crate) fn packed(&self) -> Vec<u32> {
        self.requests.iter().map(|request| request.packed()).collect()
    }

    /// The trace as sessions take it.
    pub(crate) fn trace(&self) -> Trace {
        let last = self.requests.iter().filter_map(|request| request.page()).max();
        let pages = self.pages.max(last.map_or(0, |page| page + 1));
        Trace {
            requests: self.packed(),
            pages,
            operations: Operations::All,
            created_pages: pages - self.pages,
            starts_on_flash: Some(Rc::new(self.on_flash.clone())),
            ..Trace::default()
        }
    }

    /// The same case with a trace that ends by emptying the pool.
    pub(crate) fn ended(&self) -> Self {
        let mut ended = self.clone();
        ended.requests.push(Request::Empty);
        ended
    }

    /// Positions in the trace, in rising order.
    pub(crate) fn positions(&self) -> Vec<usize> {
        let cuts = self.cuts.iter();
        let mut positions: Vec<_> = cuts.map(|&cut| self.requests.len() * usize::from(cut) / 256).collect();
        positions.sort_unstable();
        positions
    }
}

fn sizes() -> impl Strategy<Value = (u32, u32)> {
    let pages = prop_oneof![3 => 1..=12u32, 6 => 13..=40u32, 1 => 150..=300u32];
    pages.prop_flat_map(|pages| {
        let frames = prop_oneof![1 => Just(1), 8 => 2..=(pages / 2).max(2), 2 => 1..=pages + 5];
        (Just(pages), frames)
    })
}

/// Table 1's, few that tie often, whole ones, and decimal ones.
fn prices() -> impl Strategy<Value = [u64; 4]> {
    let whole =
        |most: u64| prop::array::uniform4(1..=most).prop_map(|prices| prices.map(|price| price * 1_000_000));
    prop_oneof![
        4 => Just(TABLE_1),
        1 => whole(3),
        2 => whole(150),
        2 => prop::array::uniform4(1..60_000u64).prop_map(|prices| prices.map(|price| price * 1_000)),
        1 => prop::array::uniform4(1..9_000_000u64),
    ]
}

fn lambdas() -> impl Strategy<Value = u32> {
    prop_oneof![1 => Just(0), 1 => Just(1_000), 4 => 0..=1_000u32]
}

/// Weaves creations and ends of query sets into reads and writes; some of these go to created pages, whose numbers have
/// gaps now and then.
fn weave(pages: u32, plain: &[(u32, bool)], draws: &[u16], rates: (u16, u16)) -> Vec<Request> {
    let (mut requests, mut created, mut next) = (Vec::new(), Vec::new(), pages);
    for (&(page, write), &draw) in plain.iter().zip(draws.iter().cycle()) {
        let (new, empty) = (rates.0, rates.0 + rates.1);
        if draw < new {
            requests.push(Request::New(next));
            created.push(next);
            next += if draw % 5 == 0 { 2 } else { 1 };
        } else if draw < empty {
            requests.extend(vec![Request::Empty; if draw % 4 == 0 { 2 } else { 1 }]);
        }
        let to_created = !created.is_empty() && draw % 3 == 0;
        let page = if to_created { created[page as usize % created.len()] } else { page };
        requests.push(if write { Request::Write(page) } else { Request::Read(page) });
    }
    requests
}

fn requests(pages: u32, stretches: Range<usize>, most: usize) -> impl Strategy<Value = Vec<Request>> {
    let rates = (prop_oneof![Just(0), Just(20), Just(150)], prop_oneof![Just(0), Just(8), Just(80)]);
    (traces(pages, stretches, most), vec(0..1_000u16, 1..211), rates)
        .prop_map(move |(plain, draws, rates)| weave(pages, &plain, &draws, rates))
}

fn cases_with(stretches: Range<usize>, most: usize) -> impl Strategy<Value = Case> {
    sizes().prop_flat_map(move |(pages, frames)| {
        let parts = (
            (lambdas(), prices(), any::<bool>()),
            vec(any::<bool>(), pages as usize),
            requests(pages, stretches.clone(), most),
            vec(any::<u8>(), 1..5),
        );
        parts.prop_map(move |((lambda, prices, floor), on_flash, requests, cuts)| Case {
            pages,
            frames,
            lambda,
            prices,
            floor,
            on_flash,
            requests,
            cuts,
        })
    })
}

/// Cases with a file of up to 300 pages and up to some 500 requests; small ones are the most likely.
pub(crate) fn cases() -> impl Strategy<Value = Case> {
    cases_with(1..7, 400)
}

/// Cases of a few requests, for comparisons with every possibility there is.
pub(crate) fn tiny_cases() -> impl Strategy<Value = Case> {
    cases_with(1..3, 24)
}

/// Thousands of requests.
pub(crate) fn long_cases() -> impl Strategy<Value = Case> {
    cases_with(60..200, 9_000)
}
