//! The table "Placement" of docs/rules/hybrid.md, row by row.

use bufferpool_hybrid::placement::Account;
use bufferpool_hybrid::prices::Disk;

use super::settings::{Algorithm, Settings};

/// Everything that any of the algorithms counts for a page; each looks at its own.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Record {
    /// Conservative's C, in millionths of a unit.
    pub(crate) c: i128,
    /// Logical reads and writes.
    pub(crate) lr: i128,
    pub(crate) lw: i128,
    /// Physical reads and writes.
    pub(crate) pr: i128,
    pub(crate) pw: i128,
}

/// r and w of a disk.
fn of(prices: &[i128; 4], disk: Disk) -> (i128, i128) {
    let [rf, wf, rm, wm] = *prices;
    if disk == Disk::Flash { (rf, wf) } else { (rm, wm) }
}

impl Record {
    pub(crate) fn logical(&mut self, write: bool) {
        if write {
            self.lw += 1;
        } else {
            self.lr += 1;
        }
    }

    pub(crate) fn physical_read(&mut self, prices: &[i128; 4], floor: bool, disk: Disk) {
        self.pr += 1;
        self.change_c(of(prices, disk).0 - of(prices, disk.other()).0, floor);
    }

    /// A dirty page is evicted: conservative counts from the start, hybrid not a new page's first write.
    pub(crate) fn physical_write(&mut self, prices: &[i128; 4], floor: bool, disk: Disk, new: bool) {
        self.pw += i128::from(!new);
        self.change_c(of(prices, disk).1 - of(prices, disk.other()).1, floor);
    }

    fn change_c(&mut self, difference: i128, floor: bool) {
        self.c += difference;
        if floor && self.c < 0 {
            self.c = 0;
        }
    }

    /// How much less the other disk would have cost, and the threshold, both times n so that q is a whole number.
    pub(crate) fn saving_and_threshold(&self, settings: &Settings, disk: Disk) -> Option<(i128, i128)> {
        let (r, w) = of(&settings.prices, disk);
        let (other_r, other_w) = of(&settings.prices, disk.other());
        let there_and_back = w + other_w;
        let n = i128::from(settings.pages);
        match settings.algorithm {
            Algorithm::Conservative => Some((n * self.c, n * there_and_back)),
            Algorithm::Optimistic => {
                let cost = |r, w| self.lr * r + self.lw * w;
                Some((n * (cost(r, w) - cost(other_r, other_w)), 0))
            }
            Algorithm::Hybrid => {
                // n q = n - b, never below 0.
                let nq = (n - settings.frames as i128).max(0);
                let cost = |r, w| (self.lr * nq + self.pr * n) * r + (self.lw * nq + self.pw * n) * w;
                Some((cost(r, w) - cost(other_r, other_w), n * there_and_back))
            }
            Algorithm::FlashOnly | Algorithm::MagneticOnly | Algorithm::AsGiven | Algorithm::Optimal => None,
        }
    }

    /// Whether the page changes its disk.
    pub(crate) fn decides(&self, settings: &Settings, disk: Disk) -> bool {
        self.saving_and_threshold(settings, disk).is_some_and(|(saving, threshold)| saving > threshold)
    }

    /// What an algorithm shows of a page, in units.
    pub(crate) fn account(&self, settings: &Settings, disk: Disk) -> Account {
        let counters = match settings.algorithm {
            Algorithm::Conservative => vec![self.c as f64 / 1e6],
            Algorithm::Optimistic => [self.lr, self.lw].map(|count| count as f64).to_vec(),
            Algorithm::Hybrid => [self.lr, self.lw, self.pr, self.pw].map(|count| count as f64).to_vec(),
            Algorithm::FlashOnly | Algorithm::MagneticOnly | Algorithm::AsGiven | Algorithm::Optimal => {
                Vec::new()
            }
        };
        let units = |amount: i128| amount as f64 / f64::from(settings.pages) / 1e6;
        let compared = self.saving_and_threshold(settings, disk);
        Account {
            counters,
            saving: compared.map(|(saving, _)| units(saving)),
            threshold: compared.map_or(0.0, |(_, threshold)| units(threshold)),
        }
    }
}
