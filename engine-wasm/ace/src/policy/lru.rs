//! Least Recently Used. Source: docs/rules/ace.md, table "Policies"; Papon & Athanassoulis, ICDE 2023, section III.
//! Older than any one paper; Mattson et al. (1970) is the classic that defines it.

use crate::policy::prelude::*;

/// LRU.
#[derive(Debug, Clone, Default)]
pub struct Lru<O> {
    list: O,
}

impl<O: RecencyOrder> Policy for Lru<O> {
    const SPEC: PolicySpec = PolicySpec {
        id: "lru",
        label: "LRU",
        card: PolicyCard {
            idea: "A page used recently will be used again soon; the least recently used one is evicted first.",
            rule: "Every use moves the page to the head of the list. The victim is the tail, clean or dirty.",
            cost: "A dirty victim costs a write of its own, alpha reads long, however many writes the device could serve at once.",
            complexity: "O(1) a request and a page written.",
            paper: "Mattson, Gecsei, Slutz & Traiger: Evaluation techniques for storage hierarchies, IBM Systems Journal 9(2)",
            year: 1970,
            ..PolicyCard::EMPTY
        },
        by_use: true,
        shape: Shape::List,
        ..PolicySpec::EMPTY
    };
    const REASONS: &'static [Text] = &["Page {victim} is at the LRU end"];
    const WHY_NOT: &'static [Text] = &[
        "Page {page} was used later than page {victim}.",
        "Page {victim} was prefetched to the LRU end and not used since; page {page} stands nearer the MRU end.",
    ];

    fn new(config: &LaneConfig) -> Result<Self, ConfigError> {
        Ok(Self { list: O::new(config.frames, config.prefetch) })
    }
    #[inline(always)]
    fn load(&mut self, frame: u32, _page: u32, dirty: bool) {
        self.list.push_head(frame, dirty);
    }
    #[inline(never)]
    fn prefetch(&mut self, frame: u32, _page: u32) {
        self.list.push_tail(frame);
    }
    #[inline(always)]
    fn hit(&mut self, frame: u32, dirty: bool) {
        self.list.move_to_head(frame, dirty);
    }
    #[inline(always)]
    fn set_dirty(&mut self, frame: u32, dirty: bool) {
        self.list.set_dirty(frame, dirty);
    }
    #[inline(never)]
    fn evicted(&mut self, frame: u32) {
        self.list.remove(frame);
    }
    #[inline(always)]
    fn replace(&mut self, victim: u32, _page: u32, dirty: bool) {
        self.list.move_to_head(victim, dirty);
    }
    #[inline(always)]
    fn victim(&mut self, _observer: &mut dyn PolicyObserver) -> u32 {
        self.list.tail().unwrap_or(0)
    }
    fn next_unpinned(
        &mut self,
        chosen: u32,
        pinned: &FrameSet,
        observer: &mut dyn PolicyObserver,
    ) -> Option<u32> {
        unpinned(self.list.frames().filter(|&frame| frame != chosen), pinned, observer)
    }
    #[inline(always)]
    fn next_dirty(&mut self, limit: usize, batch: &mut Vec<u32>, _observer: &mut dyn PolicyObserver) {
        self.list.add_dirty(batch[0], limit, batch);
    }

    answers_of_list!();

    fn next_victims(&self, limit: usize) -> Vec<u32> {
        self.list.frames().take(limit).collect()
    }
    fn bytes(&self) -> usize {
        self.list.bytes()
    }
}
