//! LRU with Write Sequence Reordering. Source: Jung et al., IEEE Trans. Consumer Electronics 54(3), 2008;
//! docs/rules/ace.md, table "Policies" and the Writer's walk of figure 6c. A second chance sets the cold flag and only
//! a use clears it, so there is at most one for each load or hit: the walks are amortised O(1) a request.

use crate::policy::prelude::*;

const DIRTY: u8 = 1;
const COLD: u8 = 2;

/// LRU-WSR.
#[derive(Debug, Clone, Default)]
pub struct LruWsr<O> {
    list: O,
    /// Frame → the flags above. The dirty bit is repeated here beside the cold flag: whether a page gets a second
    /// chance can hardly be predicted, and one combined test costs one branch.
    state: Vec<u8>,
}

impl<O: RecencyOrder> LruWsr<O> {
    #[inline(always)]
    fn second_chance(&mut self, frame: u32, observer: &mut dyn PolicyObserver) {
        self.state[frame as usize] = DIRTY | COLD;
        self.list.move_to_head(frame, true);
        observer.passed_over(frame, PassedOver { to_head: true, badge_before: 0, badge_after: 1 });
    }

    /// The Writer's walk goes once over the list as it stands, LRU to MRU: takes dirty cold pages, gives the other dirty
    /// ones their second chance. Clean pages would only be skipped and are not visited.
    #[inline(always)]
    fn walk(
        &mut self,
        limit: usize,
        batch: &mut Vec<u32>,
        left_alone: impl Fn(u32) -> bool,
        observer: &mut dyn PolicyObserver,
    ) {
        // The pass ends where the pages begin that it moved to the head itself.
        let mut first_moved = None;
        let mut next = self.list.first_dirty();
        while let Some(frame) = next {
            if batch.len() >= limit || next == first_moved {
                return;
            }
            next = self.list.dirty_towards_head(frame);
            if frame == batch[0] || left_alone(frame) {
                continue;
            }
            if self.state[frame as usize] & COLD != 0 {
                batch.push(frame);
            } else {
                self.second_chance(frame, observer);
                first_moved = first_moved.or(Some(frame));
            }
        }
    }
}

impl<O: RecencyOrder> Policy for LruWsr<O> {
    const SPEC: PolicySpec = PolicySpec {
        id: "lru-wsr",
        label: "LRU-WSR",
        card: PolicyCard {
            idea: "Keep dirty pages that are still in use: a dirty page leaves only after it went unused once through the list.",
            rule: "Every use moves the page to the head of the list. For a victim: look at the tail: clean, or dirty and cold: the victim. Dirty and not cold: to the head with its cold flag set; look again. A use clears the flag.",
            cost: "Fewer writes of pages that are still in use, for fewer hits: clean pages leave instead, and an unused dirty page goes through the list twice before it is written.",
            complexity: "Amortised O(1) a request: each second chance is paid for by a load or hit.",
            paper: "Jung, Shim, Park, Kang & Cha: LRU-WSR, IEEE Trans. Consumer Electronics 54(3)",
            year: 2008,
            ..PolicyCard::EMPTY
        },
        shape: Shape::List,
        badge: flag(
            "cold",
            "cold flag",
            "❄",
            "Cold: this page had its second chance while it was dirty, and was not used since.",
        ),
        second_chances: true,
        counts_second_chances: true,
        ..PolicySpec::EMPTY
    };
    const EVICTION_ORDER: EvictionOrder = EvictionOrder::Bookkeeping;
    const REASONS: &'static [Text] = &[
        "Page {victim} is at the LRU end, and a clean page gets no second chance",
        "Page {victim} is at the LRU end and cold, so it had its second chance",
        "{chances} at the LRU end: dirty and not cold, so a second chance at the head, with the cold flag set. Then page {victim} is at the LRU end, and a clean page gets none",
        "{chances} at the LRU end: dirty and not cold, so a second chance at the head, with the cold flag set. Then page {victim} is at the LRU end and cold",
    ];
    const PASSED_BY_WRITER: Option<Text> = Some(
        "The Writer passes {chances}: dirty and not cold, so a second chance at the head, with the cold flag set.",
    );
    const WHY_NOT: &'static [Text] = &[
        "All pages are dirty and not cold: each gets a second chance, and the search comes back to page {victim} first.",
        "Page {page} is dirty and its cold flag is not set: it gets a second chance.",
        "The search goes from the LRU end and meets page {victim}, which is cold, before page {page}.",
        "The search goes from the LRU end and meets page {victim}, which is clean, before page {page}.",
    ];

    fn new(config: &LaneConfig) -> Result<Self, ConfigError> {
        Ok(Self {
            list: O::new(config.frames, config.prefetch),
            state: filled("frames", config.frames as usize, 0)?,
        })
    }

    #[inline(always)]
    fn load(&mut self, frame: u32, _page: u32, dirty: bool) {
        self.state[frame as usize] = u8::from(dirty);
        self.list.push_head(frame, dirty);
    }

    #[inline(never)]
    fn prefetch(&mut self, frame: u32, _page: u32) {
        self.state[frame as usize] = 0;
        self.list.push_tail(frame);
    }

    #[inline(always)]
    fn hit(&mut self, frame: u32, dirty: bool) {
        self.state[frame as usize] = u8::from(dirty);
        self.list.move_to_head(frame, dirty);
    }

    #[inline(always)]
    fn set_dirty(&mut self, frame: u32, dirty: bool) {
        let state = &mut self.state[frame as usize];
        *state = (*state & !DIRTY) | (u8::from(dirty) * DIRTY);
        self.list.set_dirty(frame, dirty);
    }

    #[inline(never)]
    fn evicted(&mut self, frame: u32) {
        self.list.remove(frame);
    }
    #[inline(always)]
    fn replace(&mut self, victim: u32, _page: u32, dirty: bool) {
        self.hit(victim, dirty);
    }

    #[inline(always)]
    fn victim(&mut self, observer: &mut dyn PolicyObserver) -> u32 {
        loop {
            let Some(frame) = self.list.tail() else { return 0 };
            if self.state[frame as usize] != DIRTY {
                return frame;
            }
            self.second_chance(frame, observer);
        }
    }

    /// Further searches would pass warm pages, and come to them once the list is through: then they are cold.
    fn next_unpinned(
        &mut self,
        chosen: u32,
        pinned: &FrameSet,
        observer: &mut dyn PolicyObserver,
    ) -> Option<u32> {
        let Self { list, state } = self;
        let of = |warm: bool| {
            let state = &*state;
            list.frames().filter(move |&at| (state[at as usize] == DIRTY) == warm && at != chosen)
        };
        unpinned(of(false), pinned, observer).or_else(|| unpinned(of(true), pinned, observer))
    }

    #[inline(always)]
    fn next_dirty(&mut self, limit: usize, batch: &mut Vec<u32>, observer: &mut dyn PolicyObserver) {
        self.walk(limit, batch, |_| false, observer);
    }
    fn next_dirty_beside(
        &mut self,
        limit: usize,
        batch: &mut Vec<u32>,
        in_flight: &FrameSet,
        observer: &mut dyn PolicyObserver,
    ) {
        self.walk(limit, batch, |frame| in_flight.has(frame), observer);
    }

    answers_of_list!();

    fn badge(&self, frame: u32) -> u8 {
        u8::from(self.state[frame as usize] & COLD != 0)
    }
    fn set_badge(&mut self, frame: u32, value: u8) {
        let state = &mut self.state[frame as usize];
        *state = *state & DIRTY | if value > 0 { COLD } else { 0 };
    }

    fn reason(event: &Event, _config: &LaneConfig) -> &'static str {
        let chances = event.second_chances_in_search > 0;
        Self::REASONS[2 * usize::from(chances) + usize::from(event.victim_dirty)]
    }

    /// A reason that calls a dirty page clean is always wrong, but a clean page may also be cold.
    fn is_wrong(other: &Event, event: &Event) -> bool {
        let searched = |event: &Event| event.second_chances_in_search > 0;
        event.victim_dirty || searched(other) != searched(event)
    }

    fn why_not(&self, comparison: &VictimComparison) -> usize {
        let warm = |frame: u32| self.state[frame as usize] == DIRTY;
        let first = || self.list.frames().find(|frame| [comparison.frame, comparison.victim].contains(frame));
        if warm(comparison.victim) {
            // The search came round: it has given every page its second chance.
            0
        } else if first() == Some(comparison.frame) {
            1
        } else if comparison.victim_dirty {
            2
        } else {
            3
        }
    }

    fn bytes(&self) -> usize {
        self.list.bytes() + self.state.len()
    }
}
