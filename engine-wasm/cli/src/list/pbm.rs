//! The predictive lab's part of `bpsim list`.

use std::io::{self, Write};

use bufferpool_core::workload::config::GIVEN;
use bufferpool_pbm::config::PARAMETERS;
use bufferpool_pbm::policy::OptionSpec;
use bufferpool_pbm::policy::registry::POLICIES;
use bufferpool_pbm::{preset, workload};

use super::{chosen, generators, parameters};
use crate::table;
use crate::table::Align::Left;

/// Everything that `bpsim pbm` takes.
pub(super) fn pbm(out: &mut impl Write) -> io::Result<()> {
    writeln!(
        out,
        "PREDICTIVE (bpsim pbm)\n\nPOLICIES (--policy, numbers by --param NAME=VALUE, options by --option NAME)"
    )?;
    for spec in POLICIES.iter().map(|entry| &entry.spec) {
        writeln!(out, "{}: {}. {}\n  {}\n  {}", spec.id, spec.label, spec.idea, spec.rule, spec.complexity)?;
        parameters(spec.parameters, out)?;
        options(spec.options, out)?;
    }
    writeln!(out, "\nPARAMETERS of tables, pool and device")?;
    parameters(&PARAMETERS, out)?;
    writeln!(out, "\nQUERIES (--workload, parameters by --param NAME=VALUE)")?;
    generators(workload::REGISTRY, out)?;
    writeln!(
        out,
        "{GIVEN}: streams written out, --param \"trace=S0-99x25*3; P2000 S0-99x100 L7x5\": scans of blocks 0 to 99 with 25 us of work \
         on each, three times; in a second stream 2000 us of pause, a scan, a look-up of block 7"
    )?;
    writeln!(out, "\nPRESETS (--preset)")?;
    chosen(preset::all()?, out)
}

fn options(specs: &[OptionSpec], out: &mut impl Write) -> io::Result<()> {
    let row =
        |spec: &OptionSpec| vec![format!("  {}", spec.id), "on or off".to_owned(), spec.help.to_owned()];
    table::write(out, &[Left; 3], &specs.iter().map(row).collect::<Vec<_>>())
}
