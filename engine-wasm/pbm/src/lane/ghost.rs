//! LRU beside a lane of a session: what it would have dropped from the lane's pool, and what came of it.

use bufferpool_core::recency::{LinkedList, RecencyOrder};
use bufferpool_lab::ledger::Ledger;

use crate::event::Event;
use crate::frames::Frames;

/// The order in which blocks were requested last, and the ledger of choices that differ from it.
#[derive(Debug, Clone, Default)]
pub(super) struct Ghost {
    order: LinkedList,
    /// Of several blocks that leave at once the first is held against LRU's.
    pub(super) ledger: Ledger,
}

impl Ghost {
    /// Over an empty pool.
    pub(super) fn new(frames: u32) -> Self {
        Self { order: LinkedList::new(frames, false), ledger: Ledger::default() }
    }

    /// A request comes.
    pub(super) fn requested(&mut self, block: u32, event: &mut Event) {
        let decided = self.ledger.requested(block);
        (event.paid, event.backfired) = (decided.paid, decided.backfired);
    }

    /// The block that is asked for is in a frame, now or before.
    pub(super) fn used(&mut self, frame: u32, hit: bool) {
        if hit {
            self.order.move_to_head(frame, false);
        } else {
            self.order.push_head(frame, false);
        }
    }

    /// The lane has chosen; what LRU would have dropped of the same, those without a pin, is entered.
    pub(super) fn chosen(&mut self, victims: &[u32], frames: &Frames, event: &mut Event) {
        let kept = self.order.frames().find(|&frame| !frames.is_pinned(frame));
        if let Some(kept) = kept.filter(|frame| !victims.contains(frame)) {
            let [kept, taken] = [kept, victims[0]].map(|frame| frames.block_in(frame));
            event.spared = Some(kept);
            event.backfired += self.ledger.differs((kept, false), (taken, false)).backfired;
        }
        victims.iter().for_each(|&victim| self.order.remove(victim));
    }

    /// Bytes held.
    pub(super) fn bytes(&self) -> usize {
        self.order.bytes() + self.ledger.bytes()
    }
}
