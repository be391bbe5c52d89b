//! CAR. Source: docs/rules/policies.md; Bansal & Modha, FAST 2004, figure 2.

use crate::policy::prelude::*;

/// CAR. The class of a frame in its clock is its bit.
#[derive(Debug, Clone, Default)]
pub struct Car {
    lists: Adaptive,
}

impl Car {
    /// As many pages as T1 may keep.
    fn target(&self) -> u32 {
        (self.lists.p.max(1.0).ceil() - 1.0) as u32
    }
}

impl Policy for Car {
    const SPEC: PolicySpec = PolicySpec {
        id: "car",
        label: "CAR",
        card: PolicyCard {
            idea: "ARC without moving a page at a hit: two clocks in place of two lists.",
            rule: "T1 has pages seen once lately, T2 those seen more often, each as a clock; B1 and B2 are their ghosts. A page that was a ghost of B1 makes the target p of T1 larger, one of B2 smaller, and is loaded into T2; any other page into T1. A hit sets the page's bit. While T1 is at least as long as p, and has a page, look at its old end, else at that of T2. Bit 0: the victim. Bit 1: to the new end of T2 with bit 0; look again.",
            cost: "A hit sets one bit, nothing must be chosen, and a scan passes through T1. The search clears the bits of popular pages too. A dirty victim is written alone.",
            complexity: "Amortised O(log B) a request: each bit that is set costs one look.",
            paper: "Bansal & Modha: CAR, clock with adaptive replacement, FAST",
            year: 2004,
            left_out: "Nothing. The ghosts are trimmed after each load, which on demand is the paper's replacement of its directory. Caffeine divides whole numbers for p. The paper sets no bit on a load; one copy of its listing sets it for a ghost of B2, and is not followed.",
            used_by: "",
        },
        badge: flag("bit", "reference bit", "•", "Set by a hit, cleared when the search passes."),
        second_chances: true,
        kept: &[
            queue("t1", "T1", "Pages seen once lately, in the order in which they came."),
            queue("t2", "T2", "Pages seen more often, as they came or were last passed over."),
            ghosts("b1", "B1", "Pages that left T1."),
            ghosts("b2", "B2", "Pages that left T2."),
            number("p", "p", "Target length of T1, moved by each miss on a ghost."),
        ],
        ..PolicySpec::EMPTY
    };
    const FIRST_USE_LOADS: bool = true;
    const BYTES_A_FRAME: u64 = Adaptive::BYTES_A_FRAME + 4;
    const REASONS: &'static [Text] = &[
        "T1 has reached its target p, and its oldest page, {victim}, has bit 0",
        "T1 is shorter than its target p, and the oldest page of T2, {victim}, has bit 0",
        "{chances} passed over: bit 1, so to the new end of T2 with bit 0. Then page {victim} is the oldest of T1, which has reached its target p, and has bit 0",
        "{chances} passed over: bit 1, so to the new end of T2 with bit 0. Then T1 is shorter than its target p or empty, and the oldest page of T2, {victim}, has bit 0",
    ];
    const WHY_NOT: &'static [Text] = &[
        "Page {page} has bit 1: the search passes over it once, and clears the bit.",
        "Page {page} stands in T2; T1 has reached its target p, so one of its pages goes, page {victim}.",
        "Page {page} stands in T1, which does not reach its target p, so T2 gives up a page, {victim}.",
        "The search comes to page {victim} before page {page}.",
    ];

    fn new(config: &LaneConfig) -> Result<Self, ConfigError> {
        Ok(Self { lists: Adaptive::new(config.frames, 2)? })
    }
    fn begin_miss(&mut self, page: u32) {
        self.lists.begin_miss(page);
    }

    fn load(&mut self, frame: u32, page: u32, dirty: bool) {
        self.lists.adapt(|step| step);
        self.lists.load(frame, page, dirty);
    }

    fn hit(&mut self, frame: u32, dirty: bool) {
        self.lists.of(frame).set(frame, 1, dirty);
    }

    fn victim(&mut self, observer: &mut dyn PolicyObserver) -> u32 {
        let (mut passed, target) = (0, self.target());
        loop {
            let Adaptive { t1, t2, .. } = &mut self.lists;
            let of_t1 = t1.oldest().filter(|_| t1.len() > target || t2.is_empty());
            let Some(frame) = of_t1.or_else(|| t2.oldest()) else { return 0 };
            let line = if of_t1.is_some() { t1 } else { &mut *t2 };
            if line.class(frame) == 0 {
                observer.because(passed + u8::from(of_t1.is_none()));
                return frame;
            }
            let dirty = line.is_dirty(frame);
            line.remove(frame);
            t2.push_new(frame, 0, dirty);
            observer.passed_over(frame, PassedOver { to_head: true, badge_before: 1, badge_after: 0 });
            passed = 2;
        }
    }

    /// The rule repeated: what leaves T1 with bit 1 stands in T2 before that clock's own pages with bit 1 come round. Once
    /// T2 is empty, bits in T1 change nothing any more.
    fn in_order(&self, wanted: Wanted, without: Option<u32>) -> impl Iterator<Item = u32> {
        let Adaptive { t1, t2, .. } = &self.lists;
        let end = self.lists.over(self.target(), without);
        let of_t1 = move |bit| t1.of_class_within(bit, wanted, 0..end);
        let round = move |bit| t2.of_class(bit, wanted);
        let rest = t1.frames_from(end).filter(move |&frame| wanted.takes(t1.is_dirty(frame)));
        of_t1(0).chain(round(0)).chain(of_t1(1)).chain(round(1)).chain(rest)
    }

    fn head(&self) -> Option<u32> {
        self.lists.t2.newest()
    }
    fn badge(&self, frame: u32) -> u8 {
        let Adaptive { t1, t2, .. } = &self.lists;
        if t1.contains(frame) { t1.class(frame) } else { t2.class(frame) }
    }
    fn why_not(&self, comparison: &VictimComparison) -> usize {
        let (page, victim) = (comparison.frame, comparison.victim);
        let in_t1 = |frame: u32| self.lists.t1.contains(frame);
        let reached = self.lists.t1.len() > self.target();
        match (in_t1(victim), in_t1(page)) {
            (true, false) if reached => 1,
            (false, true) if !reached => 2,
            _ if self.badge(page) > self.badge(victim) => 0,
            _ => 3,
        }
    }

    answers_of_lists!();
}
