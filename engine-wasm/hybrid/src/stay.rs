//! Each move to the other disk held against staying, by what the page has cost since and would have cost where it was.
//!
//! A move begins with what it cost more than staying: a write there, where a dirty page would have been written here and a
//! clean one dropped. Each read and write of the page since then adds what it would have cost more on the disk that it
//! left, as the paper's algorithms reckon (PVLDB 2008, section 4). The move has paid once that is no loss; it has backfired
//! if the page moves again before; until then it is open. The page is the same in both, and so are the requests: what the
//! pool would have held otherwise is not asked.

use std::collections::HashMap;
use std::hash::BuildHasherDefault;

use bufferpool_core::observer::{Observer, Recorder};
use bufferpool_core::split_mix::Mixer;
use bufferpool_lab::ledger::Tally;

use crate::event::Event;
use crate::prices::{Disk, Prices};

/// The moves of a lane.
#[derive(Debug, Clone, Default)]
pub(super) struct Moves {
    pub(super) tally: Tally,
    /// What all moves so far have saved against staying, in scaled prices; negative for a loss.
    pub(super) saved: i128,
    /// Page → what its last move has saved so far, and whether that has ever been no loss; looked up, never walked through.
    last: HashMap<u32, (i128, bool), BuildHasherDefault<Mixer>>,
}

impl Moves {
    /// Something that the page's last move saves, or costs; returns whether the move has paid now.
    fn add(&mut self, page: u32, saving: i128) -> bool {
        let Some((saved, paid)) = self.last.get_mut(&page) else { return false };
        *saved += saving;
        self.saved += saving;
        let pays = *saved >= 0 && !*paid;
        *paid |= pays;
        self.tally.paid += u64::from(pays);
        pays
    }

    /// Enters an event, and into the event what it decides.
    fn enter(&mut self, event: &mut Event, prices: &Prices) {
        let (mut paid, mut backfired) = (0, 0);
        let dearer = |now: Disk, reads, writes| {
            prices.cost(now.other(), reads, writes) - prices.cost(now, reads, writes)
        };
        for eviction in &event.evictions {
            let Some(now) = eviction.written_to else { continue };
            let page = eviction.page;
            let saving = if eviction.migrated {
                let open = self.last.insert(page, (0, false)).is_some_and(|(_, paid)| !paid);
                backfired += u32::from(open);
                self.tally.differ += 1;
                self.tally.writes_caused += u64::from(!eviction.dirty);
                prices.cost(eviction.from, 0, eviction.dirty.into()) - prices.cost(now, 0, 1)
            } else {
                dearer(now, 0, 1)
            };
            paid += u32::from(self.add(page, saving));
        }
        if let (Some(page), Some(disk)) = (event.page, event.read_from) {
            paid += u32::from(self.add(page, dearer(disk, 1, 0)));
        }
        self.tally.backfired += u64::from(backfired);
        (event.paid, event.backfired) = (paid, backfired);
    }

    pub(super) fn bytes(&self) -> usize {
        // Key, value and a byte of the table's own for each place.
        53 * self.last.capacity()
    }
}

/// Enters each event into the lane's moves, if they are looked at, before it is told.
pub(super) struct Bookkeeper<'a> {
    pub(super) recorder: Recorder<'a, Event>,
    pub(super) moves: Option<&'a mut Moves>,
    pub(super) prices: Prices,
}

impl Observer<Event> for Bookkeeper<'_> {
    const RECORDS: bool = true;
    fn event(&mut self) -> &mut Event {
        self.recorder.event()
    }
    fn done(&mut self) -> bool {
        if let Some(moves) = &mut self.moves {
            moves.enter(self.recorder.event(), &self.prices);
        }
        self.recorder.done()
    }
}
