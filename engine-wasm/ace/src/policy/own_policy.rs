//! An own policy: what a visitor's program decided, elsewhere (see [`crate::program`]). Its decisions come from a tape,
//! or are put on one; which pages can be evicted or written is decided here, not by the tape.

use std::cell::Cell;
use std::rc::Rc;

use crate::policy::prelude::*;
use crate::program::{Decisions, Recording};

/// The program of the scene.
#[derive(Debug, Clone, Default)]
pub struct OwnPolicy {
    decisions: Option<Decisions>,
    /// Frame → whether its page is dirty; `None` if it is free.
    holds: Vec<Option<bool>>,
    /// How far the tape is read.
    read: Cell<usize>,
    position: u64,
}

impl OwnPolicy {
    fn asked(&self) -> Option<&Rc<Recording>> {
        match &self.decisions {
            Some(Decisions::Asked(program)) => Some(program),
            _ => None,
        }
    }

    fn tell(&self, report: impl FnOnce(&Recording)) {
        if let Some(program) = self.asked() {
            report(program);
        }
    }

    fn resident(&self) -> impl Iterator<Item = u32> {
        (0..).zip(&self.holds).filter(|(_, holds)| holds.is_some()).map(|(frame, _)| frame)
    }
    fn holds(&self, frame: u32) -> Option<bool> {
        *self.holds.get(frame as usize)?
    }

    /// Appends as many of a kind as make it `limit` long, in the order once one is empty.
    fn choose(&self, without: Option<u32>, wanted: impl Fn(u32) -> bool, limit: usize, into: &mut Vec<u32>) {
        let limit = limit.saturating_sub(into.len());
        match &self.decisions {
            _ if limit == 0 => {}
            None => {}
            Some(Decisions::Asked(program)) => into.extend(program.choose(without, wanted, limit)),
            Some(Decisions::Taped(tape)) => {
                let chosen = tape.list_at(self.read.get());
                self.read.set(self.read.get() + 1 + chosen.len());
                for &frame in chosen.iter().take(limit) {
                    if wanted(frame) && !into.contains(&frame) {
                        into.push(frame);
                    }
                }
            }
        }
    }

    /// The order at the present position, if it is known.
    fn known_order(&self) -> Option<Vec<u32>> {
        match self.decisions.as_ref()? {
            Decisions::Asked(program) => Some(program.order(None, |_| true, usize::MAX)),
            Decisions::Taped(tape) => tape.order_at(self.position).map(<[u32]>::to_vec),
        }
    }
}

impl Policy for OwnPolicy {
    const SPEC: PolicySpec = PolicySpec {
        id: "own-policy",
        label: "Own policy",
        card: PolicyCard {
            idea: "Your own rule, written in JavaScript.",
            rule: "The program is told of loads, hits and drops, and is asked for the victim; its eviction order, or its victims one after the other, give Writer and Evictor their pages.",
            cost: "As the program decides.",
            complexity: "As the program is written.",
            paper: "That ACE wraps any policy: Papon & Athanassoulis: ACEing the Bufferpool Management Paradigm for Modern Storage Devices, ICDE",
            year: 2023,
            left_out: "The program runs once, beside the page and without access to it, and what it decided is replayed. It is not told of pages that are written and stay.",
            ..PolicyCard::EMPTY
        },
        programmed: true,
        ..PolicySpec::EMPTY
    };
    const REASONS: &'static [Text] = &["The program chose page {victim}"];
    const WHY_NOT: &'static [Text] = &["The program would evict page {victim} now, and not page {page}."];

    fn new(config: &LaneConfig) -> Result<Self, ConfigError> {
        Ok(Self { holds: filled("frames", config.frames as usize, None)?, ..Self::default() })
    }
    fn prepare(&mut self, told: &RunContext) {
        self.decisions.clone_from(&told.decisions);
        self.tell(Recording::begin);
    }

    fn at(&mut self, t: i64, position: i64) {
        self.position = position as u64;
        self.tell(|program| program.at(t));
    }

    fn begin_request(&mut self, t: i64) {
        self.at(t, t + 1);
        self.tell(|program| program.arrive(t as u64));
    }

    fn begin_miss(&mut self, page: u32) {
        self.tell(|program| program.miss(page));
    }

    fn load(&mut self, frame: u32, page: u32, dirty: bool) {
        self.set_dirty(frame, dirty);
        self.tell(|program| program.load(frame, page, false, dirty));
    }

    fn prefetch(&mut self, frame: u32, page: u32) {
        self.set_dirty(frame, false);
        self.tell(|program| program.load(frame, page, true, false));
    }

    fn first_use(&mut self, frame: u32, _page: u32, dirty: bool) {
        self.set_dirty(frame, dirty);
        self.tell(|program| program.hit(frame, true));
    }

    fn hit(&mut self, frame: u32, dirty: bool) {
        self.set_dirty(frame, dirty);
        self.tell(|program| program.hit(frame, false));
    }

    fn set_dirty(&mut self, frame: u32, dirty: bool) {
        self.holds[frame as usize] = Some(dirty);
    }

    fn evicted(&mut self, frame: u32) {
        self.tell(|program| program.drop_page(frame));
        self.holds[frame as usize] = None;
    }

    fn in_state_of(&self, other: &Self) -> Self {
        if let (Some(program), Some(from)) = (self.asked(), other.asked()) {
            program.go_on_from(from);
        }
        // A tape is of its own lane, from where that begins.
        Self { decisions: self.decisions.clone(), read: Cell::new(0), ..other.clone() }
    }

    fn victim(&mut self, _observer: &mut dyn PolicyObserver) -> u32 {
        let chosen = match &self.decisions {
            None => None,
            Some(Decisions::Asked(program)) => program.victim(),
            Some(Decisions::Taped(tape)) => {
                let victim = tape.at(self.read.get());
                self.read.set(self.read.get() + 1);
                victim.filter(|&frame| self.holds(frame).is_some())
            }
        };
        // After a failure the run is useless, but still continues to its target position.
        chosen.or_else(|| self.resident().next()).unwrap_or(0)
    }

    /// Of what the program gives in place of the page; its order is not asked for.
    fn next_unpinned(
        &mut self,
        _chosen: u32,
        pinned: &FrameSet,
        _observer: &mut dyn PolicyObserver,
    ) -> Option<u32> {
        let is_wanted = |frame: u32| self.holds(frame).is_some() && !pinned.has(frame);
        let mut next = Vec::new();
        self.choose(None, is_wanted, 1, &mut next);
        // After a failure, as `victim`.
        next.first().copied().or_else(|| self.resident().find(|&frame| is_wanted(frame)))
    }

    fn next_dirty(&mut self, limit: usize, batch: &mut Vec<u32>, _observer: &mut dyn PolicyObserver) {
        self.choose(batch.first().copied(), |frame| self.holds(frame) == Some(true), limit, batch);
    }
    fn next_clean(&self, limit: usize, frames: &mut Vec<u32>) {
        self.choose(None, |frame| self.holds(frame) == Some(false), limit, frames);
    }

    fn order(&self) -> Vec<u32> {
        let mut left = vec![true; self.holds.len()];
        let mut order = self.known_order().unwrap_or_default();
        order.retain(|&frame| self.holds(frame).is_some() && std::mem::take(&mut left[frame as usize]));
        order.extend(self.resident().filter(|&frame| left[frame as usize]));
        order
    }

    fn next_victims(&self, limit: usize) -> Vec<u32> {
        let mut order = if self.known_order().is_some() { self.order() } else { Vec::new() };
        order.truncate(limit);
        order
    }

    fn bytes(&self) -> usize {
        let tape = match &self.decisions {
            Some(Decisions::Taped(tape)) => tape.bytes(),
            _ => 0,
        };
        self.holds.len() + tape
    }
}
