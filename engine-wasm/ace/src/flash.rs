//! A drive below the pool: what becomes of the pages that a lane writes, inside the flash.
//!
//! Flash is programmed a page and erased a block at a time, so a page that is written again goes elsewhere, and blocks
//! with few valid pages are collected: their valid pages are moved, which the drive writes beside what the host writes
//! (Papon & Athanassoulis, ICDE 2023, sections II.A and VI.A "Impact on SSD Wear Out", figure 9). The paper gives no
//! algorithm; the rules are docs/rules/flash.md, exact to the last page.
//!
//! A [`FlashConfig`] gives the sizes ([`geometry`]) and the rest; a [`Drive`] is preconditioned ([`precondition`]) and
//! then told what is written, [`Drive::written`], a batch of the pool at a time. It finds each page a place (`cells`),
//! collects blocks for room (`collect`) as one of three policies chooses them ([`gc`]), and counts ([`counters`]). What
//! follows from that (write amplification, lifetimes, [`chip`] times) is [`derived`]; a [`watch`] is told each event, and
//! [`report`] shows the drive as files have it, [`shown`] as pictures do. A scene has one by its [`setup`], and [`lanes`] are
//! lanes with a drive below each.
//!
//! It listens only: pool and device time are the same with it and without. It holds no history: a clone is a keyframe.

pub mod case;
mod cells;
pub mod chip;
mod collect;
pub mod config;
pub mod counters;
pub mod derived;
pub mod gc;
pub mod geometry;
pub mod hashes;
pub mod lanes;
pub mod measures;
pub mod precondition;
pub mod report;
pub mod setup;
pub mod shown;
pub mod watch;

use bufferpool_core::error::{ConfigError, filled};
use cells::{Cells, Found, Open};
use config::FlashConfig;
use counters::Tally;
use gc::Gc;
use watch::{Place, Stream, Watch};

use crate::Checked;

/// "No host write yet" among clocks.
const NEVER: u64 = u64::MAX;
/// Host writes that are looked at together: no more than memory serves at once.
const LOOKED_AHEAD: usize = 16;

/// A drive of flash at a position of its run.
#[derive(Debug, Clone)]
pub struct Drive {
    config: FlashConfig,
    cells: Cells,
    gc: Gc,
    /// Host writes since the drive was new.
    clock: u64,
    /// With `hot_cold` of each logical page the clock at its last host write; else empty.
    last: Vec<u64>,
    /// Room for the valid pages of a block that is emptied: P.
    found: Vec<Found>,
    tally: Tally,
}

impl Drive {
    /// A preconditioned drive. Fails where its tables do not fit in memory.
    pub fn new(config: &FlashConfig) -> Checked<Self> {
        let made = || precondition::Preconditioning::new(config).map(precondition::Preconditioning::finish);
        precondition::kept(config).map_or_else(made, Ok)
    }

    /// A drive that nobody has written.
    fn unwritten(config: &FlashConfig) -> Checked<Self> {
        let geometry = &config.geometry;
        let timed = if config.hot_cold { geometry.logical_pages as usize } else { 0 };
        Ok(Self {
            config: *config,
            cells: Cells::new(geometry)?,
            gc: Gc::new(config.gc, geometry)?,
            clock: 0,
            last: filled("pages", timed, NEVER)?,
            found: vec![Found::default(); geometry.block_pages as usize],
            tally: Tally::new(config.wa_window),
        })
    }

    /// Its settings.
    pub const fn config(&self) -> &FlashConfig {
        &self.config
    }

    /// The pool writes a batch: its pages, one after the other. Where batches begin and end changes nothing. Refuses a
    /// page that the database has not; those before it are written.
    pub fn written(&mut self, batch: &[u32]) -> Checked<()> {
        self.written_watched(batch, &mut ())
    }

    /// The same with somebody looking on.
    pub fn written_watched<W: Watch>(&mut self, batch: &[u32], watch: &mut W) -> Checked<()> {
        let legal = batch.iter().position(|&page| page >= self.config.pages).unwrap_or(batch.len());
        self.host_writes(&batch[..legal], watch);
        batch.get(legal).map_or(Ok(()), |page| {
            let legal = format!("a whole number from 0 to {}", self.config.pages - 1);
            Err(ConfigError::new("page", page, legal))
        })
    }

    /// Host writes one after the other. What some of them will change is looked at before, all of it at once: a large drive
    /// mostly waits for memory, and is two to three times as fast with it.
    fn host_writes<W: Watch>(&mut self, pages: &[u32], watch: &mut W) {
        for some in pages.chunks(LOOKED_AHEAD) {
            if some.len() > 1 {
                std::hint::black_box(some.iter().fold(0, |sum, &page| sum ^ self.look_at(page)));
            }
            some.iter().for_each(|&page| self.host_write(page, watch));
        }
    }

    /// Anything of what a host write changes.
    #[inline(always)]
    fn look_at(&self, page: u32) -> u64 {
        let old = self.cells.place_of(page);
        old.map_or(0, |old| self.gc.look_at(old.block, self.cells.blocks[old.block as usize].valid.into()))
    }

    /// docs/rules/flash.md, "One host write".
    #[inline]
    fn host_write<W: Watch>(&mut self, page: u32, watch: &mut W) {
        let stream = self.stream_of(page);
        if self.cells.open[stream as usize].is_none() {
            self.make_room(watch);
        }
        let (place, old) = self.program(page, stream, watch);
        watch.written(page, place);
        if let Some(old) = old {
            watch.invalidated(old);
        }
        if let Some(last) = self.last.get_mut(page as usize) {
            *last = self.clock;
        }
        self.clock += 1;
        self.tally.host_write();
    }

    #[inline(always)]
    fn stream_of(&self, page: u32) -> Stream {
        let is_hot = |&last: &u64| last != NEVER && self.clock - last <= self.config.hot_window;
        if self.last.get(page as usize).is_some_and(is_hot) { Stream::Hot } else { Stream::Host }
    }

    /// Programs a page in a stream's open block, a free one if it has none. Returns its place, and the one of the version
    /// that is invalid now.
    #[inline(always)]
    fn program<W: Watch>(&mut self, page: u32, stream: Stream, watch: &mut W) -> (Place, Option<Place>) {
        let cells = &mut self.cells;
        let Open { block, next } = cells.open[stream as usize].unwrap_or_else(|| {
            let block = cells.take_free(stream);
            watch.opened(block, stream);
            Open { block, next: 0 }
        });
        let place = Place { block, index: next };
        let old = cells.put(page, place);
        if let Some(old) = old {
            let left = cells.blocks[old.block as usize];
            if left.full {
                self.gc.invalidated(old.block, left.valid.into());
            }
        }
        let is_full = next + 1 == cells.block_pages;
        cells.open[stream as usize] = (!is_full).then_some(Open { block, next: next + 1 });
        if is_full {
            let filled = &mut cells.blocks[block as usize];
            filled.full = true;
            self.gc.filled(block, filled.valid.into(), self.clock);
        }
        (place, old)
    }

    /// Bytes held.
    pub fn bytes(&self) -> usize {
        self.cells.bytes() + self.gc.bytes() + size_of::<u64>() * self.last.len()
    }
}
