//! Frames, dirty bits and the two disks: the only writer of counters and events.

use bufferpool_core::NONE;
use bufferpool_core::error::{ConfigError, filled, reserved};
use bufferpool_core::observer::Observer;
use bufferpool_core::sparse::Sparse;
use bufferpool_core::trace::operation::Operation;

use crate::config::HybridConfig;
use crate::counters::Counts;
use crate::event::{Event, Eviction};
use crate::placement::{Leaving, Placement, Start, TraceFacts};
use crate::prices::{Class, Disk};

/// Bit of a page: it lives on flash.
const ON_FLASH: u8 = 1;
/// Bit of a page: it was created and has not been on a disk.
const NEW: u8 = 2;
/// Bit of a page: it exists.
const EXISTS: u8 = 4;

/// What a keyframe holds of the pool: the page table follows from the frames.
#[derive(Debug, Clone, Default)]
pub struct State {
    /// Frame → its page; `NONE` if it is free.
    page_in: Vec<u32>,
    /// Frame → whether its page is dirty.
    dirty: Vec<bool>,
    /// Page → bits.
    pages: Sparse<u8>,
    /// Free frames, the next one last. A frame that is emptied by `F` is taken again first.
    free: Vec<u32>,
    /// What was counted so far.
    pub(super) counts: Counts,
}

/// A bufferpool over two disks.
#[derive(Debug, Default)]
pub struct Pool {
    /// Page → frame; `NONE` if it is not resident.
    frame_of: Sparse<u32>,
    pub(super) state: State,
}

impl Pool {
    /// An empty pool. Where a page of the file is at first follows from `start`.
    pub(super) fn new(config: &HybridConfig, facts: &TraceFacts, start: Start) -> Result<Self, ConfigError> {
        let pages = facts.pages;
        let flash = start == Start::Flash;
        let mut bits = Sparse::new("pages", pages as usize, EXISTS | if flash { ON_FLASH } else { 0 })?;
        // A trace may have fewer pages than the file: the others are never requested, but still have a place.
        let mut on_flash = if flash { u64::from(config.pages) } else { 0 };
        let flags = facts.starts_on_flash.iter().filter(|_| start == Start::Given);
        for (page, &given) in (0..config.pages).zip(flags.flat_map(|flags| flags.iter())) {
            on_flash += u64::from(given);
            if given && page < pages {
                *bits.get_mut(page) |= ON_FLASH;
            }
        }
        for page in config.pages..pages {
            *bits.get_mut(page) = 0;
        }
        let frames = config.frames as usize;
        let mut free = reserved("frames", frames as u64)?;
        free.extend((0..config.frames).rev());
        Ok(Self {
            frame_of: Sparse::new("pages", pages as usize, NONE)?,
            state: State {
                page_in: filled("frames", frames, NONE)?,
                dirty: filled("frames", frames, false)?,
                pages: bits,
                free,
                counts: Counts { pages_on_f: on_flash, ..Counts::default() },
            },
        })
    }

    /// Frame of a page; `NONE` if it is not resident.
    #[inline(always)]
    pub fn frame_of(&self, page: u32) -> u32 {
        self.frame_of.get(page)
    }

    /// Page in a frame; `NONE` if it is free.
    #[inline(always)]
    pub fn page_in(&self, frame: u32) -> u32 {
        self.state.page_in[frame as usize]
    }

    /// Whether the page in a frame is dirty.
    #[inline(always)]
    pub fn is_dirty(&self, frame: u32) -> bool {
        self.state.dirty[frame as usize]
    }

    /// The disk that a page lives on; of a resident page the one that it would be written to.
    #[inline(always)]
    pub fn disk_of(&self, page: u32) -> Disk {
        Disk::of(self.state.pages.get(page) & ON_FLASH != 0)
    }

    /// Whether a page exists at this position.
    pub fn exists(&self, page: u32) -> bool {
        page < self.pages() && self.state.pages.get(page) & EXISTS != 0
    }

    /// Whether a page was created and has not been on a disk so far.
    #[inline(always)]
    pub fn is_new(&self, page: u32) -> bool {
        self.state.pages.get(page) & NEW != 0
    }

    /// Pages, those to come included.
    pub fn pages(&self) -> u32 {
        self.frame_of.rows() as u32
    }

    /// Resident pages.
    pub fn resident(&self) -> u32 {
        (self.state.page_in.len() - self.state.free.len()) as u32
    }

    /// What was counted so far.
    pub fn counts(&self) -> &Counts {
        &self.state.counts
    }

    #[inline(always)]
    pub(super) fn is_full(&self) -> bool {
        self.state.free.is_empty()
    }

    #[inline(always)]
    pub(super) fn count(&mut self, operation: Operation) {
        let counts = &mut self.state.counts;
        counts.requests += 1;
        match operation {
            Operation::Read => counts.logical_reads += 1,
            Operation::Write => counts.logical_writes += 1,
            Operation::New => counts.created += 1,
            Operation::Empty => counts.sets += 1,
        }
    }

    /// A resident page is used; returns its class afterwards.
    #[inline(always)]
    pub(super) fn hit(&mut self, page: u32, frame: u32, write: bool) -> Class {
        self.state.counts.hits += 1;
        let dirty = self.state.dirty[frame as usize] | write;
        self.state.dirty[frame as usize] = dirty;
        Class::of(dirty, self.disk_of(page))
    }

    /// A page is read into a free frame, which must exist; returns frame and disk.
    #[inline(always)]
    pub(super) fn fetch(&mut self, page: u32, write: bool) -> (u32, Disk) {
        let disk = self.disk_of(page);
        self.state.counts.physical_reads[disk.index()] += 1;
        (self.take(page, write), disk)
    }

    /// A page is created, dirty, in a free frame, which must exist.
    #[inline(always)]
    pub(super) fn create(&mut self, page: u32, disk: Disk) -> u32 {
        let flash = disk == Disk::Flash;
        *self.state.pages.get_mut(page) = EXISTS | NEW | if flash { ON_FLASH } else { 0 };
        self.state.counts.pages_on_f += u64::from(flash);
        self.take(page, true)
    }

    #[inline(always)]
    fn take(&mut self, page: u32, dirty: bool) -> u32 {
        let frame = self.state.free.pop().unwrap_or(0);
        self.state.page_in[frame as usize] = page;
        self.state.dirty[frame as usize] = dirty;
        *self.frame_of.get_mut(page) = frame;
        frame
    }

    /// The page in a frame leaves: its placement is decided, and it is written if it is dirty or changes its disk.
    #[inline(always)]
    pub(super) fn evict<P: Placement, O: Observer<Event>>(
        &mut self,
        frame: u32,
        placement: &mut P,
        observer: &mut O,
    ) {
        let page = self.page_in(frame);
        let disk = self.disk_of(page);
        let (dirty, new) = (self.is_dirty(frame), self.is_new(page));
        placement.leave(&Leaving { page, disk, dirty, new });
        let migrated = placement.moves(page, disk);
        let now = if migrated { disk.other() } else { disk };
        let written = dirty | migrated;
        if O::RECORDS {
            let (account, written_to) = (placement.account(page, disk), written.then_some(now));
            let eviction =
                Eviction { page, frame, dirty, new, queue: None, from: disk, migrated, written_to, account };
            observer.event().evictions.push(eviction);
        }
        let counts = &mut self.state.counts;
        counts.evictions += 1;
        counts.evictions_dirty += u64::from(dirty);
        counts.physical_writes[now.index()] += u64::from(written);
        if migrated {
            placement.moved(page);
            counts.migrations[now.index()] += 1;
            counts.pages_on_f =
                if now == Disk::Flash { counts.pages_on_f + 1 } else { counts.pages_on_f - 1 };
            *self.state.pages.get_mut(page) ^= ON_FLASH;
        }
        // A new page is dirty: it has been written now.
        *self.state.pages.get_mut(page) &= !NEW;
        *self.frame_of.get_mut(page) = NONE;
        self.state.page_in[frame as usize] = NONE;
        self.state.free.push(frame);
    }

    pub(super) fn restore(&mut self, state: &State) {
        // Pages that are resident in neither state keep `NONE`.
        for &page in self.state.page_in.iter().filter(|&&page| page != NONE) {
            *self.frame_of.get_mut(page) = NONE;
        }
        self.state.clone_from(state);
        for (frame, &page) in self.state.page_in.iter().enumerate() {
            if page != NONE {
                *self.frame_of.get_mut(page) = frame as u32;
            }
        }
    }

    pub(super) fn bytes(&self) -> usize {
        self.frame_of.bytes() + self.state.bytes()
    }
}

impl State {
    pub(super) fn bytes(&self) -> usize {
        let frames = size_of::<u32>() * (self.page_in.len() + self.free.len()) + self.dirty.len();
        frames + self.pages.bytes()
    }
}
