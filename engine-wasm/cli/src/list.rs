//! `bpsim list`: the registries, all of it from the specs.

mod hybrid;
mod pbm;

use std::io::{self, Write};

use bufferpool_ace::config::PARAMETERS;
use bufferpool_ace::experiments::Ace;
use bufferpool_ace::policy::registry::POLICIES;
use bufferpool_ace::preset;
use bufferpool_ace::reader::registry::{READERS, ReaderSpec};
use bufferpool_core::spec::{DefaultValue, ParameterSpec};
use bufferpool_core::trace::MAXIMUM_PAGES;
use bufferpool_core::workload::WorkloadSpec;
use bufferpool_core::{device, workload};
use bufferpool_hybrid::config as hybrid_config;
use bufferpool_hybrid::experiments::Hybrid;
use bufferpool_lab::lab::registry;
use bufferpool_lab::preset::Preset;
use bufferpool_pbm::config::MAXIMUM_BLOCKS;
use bufferpool_pbm::experiments::Pbm;
use clap::ValueEnum;

use crate::args::{ListArguments, Part};
use crate::error::Failure;
use crate::list::hybrid::hybrid;
use crate::list::pbm::pbm;
use crate::table::Align::{Left, Right};
use crate::table::{self, plain};

pub(crate) fn list(arguments: &ListArguments, out: &mut impl Write) -> Result<(), Failure> {
    if arguments.json {
        let mut value = registry::<Ace>(MAXIMUM_PAGES);
        value["hybrid"] = registry::<Hybrid>(hybrid_config::MAXIMUM_PAGES);
        value["pbm"] = registry::<Pbm>(MAXIMUM_BLOCKS);
        if let Some(name) = arguments.part.and_then(|part| part.to_possible_value()) {
            value = value[name.get_name()].take();
        }
        serde_json::to_writer_pretty(&mut *out, &value)?;
        return Ok(writeln!(out)?);
    }
    let parts = arguments.part.as_ref().map_or(Part::value_variants(), std::slice::from_ref);
    for (index, part) in parts.iter().enumerate() {
        if index > 0 {
            writeln!(out)?;
        }
        match part {
            Part::Policies => policies(out)?,
            Part::Workloads => workloads(out)?,
            Part::Devices => devices(out)?,
            Part::Presets => presets(out)?,
            Part::Hybrid => hybrid(out)?,
            Part::Pbm => pbm(out)?,
            Part::Readers => readers(out)?,
            Part::Parameters => {
                writeln!(out, "PARAMETERS of pool, device, Writer, Evictor and Reader")?;
                parameters(PARAMETERS, out)?;
            }
        }
    }
    Ok(())
}

fn policies(out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "POLICIES (--policy)")?;
    for spec in POLICIES.iter().map(|entry| &entry.spec) {
        writeln!(out, "{}: {}. {}\n  {}\n  {}", spec.id, spec.label, spec.idea, spec.rule, spec.complexity)?;
        parameters(spec.parameters, out)?;
    }
    Ok(())
}

fn readers(out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "READERS (--prefetch --reader)")?;
    let row =
        |reader: &ReaderSpec| vec![reader.id.to_owned(), reader.label.to_owned(), reader.help.to_owned()];
    table::write(out, &[Left, Left, Left], &READERS.iter().map(row).collect::<Vec<_>>())
}

fn workloads(out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "WORKLOADS (--workload, parameters by --param NAME=VALUE)")?;
    parameters(&[workload::REQUESTS], out)?;
    generators(workload::REGISTRY, out)?;
    writeln!(out, "{}: a trace written out, --param \"trace=W8 R1 W3\"", workload::config::GIVEN)
}

fn generators<T: 'static>(specs: &[&WorkloadSpec<T>], out: &mut impl Write) -> io::Result<()> {
    for spec in specs {
        let pages = if spec.pages.is_some() { " Needs no --pages." } else { "" };
        writeln!(out, "{}: {}. {}{pages}", spec.id, spec.label, spec.idea)?;
        parameters(spec.parameters, out)?;
    }
    Ok(())
}

fn devices(out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "DEVICES (--device)")?;
    let head = ["id", "alpha", "k_r", "k_w", "us a read", "name", "source"].map(str::to_owned).to_vec();
    let mut rows = vec![head];
    rows.extend(device::REGISTRY.iter().map(|device| {
        vec![
            device.id.to_owned(),
            plain(device.alpha),
            device.k_r.to_string(),
            device.k_w.to_string(),
            plain(device.base_us),
            device.label.to_owned(),
            device.source.to_owned(),
        ]
    }));
    table::write(out, &[Left, Right, Right, Right, Right, Left, Left], &rows)
}

fn presets(out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "PRESETS (--preset)")?;
    chosen(preset::all()?, out)
}

fn chosen(presets: Vec<Preset>, out: &mut impl Write) -> io::Result<()> {
    let rows: Vec<_> =
        presets.into_iter().map(|preset| vec![preset.id, preset.title, preset.teaches]).collect();
    table::write(out, &[Left, Left, Left], &rows)
}

fn parameters(specs: &[ParameterSpec], out: &mut impl Write) -> io::Result<()> {
    let row = |spec: &ParameterSpec| {
        let default = match spec.default {
            DefaultValue::Number(value) => plain(value),
            DefaultValue::Rule(rule) => rule.to_owned(),
            DefaultValue::Choice(id) => id.to_owned(),
        };
        let kind = if spec.integer { "" } else { ", fractions too" };
        let legal = match spec.choices {
            [] => format!("{} to {}{kind}", plain(spec.minimum), plain(spec.maximum)),
            _ => spec.legal(),
        };
        vec![
            format!("  {}", spec.id),
            legal,
            spec.unit.to_owned(),
            format!("default {default}"),
            spec.help.to_owned(),
        ]
    };
    table::write(out, &[Left; 5], &specs.iter().map(row).collect::<Vec<_>>())
}
