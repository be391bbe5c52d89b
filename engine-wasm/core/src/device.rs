//! Storage devices: how much dearer a write is than a read, and how many of each are served at once.

pub mod fio;

use serde::Serialize;
use serde_json::Value;

use crate::spec::{DefaultValue, ParameterSpec};

/// What the device costs.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Device {
    /// A page write costs this many page reads.
    pub alpha: f64,
    /// Latency of one page read in microseconds.
    pub base_us: f64,
    /// Reads served at once.
    pub k_r: u32,
    /// Writes served at once.
    pub k_w: u32,
}

/// A device of the papers, its numbers as those of [`Device`].
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct DeviceSpec {
    pub id: &'static str,
    pub label: &'static str,
    pub base_us: f64,
    pub alpha: f64,
    pub k_r: u32,
    pub k_w: u32,
    pub source: &'static str,
}

const PAPER: &str = "Papon and Athanassoulis, ICDE 2023, table I; latency from the published ACE demo";
const POSTER: &str = "Poster of the published ACE demo";

impl DeviceSpec {
    /// Its four numbers as fields of a scene.
    pub fn numbers(&self) -> [(&'static str, Value); 4] {
        [
            (ALPHA.id, self.alpha.into()),
            (BASE_US.id, self.base_us.into()),
            (K_R.id, self.k_r.into()),
            (K_W.id, self.k_w.into()),
        ]
    }
}

/// All devices, in the order of the picker.
pub static REGISTRY: &[DeviceSpec] = &[
    device("optane-p4800x", "Optane SSD P4800X", 6.8, 1.1, 6, 5, PAPER),
    device("pcie-p4510", "PCIe SSD P4510", 12.4, 2.8, 80, 8, PAPER),
    device("sata-s4610", "SATA SSD S4610", 100.0, 1.5, 25, 9, PAPER),
    device("virtual", "Virtual SSD (cloud)", 180.0, 2.0, 11, 19, PAPER),
    device("poster-pcie", "Poster's PCIe", 12.4, 3.0, 6, 6, POSTER),
];

const fn device(
    id: &'static str,
    label: &'static str,
    base_us: f64,
    alpha: f64,
    k_r: u32,
    k_w: u32,
    source: &'static str,
) -> DeviceSpec {
    DeviceSpec { id, label, base_us, alpha, k_r, k_w, source }
}

/// The device with this id.
pub fn find(id: &str) -> Option<&'static DeviceSpec> {
    REGISTRY.iter().find(|device| device.id == id)
}

/// Write cost against read cost. The defaults of all four are those of the PCIe SSD P4510.
pub const ALPHA: ParameterSpec = ParameterSpec {
    id: "alpha",
    label: "Read/write asymmetry",
    symbol: "alpha",
    minimum: 0.000_001,
    maximum: 1_000_000.0,
    integer: false,
    default: DefaultValue::Number(2.8),
    help: "Cost of one page write divided by the cost of one page read.",
    why: "The more a write costs, the more ACE saves by writing together.",
    ..ParameterSpec::WHOLE
};

/// Latency of one read.
pub const BASE_US: ParameterSpec = ParameterSpec {
    id: "base_us",
    label: "Read latency",
    unit: "us",
    minimum: 0.000_001,
    maximum: 1_000_000.0,
    integer: false,
    default: DefaultValue::Number(12.4),
    help: "Time to read one page.",
    why: "Scales all device time; differences in percent stay the same unless requests cost CPU time.",
    ..ParameterSpec::WHOLE
};

/// Reads at once.
pub const K_R: ParameterSpec = ParameterSpec::whole(
    "k_r",
    "Read concurrency",
    "pages",
    (1.0, 1_000_000.0),
    DefaultValue::Number(80.0),
    "Page reads that the device serves at once in the time of one.",
    "Prefetching is free as long as it fits beside the page that was missed.",
)
.symbol("k_r");

/// Writes at once.
pub const K_W: ParameterSpec = ParameterSpec::whole(
    "k_w",
    "Write concurrency",
    "pages",
    (1.0, 1_000_000.0),
    DefaultValue::Number(8.0),
    "Page writes that the device serves at once in the time of one.",
    "One write at a time leaves all but one of these channels idle; at 1 ACE gains nothing.",
)
.symbol("k_w");

/// The four numbers that make a device.
pub static PARAMETERS: &[ParameterSpec] = &[ALPHA, K_R, K_W, BASE_US];
