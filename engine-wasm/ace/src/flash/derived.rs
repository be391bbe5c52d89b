//! What follows from a drive's counters: write amplification, lifetimes, and times of the chips
//! (docs/rules/flash.md, "What follows from the counters").
#![allow(missing_docs)]

use serde::Serialize;

use super::chip::Chip;
use super::config::FlashConfig;
use super::counters::Totals;

/// Numbers that are not counted. `None`: there is none yet, since nothing was written, or no window was complete.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Derived {
    /// WA, pages programmed for a page that the host writes.
    pub write_amplification: Option<f64>,
    /// The same in the last complete window.
    pub write_amplification_last: Option<f64>,
    /// Of all blocks, over the drive's life.
    pub erase_mean: f64,
    /// Until all blocks have their rated cycles, if they wear alike.
    pub lifetime_years: Option<f64>,
    /// Until the first block has, if wear stays as uneven as it is.
    pub lifetime_years_first_block: Option<f64>,
    /// The spare area that there really is, in percent.
    pub spare_real: f64,
    /// W, a die's work for one host write, in us.
    pub chip_write_us: Option<f64>,
    /// What a read takes, in us.
    pub base_us: f64,
    /// What a write takes, in reads.
    pub alpha: Option<f64>,
    /// Reads at once that keep all dies busy, by Little's law.
    pub k_r: f64,
    /// The same of writes.
    pub k_w: Option<f64>,
}

/// W in its parts, in us a host write.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ChipWrite {
    pub program_us: f64,
    pub moves_us: f64,
    pub erases_us: f64,
}

impl ChipWrite {
    /// `None` before the first host write.
    pub fn of(totals: &Totals, chip: &Chip) -> Option<Self> {
        let a_write = |count: u64| count as f64 / totals.host_writes as f64;
        (totals.host_writes > 0).then(|| Self {
            program_us: chip.t_program_us,
            moves_us: a_write(totals.moved_pages) * (chip.t_read_us + chip.t_program_us),
            erases_us: a_write(totals.erases) * chip.t_erase_us,
        })
    }

    /// W.
    pub fn sum_us(&self) -> f64 {
        self.program_us + self.moves_us + self.erases_us
    }
}

impl Derived {
    /// All of them, at a position.
    pub fn of(totals: &Totals, config: &FlashConfig, chip: &Chip) -> Self {
        let geometry = &config.geometry;
        let host = totals.host_writes as f64;
        let write_amplification = (totals.host_writes > 0).then(|| totals.physical_writes() as f64 / host);
        let window = config.wa_window as f64;
        let erase_mean = totals.erase_sum as f64 / totals.blocks as f64;
        let lifetime_years = write_amplification.map(|amplification| {
            let writes = chip.rated_cycles * geometry.physical_pages() as f64;
            writes / f64::from(geometry.logical_pages) / (365.0 * chip.drive_writes_a_day * amplification)
        });
        let chip_write_us = ChipWrite::of(totals, chip).map(|parts| parts.sum_us());
        let base_us = chip.t_read_us + chip.t_host_us;
        Self {
            write_amplification,
            write_amplification_last: totals.window_moved.map(|moved| (window + moved as f64) / window),
            erase_mean,
            lifetime_years,
            lifetime_years_first_block: lifetime_years
                .filter(|_| totals.erase_most > 0)
                .map(|years| years * erase_mean / totals.erase_most as f64),
            spare_real: geometry.spare_real_percent(),
            chip_write_us,
            base_us,
            alpha: chip_write_us.map(|work_us| (work_us + chip.t_host_us) / base_us),
            k_r: chip.units() * base_us / chip.t_read_us,
            k_w: chip_write_us.map(|work_us| chip.units() * (work_us + chip.t_host_us) / work_us),
        }
    }
}
