//! DiskSim's traces in ASCII.

use super::mqsim::{of_simulator, take};
use super::{Format, Requests, SECTOR};

/// DiskSim's format.
pub(super) const FORMAT: Format = of_simulator(
    "disksim",
    "DiskSim",
    "sectors of 512 bytes; volume the device",
    "Bucy, Schindler, Schlosser & Ganger, The DiskSim Simulation Environment 4.0, 2008, ASCII traces",
    |_| Ok(Box::new(|line: &str, requests: &mut Requests| take(line, SECTOR, requests))),
);
