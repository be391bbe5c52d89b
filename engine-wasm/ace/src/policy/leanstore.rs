//! LeanStore's cooling queue. Source: docs/rules/policies.md; Leis, Haubenschild, Kemper & Neumann, ICDE 2018.

use crate::policy::prelude::*;

const COOLING: ParameterSpec = ParameterSpec {
    help: "How many pages are on trial.",
    why: "A long queue gives pages more time to be saved, and makes more hits move a page; with 1 the choice is random.",
    ..own("cooling", "Cooling queue", "pages", (1.0, MAXIMUM_OWN_SIZE), Rule("max(1, floor(B / 10))"))
};

/// LeanStore's.
#[derive(Debug, Clone, Default)]
pub struct CoolingQueue {
    cooling: Line,
    hot: Drawn,
    dirty: Vec<bool>,
    generator: SplitMix,
    target: u32,
}

impl Policy for CoolingQueue {
    const SPEC: PolicySpec = PolicySpec {
        id: "leanstore",
        label: "LeanStore",
        card: PolicyCard {
            idea: "Keep no record of the uses of hot pages: put some on trial at random, and save those that are used meanwhile.",
            rule: "A loaded page is hot, and a hit on a hot page changes nothing. For a victim, hot pages are drawn at random to the new end of the cooling queue until it is full; the victim is its old end. A hit on a cooling page makes it hot again.",
            cost: "A hit on a hot page costs nothing: it is made for pools where nearly every request is one. With few pages on trial the choice is little better than a random one. A dirty victim is written alone.",
            complexity: "O(log B) a miss and a page saved, O(1) any other hit.",
            paper: "Leis, Haubenschild, Kemper & Neumann: LeanStore, in-memory data management beyond main memory, ICDE",
            year: 2018,
            left_out: "Parents that stay while their children are hot, epochs, and writing ahead. The queue is filled page by page; other versions fill it with several at once. Its later code keeps no queue (PageProviderThread.cpp): it draws a page at random, which cools if it is hot and goes if it is cooling.",
            used_by: "LeanStore, as published (the source)",
        },
        parameters: &[COOLING],
        badge: flag(
            "cooling",
            "cooling",
            "❄",
            "This page is on trial: it goes unless it is used before its turn.",
        ),
        kept: &[
            queue("cooling", "cooling queue", "Pages on trial, in the order in which they were drawn."),
            number("state", "generator", "State of the random generator."),
        ],
        seeded: true,
        ..PolicySpec::EMPTY
    };
    const REASONS: &'static [Text] = &[
        "Page {victim} is at the old end of the cooling queue, and was not used while it was on trial",
        "The cooling queue has one place, and page {victim} stands in it: it was drawn, or prefetched",
    ];
    const WHY_NOT: &'static [Text] = &[
        "Page {page} is hot; page {victim} is at the old end of the cooling queue, or will be once the queue is filled.",
        "Pages {page} and {victim} are cooling, and page {victim} is nearer the old end.",
    ];

    fn new(config: &LaneConfig) -> Result<Self, ConfigError> {
        Ok(Self {
            cooling: Line::new(config.frames),
            hot: Drawn::new(config.frames),
            dirty: filled("frames", config.frames as usize, false)?,
            generator: SplitMix::new(config.seed),
            target: config.own(&COOLING, (config.frames / 10).max(1))?,
        })
    }

    fn load(&mut self, frame: u32, _page: u32, dirty: bool) {
        self.dirty[frame as usize] = dirty;
        self.hot.insert(frame);
    }

    fn prefetch(&mut self, frame: u32, _page: u32) {
        self.dirty[frame as usize] = false;
        self.cooling.push_old(frame, 0, false);
    }

    fn hit(&mut self, frame: u32, dirty: bool) {
        self.dirty[frame as usize] = dirty;
        if self.cooling.contains(frame) {
            self.cooling.remove(frame);
            self.hot.insert(frame);
        }
    }

    fn set_dirty(&mut self, frame: u32, dirty: bool) {
        self.dirty[frame as usize] = dirty;
        if self.cooling.contains(frame) {
            self.cooling.set_dirty(frame, dirty);
        }
    }

    fn evicted(&mut self, frame: u32) {
        if self.cooling.contains(frame) {
            self.cooling.remove(frame);
        } else {
            self.hot.remove(frame);
        }
    }

    fn victim(&mut self, observer: &mut dyn PolicyObserver) -> u32 {
        while self.cooling.len() < self.target
            && let Some(frame) = self.hot.draw(&mut self.generator)
        {
            self.hot.remove(frame);
            self.cooling.push_new(frame, 0, self.dirty[frame as usize]);
        }
        observer.because(u8::from(self.target == 1));
        self.cooling.oldest().unwrap_or(0)
    }

    fn in_order(&self, wanted: Wanted, without: Option<u32>) -> impl Iterator<Item = u32> {
        let hot = self.hot.draws(self.generator, without);
        let hot = hot.filter(move |&frame| wanted.takes(self.dirty[frame as usize]));
        self.cooling.wanted(wanted).chain(hot)
    }

    fn in_state_of(&self, other: &Self) -> Self {
        Self { target: self.target, ..other.clone() }
    }
    fn kept(&self) -> Vec<Kept> {
        vec![Kept::Frames(self.cooling.from_new()), Kept::Wide(self.generator.state().to_string())]
    }
    fn badge(&self, frame: u32) -> u8 {
        u8::from(self.cooling.contains(frame))
    }
    fn why_not(&self, comparison: &VictimComparison) -> usize {
        usize::from(self.cooling.contains(comparison.frame))
    }
    fn bytes(&self) -> usize {
        self.cooling.bytes() + self.hot.bytes() + self.dirty.len()
    }
}
