//! DiskSim's traces in ASCII.

use super::Format;
use super::mqsim;

/// DiskSim's format.
pub(super) const FORMAT: Format = Format {
    id: "disksim",
    label: "DiskSim",
    becomes: "as lines of MQSim: sectors of 512 bytes; volume the device",
    source: "Bucy, Schindler, Schlosser & Ganger, The DiskSim Simulation Environment 4.0, 2008, ASCII traces",
    ..mqsim::FORMAT
};
