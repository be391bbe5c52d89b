//! Frames, page table and dirty bits: the only writer of counters and events.

mod policy_observer;

use std::rc::Rc;

use bufferpool_core::NONE;
use bufferpool_core::error::filled;
use bufferpool_core::observer::Observer;
use bufferpool_core::trace::recorded::PinWalk;
use bufferpool_core::trace::{is_write, pack, page_of};
pub use policy_observer::PoolPolicyObserver;

use crate::Checked;
use crate::access::hold::FrameSet;
use crate::config::LaneConfig;
use crate::counters::{CountersAtFork, Counts};
use crate::event::{Event, add};

/// Counts that change with almost every request: kept in registers over a slice, then settled.
#[derive(Debug, Clone, Copy, Default)]
#[allow(missing_docs)]
pub struct SliceCounts {
    pub requests: u64,
    pub writes: u64,
    pub misses: u64,
    pub evictions_dirty: u64,
    pub evictions_clean: u64,
    /// Victims written in a batch of their own, which takes one device step.
    pub written_alone: u64,
}

impl SliceCounts {
    /// Adds them to what was counted before.
    pub(crate) fn settle(&self, counts: &mut Counts) {
        counts.requests += self.requests;
        counts.writes += self.writes;
        counts.hits += self.requests - self.misses;
        counts.misses += self.misses;
        counts.pages_read += self.misses;
        counts.read_steps += self.misses;
        counts.evictions_dirty += self.evictions_dirty;
        counts.evictions_clean += self.evictions_clean;
        counts.pages_written += self.written_alone;
        counts.write_batches += self.written_alone;
        counts.write_steps += self.written_alone;
    }
}

/// Device steps for so many pages over `channels` channels. Few pages are the rule, and a division is slow.
#[inline(always)]
pub(crate) fn steps(pages: u32, channels: u32) -> u64 {
    if pages <= channels { 1 } else { u64::from(pages.div_ceil(channels)) }
}

/// The part of the pool that a keyframe holds. The page table is not in it: it follows from the frames.
#[derive(Debug, Clone, Default)]
pub struct Frames {
    /// Frame → its page with the dirty bit, packed as a request is. Meaningless for free frames.
    held: Vec<u32>,
    /// Frame → whether its page came by prefetch and was not hit yet. Empty in a pool without prefetching.
    prefetched: Vec<bool>,
    /// Frames `filled ..` are free: frames fill in order and an emptied one is filled in the same request.
    filled: u32,
    /// What was counted so far.
    pub counts: Counts,
    /// Counts where the lane's own run begins; `None` for a lane that begins with the trace and an empty pool.
    pub(crate) at_fork: Option<Rc<CountersAtFork>>,
}

/// A bufferpool of B frames over a disk of D pages.
#[derive(Debug, Clone, Default)]
pub struct Pool {
    /// Page → frame, `NONE` if not resident.
    frame_of: Vec<u32>,
    /// Everything else.
    pub frames: Frames,
    write_channels: u32,
    read_channels: u32,
}

impl Pool {
    /// An empty pool for a config. Fails when page table or frames do not fit in memory.
    pub fn new(config: &LaneConfig) -> Checked<Self> {
        let frames = config.frames as usize;
        Ok(Self {
            frame_of: filled("pages", config.pages as usize, NONE)?,
            frames: Frames {
                held: filled("frames", frames, 0)?,
                prefetched: filled("frames", if config.prefetch { frames } else { 0 }, false)?,
                filled: 0,
                counts: Counts::default(),
                at_fork: None,
            },
            write_channels: config.device.k_w,
            read_channels: config.device.k_r,
        })
    }

    /// Frame of a page, `NONE` if it is not resident.
    #[inline(always)]
    pub fn frame_of(&self, page: u32) -> u32 {
        self.frame_of[page as usize]
    }
    /// Pages on disk, D.
    pub fn pages(&self) -> u32 {
        self.frame_of.len() as u32
    }
    /// Page in a frame, `NONE` if it is free.
    #[inline(always)]
    pub fn page_in(&self, frame: u32) -> u32 {
        self.frames.page_in(frame)
    }
    /// Whether the page in a frame is dirty.
    #[inline(always)]
    pub fn is_dirty(&self, frame: u32) -> bool {
        is_write(self.frames.held[frame as usize])
    }
    /// Whether a page is resident, and if so, whether it is dirty; also asked of pages beyond the disk.
    pub fn holds(&self, page: u32) -> Option<bool> {
        let frame = *self.frame_of.get(page as usize)?;
        (frame != NONE).then(|| self.is_dirty(frame))
    }
    /// Whether the page in a frame came by prefetch and was not hit yet.
    pub fn is_prefetched(&self, frame: u32) -> bool {
        self.frames.prefetched.get(frame as usize).is_some_and(|&prefetched| prefetched)
    }
    /// Free frames.
    #[inline(always)]
    pub fn free_frames(&self) -> u32 {
        self.frames.held.len() as u32 - self.frames.filled
    }
    /// Pages in the pool.
    pub fn resident(&self) -> u32 {
        self.frames.filled
    }

    /// Takes the lowest free frame.
    #[inline(always)]
    pub fn take_free(&mut self) -> Option<u32> {
        let frame = self.frames.filled;
        if frame as usize == self.frames.held.len() {
            return None;
        }
        self.frames.filled += 1;
        Some(frame)
    }

    /// The requested page is resident in `frame`. Returns whether it is dirty now.
    #[inline(always)]
    pub fn hit<O: Observer<Event>>(&mut self, frame: u32, write: bool, observer: &mut O) -> bool {
        let held = &mut self.frames.held[frame as usize];
        if O::RECORDS {
            observer.event().was_dirty = is_write(*held);
        }
        *held |= u32::from(write);
        if O::RECORDS {
            observer.event().hit = true;
            observer.event().frame = frame;
        }
        is_write(*held)
    }

    /// The same hit, in a pool with prefetching. Returns whether it is the first of a prefetched page.
    #[inline(always)]
    pub fn use_prefetched<O: Observer<Event>>(&mut self, frame: u32, observer: &mut O) -> bool {
        let used = self.frames.forget_prefetch(frame);
        self.frames.counts.prefetch_used += u64::from(used);
        if O::RECORDS {
            observer.event().used_prefetched = used;
        }
        used
    }

    /// Adds what was tallied over a slice. Each miss read its own page in a step; others count where they are placed.
    pub fn settle(&mut self, slice_counts: &SliceCounts) {
        slice_counts.settle(&mut self.frames.counts);
    }

    /// The policy chose `frame` as the victim. Returns whether its page is dirty; the caller tallies it.
    #[inline(always)]
    pub fn choose_victim<O: Observer<Event>>(&mut self, frame: u32, observer: &mut O) -> bool {
        let dirty = self.is_dirty(frame);
        if O::RECORDS {
            observer.event().victim = Some(self.page_in(frame));
            observer.event().victim_dirty = dirty;
        }
        dirty
    }

    /// Writes the pages of `batch` as one batch; they stay resident and become clean.
    #[inline(always)]
    pub fn write_batch<O: Observer<Event>>(&mut self, batch: &[u32], observer: &mut O) {
        self.frames.counts.write_batches += 1;
        self.frames.counts.pages_written += batch.len() as u64;
        self.frames.counts.write_steps += steps(batch.len() as u32, self.write_channels);
        for &frame in batch {
            let held = &mut self.frames.held[frame as usize];
            *held = pack(page_of(*held), false);
            if O::RECORDS {
                let (page, event) = (self.page_in(frame), observer.event());
                add(&mut event.batch, &mut event.batch_frames, page, frame);
            }
        }
    }

    /// Writes the page in `frame` in no batch of a request's; it becomes clean.
    pub(crate) fn write_beside(&mut self, frame: u32) {
        self.frames.counts.pages_written += 1;
        let held = &mut self.frames.held[frame as usize];
        *held = pack(page_of(*held), false);
    }

    /// Drops the page in `frame`. Its bits go with it; `choose_victim` or `also_evict` has counted it.
    #[inline(always)]
    pub fn drop_page<O: Observer<Event>>(&mut self, frame: u32, observer: &mut O) {
        let page = page_of(self.frames.held[frame as usize]);
        self.frame_of[page as usize] = NONE;
        if O::RECORDS {
            let event = observer.event();
            add(&mut event.evicted, &mut event.evicted_frames, page, frame);
        }
    }

    /// Counts the page dropped from `frame` as a wasted prefetch if it was prefetched and never hit.
    #[inline(always)]
    pub fn waste_prefetched(&mut self, frame: u32) {
        self.frames.counts.prefetch_wasted += u64::from(self.frames.forget_prefetch(frame));
    }

    /// Drops a further, clean page: the Evictor's.
    pub fn also_evict<O: Observer<Event>>(&mut self, frame: u32, observer: &mut O) {
        self.frames.counts.evictions_clean += 1;
        self.waste_prefetched(frame);
        self.drop_page(frame, observer);
    }

    /// `prefetched` more pages are read along with the requested one.
    pub fn read_along(&mut self, prefetched: u32) {
        let counts = &mut self.frames.counts;
        counts.pages_read += u64::from(prefetched);
        counts.prefetched += u64::from(prefetched);
        counts.read_steps += steps(1 + prefetched, self.read_channels) - 1;
    }

    /// Puts the requested page into an empty frame.
    #[inline(always)]
    pub fn place<O: Observer<Event>>(&mut self, frame: u32, page: u32, write: bool, observer: &mut O) {
        self.fill(frame, page, write);
        if O::RECORDS {
            observer.event().frame = frame;
        }
    }

    /// Puts a prefetched page into an empty frame.
    pub fn place_prefetched<O: Observer<Event>>(&mut self, frame: u32, page: u32, observer: &mut O) {
        self.fill(frame, page, false);
        self.frames.prefetched[frame as usize] = true;
        if O::RECORDS {
            let event = observer.event();
            add(&mut event.prefetched, &mut event.prefetched_frames, page, frame);
        }
    }

    #[inline(always)]
    fn fill(&mut self, frame: u32, page: u32, dirty: bool) {
        self.frame_of[page as usize] = frame;
        self.frames.held[frame as usize] = pack(page, dirty);
    }

    /// The frames that hold pinned pages.
    pub(crate) fn frames_of(&self, pins: &PinWalk) -> FrameSet {
        pins.held().map(|held| self.frame_of(held.page)).filter(|&frame| frame != NONE).collect()
    }

    /// Puts a page of the start state into the lowest free frame; nothing is counted.
    pub fn set_up(&mut self, page: u32, dirty: bool) {
        if let Some(frame) = self.take_free() {
            self.fill(frame, page, dirty);
        }
    }

    /// Replaces the frames by those of a keyframe and rebuilds the page table.
    pub fn restore(&mut self, frames: &Frames) {
        for page in self.frames.resident_pages() {
            self.frame_of[page as usize] = NONE;
        }
        for (frame, page) in frames.resident_pages().enumerate() {
            self.frame_of[page as usize] = frame as u32;
        }
        self.frames.clone_from(frames);
    }

    /// Takes over the frames of another pool of this size, marks and counts with them.
    pub(crate) fn go_on_from(&mut self, frames: &Frames, prefetches: bool) {
        self.restore(frames);
        if prefetches || self.has_prefetched() {
            self.frames.prefetched.resize(self.frames.held.len(), false);
        } else {
            self.frames.prefetched.clear();
        }
    }

    /// Whether a page came by prefetch and was not hit yet.
    pub(crate) fn has_prefetched(&self) -> bool {
        self.frames.prefetched.contains(&true)
    }
    /// Bytes of the page table and of the frames.
    pub fn bytes(&self) -> usize {
        4 * self.frame_of.len() + self.frames.bytes()
    }
}

impl Frames {
    fn resident_pages(&self) -> impl Iterator<Item = u32> {
        self.held[..self.filled as usize].iter().map(|&held| page_of(held))
    }
    /// Page in a frame, `NONE` if it is free.
    #[inline(always)]
    fn page_in(&self, frame: u32) -> u32 {
        if frame < self.filled { page_of(self.held[frame as usize]) } else { NONE }
    }
    /// Clears the mark of a prefetched page that was not hit yet; returns whether it was set.
    #[inline(always)]
    fn forget_prefetch(&mut self, frame: u32) -> bool {
        self.prefetched.get_mut(frame as usize).is_some_and(std::mem::take)
    }
    /// Bytes held.
    pub fn bytes(&self) -> usize {
        4 * self.held.len() + self.prefetched.len() + size_of::<Counts>()
    }
}
