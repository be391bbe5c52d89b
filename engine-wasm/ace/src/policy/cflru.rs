//! Clean-First LRU. Source: Park et al., CASES 2006; docs/rules/ace.md, table "Policies". The window's size is fixed
//! for a run; the paper's adaptive window is left out.

use crate::policy::prelude::*;

const WINDOW: ParameterSpec = ParameterSpec {
    symbol: "w",
    help: "How many pages at the LRU end are searched for a clean victim.",
    why: "A wide window saves writes and costs hits, because clean pages leave early; a narrow one is almost LRU.",
    ..own("window", "Clean-first window", "pages", (1.0, MAXIMUM_OWN_SIZE), Rule("max(1, floor(B / 3))"))
};

/// CFLRU.
#[derive(Debug, Clone, Default)]
pub struct CleanFirstLru {
    list: IndexedList,
    /// Frame → whether it is in the window.
    in_window: Vec<bool>,
    /// Frames that the window holds when the list is long enough, w.
    size: u32,
    /// Frames in the window now: all that are listed, or w.
    inside: u32,
    /// The least recently used frame outside the window; `NONE` if all are inside.
    boundary: u32,
}

impl CleanFirstLru {
    /// A frame leaves its place: if that was in the window, the window takes in the next page towards the MRU end.
    #[inline(always)]
    fn leave(&mut self, frame: u32) {
        let was_inside = std::mem::take(&mut self.in_window[frame as usize]);
        if self.boundary == NONE {
            self.inside -= 1;
            return;
        }
        let boundary = self.boundary;
        if was_inside || frame == boundary {
            self.in_window[boundary as usize] = was_inside;
            self.boundary = self.list.towards_head(boundary).unwrap_or(NONE);
        }
    }

    /// A frame has come to the MRU end.
    #[inline(always)]
    fn arrive(&mut self, frame: u32) {
        if self.boundary != NONE {
            return;
        }
        if self.inside < self.size {
            self.inside += 1;
            self.in_window[frame as usize] = true;
        } else {
            self.boundary = frame;
        }
    }
}

impl Policy for CleanFirstLru {
    const SPEC: PolicySpec = PolicySpec {
        id: "cflru",
        label: "CFLRU",
        card: PolicyCard {
            idea: "Evicting a clean page needs no write, so look for one near the LRU end first.",
            rule: "Every use moves the page to the head of the list. The victim is the clean page nearest the tail among the last w pages; if all of these are dirty, the tail.",
            cost: "Fewer writes for fewer hits: clean pages leave before dirty ones that were used longer ago. With no clean page in the window, the dirty tail costs a write of its own.",
            complexity: "O(1) a request and a page written.",
            paper: "Park, Jung, Kang, Kim & Lee: CFLRU, a replacement algorithm for flash memory, CASES",
            year: 2006,
            ..PolicyCard::EMPTY
        },
        parameters: &[WINDOW],
        by_use: true,
        shape: Shape::List,
        window: Some("clean-first window"),
        ..PolicySpec::EMPTY
    };
    const EVICTION_ORDER: EvictionOrder = EvictionOrder::Bookkeeping;
    const REASONS: &'static [Text] = &[
        "In the clean-first window clean pages go first, and page {victim} is the nearest of them to the LRU end",
        "All pages in the clean-first window are dirty, so the LRU end, page {victim}, is the victim",
    ];
    const WHY_NOT: &'static [Text] = &[
        "Page {page} stands outside the clean-first window, and in the window there is a clean page, {victim}.",
        "Page {page} is dirty, and in the clean-first window there is a clean page, {victim}.",
        "Page {page} is clean too, but page {victim} is nearer the LRU end.",
        "Page {page} is clean, but outside the clean-first window; in the window all are dirty, so the LRU end, page {victim}, goes.",
        "All pages in the clean-first window are dirty, so the order of use decides: page {page} was used later than page {victim}.",
    ];

    fn new(config: &LaneConfig) -> Result<Self, ConfigError> {
        Ok(Self {
            // The window asks for clean frames in every mode.
            list: IndexedList::new(config.frames, true),
            in_window: filled("frames", config.frames as usize, false)?,
            size: config.own(&WINDOW, (config.frames / 3).max(1))?,
            inside: 0,
            boundary: NONE,
        })
    }

    #[inline(always)]
    fn load(&mut self, frame: u32, _page: u32, dirty: bool) {
        self.list.push_head(frame, dirty);
        self.arrive(frame);
    }

    #[inline(never)]
    fn prefetch(&mut self, frame: u32, _page: u32) {
        self.list.push_tail(frame);
        self.in_window[frame as usize] = true;
        if self.inside < self.size {
            self.inside += 1;
            return;
        }
        // The most recently used page of the window falls out of it.
        let falls = match self.boundary {
            NONE => self.list.head(),
            boundary => self.list.towards_tail(boundary),
        };
        self.boundary = falls.unwrap_or(NONE);
        if let Some(frame) = falls {
            self.in_window[frame as usize] = false;
        }
    }

    #[inline(always)]
    fn hit(&mut self, frame: u32, dirty: bool) {
        self.leave(frame);
        self.list.move_to_head(frame, dirty);
        self.arrive(frame);
    }

    #[inline(always)]
    fn set_dirty(&mut self, frame: u32, dirty: bool) {
        self.list.set_dirty(frame, dirty);
    }

    #[inline(never)]
    fn evicted(&mut self, frame: u32) {
        self.leave(frame);
        self.list.remove(frame);
    }

    #[inline(always)]
    fn replace(&mut self, victim: u32, _page: u32, dirty: bool) {
        self.leave(victim);
        self.list.pick_to_head(victim, dirty);
        self.arrive(victim);
    }

    #[inline(always)]
    fn victim(&mut self, _observer: &mut dyn PolicyObserver) -> u32 {
        let tail = self.list.tail().unwrap_or(0);
        let clean = self.list.first_clean().unwrap_or(tail);
        if self.in_window[clean as usize] { clean } else { tail }
    }

    #[inline(always)]
    fn next_dirty(&mut self, limit: usize, batch: &mut Vec<u32>, _observer: &mut dyn PolicyObserver) {
        self.list.add_dirty(batch[0], limit, batch);
    }

    answers_of_list!();

    fn window(&self) -> u32 {
        self.inside
    }
    fn reason(event: &Event, _config: &LaneConfig) -> &'static str {
        Self::REASONS[usize::from(event.victim_dirty)]
    }
    fn why_not(&self, comparison: &VictimComparison) -> usize {
        let inside = self.in_window[comparison.frame as usize];
        match (comparison.victim_dirty, inside, comparison.dirty) {
            (false, false, _) => 0,
            (false, true, true) => 1,
            (false, true, false) => 2,
            (true, false, false) => 3,
            (true, ..) => 4,
        }
    }

    fn bytes(&self) -> usize {
        self.list.bytes() + self.in_window.len()
    }
}
