//! A miss in a lane with a Reader: its candidates, the Evictor, and the pages that come with the missed one.

use bufferpool_core::NONE;
use bufferpool_core::observer::Observer;

use super::hold::Hold;
use super::{LaneState, Lists, WITH_READER};
use crate::event::{Event, LookUp};
use crate::policy::any::AnyPolicy;
use crate::pool::{Pool, SliceCounts};

/// Whether a page may be a candidate. A function, for a closure would have the Reader compiled anew with each policy.
fn absent<H: Hold>(pool: &Pool, hold: &H) -> impl Fn(u32) -> bool {
    |page| pool.frame_of(page) == NONE && (!H::HOLDS || hold.may_come(page))
}

impl<P: AnyPolicy, H: Hold> LaneState<P, H> {
    /// A miss in a lane with a Reader.
    #[inline(always)]
    pub(super) fn miss_and_prefetch<O: Observer<Event>>(
        &mut self,
        page: u32,
        write: bool,
        lists: &mut Lists,
        slice_counts: &mut SliceCounts,
        observer: &mut O,
    ) {
        let stream = self.reader.as_mut().is_some_and(|reader| reader.miss(page));
        if O::RECORDS {
            observer.event().stream = stream;
        }
        if let Some(frame) = self.pool.take_free() {
            return self.fill(frame, page, write, stream, lists, observer);
        }
        let (victim, dirty) = self.choose_victim::<WITH_READER, _>(&mut lists.batch, slice_counts, observer);
        if dirty {
            lists.candidates.clear();
            // The candidates must be found while the victim still counts as resident.
            self.find_candidates(page, self.n_e - 1, stream, &mut lists.candidates, observer);
            if !lists.candidates.is_empty() {
                return self.exchange(victim, page, write, lists, observer);
            }
        }
        self.pool.waste_prefetched(victim);
        self.drop_page(victim, observer);
        self.place(victim, page, write, observer);
        self.policy.replace(victim, page, write);
    }

    /// While the pool fills, prefetched pages take the free frames after the requested page's.
    #[inline(never)]
    fn fill<O: Observer<Event>>(
        &mut self,
        frame: u32,
        page: u32,
        write: bool,
        stream: bool,
        lists: &mut Lists,
        observer: &mut O,
    ) {
        lists.candidates.clear();
        lists.emptied.clear();
        let limit = (self.n_e - 1).min(self.pool.free_frames());
        self.find_candidates(page, limit, stream, &mut lists.candidates, observer);
        for _ in 0..lists.candidates.len() {
            lists.emptied.extend(self.pool.take_free());
        }
        self.place(frame, page, write, observer);
        self.call_load(frame, page, write);
        self.place_prefetched(lists, observer);
    }

    /// The Evictor: victim and a clean page a candidate leave; candidates go without if clean pages run out.
    #[inline(never)]
    fn exchange<O: Observer<Event>>(
        &mut self,
        victim: u32,
        page: u32,
        write: bool,
        lists: &mut Lists,
        observer: &mut O,
    ) {
        self.pool.waste_prefetched(victim);
        self.drop_page(victim, observer);
        self.policy.evicted(victim);
        self.next_clean(lists);
        lists.candidates.truncate(lists.emptied.len());
        for &frame in &lists.emptied {
            if H::HOLDS {
                self.hold.drops(frame, self.pool.page_in(frame));
            }
            self.pool.also_evict(frame, observer);
            self.policy.evicted(frame);
        }
        self.place(victim, page, write, observer);
        self.call_load(victim, page, write);
        self.place_prefetched(lists, observer);
    }

    /// Lets the Reader find its candidates; does nothing in a lane without a Reader.
    fn find_candidates<O: Observer<Event>>(
        &mut self,
        page: u32,
        limit: u32,
        stream: bool,
        candidates: &mut Vec<u32>,
        observer: &mut O,
    ) {
        let Some(reader) = &mut self.reader else { return };
        let absent = absent(&self.pool, &self.hold);
        let known = reader.find(page, limit, stream, self.pool.pages(), absent, candidates);
        if O::RECORDS {
            observer.event().look_up = Some(LookUp { asked: limit, found: candidates.len() as u32, known });
        }
    }

    #[inline(never)]
    fn place_prefetched<O: Observer<Event>>(&mut self, lists: &Lists, observer: &mut O) {
        if lists.candidates.is_empty() {
            return;
        }
        self.pool.read_along(lists.candidates.len() as u32);
        for (&page, &frame) in lists.candidates.iter().zip(&lists.emptied) {
            if H::HOLDS {
                self.hold.reads(frame, page);
            }
            self.pool.place_prefetched(frame, page, observer);
            self.policy.prefetch(frame, page);
        }
    }
}
