//! W-TinyLFU. Source: docs/rules/policies.md; Einziger, Friedman & Manes, ACM Transactions on Storage 13(4), 2017. Counts
//! are exact, where the paper has a sketch.

use std::collections::VecDeque;

use bufferpool_core::sparse::Sparse;

use super::nru::ends_before;
use crate::policy::prelude::*;

const LRU_WINDOW: ParameterSpec = ParameterSpec {
    help: "How many pages the window holds, where a page comes first.",
    why: "A large window gives new pages time to be used again, whatever their counts are; as large as the pool, it is LRU.",
    ..own("lru_window", "Window", "pages", (1.0, MAXIMUM_OWN_SIZE), Rule("max(1, floor(B / 100))"))
};
const PROTECTED: ParameterSpec = ParameterSpec {
    help: "How many pages that were hit outside the window are protected.",
    why: "A large part keeps pages in use for longer, a small one makes room to try others.",
    ..own(
        "protected",
        "Protected pages",
        "pages",
        (0.0, MAXIMUM_OWN_SIZE),
        Rule("floor(4 (B - lru_window) / 5)"),
    )
};
const SAMPLE: ParameterSpec = ParameterSpec {
    help: "After so many requests all counts are halved.",
    why: "A short time follows popularity that changes, a long one tells pages apart that are asked for seldom.",
    ..own("sample", "Halving after", "requests", (1.0, MAXIMUM_OWN_SIZE), Rule("10 B"))
};
/// Four bits, as in the paper.
const MOST: u8 = 15;

/// W-TinyLFU.
#[derive(Debug, Clone, Default)]
pub struct WTinyLfu {
    window: Tape,
    probation: Tape,
    protected: Tape,
    /// Page → requests of late, 15 at most.
    counts: Sparse<u8>,
    page_of: Vec<u32>,
    window_size: u32,
    protected_size: u32,
    sample: u32,
}

/// Hands tails on to the head of another list, until no more than `most` are left.
fn hand_on(from: &mut Tape, to: &mut Tape, most: u32) {
    while from.len() > most
        && let Some(frame) = from.oldest()
    {
        let dirty = from.is_dirty(frame);
        from.remove(frame);
        to.push_new(frame, 0, dirty);
    }
}

impl WTinyLfu {
    fn of(&mut self, frame: u32) -> &mut Tape {
        let [window, probation, protected] = [&mut self.window, &mut self.probation, &mut self.protected];
        if window.contains(frame) {
            window
        } else if probation.contains(frame) {
            probation
        } else {
            protected
        }
    }

    fn count(&self, frame: u32) -> u8 {
        self.counts.get(self.page_of[frame as usize])
    }

    fn request(&mut self, frame: u32) {
        let count = self.counts.get_mut(self.page_of[frame as usize]);
        *count = MOST.min(*count + 1);
    }
}

impl Policy for WTinyLfu {
    const SPEC: PolicySpec = PolicySpec {
        id: "w-tinylfu",
        label: "W-TinyLFU",
        card: PolicyCard {
            idea: "Let a page in only if it is asked for more often than the one that it would push out; a small window before that door gives new pages a chance.",
            rule: "Every request adds 1 to its page's count, 15 at most, whether the page is in the pool or not; after some time all counts are halved. A loaded page goes to the head of the window, whose tail goes on to probation. A hit in the window moves the page to its head, any other to the head of the protected part, whose tail falls back to probation. When the window is full, its tail is compared with the tail of probation: the victim has the lower count, and with equal counts comes from the window. Else the victim is the tail of probation.",
            cost: "Counts for pages on disk, and popular pages stay whatever is scanned. A burst of new pages has low counts and is let in late. A dirty victim is written alone.",
            complexity: "O(log64 B) a request; halving looks at every page once a period.",
            paper: "Einziger, Friedman & Manes: TinyLFU, a highly efficient cache admission policy, ACM Transactions on Storage 13(4)",
            year: 2017,
            left_out: "The sketch: counts here are exact, in 4 bits as the paper's, whose Count-Min sketch comes near them; no doorkeeper. No climber that adapts the window. Caffeine's library now and then lets in the less frequent page at random; its simulator decides as here.",
            used_by: "Caffeine (its wiki, Efficiency)",
        },
        parameters: &[LRU_WINDOW, PROTECTED, SAMPLE],
        kept: &[
            list("window", "window", "New pages, by their last use."),
            list("probation", "probation", "Pages that may be pushed out, by when they came here."),
            list("protected", "protected", "Pages that were hit outside the window, by their last use."),
            by_page("count", "count", "Recent requests, at most 15."),
        ],
        ..PolicySpec::EMPTY
    };
    const FIRST_USE_LOADS: bool = true;
    const REASONS: &'static [Text] = &[
        "The tail of the window, page {victim}, was asked for no more often than the tail of probation, so it goes",
        "The tail of the window was asked for more often than the tail of probation, page {victim}, which goes",
        "The window is not full, so the tail of probation goes, page {victim}",
        "The window is not full, and probation is empty, so the tail of the next part goes, page {victim}",
        "Probation is empty, so the tail of the window goes, page {victim}",
    ];
    const WHY_NOT: &'static [Text] = &[
        "Pages {page} and {victim} stand in the same list, and page {victim} is nearer its tail.",
        "The tails of window and probation are compared: page {victim} has the lower count, or the same and comes from the window.",
        "The window is not full: the tail of probation goes first, then protected pages, then those of the window. So page {victim} goes before page {page}.",
    ];

    fn new(config: &LaneConfig) -> Result<Self, ConfigError> {
        let frames = config.frames;
        let window_size = config.own(&LRU_WINDOW, (frames / 100).max(1))?;
        let rest = u64::from(frames.saturating_sub(window_size));
        Ok(Self {
            window: Tape::new(frames, 1),
            probation: Tape::new(frames, 1),
            protected: Tape::new(frames, 1),
            counts: Sparse::new("pages", config.pages as usize, 0)?,
            page_of: filled("frames", frames as usize, 0)?,
            window_size,
            protected_size: config.own(&PROTECTED, (4 * rest / 5) as u32)?,
            sample: config.own(&SAMPLE, 10 * frames)?,
        })
    }

    fn begin_request(&mut self, t: i64) {
        if ends_before(t, self.sample) {
            self.counts.change_all(|count| count / 2);
        }
    }

    fn load(&mut self, frame: u32, page: u32, dirty: bool) {
        self.page_of[frame as usize] = page;
        self.request(frame);
        self.window.push_new(frame, 0, dirty);
        hand_on(&mut self.window, &mut self.probation, self.window_size);
    }

    fn prefetch(&mut self, frame: u32, page: u32) {
        self.page_of[frame as usize] = page;
        self.probation.push_old(frame, 0, false);
    }

    fn hit(&mut self, frame: u32, dirty: bool) {
        self.request(frame);
        if self.window.contains(frame) {
            return self.window.renew(frame, 0, dirty);
        }
        self.evicted(frame);
        self.protected.push_new(frame, 0, dirty);
        hand_on(&mut self.protected, &mut self.probation, self.protected_size);
    }

    fn set_dirty(&mut self, frame: u32, dirty: bool) {
        self.of(frame).set_dirty(frame, dirty);
    }
    fn evicted(&mut self, frame: u32) {
        self.of(frame).remove(frame);
    }

    fn victim(&mut self, observer: &mut dyn PolicyObserver) -> u32 {
        let waiting = self.probation.oldest();
        let full = self.window.len() >= self.window_size;
        let Some(candidate) = self.window.oldest().filter(|_| full) else {
            observer.because(2 + u8::from(waiting.is_none()));
            let others = self.protected.oldest().or_else(|| self.window.oldest());
            return waiting.or(others).unwrap_or(0);
        };
        let others = self.window.len() - 1;
        hand_on(&mut self.window, &mut self.probation, others);
        match waiting {
            Some(waiting) if self.count(candidate) > self.count(waiting) => {
                observer.because(1);
                waiting
            }
            _ => {
                observer.because(if waiting.is_some() { 0 } else { 4 });
                candidate
            }
        }
    }

    /// The rule repeated: the tails of a full window are compared one after the other, and then the lists go as they are.
    fn in_order(&self, wanted: Wanted, without: Option<u32>) -> impl Iterator<Item = u32> {
        let is_there = move |frame: &u32| Some(*frame) != without;
        let window = self.window.len() - u32::from(without.is_some_and(|frame| self.window.contains(frame)));
        let candidates = (window + 1).saturating_sub(self.window_size);
        let mut waiting = self.probation.frames().filter(is_there).peekable();
        let (mut first, mut let_in, mut end) = (Vec::new(), VecDeque::new(), 0);
        for candidate in self.window.frames().filter(is_there).take(candidates as usize) {
            end = self.window.place(candidate) + 1;
            let tail = waiting.peek().or(let_in.front()).copied();
            if tail.is_none_or(|tail| self.count(candidate) <= self.count(tail)) {
                first.push(candidate);
            } else {
                first.extend(waiting.next().or_else(|| let_in.pop_front()));
                let_in.push_back(candidate);
            }
        }
        let from = waiting.peek().map_or(u32::MAX, |&frame| self.probation.place(frame));
        let is_dirty = |list: &Tape, frame| list.contains(frame) && list.is_dirty(frame);
        let taken = move |&frame: &u32| {
            wanted.takes(is_dirty(&self.window, frame) || is_dirty(&self.probation, frame))
        };
        let now = first.into_iter().filter(taken);
        now.chain(self.probation.of_class_within(0, wanted, from..u32::MAX))
            .chain(let_in.into_iter().filter(taken))
            .chain(self.protected.of_class(0, wanted))
            .chain(self.window.of_class_within(0, wanted, end..u32::MAX))
    }

    fn in_state_of(&self, other: &Self) -> Self {
        let Self { window_size, protected_size, sample, .. } = *self;
        Self { window_size, protected_size, sample, ..other.clone() }
    }
    fn kept(&self) -> Vec<Kept> {
        let lists = [&self.window, &self.probation, &self.protected];
        let counts = (0..self.page_of.len() as u32).map(|frame| Some(self.count(frame).into()));
        lists
            .map(|list| Kept::Frames(list.from_new()))
            .into_iter()
            .chain([Kept::ByFrame(counts.collect())])
            .collect()
    }

    fn why_not(&self, comparison: &VictimComparison) -> usize {
        let (page, victim) = (comparison.frame, comparison.victim);
        let lists = [&self.window, &self.probation, &self.protected];
        if lists.into_iter().any(|list| list.contains(page) && list.contains(victim)) {
            0
        } else {
            1 + usize::from(self.window.len() < self.window_size)
        }
    }

    fn bytes_a_frame(config: &LaneConfig) -> u64 {
        80 + u64::from(config.pages.div_ceil(config.frames.max(1)))
    }
    fn bytes(&self) -> usize {
        let lists = self.window.bytes() + self.probation.bytes() + self.protected.bytes();
        lists + self.counts.bytes() + 4 * self.page_of.len()
    }
}
