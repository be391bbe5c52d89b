//! What experiments may show of a drive, by the names of its counters and of what follows from them.

use bufferpool_lab::sweep::lab::Of::{Change, Counter};
use bufferpool_lab::sweep::lab::{Measure, Of};

const fn of(id: &'static str, label: &'static str, unit: &'static str, of: Of) -> Measure {
    Measure { id, label, unit, of }
}

const fn derived(id: &'static str, label: &'static str, unit: &'static str) -> Measure {
    of(id, label, unit, Counter(id))
}

const COUNTED: usize = super::counters::COUNTERS.len();

/// What follows from the counters, and changes against the first lane.
const FURTHER: [Measure; 15] = [
    derived("write_amplification", "Write amplification", "x"),
    derived("write_amplification_last", "Write amplification in the last window", "x"),
    derived("erase_mean", "Mean erases", "erases"),
    derived("lifetime_years", "Lifetime", "years"),
    derived("lifetime_years_first_block", "Lifetime of the first block", "years"),
    derived("spare_real", "Spare area that there is", "%"),
    derived("chip_write_us", "Work of a write in the chips, W", "us"),
    derived("base_us", "Time of a read, by the chips", "us"),
    derived("alpha", "alpha, by the chips", ""),
    derived("k_r", "k_r, by the chips", ""),
    derived("k_w", "k_w, by the chips", ""),
    of("host_writes_change_percent", "Change of logical writes", "%", Change("host_writes")),
    of("physical_writes_change_percent", "Change of physical writes", "%", Change("physical_writes")),
    of("erases_change_percent", "Change of erases", "%", Change("erases")),
    of(
        "write_amplification_change_percent",
        "Change of write amplification",
        "%",
        Change("write_amplification"),
    ),
];

/// All of them: the counters first.
pub const MEASURES: [Measure; COUNTED + FURTHER.len()] = {
    let mut all = [FURTHER[0]; COUNTED + FURTHER.len()];
    let mut place = 0;
    while place < all.len() {
        all[place] = if place < COUNTED {
            Measure::counter(&super::counters::COUNTERS[place].spec)
        } else {
            FURTHER[place - COUNTED]
        };
        place += 1;
    }
    all
};
