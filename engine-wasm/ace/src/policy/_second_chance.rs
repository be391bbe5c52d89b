//! Second Chance, the textbooks' Clock with one bit, kept as a list: First In, First Out, but a page that was hit goes
//! round once more. What a policy with a badge is copied from; the seam's test registers it, nothing else does.

use bufferpool_core::error::{ConfigError, filled};
use bufferpool_core::recency::{RecencyOrder, RecencyTape};

use crate::config::LaneConfig;
use crate::event::Event;
use crate::policy::spec::{BadgeSpec, PolicySpec, Shape};
use crate::policy::{PassedOver, Policy, PolicyObserver, VictimComparison};

/// Second Chance.
#[derive(Debug, Clone, Default)]
pub(crate) struct SecondChance {
    list: RecencyTape,
    /// Frame → whether its page was hit since it was loaded or passed over.
    referenced: Vec<bool>,
}

impl SecondChance {
    /// The frames from the oldest, those that will be passed over last.
    fn by_turn(&self) -> impl Iterator<Item = u32> {
        let with = |referenced: bool| {
            self.list.frames().filter(move |&frame| self.referenced[frame as usize] == referenced)
        };
        with(false).chain(with(true))
    }
}

impl Policy for SecondChance {
    const SPEC: PolicySpec = PolicySpec {
        id: "second-chance",
        label: "Second Chance",
        idea: "The page that came first goes first, unless it was used since: then it gets a second chance.",
        rule: "A loaded page goes to the head of the list, its reference bit 0; a hit sets the bit. For a victim: look at the tail. Bit 0: the victim. Bit 1: to the head with bit 0; look again.",
        cost: "A dirty victim is written alone, as with FIFO.",
        complexity: "Amortised O(1) a request: each second chance is paid for by a hit.",
        paper: "Folklore",
        year: 1969,
        parameters: &[],
        by_use: false,
        shape: Shape::List,
        badge: Some(BadgeSpec {
            id: "referenced",
            label: "reference bit",
            glyph: "•",
            maximum: 1,
            help: "This page was hit since it was loaded or got its last second chance.",
        }),
        window: None,
        second_chances: true,
    };

    fn new(config: &LaneConfig) -> Result<Self, ConfigError> {
        Ok(Self {
            list: RecencyTape::new(config.frames, config.prefetch),
            referenced: filled("frames", config.frames as usize, false)?,
        })
    }

    fn load(&mut self, frame: u32, dirty: bool) {
        self.referenced[frame as usize] = false;
        self.list.push_head(frame, dirty);
    }

    fn prefetch(&mut self, frame: u32) {
        self.referenced[frame as usize] = false;
        self.list.push_tail(frame);
    }

    fn hit(&mut self, frame: u32, dirty: bool) {
        self.referenced[frame as usize] = true;
        if dirty {
            self.list.set_dirty(frame);
        }
    }

    fn written(&mut self, frame: u32) {
        self.list.set_clean(frame);
    }

    fn evicted(&mut self, frame: u32) {
        self.list.remove(frame);
    }

    fn victim(&mut self, observer: &mut impl PolicyObserver) -> u32 {
        loop {
            let Some(frame) = self.list.tail() else { return 0 };
            if !std::mem::take(&mut self.referenced[frame as usize]) {
                return frame;
            }
            self.list.move_to_head(frame, self.list.is_dirty(frame));
            observer.passed_over(frame, PassedOver { to_head: true, badge_before: 1, badge_after: 0 });
        }
    }

    fn next_dirty(
        &mut self,
        victim: u32,
        limit: usize,
        batch: &mut Vec<u32>,
        _observer: &mut impl PolicyObserver,
    ) {
        let wanted = limit.saturating_sub(batch.len());
        let dirty = self.by_turn().filter(|&frame| frame != victim && self.list.is_dirty(frame));
        batch.extend(dirty.take(wanted));
    }

    fn next_clean(&self, limit: usize, frames: &mut Vec<u32>) {
        frames.extend(self.by_turn().filter(|&frame| !self.list.is_dirty(frame)).take(limit));
    }

    fn order(&self) -> Vec<u32> {
        self.list.frames().collect()
    }

    fn head(&self) -> Option<u32> {
        self.list.head()
    }

    fn badge(&self, frame: u32) -> u8 {
        self.referenced[frame as usize].into()
    }

    fn set_badge(&mut self, frame: u32, value: u8) {
        self.referenced[frame as usize] = value > 0;
    }

    const REASONS: &'static [&'static str] = &[
        "Page {victim} is the oldest, and its reference bit is 0",
        "{chances} older, but with reference bit 1, so a second chance at the head with bit 0. Then page {victim} is the oldest with bit 0",
    ];

    fn reason(event: &Event, _config: &LaneConfig) -> &'static str {
        Self::REASONS[usize::from(event.second_chances_in_search > 0)]
    }

    const WHY_NOT: &'static [&'static str] = &[
        "Page {page} has reference bit 1: before it goes, it gets a second chance.",
        "Pages {page} and {victim} have the same reference bit, {badge}, and page {victim} is older.",
    ];

    fn why_not(&self, comparison: &VictimComparison) -> &'static str {
        let bit = |frame: u32| self.referenced[frame as usize];
        Self::WHY_NOT[usize::from(bit(comparison.frame) == bit(comparison.victim))]
    }

    fn bytes(&self) -> usize {
        self.list.bytes() + self.referenced.len()
    }
}
