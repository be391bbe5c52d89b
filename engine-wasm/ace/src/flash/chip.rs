//! Times of a drive's chips, which never enter the simulation (docs/rules/flash.md, "What follows from the counters").
//!
//! Reading, programming and erasing: Agrawal et al., "Design Tradeoffs for SSD Performance", USENIX ATC 2008.

use bufferpool_core::fields::Fields;
use bufferpool_core::spec::DefaultValue::Number;
use bufferpool_core::spec::ParameterSpec;
use serde::Serialize;
use serde_json::{Map, Value};

use super::config::whole;
use crate::Checked;
use crate::policy::spec::own;

/// Of times, cycles and writes a day.
const RANGE: (f64, f64) = (1e-6, 1e9);
/// Of channels, dies and planes.
const UNITS: (f64, f64) = (1.0, 1024.0);

/// The numbers of the chips.
pub const CHIP_PARAMETERS: &[ParameterSpec] = &[
    ParameterSpec {
        help: "Time of a die to read a page.",
        why: "Shorter in single-level cells, longer where a cell holds more bits.",
        ..own("t_read_us", "Read", "us", RANGE, Number(25.0)).real()
    },
    ParameterSpec {
        help: "Time of a die to program a page.",
        why: "The longer it is against reading, the larger alpha.",
        ..own("t_program_us", "Program", "us", RANGE, Number(200.0)).real()
    },
    ParameterSpec {
        help: "Time of a die to erase a block.",
        why: "It is shared by all pages of a block.",
        ..own("t_erase_us", "Erase", "us", RANGE, Number(1500.0)).real()
    },
    ParameterSpec {
        help: "Time of bus, controller and host for a page, beside the die's.",
        why: "Nothing derives it: it is the free number.",
        ..own("t_host_us", "Bus and host", "us", (0.0, RANGE.1), Number(100.0)).real()
    },
    ParameterSpec {
        help: "Channels of the drive.",
        why: "Each has dies of its own.",
        ..own("channels", "Channels", "", UNITS, Number(8.0))
    },
    ParameterSpec {
        help: "Dies of a channel.",
        why: "Each works by itself.",
        ..own("dies", "Dies a channel", "", UNITS, Number(2.0))
    },
    ParameterSpec {
        help: "Planes of a die that work at once.",
        why: "They count as dies.",
        ..own("planes", "Planes a die", "", UNITS, Number(1.0))
    },
    ParameterSpec {
        help: "Erases that a block endures.",
        why: "A free number: data sheets differ by a factor of a hundred.",
        ..own("rated_cycles", "Rated cycles", "erases", RANGE, Number(3000.0)).real()
    },
    ParameterSpec {
        help: "How many times a day the host writes as much as the drive holds.",
        why: "A lifetime in years needs a pace.",
        ..own("drive_writes_a_day", "Drive writes a day", "", RANGE, Number(1.0)).real()
    },
];

/// The numbers of the chips, defaults filled in.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct Chip {
    pub t_read_us: f64,
    pub t_program_us: f64,
    pub t_erase_us: f64,
    pub t_host_us: f64,
    pub channels: u32,
    pub dies: u32,
    pub planes: u32,
    pub rated_cycles: f64,
    pub drive_writes_a_day: f64,
}

impl Default for Chip {
    fn default() -> Self {
        Self {
            t_read_us: 25.0,
            t_program_us: 200.0,
            t_erase_us: 1500.0,
            t_host_us: 100.0,
            channels: 8,
            dies: 2,
            planes: 1,
            rated_cycles: 3000.0,
            drive_writes_a_day: 1.0,
        }
    }
}

impl Chip {
    /// Reads and checks them.
    pub fn from_json(object: &Map<String, Value>) -> Checked<Self> {
        let mut fields = Fields::new(object);
        let mut chip = Self::default();
        for (id, number) in [
            ("t_read_us", &mut chip.t_read_us),
            ("t_program_us", &mut chip.t_program_us),
            ("t_erase_us", &mut chip.t_erase_us),
            ("t_host_us", &mut chip.t_host_us),
            ("rated_cycles", &mut chip.rated_cycles),
            ("drive_writes_a_day", &mut chip.drive_writes_a_day),
        ] {
            *number = fields.number(CHIP_PARAMETERS, id)?.unwrap_or(*number);
        }
        for (id, count) in
            [("channels", &mut chip.channels), ("dies", &mut chip.dies), ("planes", &mut chip.planes)]
        {
            *count = whole(&mut fields, CHIP_PARAMETERS, id)?.map_or(*count, |given| given as u32);
        }
        fields.finish()?;
        Ok(chip)
    }

    /// u: planes of all dies of all channels, each of which holds one operation at a time.
    pub fn units(&self) -> f64 {
        f64::from(self.channels) * f64::from(self.dies) * f64::from(self.planes)
    }
}
