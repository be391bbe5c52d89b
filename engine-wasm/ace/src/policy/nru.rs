//! Not Recently Used. Source: docs/rules/policies.md, whose choice the hand is: in Tanenbaum, Modern Operating Systems
//! (1992), a random page of the class goes.

use bufferpool_core::bits::BitTree;

use crate::policy::prelude::*;

/// Requests from one clearing of all reference bits to the next.
pub(super) const PERIOD: ParameterSpec = ParameterSpec {
    help: "After how many requests all reference bits are cleared.",
    why: "In a short period few pages are used, and all others look alike; in a long one nearly all are used, and these look alike.",
    ..own("period", "Period", "requests", (1.0, MAXIMUM_OWN_SIZE), Rule("B"))
};

pub(super) fn ends_before(t: i64, period: u32) -> bool {
    t > 0 && t % i64::from(period) == 0
}

/// NRU. A class is twice the reference bit plus the dirty bit.
#[derive(Debug, Clone, Default)]
pub struct NotRecentlyUsed {
    classes: [BitTree; 4],
    class_of: Vec<u8>,
    hand: u32,
    period: u32,
}

impl NotRecentlyUsed {
    fn put(&mut self, frame: u32, referenced: bool, dirty: bool) {
        self.take(frame);
        let class = u8::from(referenced) << 1 | u8::from(dirty);
        self.class_of[frame as usize] = class;
        self.classes[usize::from(class)].insert(frame);
    }

    fn take(&mut self, frame: u32) {
        self.classes[usize::from(self.class_of[frame as usize])].remove(frame);
    }
    fn is_referenced(&self, frame: u32) -> bool {
        self.class_of[frame as usize] > 1
    }

    /// One turn of a hand through a class, from a frame on.
    fn turn(&self, class: usize, from: u32) -> impl Iterator<Item = u32> {
        let tree = &self.classes[class];
        let range = move |from: u32, to: u32| {
            let next = move |from| tree.next(from).filter(|&frame| frame < to);
            std::iter::successors(next(from), move |&frame| next(frame + 1))
        };
        range(from, u32::MAX).chain(range(0, from))
    }

    fn one_past(&self, frame: u32) -> u32 {
        if frame as usize + 1 == self.class_of.len() { 0 } else { frame + 1 }
    }
}

impl Policy for NotRecentlyUsed {
    const SPEC: PolicySpec = PolicySpec {
        id: "nru",
        label: "NRU",
        card: PolicyCard {
            idea: "Evict a page that was not used lately, and if possible one that need not be written.",
            rule: "A load or hit sets the page's reference bit; once a period all bits are cleared. The victim is of the first class that has pages: not referenced and clean; not referenced and dirty; referenced and clean; referenced and dirty. In the class it is the first page from the hand on; the hand then stands one past it.",
            cost: "Fewer writes: of pages with the same reference bit the clean ones go first. Within a class it cannot tell pages apart, and just after a clearing no page is referenced.",
            complexity: "O(log64 B) a request; a clearing O(B) once a period.",
            paper: "Tanenbaum: Modern Operating Systems, Prentice Hall",
            year: 1992,
            left_out: "The random choice within a class, in whose place there is a hand. Periods are counted in requests, not in time.",
            ..PolicyCard::EMPTY
        },
        parameters: &[PERIOD],
        shape: Shape::Ring,
        badge: flag(
            "referenced",
            "reference bit",
            "•",
            "This page was used since the bits were last cleared.",
        ),
        ..PolicySpec::EMPTY
    };
    const REASONS: &'static [Text] = &[
        "From the hand on, page {victim} is the first that is clean and not referenced",
        "No page is clean and not referenced; from the hand on, page {victim} is the first that is dirty and not referenced",
        "Every page is referenced; from the hand on, page {victim} is the first clean one",
        "Every page is referenced and dirty; page {victim} is the first from the hand on",
    ];
    const WHY_NOT: &'static [Text] = &[
        "Pages {page} and {victim} are of the same class, and the hand comes to page {victim} first.",
        "Page {page} is referenced, page {victim} is not.",
        "Pages {page} and {victim} have the same reference bit, but page {page} is dirty and page {victim} is clean, so it need not be written.",
    ];

    fn new(config: &LaneConfig) -> Result<Self, ConfigError> {
        let frames = config.frames as usize;
        Ok(Self {
            classes: [(); 4].map(|()| BitTree::new(frames)),
            class_of: filled("frames", frames, 0)?,
            hand: 0,
            period: config.own(&PERIOD, config.frames)?,
        })
    }

    fn begin_request(&mut self, t: i64) {
        if !ends_before(t, self.period) {
            return;
        }
        for class in [2, 3] {
            while let Some(frame) = self.classes[class].next(0) {
                self.put(frame, false, class == 3);
            }
        }
    }

    fn load(&mut self, frame: u32, _page: u32, dirty: bool) {
        self.put(frame, true, dirty);
    }
    fn prefetch(&mut self, frame: u32, _page: u32) {
        self.put(frame, false, false);
    }
    fn hit(&mut self, frame: u32, dirty: bool) {
        self.put(frame, true, dirty);
    }
    fn set_dirty(&mut self, frame: u32, dirty: bool) {
        self.put(frame, self.is_referenced(frame), dirty);
    }
    fn evicted(&mut self, frame: u32) {
        self.take(frame);
    }

    fn victim(&mut self, observer: &mut dyn PolicyObserver) -> u32 {
        let found = (0..4).find_map(|class| Some((class, self.turn(class, self.hand).next()?)));
        let Some((class, frame)) = found else { return 0 };
        observer.because(class as u8);
        self.hand = self.one_past(frame);
        frame
    }

    /// Each class in one turn of the hand, from where the turn before left it.
    fn in_order(&self, wanted: Wanted, without: Option<u32>) -> impl Iterator<Item = u32> {
        let (mut class, mut hand) = (0, self.hand);
        let mut turn = self.turn(class, hand);
        let frames = std::iter::from_fn(move || {
            loop {
                let next = turn.find(|&frame| Some(frame) != without);
                if next.is_some() || class == 3 {
                    hand = next.map_or(hand, |frame| self.one_past(frame));
                    return next;
                }
                class += 1;
                turn = self.turn(class, hand);
            }
        });
        frames.filter(move |&frame| wanted.takes(self.class_of[frame as usize] % 2 == 1))
    }

    fn in_state_of(&self, other: &Self) -> Self {
        Self { period: self.period, ..other.clone() }
    }
    fn hand(&self) -> Option<u32> {
        Some(self.hand)
    }
    fn badge(&self, frame: u32) -> u8 {
        u8::from(self.is_referenced(frame))
    }
    fn set_hand(&mut self, frame: u32) {
        self.hand = frame;
    }

    fn why_not(&self, comparison: &VictimComparison) -> usize {
        let class = |frame: u32| self.class_of[frame as usize];
        let (other, victim) = (class(comparison.frame), class(comparison.victim));
        if other == victim {
            0
        } else if other / 2 != victim / 2 {
            1
        } else {
            2
        }
    }

    fn bytes(&self) -> usize {
        self.classes.iter().map(BitTree::bytes).sum::<usize>() + self.class_of.len()
    }
}
