//! The flash + magnetic lab's part of `bpsim list`.

use std::io::{self, Write};

use bufferpool_core::workload::config::GIVEN;
use bufferpool_hybrid::config::{FRAMES, LAMBDA, PAGES};
use bufferpool_hybrid::placement::registry::PLACEMENTS;
use bufferpool_hybrid::prices::PRICES;
use bufferpool_hybrid::replacement::registry::REPLACEMENTS;
use bufferpool_hybrid::{preset, workload};

use super::{chosen, generators, parameters};

/// Everything that `bpsim hybrid` takes.
pub(super) fn hybrid(out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "FLASH + MAGNETIC (bpsim hybrid)\n\nPLACEMENTS (--placement)")?;
    for spec in PLACEMENTS.iter().map(|entry| &entry.spec) {
        writeln!(out, "{}: {}. {}\n  {}\n  {}", spec.id, spec.label, spec.idea, spec.rule, spec.complexity)?;
    }
    writeln!(out, "\nREPLACEMENTS (--replacement)")?;
    for spec in REPLACEMENTS.iter().map(|entry| &entry.spec) {
        writeln!(out, "{}: {}. {}\n  {}\n  {}", spec.id, spec.label, spec.idea, spec.rule, spec.complexity)?;
    }
    writeln!(out, "\nPARAMETERS of file, pool and disks")?;
    let all: Vec<_> = [PAGES, FRAMES, LAMBDA].into_iter().chain(PRICES).collect();
    parameters(&all, out)?;
    writeln!(out, "\nWORKLOADS (--workload, parameters by --param NAME=VALUE)")?;
    generators(workload::REGISTRY, out)?;
    writeln!(out, "{GIVEN}: a trace written out, --param \"trace=R8 W3 N40 F\"")?;
    writeln!(out, "\nPRESETS (--preset)")?;
    chosen(preset::all()?, out)
}
