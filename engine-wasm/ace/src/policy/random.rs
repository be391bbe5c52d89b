//! Random. Source: docs/rules/policies.md, which gives the generator.

use crate::policy::prelude::*;

/// Random.
#[derive(Debug, Clone, Default)]
pub struct Random {
    frames: Drawn,
    dirty: Vec<bool>,
    generator: SplitMix,
}

impl Policy for Random {
    const SPEC: PolicySpec = PolicySpec {
        id: "random",
        label: "Random",
        card: PolicyCard {
            idea: "Keep no record at all: any page may go.",
            rule: "The victim is drawn from all frames, each as likely as any other.",
            cost: "It keeps nothing, and no loop misses every time; but popular pages leave as often as others. A dirty victim is written alone.",
            complexity: "O(1) a request, O(log B) a page drawn for a batch.",
            paper: "Belady: A study of replacement algorithms for a virtual-storage computer, IBM Systems Journal 5(2)",
            year: 1966,
            used_by: "Processor caches, such as the L1 data cache of ARM's Cortex-A53, which draws pseudo-randomly (its Technical Reference Manual, DDI 0500D, section 2.1)",
            ..PolicyCard::EMPTY
        },
        kept: &[number("state", "generator", "State of the random generator.")],
        seeded: true,
        ..PolicySpec::EMPTY
    };
    const REASONS: &'static [Text] = &["Page {victim} was drawn"];
    const WHY_NOT: &'static [Text] = &["Page {page} was as likely as page {victim}, which was drawn."];

    fn new(config: &LaneConfig) -> Result<Self, ConfigError> {
        Ok(Self {
            frames: Drawn::new(config.frames),
            dirty: filled("frames", config.frames as usize, false)?,
            generator: SplitMix::new(config.seed),
        })
    }

    fn load(&mut self, frame: u32, _page: u32, dirty: bool) {
        self.dirty[frame as usize] = dirty;
        self.frames.insert(frame);
    }

    fn set_dirty(&mut self, frame: u32, dirty: bool) {
        self.dirty[frame as usize] = dirty;
    }
    fn evicted(&mut self, frame: u32) {
        self.frames.remove(frame);
    }
    fn replace(&mut self, victim: u32, _page: u32, dirty: bool) {
        self.dirty[victim as usize] = dirty;
    }
    fn victim(&mut self, _observer: &mut dyn PolicyObserver) -> u32 {
        self.frames.draw(&mut self.generator).unwrap_or(0)
    }
    fn in_order(&self, wanted: Wanted, without: Option<u32>) -> impl Iterator<Item = u32> {
        let drawn = self.frames.draws(self.generator, without);
        drawn.filter(move |&frame| wanted.takes(self.dirty[frame as usize]))
    }

    fn kept(&self) -> Vec<Kept> {
        vec![Kept::Wide(self.generator.state().to_string())]
    }
    fn bytes(&self) -> usize {
        self.frames.bytes() + self.dirty.len()
    }
}
