//! Clock Sweep as in PostgreSQL: usage counts 0 to 5 instead of a list.
//!
//! Source: ace.md, table "Policies"; PostgreSQL, `BM_MAX_USAGE_COUNT` and `StrategyGetBuffer`. Pins and the
//! background writer are left out. Eviction order is by (usage, distance ahead of the hand): one [`BitTree`] for
//! each usage count finds the next dirty (clean) frame of that count in O(log64 B), without a turn of the clock.

use super::{Policy, Report, Structure};
use crate::bits::BitTree;
use crate::config::LaneConfig;
use crate::error::{ConfigError, filled};
use crate::event::Event;
use crate::spec::{BadgeSpec, PolicySpec, Shape};

const MAXIMUM_USAGE: u8 = 5;
const CLASSES: usize = MAXIMUM_USAGE as usize + 1;

/// Flags beside the usage count in `state`.
const DIRTY: u8 = 0x80;
const RESIDENT: u8 = 0x40;
const USAGE: u8 = 0x07;

/// Frames by usage count, for one of the two states clean and dirty.
type Classes = Vec<BitTree>;

/// Clock Sweep.
#[derive(Debug, Clone, Default)]
pub struct ClockSweep {
    /// Frame → usage count with the flags above.
    state: Vec<u8>,
    hand: u32,
    /// Kept only when a Writer may ask: empty otherwise.
    dirty: Classes,
    /// Kept only when an Evictor may ask: empty otherwise.
    clean: Classes,
}

impl ClockSweep {
    fn usage(&self, frame: u32) -> u8 {
        self.state[frame as usize] & USAGE
    }

    #[inline]
    fn set(&mut self, frame: u32, state: u8) {
        let before = std::mem::replace(&mut self.state[frame as usize], state);
        if before == state || self.dirty.is_empty() && self.clean.is_empty() {
            return;
        }
        for (state, enters) in [(before, false), (state, true)] {
            let classes = if state & DIRTY != 0 { &mut self.dirty } else { &mut self.clean };
            let Some(class) = classes.get_mut((state & USAGE) as usize) else { continue };
            match (state & RESIDENT != 0, enters) {
                (true, true) => class.insert(frame),
                (true, false) => class.remove(frame),
                (false, _) => {}
            }
        }
    }

    /// The frames of `classes` by (usage, distance ahead of the hand).
    fn in_order<'a>(&'a self, classes: &'a [BitTree]) -> impl Iterator<Item = u32> + 'a {
        let (hand, end) = (self.hand, self.state.len() as u32);
        classes.iter().flat_map(move |class| range(class, hand, end).chain(range(class, 0, hand)))
    }
}

fn range(class: &BitTree, from: u32, to: u32) -> impl Iterator<Item = u32> + '_ {
    let mut from = from;
    std::iter::from_fn(move || {
        let member = class.next(from).filter(|&member| member < to)?;
        from = member + 1;
        Some(member)
    })
}

fn classes(kept: bool, frames: u32) -> Classes {
    if kept { vec![BitTree::new(frames as usize); CLASSES] } else { Vec::new() }
}

impl Policy for ClockSweep {
    const SPEC: PolicySpec = PolicySpec {
        id: "clock",
        label: "Clock Sweep",
        idea: "Approximate LRU without a list: count uses up to 5, and let a sweeping hand count them down.",
        rule: "Look at the frame under the hand and advance the hand. Usage 0: the victim. Otherwise usage minus 1; look again.",
        complexity: "Amortised O(1) a request: each step of the hand is paid for by a use. A batch O(n_w log64 B).",
        paper: "PostgreSQL's clock sweep; Papon & Athanassoulis, ICDE 2023, section III",
        year: 2023,
        parameters: &[],
        shape: Shape::Ring,
        badge: Some(BadgeSpec {
            id: "usage",
            label: "usage count",
            glyph: "",
            maximum: MAXIMUM_USAGE,
            help: "Uses counted, at most 5; the hand takes one away each time it passes.",
        }),
        window: None,
        second_chances: false,
    };

    fn new(config: &LaneConfig) -> Result<Self, ConfigError> {
        Ok(Self {
            state: filled("frames", config.frames as usize, 0)?,
            hand: 0,
            dirty: classes(config.batch_limit() > 1, config.frames),
            clean: classes(config.prefetch, config.frames),
        })
    }

    #[inline]
    fn load(&mut self, frame: u32, dirty: bool) {
        self.set(frame, RESIDENT | 1 | if dirty { DIRTY } else { 0 });
    }

    fn prefetch(&mut self, frame: u32) {
        self.set(frame, RESIDENT);
    }

    #[inline]
    fn hit(&mut self, frame: u32, dirty: bool) {
        let usage = (self.usage(frame) + 1).min(MAXIMUM_USAGE);
        self.set(frame, RESIDENT | usage | if dirty { DIRTY } else { 0 });
    }

    fn written(&mut self, frame: u32) {
        self.set(frame, self.state[frame as usize] & !DIRTY);
    }

    #[inline]
    fn evicted(&mut self, frame: u32) {
        self.set(frame, 0);
    }

    #[inline]
    fn victim(&mut self, report: &mut impl Report) -> u32 {
        let frames = self.state.len() as u32;
        let mut looked_at = 0;
        loop {
            let frame = self.hand;
            self.hand = if frame + 1 == frames { 0 } else { frame + 1 };
            looked_at += 1;
            if self.usage(frame) == 0 {
                report.looked_at(looked_at);
                return frame;
            }
            self.set(frame, self.state[frame as usize] - 1);
        }
    }

    fn next_dirty(&mut self, victim: u32, limit: usize, batch: &mut Vec<u32>, _report: &mut impl Report) {
        let wanted = limit.saturating_sub(batch.len());
        batch.extend(self.in_order(&self.dirty).filter(|&frame| frame != victim).take(wanted));
    }

    fn next_clean(&self, limit: usize, frames: &mut Vec<u32>) {
        frames.extend(self.in_order(&self.clean).take(limit));
    }

    /// A sort, O(B log B): pictures and tests ask for it, requests do not.
    fn peek(&self, limit: usize) -> Vec<u32> {
        let end = self.state.len() as u32;
        let ahead = (self.hand..end).chain(0..self.hand);
        let mut order: Vec<u32> = ahead.filter(|&frame| self.state[frame as usize] & RESIDENT != 0).collect();
        order.sort_by_key(|&frame| self.usage(frame));
        order.truncate(limit);
        order
    }

    fn structure(&self) -> Structure {
        Structure { order: self.peek(usize::MAX), ..self.outline() }
    }

    fn outline(&self) -> Structure {
        Structure { hand: Some(self.hand), ..Structure::default() }
    }

    fn badge(&self, frame: u32) -> u8 {
        self.usage(frame)
    }

    fn set_badge(&mut self, frame: u32, value: u8) {
        self.set(frame, self.state[frame as usize] & !USAGE | value.min(MAXIMUM_USAGE));
    }

    fn set_hand(&mut self, frame: u32) {
        self.hand = frame;
    }

    fn reason(_event: &Event) -> &'static str {
        "The hand looked at {looked_at} and found page {victim} with usage count 0"
    }

    fn bytes(&self) -> usize {
        let trees = self.dirty.iter().chain(&self.clean).map(BitTree::bytes).sum::<usize>();
        self.state.len() + trees
    }
}
