//! Not Frequently Used, and with a width of its counters Aging. Source: docs/rules/policies.md, whose choice the hand
//! is; Tanenbaum, Modern Operating Systems (1992).

use super::nru::{PERIOD, ends_before};
use crate::policy::prelude::*;

const BITS: ParameterSpec = ParameterSpec {
    help: "0 is plain NFU. Any other number is Aging, with counts of that many bits, halved once a period.",
    why: "Plain NFU never forgets that a page was popular; Aging forgets it in as many periods as a count has bits.",
    ..own("bits", "Width of a count", "bits", (0.0, 16.0), Number(0.0))
};

/// NFU or Aging. Frames are ranked by their counts.
#[derive(Debug, Clone, Default)]
pub struct NotFrequentlyUsed {
    ranked: Ranked<u32>,
    referenced: Vec<bool>,
    hand: u32,
    period: u32,
    bits: u32,
}

impl NotFrequentlyUsed {
    fn count(&self, frame: u32) -> u32 {
        self.ranked.rank(frame).unwrap_or(0)
    }
    fn counted(&self, frame: u32) -> u32 {
        let referenced = u32::from(self.referenced[frame as usize]);
        match self.bits.checked_sub(1) {
            None => self.count(frame).saturating_add(referenced),
            Some(highest) => self.count(frame) / 2 + (referenced << highest),
        }
    }

    /// The frames of one count in a turn of the hand from a frame on.
    fn turn(&self, count: u32, from: u32, wanted: Wanted) -> impl Iterator<Item = u32> {
        let range = move |from: u32, to: u32| self.ranked.within((count, from)..(count, to), wanted);
        range(from, u32::MAX).chain(range(0, from))
    }

    /// The counts that frames have, the least first, each with where the hand stands when its turn comes.
    fn turns(&self, without: Option<u32>) -> impl Iterator<Item = (u32, u32)> {
        let mut next = (Some(0), self.hand);
        std::iter::from_fn(move || {
            let (least, from) = next;
            let first = self.ranked.within((least?, 0).., Wanted::Any).next()?;
            let (count, frames) = (self.count(first), self.referenced.len() as u32);
            let last = |from: u32, to: u32| self.ranked.last_within((count, from), (count, to), without);
            let past = last(0, from).or_else(|| last(from, frames)).map(|last| (last + 1) % frames);
            next = (count.checked_add(1), past.unwrap_or(from));
            Some((count, from))
        })
    }
}

impl Policy for NotFrequentlyUsed {
    const SPEC: PolicySpec = PolicySpec {
        id: "nfu",
        label: "NFU / Aging",
        card: PolicyCard {
            idea: "Count the periods in which each page was used, and evict the page with the lowest count; Aging halves the counts, so that old periods weigh less.",
            rule: "A load or hit sets the page's reference bit. Once a period the bits are added to the counts and cleared; with Aging each count is halved first, and the bit becomes its highest. The victim has the lowest count; of several it is the first from the hand on, and the hand then stands one past it.",
            cost: "Within a period, one use counts as much as many. Plain NFU keeps pages that were popular long ago. A dirty victim is written alone.",
            complexity: "O(log B) a request; the end of a period O(B log B).",
            paper: "Tanenbaum: Modern Operating Systems, Prentice Hall",
            year: 1992,
            left_out: "Periods are counted in requests, not in time.",
            ..PolicyCard::EMPTY
        },
        parameters: &[PERIOD, BITS],
        shape: Shape::Ring,
        badge: flag("referenced", "reference bit", "•", "This page was used in this period."),
        kept: &[by_page(
            "count",
            "count",
            "Periods in which the page was used; with Aging later ones weigh more.",
        )],
        ..PolicySpec::EMPTY
    };
    const FIRST_USE_LOADS: bool = true;
    const REASONS: &'static [Text] =
        &["Of the pages with the lowest count, page {victim} is the first from the hand on"];
    const WHY_NOT: &'static [Text] = &[
        "Page {page} has a higher count than page {victim}: it was used in more periods, or in later ones.",
        "Pages {page} and {victim} have the same count, and the hand comes to page {victim} first.",
    ];

    fn new(config: &LaneConfig) -> Result<Self, ConfigError> {
        Ok(Self {
            ranked: Ranked::new(config.frames),
            referenced: filled("frames", config.frames as usize, false)?,
            hand: 0,
            period: config.own(&PERIOD, config.frames)?,
            bits: config.own(&BITS, 0)?,
        })
    }

    fn begin_request(&mut self, t: i64) {
        if !ends_before(t, self.period) {
            return;
        }
        let counted: Vec<Option<u32>> = (0..self.referenced.len() as u32)
            .map(|frame| self.ranked.rank(frame).map(|_| self.counted(frame)))
            .collect();
        self.ranked.rank_anew(|frame| counted[frame as usize]);
        self.referenced.fill(false);
    }

    fn load(&mut self, frame: u32, _page: u32, dirty: bool) {
        self.ranked.put(frame, 0, dirty);
        self.referenced[frame as usize] = true;
    }

    fn prefetch(&mut self, frame: u32, _page: u32) {
        self.ranked.put(frame, 0, false);
        self.referenced[frame as usize] = false;
    }

    fn hit(&mut self, frame: u32, dirty: bool) {
        self.ranked.set_dirty(frame, dirty);
        self.referenced[frame as usize] = true;
    }

    kept_in!(ranked);

    fn victim(&mut self, _observer: &mut dyn PolicyObserver) -> u32 {
        let Some(least) = self.ranked.first() else { return 0 };
        let frame = self.turn(self.count(least), self.hand, Wanted::Any).next().unwrap_or(least);
        self.hand = (frame + 1) % self.referenced.len() as u32;
        frame
    }

    fn in_order(&self, wanted: Wanted, without: Option<u32>) -> impl Iterator<Item = u32> {
        // For counts without a wanted frame only the hand's movement is followed.
        let first_from =
            move |count| self.ranked.within((count, 0).., wanted).next().map(|frame| self.count(frame));
        let mut next = first_from(0);
        let frames = self.turns(without).flat_map(move |(count, from)| {
            if next.is_some_and(|next| next < count) {
                next = first_from(count);
            }
            (next == Some(count)).then(|| self.turn(count, from, wanted)).into_iter().flatten()
        });
        frames.filter(move |&frame| Some(frame) != without)
    }

    fn in_state_of(&self, other: &Self) -> Self {
        Self { period: self.period, bits: self.bits, ..other.clone() }
    }
    fn hand(&self) -> Option<u32> {
        Some(self.hand)
    }
    fn kept(&self) -> Vec<Kept> {
        let counts = (0..self.referenced.len() as u32).map(|frame| self.ranked.rank(frame).map(i64::from));
        vec![Kept::ByFrame(counts.collect())]
    }

    fn badge(&self, frame: u32) -> u8 {
        u8::from(self.referenced[frame as usize])
    }
    fn set_hand(&mut self, frame: u32) {
        self.hand = frame;
    }

    fn why_not(&self, comparison: &VictimComparison) -> usize {
        let same = self.count(comparison.frame) == self.count(comparison.victim);
        usize::from(same)
    }

    fn bytes(&self) -> usize {
        self.ranked.bytes() + self.referenced.len()
    }
}
