//! What was written before the run: the whole drive in order, `fills` times, then at random, `rounds` times its size.
//!
//! Up to 200 times the drive's size is written, so it goes on in parts, between which a page may show how far it is or
//! leave it. The drive that comes of it follows from its settings alone: it is made once and cloned for every lane.

use std::cell::RefCell;

use bufferpool_core::workload::Making;
use bufferpool_core::workload::draw::Random;

use super::Drive;
use super::config::FlashConfig;
use crate::Checked;

/// Host writes that are handed over together.
const PART: usize = 1024;

/// What a host write takes, in requests that are drawn in that time, about.
const UNITS_A_WRITE: u64 = 4;

thread_local! {
    /// The drive that was made in slices last.
    static KEPT: RefCell<Option<Drive>> = const { RefCell::new(None) };
}

/// The drive of these settings, if it was made in slices last.
pub(super) fn kept(config: &FlashConfig) -> Option<Drive> {
    KEPT.with_borrow(|kept| kept.as_ref().filter(|drive| drive.config == *config).cloned())
}

/// Makes a drive in slices: [`Drive::new`] then finds it. Fails where its tables do not fit in memory.
pub fn making(config: &FlashConfig) -> Checked<Making<()>> {
    if KEPT.with_borrow(|kept| kept.as_ref().is_some_and(|drive| drive.config == *config)) {
        return Ok(Making::made(()));
    }
    let mut begun = Some(Preconditioning::new(config)?);
    let units = begun.as_ref().map_or(0, Preconditioning::writes).saturating_mul(UNITS_A_WRITE);
    Ok(Making::new(units, move |left| {
        let drive = begun.as_mut()?;
        let writes = (*left / UNITS_A_WRITE).max(1);
        drive.go_on(writes);
        *left = left.saturating_sub(writes.saturating_mul(UNITS_A_WRITE));
        if drive.written() < drive.writes() {
            return None;
        }
        KEPT.set(begun.take().map(Preconditioning::finish));
        Some(Ok(()))
    }))
}

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
