//! `bpsim device`: a device from what fio measured.

use std::io::Write;

use bufferpool_core::device::fio::{self, AlphaFrom, DepthRow, Measurement, Point, Saturation};

use crate::args::DeviceArguments;
use crate::error::Failure;
use crate::input;
use crate::table::Align::Right;
use crate::table::{self, count, plain};

pub(crate) fn device(arguments: &DeviceArguments, out: &mut impl Write) -> Result<(), Failure> {
    let texts = arguments.files.iter().map(|path| input::text(path)).collect::<Result<Vec<_>, _>>()?;
    let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
    let latency = arguments.alpha_from == "latency";
    let alpha_from = if latency { AlphaFrom::Latency } else { AlphaFrom::Throughput };
    let found = fio::measured(&texts, alpha_from)?;
    if arguments.json {
        serde_json::to_writer_pretty(&mut *out, &found)?;
        return Ok(writeln!(out)?);
    }
    report(&found, out)
}

fn report(found: &Measurement, out: &mut impl Write) -> Result<(), Failure> {
    let device = &found.device;
    writeln!(
        out,
        "alpha = {}, k_r = {}, k_w = {}, base_us = {}\n--alpha {0} --k-r {1} --k-w {2} --base-us {3}\n",
        device.alpha, device.k_r, device.k_w, device.base_us
    )?;
    let head = ["depth", "reads/s", "us a read", "writes/s", "us a write"].map(str::to_owned).to_vec();
    let mut rows = vec![head];
    rows.extend(found.rows.iter().map(|row| cells(row, device.k_r, device.k_w)));
    table::write(out, &[Right; 5], &rows)?;
    writeln!(out, "* saturated; pages of {} bytes", count(found.page_bytes.into()))?;
    for (what, Saturation { depth, iops, model_iops }) in [("reads", found.reads), ("writes", found.writes)] {
        let [measured, model] = [iops, model_iops].map(|iops| count(iops.round() as u64));
        writeln!(out, "{what} at depth {depth}: {measured}/s measured, at most {model}/s in the model")?;
    }
    let [throughput, latency] = found.alphas.map(|other| other.alpha);
    let (used, other) = match found.alpha_from {
        AlphaFrom::Throughput => ("throughput", "latency"),
        AlphaFrom::Latency => ("latency", "throughput"),
    };
    writeln!(
        out,
        "alpha: throughput {throughput}, latency {latency}; {used} is used, the other with --alpha-from {other}"
    )?;
    for note in &found.notes {
        writeln!(out, "note: {note}")?;
    }
    Ok(())
}

fn cells(row: &DepthRow, k_r: u32, k_w: u32) -> Vec<String> {
    let of = |point: Option<Point>, k: u32| {
        let mark = if row.depth == k { "*" } else { "" };
        let latency = point.and_then(|point| point.latency_us);
        [
            point.map_or_else(String::new, |point| format!("{mark}{}", count(point.iops.round() as u64))),
            latency.map_or_else(String::new, |us| plain((us * 100.0).round() / 100.0)),
        ]
    };
    let [reads, read_us] = of(row.reads, k_r);
    let [writes, write_us] = of(row.writes, k_w);
    vec![count(row.depth.into()), reads, read_us, writes, write_us]
}
