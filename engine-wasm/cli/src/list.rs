//! `bpsim list`: the registries, all of it from the specs.

use std::io::{self, Write};

use bufferpool_core::trace::format::FORMATS;
use bufferpool_core::trace::reading::OPTIONS;
use bufferpool_core::workload::config::GIVEN;
use serde_json::{Value, json};

use crate::args::ListArguments;
use crate::error::Failure;
use crate::lab::{LABS, flash};
use crate::table::Align::{Left, Right};
use crate::table::{self, plain};

/// Columns of parts that are tables.
const DEVICES: [&str; 7] = ["id", "alpha", "k_r", "k_w", "base_us", "label", "source"];
const READERS: [&str; 3] = ["id", "label", "help"];
const PRESETS: [&str; 3] = ["id", "title", "teaches"];
/// Heads of the table of devices.
const HEADS: [&str; 7] = ["id", "alpha", "k_r", "k_w", "us a read", "name", "source"];

/// Formats of trace files, which are of no lab.
const FORMATS_PART: &str = "formats";
/// The numbers of a drive of flash below a lane.
const FLASH_PART: &str = "flash";

/// The names that the command takes: parts of the first lab, formats of trace files, and the other labs.
pub(crate) fn parts() -> Vec<&'static str> {
    let [first, others @ ..] = &LABS;
    let parts = first.spec().listed.iter().map(|(key, _)| *key);
    parts.chain([FORMATS_PART, FLASH_PART]).chain(others.iter().map(|lab| lab.spec().lab.id)).collect()
}

pub(crate) fn list(arguments: &ListArguments, out: &mut impl Write) -> Result<(), Failure> {
    let [first, others @ ..] = &LABS;
    if arguments.json {
        let mut value = (first.spec().registry)();
        for lab in others {
            value[lab.spec().lab.id] = (lab.spec().registry)();
        }
        value[FORMATS_PART] = json!(FORMATS);
        value[FLASH_PART] = flash::parameters().map(|parameter| json!(parameter)).collect();
        if let Some(part) = &arguments.part {
            value = value[part].take();
        }
        serde_json::to_writer_pretty(&mut *out, &value)?;
        return Ok(writeln!(out)?);
    }
    let wanted = |id: &str| arguments.part.as_ref().is_none_or(|part| part == id);
    let mut separator = "";
    for (place, lab) in LABS.into_iter().enumerate() {
        let (spec, all) = (lab.spec(), lab.listed());
        let whole = place > 0 && wanted(spec.lab.id);
        if whole {
            writeln!(out, "{separator}{} (bpsim {})", spec.title, spec.lab.id)?;
            separator = "\n";
        }
        for (key, title) in spec.listed.iter().filter(|(key, _)| whole || (place == 0 && wanted(key))) {
            writeln!(out, "{separator}{title}")?;
            separator = "\n";
            section(key, &all, spec.given, out)?;
        }
    }
    if wanted(FORMATS_PART) {
        writeln!(out, "{separator}FORMATS of trace files (--trace, told by what a file holds, or --format)")?;
        separator = "\n";
        formats(out)?;
    }
    if wanted(FLASH_PART) {
        writeln!(out, "{separator}FLASH, a drive below the pool (--flash=ID=VALUE,..)")?;
        parameters(&flash::parameters().map(|parameter| json!(parameter)).collect::<Vec<_>>(), out)?;
        let row = |(id, legal, help): (&str, &str, &str)| {
            [format!("  {id}"), legal.to_owned(), help.to_owned()].to_vec()
        };
        table::write(out, &[Left; 3], &flash::SWITCHES.map(row))?;
    }
    Ok(())
}

fn formats(out: &mut impl Write) -> io::Result<()> {
    for format in FORMATS {
        writeln!(out, "{}: {}", format.id, format.label)?;
        writeln!(out, "  told by {}\n  becomes {}", format.told_by, format.becomes)?;
    }
    let option = |option: &bufferpool_core::trace::reading::ReadOption| {
        let name = format!("  --{} {}", option.id.replace('_', "-"), option.value);
        vec![name, option.help.to_owned()]
    };
    table::write(out, &[Left; 2], &OPTIONS.iter().map(option).collect::<Vec<_>>())
}

/// A part of a lab's registry.
fn section(key: &str, all: &Value, given: &str, out: &mut impl Write) -> io::Result<()> {
    let entries = list_of(&all[key]);
    match key {
        "devices" => rows(entries, &DEVICES, Some(&HEADS), out),
        "readers" => rows(entries, &READERS, None, out),
        "presets" => rows(entries, &PRESETS, None, out),
        "parameters" => parameters(entries, out),
        "workloads" => {
            if all["without_length"] != true {
                parameters(std::slice::from_ref(&all["requests"]), out)?;
            }
            described(entries, out)?;
            writeln!(out, "{GIVEN}: {given}")
        }
        _ => described(entries, out),
    }
}

fn list_of(value: &Value) -> &[Value] {
    value.as_array().map_or(&[][..], Vec::as_slice)
}

fn text<'a>(entry: &'a Value, key: &str) -> &'a str {
    entry[key].as_str().unwrap_or_default()
}

/// What has an idea, and perhaps a rule and parameters. A visitor's program runs in the page alone.
fn described(entries: &[Value], out: &mut impl Write) -> io::Result<()> {
    for entry in entries.iter().filter(|entry| entry["programmed"] != true) {
        let pages = if entry["fixes_pages"] == true { " Needs no --pages." } else { "" };
        writeln!(out, "{}: {}. {}{pages}", text(entry, "id"), text(entry, "label"), text(entry, "idea"))?;
        if entry["rule"].is_string() {
            writeln!(out, "  {}\n  {}", text(entry, "rule"), text(entry, "complexity"))?;
        }
        parameters(list_of(&entry["parameters"]), out)?;
        let option = |option: &Value| {
            vec![format!("  {}", text(option, "id")), "on or off".to_owned(), text(option, "help").to_owned()]
        };
        let options: Vec<_> = list_of(&entry["options"]).iter().map(option).collect();
        table::write(out, &[Left; 3], &options)?;
    }
    Ok(())
}

fn cell(value: &Value) -> String {
    value.as_f64().map_or_else(|| value.as_str().unwrap_or_default().to_owned(), plain)
}

fn rows(entries: &[Value], keys: &[&str], heads: Option<&[&str]>, out: &mut impl Write) -> io::Result<()> {
    let head = heads.map(|heads| heads.iter().map(|head| (*head).to_owned()).collect());
    let row = |entry: &Value| keys.iter().map(|key| cell(&entry[key])).collect();
    let rows: Vec<Vec<String>> = head.into_iter().chain(entries.iter().map(row)).collect();
    let is_number = |key: &str| entries.first().is_some_and(|entry| entry[key].is_number());
    let aligns: Vec<_> = keys.iter().map(|key| if is_number(key) { Right } else { Left }).collect();
    table::write(out, &aligns, &rows)
}

fn parameters(specs: &[Value], out: &mut impl Write) -> io::Result<()> {
    let row = |spec: &Value| {
        let kind = if spec["integer"] == true { "" } else { ", fractions too" };
        let choices: Vec<&str> = list_of(&spec["choices"]).iter().map(|one| text(one, "id")).collect();
        let legal = match &choices[..] {
            [] => format!("{} to {}{kind}", cell(&spec["minimum"]), cell(&spec["maximum"])),
            _ => format!("one of {}", choices.join(", ")),
        };
        let default = spec["default"].as_object().and_then(|default| default.values().next());
        vec![
            format!("  {}", text(spec, "id")),
            legal,
            text(spec, "unit").to_owned(),
            format!("default {}", cell(default.unwrap_or(&json!("")))),
            text(spec, "help").to_owned(),
        ]
    };
    table::write(out, &[Left; 5], &specs.iter().map(row).collect::<Vec<_>>())
}
