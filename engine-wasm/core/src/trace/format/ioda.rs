//! IODA's traces: as DiskSim's, but in bytes.

use super::mqsim::{of_simulator, take};
use super::{Format, Requests};

/// IODA's format.
pub(super) const FORMAT: Format = of_simulator(
    "ioda",
    "IODA",
    "bytes; volume the device",
    "Li et al., IODA, SOSP 2021, with its traces",
    |_| Ok(Box::new(|line: &str, requests: &mut Requests| take(line, 1, requests))),
);
