//! What reading and writing a page costs on each of the two disks.
//!
//! Source: Koltsidas & Viglas, PVLDB 2008, table 1: in units of one random flash read, 915 000 cycles at 2.26 GHz.

use bufferpool_core::decimal::Decimal;
use bufferpool_core::error::ConfigError;
use bufferpool_core::spec::{DefaultValue, ParameterSpec};
use serde::{Deserialize, Serialize};

/// Simulated microseconds of one unit: 915 000 cycles at 2.26 GHz, 0.405 ms (table 1).
pub const UNIT_US: f64 = 915_000.0 / 2_260.0;

/// Decimals that a price may have.
const MAXIMUM_DECIMALS: usize = 6;

/// Which of the two disks a page lives on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Disk {
    /// Flash.
    #[serde(rename = "f")]
    Flash,
    /// Magnetic.
    #[serde(rename = "m")]
    Magnetic,
}

impl Disk {
    /// The other one.
    #[inline(always)]
    pub const fn other(self) -> Self {
        match self {
            Self::Flash => Self::Magnetic,
            Self::Magnetic => Self::Flash,
        }
    }

    /// The disk of a flag.
    #[inline(always)]
    pub const fn of(on_flash: bool) -> Self {
        if on_flash { Self::Flash } else { Self::Magnetic }
    }

    /// Place in a pair of columns: flash first.
    #[inline(always)]
    pub const fn index(self) -> usize {
        match self {
            Self::Flash => 0,
            Self::Magnetic => 1,
        }
    }
}

const fn price(
    id: &'static str,
    label: &'static str,
    symbol: &'static str,
    table: f64,
    why: &'static str,
) -> ParameterSpec {
    ParameterSpec {
        id,
        label,
        symbol,
        unit: "units",
        minimum: 0.000_001,
        maximum: 1_000_000.0,
        integer: false,
        default: DefaultValue::Number(table),
        help: "Cost of one random page access, in units of one random flash read of table 1.",
        why,
        ..ParameterSpec::WHOLE
    }
}

/// The four prices, with table 1's as defaults.
pub const PRICES: [ParameterSpec; 4] = [
    price(
        "rf",
        "Flash read",
        "r_f",
        1.0,
        "Cheap reads are what flash is for: they pay for moving a page there.",
    ),
    price(
        "wf",
        "Flash write",
        "w_f",
        118.0,
        "The dearest of the four on the paper's device: a block is erased first.",
    ),
    price(
        "rm",
        "Magnetic read",
        "r_m",
        23.0,
        "The seek: the more it costs, the sooner a page that is read moves to flash.",
    ),
    price("wm", "Magnetic write", "w_m", 12.0, "The cheaper it is, the longer a page that is written stays."),
];

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

/// Decimals of a price as it is written, or none if there are too many.
fn decimals(value: f64) -> Option<usize> {
    let text = format!("{value}");
    let count = text.split_once('.').map_or(0, |(_, fraction)| fraction.len());
    (count <= MAXIMUM_DECIMALS).then_some(count)
}

impl Prices {
    /// The prices r_f, w_f, r_m, w_m, each within its range. An error names the price that is not legal, its value and
    /// what is.
    pub fn new(values: [f64; 4]) -> Result<Self, ConfigError> {
        let mut most = 0;
        for (spec, value) in PRICES.iter().zip(values) {
            spec.check(value)?;
            let legal =
                || ConfigError::new(spec.id, value, format!("{} with at most 6 decimals", spec.legal()));
            most = most.max(decimals(value).ok_or_else(legal)?);
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
        let [f, m] = [Disk::Flash, Disk::Magnetic];
        [self.read(f), self.write(f), self.read(m), self.write(m)].map(|price| self.units(price.into()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn decimal_prices_become_whole_numbers_of_a_common_fraction() {
        let prices = Prices::new([0.405, 4.82, 9.5, 4.86]).unwrap();
        assert_eq!((prices.read(Disk::Flash), prices.write(Disk::Flash)), (405, 4_820));
        assert_eq!((prices.read(Disk::Magnetic), prices.there_and_back()), (9_500, 9_680));
        assert_eq!(prices.units(prices.cost(Disk::Flash, 3, 2)), 10.855);
        assert_eq!(prices.units(-9_500), -9.5);
        assert_eq!(prices.in_units(), [0.405, 4.82, 9.5, 4.86]);
    }

    #[test]
    fn what_is_no_price_is_named() {
        for (place, bad) in [(0, 0.0), (1, -3.0), (2, f64::NAN), (3, 2_000_000.0), (2, 0.123_456_7)] {
            let mut values = [1.0, 118.0, 23.0, 12.0];
            values[place] = bad;
            assert_eq!(Prices::new(values).unwrap_err().field, PRICES[place].id);
        }
    }

    #[test]
    fn a_unit_is_the_papers_flash_read() {
        assert!((UNIT_US - 404.867).abs() < 0.001);
    }
}
