//! Random cases with clients and pins.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::rc::Rc;

use bufferpool_ace::config::LaneConfig;
use bufferpool_ace::lane::{AnyLane, lane_over_trace};
use bufferpool_ace::policy::registry::PolicyEntry;
use bufferpool_core::trace::recorded::{PinStep, Recorded};
use bufferpool_core::trace::{Trace, pack};
use proptest::collection::vec;
use proptest::prelude::*;

use super::cases::{self, Case};

const CLIENTS: [u16; 5] = [1, 7, 2, 0, u16::MAX];

/// One random case of a trace with pins.
#[derive(Clone)]
pub(crate) struct Pinned {
    /// As without pins, up to where the run ends.
    pub(crate) case: Case,
    /// Client of each request.
    pub(crate) clients: Vec<u16>,
    pub(crate) steps: Vec<PinStep>,
    /// Requests up to the end of the trace.
    whole: Vec<(u32, bool)>,
}

/// What pins are drawn from.
#[derive(Debug, Clone)]
struct Draws {
    /// For each request, in turn: what happens before it, and to what.
    bytes: Vec<(u8, u8)>,
    clients: usize,
    /// Pages pinned at a time at most, where nobody asks for more at once.
    most: usize,
    /// Whether pages are given back before a request that no frame is left for.
    keeps_room: bool,
}

/// Pins by page and client.
type Held = BTreeMap<(u32, u16), u32>;

fn pages(held: &Held) -> BTreeSet<u32> {
    held.keys().map(|key| key.0).collect()
}

impl fmt::Debug for Pinned {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { case, clients, steps, whole } = self;
        writeln!(out, "{case:?}\nof {} requests by {clients:?}", whole.len())?;
        let step = |step: &PinStep| {
            let op = if step.takes { "P" } else { "U" };
            format!("{}:{op}{} of {}", step.before, step.page, step.client)
        };
        write!(out, "steps {}", steps.iter().map(step).collect::<Vec<_>>().join(" "))
    }
}

/// The step is put into the trace and does what it does.
fn step(steps: &mut Vec<PinStep>, held: &mut Held, before: usize, of: (u32, u16), takes: bool) {
    steps.push(PinStep { before: before as u32, page: of.0, client: of.1, takes });
    if let Some(pins) = held.get_mut(&of) {
        *pins = if takes { *pins + 1 } else { *pins - 1 };
    }
    held.retain(|_, pins| *pins > 0);
}

impl Pinned {
    fn of(mut case: Case, draws: &Draws) -> Self {
        let (mut steps, mut held, mut clients) = (Vec::new(), Held::new(), Vec::new());
        let (mut whole, mut end) = (case.requests.clone(), None);
        for (t, request) in whole.iter_mut().enumerate() {
            let (what, choice) = draws.bytes[t % draws.bytes.len()];
            let choice = usize::from(choice);
            let one_of = |held: &Held| held.keys().nth(choice % held.len().max(1)).copied();
            let mut client = CLIENTS[choice % draws.clients];
            // Of a page that may well be pinned by another client, or by nobody.
            let any = (choice as u32 % case.pages, client);
            match (what % 16, one_of(&held)) {
                (0 | 1, Some(of)) => step(&mut steps, &mut held, t, of, true),
                (2..6, Some(of)) => step(&mut steps, &mut held, t, of, false),
                (6, _) => step(&mut steps, &mut held, t, any, choice.is_multiple_of(2)),
                _ => {}
            }
            while pages(&held).len() > draws.most {
                let Some(of) = one_of(&held) else { break };
                step(&mut steps, &mut held, t, of, false);
            }
            match (what / 16, one_of(&held)) {
                (0 | 1, Some(of)) => (request.0, client) = of,
                (2, Some((page, _))) => request.0 = page,
                _ => {}
            }
            let has_room = |held: &Held| {
                let pinned = pages(held);
                pinned.len() < case.frames as usize || pinned.contains(&request.0)
            };
            while draws.keeps_room && !has_room(&held) {
                let Some(of) = one_of(&held) else { break };
                step(&mut steps, &mut held, t, of, false);
            }
            if !has_room(&held) {
                end = end.or(Some(t));
            }
            clients.push(client);
            *held.entry((request.0, client)).or_default() += 1;
        }
        // Behind the last request too, and so that there is a step at all.
        step(&mut steps, &mut held, whole.len(), (0, CLIENTS[0]), false);
        case.requests = whole[..end.unwrap_or(whole.len())].to_vec();
        Self { case, clients, steps, whole }
    }

    /// A case of which these are all pins, with room for each of them.
    pub(crate) fn with(case: Case, clients: Vec<u16>, steps: Vec<PinStep>) -> Self {
        Self { whole: case.requests.clone(), case, clients, steps }
    }

    /// The trace as it was recorded.
    pub(crate) fn whole(&self) -> Rc<Trace> {
        let requests: Vec<u32> = self.whole.iter().map(|&(page, write)| pack(page, write)).collect();
        let (clients, pin_steps) = (self.clients.clone(), self.steps.clone());
        let recorded = Recorded { clients, names_clients: true, pin_steps, ..Recorded::default() };
        let recorded = recorded.over(&requests, self.case.pages).expect("columns of this trace");
        let trace = Trace::new(requests, self.case.pages).expect("pages on disk");
        Rc::new(Trace { recorded: Some(Rc::new(recorded)), ..trace })
    }

    /// The trace as far as it can be served.
    pub(crate) fn trace(&self) -> Rc<Trace> {
        self.whole().within(self.case.frames)
    }

    /// A lane for a config, in the case's start state.
    pub(crate) fn lane(&self, policy: &PolicyEntry, config: &LaneConfig) -> Box<dyn AnyLane> {
        let mut lane = lane_over_trace(config, &self.trace()).expect("a legal config");
        if let Some(start) = self.case.start(policy) {
            lane.set_up(&start);
        }
        lane
    }

    /// The steps before a request; they stand in the requests' order.
    pub(crate) fn steps_before(&self, t: usize) -> &[PinStep] {
        let of = |step: &PinStep| step.before as usize;
        &self.steps[self.steps.partition_point(|step| of(step) < t)
            ..self.steps.partition_point(|step| of(step) <= t)]
    }
}

fn pinned(cases: impl Strategy<Value = Case>) -> impl Strategy<Value = Pinned> {
    let draws = |case: Case| {
        let frames = case.frames as usize;
        let most = prop_oneof![1 => Just(0), 4 => 1..=(frames / 2).max(1), 3 => 1..=frames + 2];
        let bytes = vec(any::<(u8, u8)>(), 1..97);
        let keeps_room = prop_oneof![3 => Just(true), 1 => Just(false)];
        let drawn = (bytes, 1..=CLIENTS.len(), most, keeps_room);
        let of = |(bytes, clients, most, keeps_room)| Draws { bytes, clients, most, keeps_room };
        (Just(case), drawn.prop_map(of))
    };
    cases.prop_flat_map(draws).prop_map(|(case, draws)| Pinned::of(case, &draws))
}

/// Cases as [`cases::cases`], with pins.
pub(crate) fn pinned_cases() -> impl Strategy<Value = Pinned> {
    pinned(cases::cases())
}

/// Cases as [`cases::long_cases`], with pins.
pub(crate) fn long_pinned_cases(most: usize) -> impl Strategy<Value = Pinned> {
    pinned(cases::long_cases(most))
}
