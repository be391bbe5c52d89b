//! CCF-LRU. Source: docs/rules/policies.md; Li, Jin, Su, Cui & Yue, IEEE Trans. Consumer Electronics 55(3), 2009:
//! reference 38 of the ACE paper.

use crate::policy::prelude::*;

/// Classes of the mixed list. The cold pages always stand before the hot ones.
const COLD: u8 = 0;
const HOT: u8 = 1;

/// CCF-LRU.
#[derive(Debug, Clone, Default)]
pub struct ColdCleanFirst {
    cold_clean: Line,
    mixed: Line,
}

impl Policy for ColdCleanFirst {
    const SPEC: PolicySpec = PolicySpec {
        id: "ccf-lru",
        label: "CCF-LRU",
        card: PolicyCard {
            idea: "A clean page that was used once is worth least and goes first; a dirty page gets time to be used again.",
            rule: "A page loaded by a read goes to the head of the cold clean list; a page loaded by a write, and any page on a hit, goes to the head of the mixed list, hot. The victim is the tail of the cold clean list. If that is empty, look at the tail of the mixed list. Cold: the victim. Hot: it becomes cold and goes to the head of the mixed list if dirty, of the cold clean list if clean; look again. If no page is left to look at, the victim is the tail of the cold clean list.",
            cost: "Fewer writes for fewer hits: a page that was only read once goes before any other. A dirty victim is written alone.",
            complexity: "Amortised O(log64 B) a request: each page that cools is paid for by a load or hit.",
            paper: "Li, Jin, Su, Cui & Yue: CCF-LRU, a new buffer replacement algorithm for flash memory, IEEE Trans. Consumer Electronics 55(3)",
            year: 2009,
            left_out: "Nothing known. Public versions differ in whether a page loaded by a write is cold; here it is hot.",
            ..PolicyCard::EMPTY
        },
        badge: flag(
            "cold",
            "cold flag",
            "❄",
            "Cold: loaded by a read and not hit since, or not hit since a search for a victim passed over it.",
        ),
        second_chances: true,
        kept: &[
            list("cold_clean", "cold clean list", "Clean pages that go first, by their last use."),
            list("mixed", "mixed list", "Hot pages and dirty ones, by their last use or second chance."),
        ],
        ..PolicySpec::EMPTY
    };
    const FIRST_USE_LOADS: bool = true;
    const REASONS: &'static [Text] = &[
        "Page {victim} is at the tail of the cold clean list",
        "No page is cold and clean; page {victim} is at the tail of the mixed list, and cold",
        "No page is cold and clean. {chances} at the tail of the mixed list: hot, so cooled and passed over. Then page {victim} is at its tail, and cold",
        "{chances} in the mixed list: hot and clean, so cooled and moved to the cold clean list. Page {victim} is at its tail",
    ];
    const WHY_NOT: &'static [Text] = &[
        "Page {page} is not in the cold clean list; as long as that has pages, its tail goes, page {victim}.",
        "Pages {page} and {victim} stand in the cold clean list, and page {victim} is nearer its tail.",
        "No page is cold and clean; page {page} is hot, and must cool before it goes.",
        "Pages {page} and {victim} stand in the mixed list, and page {victim} is nearer its tail.",
        "No page is cold: the search cools one after the other, and page {victim} is the first that it can take.",
    ];

    fn new(config: &LaneConfig) -> Result<Self, ConfigError> {
        Ok(Self { cold_clean: Line::new(config.frames), mixed: Line::new(config.frames) })
    }
    fn load(&mut self, frame: u32, _page: u32, dirty: bool) {
        if dirty {
            self.mixed.push_new(frame, HOT, true);
        } else {
            self.cold_clean.push_new(frame, COLD, false);
        }
    }

    fn prefetch(&mut self, frame: u32, _page: u32) {
        self.cold_clean.push_old(frame, COLD, false);
    }

    fn hit(&mut self, frame: u32, dirty: bool) {
        Line::of(frame, &mut self.mixed, &mut self.cold_clean).remove(frame);
        self.mixed.push_new(frame, HOT, dirty);
    }

    fn set_dirty(&mut self, frame: u32, dirty: bool) {
        if dirty && self.cold_clean.contains(frame) {
            // A list of clean pages keeps no dirty one.
            return self.hit(frame, true);
        }
        Line::of(frame, &mut self.mixed, &mut self.cold_clean).set_dirty(frame, dirty);
    }

    fn evicted(&mut self, frame: u32) {
        Line::of(frame, &mut self.mixed, &mut self.cold_clean).remove(frame);
    }

    fn victim(&mut self, observer: &mut dyn PolicyObserver) -> u32 {
        if let Some(frame) = self.cold_clean.oldest() {
            observer.because(0);
            return frame;
        }
        let mut reason = 1;
        while let Some(frame) = self.mixed.oldest() {
            if self.mixed.class(frame) == COLD {
                observer.because(reason);
                return frame;
            }
            let to_head = self.mixed.is_dirty(frame);
            if to_head {
                self.mixed.renew(frame, COLD, true);
            } else {
                self.mixed.remove(frame);
                self.cold_clean.push_new(frame, COLD, false);
            }
            observer.passed_over(frame, PassedOver { to_head, badge_before: 0, badge_after: 1 });
            reason = 2;
        }
        observer.because(3);
        self.cold_clean.oldest().unwrap_or(0)
    }

    /// Once no page is cold, the next search cools them all: it takes the first dirty one, and then the clean ones, which
    /// stand in the cold clean list now, go first again.
    fn in_order(&self, wanted: Wanted, without: Option<u32>) -> impl Iterator<Item = u32> {
        let mixed = move || self.mixed.frames().filter(move |&frame| Some(frame) != without);
        let is_cold = move |&frame: &u32| self.mixed.class(frame) == COLD;
        let hot = move |dirty| {
            mixed().skip_while(is_cold).filter(move |&frame| self.mixed.is_dirty(frame) == dirty)
        };
        let cold = self.cold_clean.frames().chain(mixed().take_while(is_cold));
        let order = cold.chain(hot(true).take(1)).chain(hot(false)).chain(hot(true).skip(1));
        order.filter(move |&frame| wanted.takes(self.mixed.is_dirty(frame)))
    }

    fn kept(&self) -> Vec<Kept> {
        vec![Kept::Frames(self.cold_clean.from_new()), Kept::Frames(self.mixed.from_new())]
    }
    fn head(&self) -> Option<u32> {
        self.mixed.newest()
    }
    fn badge(&self, frame: u32) -> u8 {
        u8::from(!self.mixed.contains(frame) || self.mixed.class(frame) == COLD)
    }
    fn why_not(&self, comparison: &VictimComparison) -> usize {
        let (page, victim) = (comparison.frame, comparison.victim);
        let is_hot = |frame: u32| self.mixed.contains(frame) && self.mixed.class(frame) == HOT;
        if self.cold_clean.contains(victim) {
            usize::from(self.cold_clean.contains(page))
        } else if is_hot(victim) {
            4
        } else if is_hot(page) {
            2
        } else {
            3
        }
    }

    fn bytes(&self) -> usize {
        self.cold_clean.bytes() + self.mixed.bytes()
    }
}
