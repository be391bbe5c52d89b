//! Pins: while a client works on a page, it may not leave.
//!
//! Source: docs/rules/databases.md, section 1; PostgreSQL, `PinBuffer` and `UnpinBuffer`. A request leaves one pin more
//! on its page for its client; steps between the requests take one more, or give one back. Which pages are pinned
//! follows from the trace alone, whatever the policy: pinned pages never leave, so they are resident. So is which
//! request is a *reference*: one of a page that its client pins already is none.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::trace::page_of;

/// Requests at least between two positions from which the pins of others are found.
const SPACING: usize = 1_024;

/// A pin taken or given back between two requests.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct PinStep {
    /// The request that it comes before; the number of all for those behind the last one.
    pub before: u32,
    pub page: u32,
    pub client: u16,
    /// Whether it is taken; else given back.
    pub takes: bool,
}

/// Pins that a client has on a page.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct Held {
    pub page: u32,
    pub client: u16,
    /// How many; at least 1.
    pub pins: u32,
}

/// The pinned pages with their clients: few at any time.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
struct Holding {
    pins: BTreeMap<(u32, u16), u32>,
    pages: u32,
}

impl Holding {
    fn has(&self, page: u32, client: u16) -> bool {
        self.pins.contains_key(&(page, client))
    }

    fn has_page(&self, page: u32) -> bool {
        self.pins.range((page, 0)..=(page, u16::MAX)).next().is_some()
    }

    fn take(&mut self, page: u32, client: u16) {
        self.pages += u32::from(!self.has_page(page));
        *self.pins.entry((page, client)).or_default() += 1;
    }

    /// A pin more or less of one who has one. Others have none to give back, and none more to take: recorders miss some.
    fn step(&mut self, &PinStep { page, client, takes, .. }: &PinStep) -> bool {
        let Some(pins) = self.pins.get_mut(&(page, client)) else { return false };
        *pins = if takes { *pins + 1 } else { *pins - 1 };
        if *pins == 0 {
            self.pins.remove(&(page, client));
            self.pages -= u32::from(!self.has_page(page));
        }
        true
    }
}

/// The pins of a trace.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Pins {
    requests: Vec<(u32, u16)>,
    steps: Vec<PinStep>,
    /// A bit a request: its client pins its page already.
    held: Vec<u64>,
    /// What is held at some requests, the first among them: so far apart that all of it is no larger than the trace.
    points: Vec<(u64, Holding)>,
    /// Number of pinned pages, and of a request of an unpinned page at which more are pinned than before; both rise.
    crowds: Vec<(u32, u64)>,
    /// Steps of clients that did not pin the page; they change nothing.
    pub unmatched: u64,
}

impl Pins {
    /// Of requests by clients (all by client 1 if there are none), with steps between them, in order.
    pub fn new(requests: &[u32], clients: &[u16], steps: &[PinStep]) -> Self {
        let client = |t: usize| clients.get(t).copied().unwrap_or(1);
        let mut pins = Self {
            requests: requests.iter().enumerate().map(|(t, &packed)| (page_of(packed), client(t))).collect(),
            steps: steps.to_vec(),
            held: vec![0; requests.len().div_ceil(64)],
            ..Self::default()
        };
        let mut holding = Holding::default();
        let mut steps = steps.iter().peekable();
        for t in 0..=requests.len() {
            while let Some(step) = steps.next_if(|step| step.before as usize <= t) {
                pins.unmatched += u64::from(!holding.step(step));
            }
            let room = SPACING.max(holding.pins.len()) as u64;
            if pins.points.last().is_none_or(|&(at, _)| t as u64 - at >= room) {
                pins.points.push((t as u64, holding.clone()));
            }
            let Some(&(page, client)) = pins.requests.get(t) else { break };
            if holding.has(page, client) {
                pins.held[t / 64] |= 1 << (t % 64);
            }
            if !holding.has_page(page) && pins.crowds.last().is_none_or(|&(most, _)| holding.pages > most) {
                pins.crowds.push((holding.pages, t as u64));
            }
            holding.take(page, client);
        }
        pins
    }

    /// Whether the client of a request pins its page already: a hit for the counters, no reference for the policy.
    pub fn is_held(&self, t: u64) -> bool {
        self.held.get(t as usize / 64).is_some_and(|bits| bits >> (t % 64) & 1 == 1)
    }

    /// The first request that a pool of so many frames cannot serve, as all hold other pinned pages: the run ends before it.
    pub fn first_without_room(&self, frames: u32) -> Option<u64> {
        let place = self.crowds.partition_point(|&(pinned, _)| pinned < frames);
        self.crowds.get(place).map(|&(_, t)| t)
    }

    /// The fewest frames that serve all requests.
    pub fn least_frames(&self) -> u32 {
        self.crowds.last().map_or(0, |&(pinned, _)| pinned) + 1
    }

    /// Bytes held.
    pub fn bytes(&self) -> u64 {
        let columns = self.requests.len() * 8 + self.steps.len() * size_of::<PinStep>();
        (columns + self.points.iter().map(|(_, point)| 32 * point.pins.len()).sum::<usize>()) as u64
    }
}

/// A walk along a trace that knows the pins at its position.
#[derive(Debug, Clone, Default)]
pub struct PinWalk {
    pins: Option<std::rc::Rc<Pins>>,
    position: u64,
    holding: Holding,
    next: usize,
}

impl PinWalk {
    /// At the start of a trace.
    pub fn new(pins: std::rc::Rc<Pins>) -> Self {
        let mut walk = Self { pins: Some(pins), position: u64::MAX, ..Self::default() };
        walk.go_to(0);
        walk
    }

    /// Moves to the pins before request `position`.
    pub fn go_to(&mut self, position: u64) {
        let Some(pins) = &self.pins else { return };
        let before = pins.points.partition_point(|&(at, _)| at <= position).saturating_sub(1);
        let (at, ref point) = pins.points[before];
        if position < self.position || self.position < at {
            self.position = at;
            self.holding.clone_from(point);
            self.next = pins.steps.partition_point(|step| u64::from(step.before) <= at);
        }
        while self.position < position {
            let Some(&(page, client)) = pins.requests.get(self.position as usize) else { break };
            self.holding.take(page, client);
            self.position += 1;
            let comes = |step: &&PinStep| u64::from(step.before) <= self.position;
            while let Some(step) = pins.steps.get(self.next).filter(comes) {
                self.holding.step(step);
                self.next += 1;
            }
        }
    }

    /// Whether the client of the request that comes pins its page already.
    pub fn is_held(&self) -> bool {
        self.pins.as_ref().is_some_and(|pins| pins.is_held(self.position))
    }

    /// The client of the request that comes; none behind the last one.
    pub fn client(&self) -> Option<u16> {
        self.pins.as_ref()?.requests.get(self.position as usize).map(|&(_, client)| client)
    }

    /// Page and client of the request that comes, if a pool of so many frames cannot serve it: the run ends before it.
    pub fn without_room(&self, frames: u32) -> Option<(u32, u16)> {
        let pins = self.pins.as_ref()?;
        let comes = pins.first_without_room(frames) == Some(self.position);
        pins.requests.get(self.position as usize).copied().filter(|_| comes)
    }

    /// Whether a page is pinned.
    pub fn is_pinned(&self, page: u32) -> bool {
        self.holding.has_page(page)
    }

    /// Pages that are pinned.
    pub fn pinned_pages(&self) -> u32 {
        self.holding.pages
    }

    /// Who pins what, by page, then client.
    pub fn held(&self) -> impl Iterator<Item = Held> + '_ {
        self.holding.pins.iter().map(|(&(page, client), &pins)| Held { page, client, pins })
    }

    /// The clients that pin a page.
    pub fn clients_of(&self, page: u32) -> impl Iterator<Item = u16> + '_ {
        self.holding.pins.range((page, 0)..=(page, u16::MAX)).map(|(&(_, client), _)| client)
    }
}
