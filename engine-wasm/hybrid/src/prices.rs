//! The two disks, what reading and writing a page costs on each, and what a resident page's return would cost.
//!
//! Source: Koltsidas & Viglas, PVLDB 2008, table 1: in units of one random flash read, 915 000 cycles at 2.26 GHz.

use bufferpool_core::decimal::Decimal;
use bufferpool_core::error::ConfigError;
use bufferpool_core::spec::{DefaultValue, ParameterSpec};
use serde::{Deserialize, Serialize, Serializer};

/// Simulated microseconds of one unit: 915 000 cycles at 2.26 GHz, 0.405 ms (table 1).
pub const UNIT_US: f64 = 915_000.0 / 2_260.0;

/// Decimals that a price may have.
const MAXIMUM_DECIMALS: usize = 6;

/// Which of the two disks a page lives on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub enum Disk {
    #[serde(rename = "f")]
    Flash,
    #[serde(rename = "m")]
    Magnetic,
}

impl Disk {
    /// The other one.
    #[inline(always)]
    pub const fn other(self) -> Self {
        Self::of(matches!(self, Self::Magnetic))
    }

    /// The disk of a flag.
    #[inline(always)]
    pub const fn of(on_flash: bool) -> Self {
        if on_flash { Self::Flash } else { Self::Magnetic }
    }

    /// Place in a pair of columns: flash first.
    #[inline(always)]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// What the return of a resident page would cost: whether its eviction takes a write, and which disk it is read from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub enum Class {
    #[serde(rename = "FRQ")]
    CleanFlash,
    #[serde(rename = "MRQ")]
    CleanMagnetic,
    #[serde(rename = "MWQ")]
    DirtyMagnetic,
    #[serde(rename = "FWQ")]
    DirtyFlash,
}

impl Class {
    /// All, in the paper's order.
    pub const ALL: [Self; 4] = [Self::CleanFlash, Self::CleanMagnetic, Self::DirtyMagnetic, Self::DirtyFlash];

    /// The class of a page.
    #[inline(always)]
    pub const fn of(dirty: bool, disk: Disk) -> Self {
        match (dirty, disk) {
            (false, Disk::Flash) => Self::CleanFlash,
            (false, Disk::Magnetic) => Self::CleanMagnetic,
            (true, Disk::Magnetic) => Self::DirtyMagnetic,
            (true, Disk::Flash) => Self::DirtyFlash,
        }
    }

    /// The paper's name of its queue.
    pub const fn queue(self) -> &'static str {
        ["FRQ", "MRQ", "MWQ", "FWQ"][self as usize]
    }

    /// The disk that its pages are on.
    pub const fn disk(self) -> Disk {
        Disk::of(matches!(self, Self::CleanFlash | Self::DirtyFlash))
    }
}

const fn price(
    id: &'static str,
    label: &'static str,
    symbol: &'static str,
    table: f64,
    why: &'static str,
) -> ParameterSpec {
    let help = "Cost of one random page access, in units of one random flash read of table 1.";
    let range = (0.000_001, 1_000_000.0);
    ParameterSpec::whole(id, label, "units", range, DefaultValue::Number(table), help, why)
        .symbol(symbol)
        .real()
}

/// The four prices, with table 1's as defaults.
pub const PRICES: [ParameterSpec; 4] = {
    let seek = "The seek: the more it costs, the sooner a page that is read moves to flash.";
    let erased = "The most expensive of the four on the paper's device: a block is erased first.";
    let cheap = "Cheap reads are what flash is for: they pay for moving a page there.";
    let stays = "The cheaper it is, the longer a page that is written stays.";
    [
        price("rf", "Flash read", "r_f", 1.0, cheap),
        price("wf", "Flash write", "w_f", 118.0, erased),
        price("rm", "Magnetic read", "r_m", 23.0, seek),
        price("wm", "Magnetic write", "w_m", 12.0, stays),
    ]
};

/// Prices as whole numbers of a common decimal fraction of a unit, so that no comparison is rounded.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Prices {
    /// Disk → price of a read.
    read: [i64; 2],
    /// Disk → price of a write.
    write: [i64; 2],
    /// Decimals: a price of 1 unit is `10^decimals`.
    decimals: u32,
}

/// The prices of a config, in units.
#[cfg(feature = "typescript")]
#[derive(ts_rs::TS)]
#[allow(missing_docs)]
pub struct InUnits {
    pub rf: f64,
    pub wf: f64,
    pub rm: f64,
    pub wm: f64,
}

#[cfg(feature = "typescript")]
impl ts_rs::TS for Prices {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn name(config: &ts_rs::Config) -> String {
        InUnits::name(config)
    }

    fn inline(config: &ts_rs::Config) -> String {
        InUnits::inline(config)
    }

    fn inline_flattened(config: &ts_rs::Config) -> String {
        InUnits::inline_flattened(config)
    }
}

impl Serialize for Prices {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(PRICES.iter().map(|spec| spec.id).zip(self.in_units()))
    }
}

impl Prices {
    /// The prices r_f, w_f, r_m, w_m, each within its range.
    pub fn new(values: [f64; 4]) -> Result<Self, ConfigError> {
        let mut most = 0;
        for (spec, value) in PRICES.iter().zip(values) {
            spec.check(value)?;
            let decimals = format!("{value}").split_once('.').map_or(0, |(_, fraction)| fraction.len());
            if decimals > MAXIMUM_DECIMALS {
                let legal = format!("{} with at most 6 decimals", spec.legal());
                return Err(ConfigError::new(spec.id, value, legal));
            }
            most = most.max(decimals);
        }
        let unit = 10_f64.powi(most as i32);
        // At most 6 decimals and 7 digits before them: exact in a double once rounded.
        let [rf, wf, rm, wm] = values.map(|value| (value * unit).round() as i64);
        Ok(Self { read: [rf, rm], write: [wf, wm], decimals: most as u32 })
    }

    /// Price of a read.
    #[inline(always)]
    pub const fn read(&self, disk: Disk) -> i64 {
        self.read[disk.index()]
    }

    /// Price of a write.
    #[inline(always)]
    pub const fn write(&self, disk: Disk) -> i64 {
        self.write[disk.index()]
    }

    /// What one read, and one write, costs more on the magnetic disk than on flash.
    pub(crate) const fn dearer_on_magnetic(&self) -> [i64; 2] {
        [self.read[1] - self.read[0], self.write[1] - self.write[0]]
    }

    /// What a move to the other disk and back costs, w_f + w_m: the threshold of two of the algorithms.
    #[inline(always)]
    pub const fn there_and_back(&self) -> i64 {
        self.write[0] + self.write[1]
    }

    /// A sum of scaled prices in units.
    pub fn units(&self, scaled: i128) -> f64 {
        let sum = Decimal::from_scaled(scaled.unsigned_abs(), self.decimals).to_number();
        if scaled < 0 { -sum } else { sum }
    }

    /// What so many reads and writes on a disk cost, scaled.
    pub fn cost(&self, disk: Disk, reads: u64, writes: u64) -> i128 {
        i128::from(reads) * i128::from(self.read(disk)) + i128::from(writes) * i128::from(self.write(disk))
    }

    /// The four prices in units.
    pub fn in_units(&self) -> [f64; 4] {
        let ([rf, rm], [wf, wm]) = (self.read, self.write);
        [rf, wf, rm, wm].map(|price| self.units(price.into()))
    }
}
