//! IODA's traces: as DiskSim's, but in bytes.

use super::mqsim;
use super::{Format, Kind, Requests};

/// IODA's format.
pub(super) const FORMAT: Format = Format {
    id: "ioda",
    label: "IODA",
    becomes: "bytes; volume the device",
    source: "Li et al., IODA, SOSP 2021, with its traces",
    kind: Kind::lines(mqsim::fits, |_| {
        Ok(Box::new(|line: &str, requests: &mut Requests| mqsim::take(line, 1, requests)))
    }),
    ..mqsim::FORMAT
};
