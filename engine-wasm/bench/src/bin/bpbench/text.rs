//! The figures as text.

use std::fmt::Write;

use crate::Figures;
use crate::growth::Growth;
use crate::predictive::Predictive;
use crate::session::AtPaperSize;
use crate::throughput::Throughput;

pub(crate) fn of(figures: &Figures) -> String {
    let mut text = String::new();
    // Writing to a String cannot fail.
    let _ = write(figures, &mut text);
    text
}

fn write(figures: &Figures, out: &mut String) -> std::fmt::Result {
    if let Some(found) = &figures.throughput {
        write_speeds(found, out)?;
    }
    if let Some(policies) = &figures.policies {
        writeln!(out, "\nSeconds over T2: baseline, ACE, ACE with the Reader")?;
        for modes in policies.chunks(3) {
            let seconds: String = modes.iter().map(|row| format!(" {:8.1}", row.seconds)).collect();
            writeln!(out, "{:16}{seconds}", modes[0].subject.policy)?;
        }
    }
    if let Some(seek) = &figures.seek {
        writeln!(
            out,
            "\nSeek within {} requests: median {:.2} ms, 90% within {:.2} ms, longest {:.2} ms ({} seeks; prescan {:.2} s, \
             {} keyframes, {:.1} MB)",
            seek.requests,
            seek.median_ms,
            seek.ninth_decile_ms,
            seek.longest_ms,
            seek.seeks,
            seek.prescan_seconds,
            seek.keyframes,
            seek.session_bytes as f64 / 1e6
        )?;
    }
    if let Some(sessions) = &figures.session {
        write_sessions(sessions, out)?;
    }
    if let Some(memory) = &figures.memory {
        writeln!(out, "\nBytes a page on disk and a frame")?;
        for row in memory {
            writeln!(
                out,
                "{:22} {:8.2} {:8.2}",
                format!("{}, {}", row.subject.policy, row.subject.mode),
                row.bytes_per_page,
                row.bytes_per_frame
            )?;
        }
    }
    if let Some(growth) = &figures.growth {
        write_growth(growth, out)?;
    }
    if let Some(found) = &figures.hybrid {
        writeln!(out, "\nFlash + magnetic")?;
        write_speeds(found, out)?;
    }
    if let Some(growth) = &figures.hybrid_growth {
        write_growth(growth, out)?;
    }
    if let Some(found) = &figures.pbm {
        write_predictive(found, out)?;
    }
    Ok(())
}

fn write_sessions(sessions: &[AtPaperSize], out: &mut String) -> std::fmt::Result {
    writeln!(
        out,
        "\nSessions at the paper's size: a baseline and one lane more; milliseconds median / 90% / longest"
    )?;
    for found in sessions {
        let AtPaperSize { seek, step_back, .. } = found;
        writeln!(
            out,
            "{:20} prescan {:5.2} s  {:2} + {:2} keyframes  {:6.1} MB and {:4.1} of the trace, {:8} at most  \
             seek {:5.1} / {:5.1} / {:5.1}  step back {:4.1} / {:4.1} / {:5.1}",
            format!("{}, {}", found.policy, found.mode),
            found.prescan_seconds,
            found.keyframes,
            found.history_keyframes,
            found.session_mb,
            found.trace_mb,
            found.peak_mb.map_or(String::new(), |peak| format!("{peak:.1} MB")),
            seek.median,
            seek.ninth_decile,
            seek.longest,
            step_back.median,
            step_back.ninth_decile,
            step_back.longest
        )?;
    }
    Ok(())
}

fn write_predictive(found: &Predictive, out: &mut String) -> std::fmt::Result {
    writeln!(out, "\nPredictive: runs to the end, 32 streams; megabytes held, and at most in the process")?;
    for run in &found.runs {
        writeln!(
            out,
            "{:9} 1/{:<3} {:>12} requests {:6.1}% hits {:8.2} s {:7.2} M/s {:8.1} MB {:8}",
            run.policy,
            run.scale,
            run.requests,
            run.hit_percent,
            run.seconds,
            run.million_per_second,
            run.held_mb,
            run.peak_mb.map_or(String::new(), |peak| format!("{peak:.1} MB"))
        )?;
    }
    for row in &found.registrations {
        writeln!(
            out,
            "registering a scan with {:>6} groups of {:>4} blocks: {:8.2} us, {:6.2} ns a group",
            row.groups, row.group_blocks, row.microseconds, row.nanoseconds_a_group
        )?;
    }
    Ok(())
}

fn write_speeds<S>(found: &Throughput<S>, out: &mut String) -> std::fmt::Result {
    writeln!(
        out,
        "Million requests/s: median of {} in slices of {}; % of a bare array LRU in the same run\n",
        found.repetitions, found.slice_requests
    )?;
    for reference in &found.yardstick {
        writeln!(
            out,
            "{:6} {:22} {:8.1}          ({} misses, as LRU)",
            reference.task, "yardstick", reference.million_per_second, reference.misses
        )?;
        for lane in found.lanes.iter().filter(|lane| lane.task == reference.task) {
            writeln!(
                out,
                "{:6} {:22} {:8.1} {:7.1}%",
                lane.task, lane.name, lane.million_per_second, lane.percent_of_yardstick
            )?;
        }
    }
    Ok(())
}

fn write_growth<S>(growth: &[Growth<S>], out: &mut String) -> std::fmt::Result {
    write!(out, "\nNanoseconds a request, D = 15 B; B =")?;
    for frames in growth.first().map_or(&[][..], |row| &row.frames) {
        write!(out, " {frames:>9}")?;
    }
    for row in growth {
        write!(out, "\n{:36}", row.name)?;
        for nanoseconds in &row.nanoseconds {
            write!(out, " {nanoseconds:9.1}")?;
        }
    }
    writeln!(out)
}
