//! A policy that does as it is told: the next victim, and the pages that are written with it. Its order is LRU's.

use bufferpool_core::recency::LinkedList;

use super::moves::Move;
use crate::policy::prelude::*;

#[derive(Debug, Clone, Default)]
pub(super) struct Steered {
    list: LinkedList,
    /// What the next request that wants a victim does; none is LRU's choice.
    pub(super) turn: Option<Move>,
}

impl Policy for Steered {
    const SPEC: PolicySpec = PolicySpec { id: "steered", label: "Steered", ..PolicySpec::EMPTY };
    const REASONS: &'static [Text] = &["You chose page {victim}"];
    const WHY_NOT: &'static [Text] = &["You chose page {victim}."];

    fn new(config: &LaneConfig) -> Result<Self, ConfigError> {
        Ok(Self { list: RecencyOrder::new(config.frames, false), turn: None })
    }
    fn load(&mut self, frame: u32, _page: u32, dirty: bool) {
        self.list.push_head(frame, dirty);
    }
    fn hit(&mut self, frame: u32, dirty: bool) {
        self.list.move_to_head(frame, dirty);
    }
    fn set_dirty(&mut self, frame: u32, dirty: bool) {
        self.list.set_dirty(frame, dirty);
    }
    fn evicted(&mut self, frame: u32) {
        self.list.remove(frame);
    }
    fn victim(&mut self, _observer: &mut dyn PolicyObserver) -> u32 {
        self.turn.as_ref().map(|turn| turn.victim).or_else(|| self.list.tail()).unwrap_or(0)
    }
    fn next_dirty(&mut self, limit: usize, batch: &mut Vec<u32>, _observer: &mut dyn PolicyObserver) {
        let riders = self.turn.iter().flat_map(|turn| &turn.riders);
        batch.extend(riders.take(limit.saturating_sub(batch.len())));
    }

    answers_of_list!();

    fn bytes(&self) -> usize {
        self.list.bytes()
    }
}
