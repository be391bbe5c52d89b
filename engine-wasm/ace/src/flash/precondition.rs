//! What was written before the run: the whole drive in order, `fills` times, then at random, `rounds` times its size.
//!
//! Up to 200 times the drive's size is written, so it goes on in parts, between which a page may show how far it is or
//! leave it. The drive that comes of it follows from its settings alone: it is made once and cloned for every lane.

use bufferpool_core::workload::draw::Random;

use super::Drive;
use super::config::FlashConfig;
use crate::Checked;

/// Host writes that are handed over together.
const PART: usize = 1024;

/// A drive on the way to its start.
#[derive(Debug, Clone)]
pub struct Preconditioning {
    drive: Drive,
    random: Random,
    written: u64,
}

impl Preconditioning {
    /// Begins with a new drive. Fails where its tables do not fit in memory.
    pub fn new(config: &FlashConfig) -> Checked<Self> {
        Ok(Self { drive: Drive::unwritten(config)?, random: Random::new(config.flash_seed), written: 0 })
    }

    fn in_order(&self) -> u64 {
        let config = &self.drive.config;
        u64::from(config.fills) * u64::from(config.geometry.logical_pages)
    }

    /// Host writes in all.
    pub fn writes(&self) -> u64 {
        let config = &self.drive.config;
        self.in_order() + u64::from(config.rounds) * u64::from(config.geometry.logical_pages)
    }

    /// Host writes done.
    pub const fn written(&self) -> u64 {
        self.written
    }

    /// Goes on by so many host writes, or to the end.
    pub fn go_on(&mut self, writes: u64) {
        let logical_pages = u64::from(self.drive.config.geometry.logical_pages);
        let (in_order, to) = (self.in_order(), self.writes().min(self.written.saturating_add(writes)));
        let mut pages = Vec::with_capacity(PART);
        while self.written < to {
            let part = self.written..to.min(self.written + PART as u64);
            self.written = part.end;
            pages.extend(part.map(|number| {
                let page =
                    if number < in_order { number % logical_pages } else { self.random.below(logical_pages) };
                page as u32
            }));
            self.drive.host_writes(&pages, &mut ());
            pages.clear();
        }
    }

    /// Goes on to the end. The drive's state stays as it is, erase counts and clock included; its counters begin.
    pub fn finish(mut self) -> Drive {
        self.go_on(u64::MAX);
        self.drive.tally.begin();
        self.drive.cells.free.shrink_to_fit();
        self.drive
    }
}
