//! The figures as text.

use std::fmt::Write;

use crate::Figures;

pub(crate) fn of(figures: &Figures) -> String {
    let mut text = String::new();
    // Writing to a String cannot fail.
    let _ = write(figures, &mut text);
    text
}

fn write(figures: &Figures, out: &mut String) -> std::fmt::Result {
    if let Some(found) = &figures.throughput {
        writeln!(
            out,
            "Million requests/s: median of {} in slices of {}; % of a bare array LRU in the same run\n",
            found.repetitions, found.slice_requests
        )?;
        for reference in &found.yardstick {
            writeln!(
                out,
                "{:5} {:22} {:8.1}          ({} misses, as LRU)",
                reference.task, "yardstick", reference.million_per_second, reference.misses
            )?;
            for lane in found.lanes.iter().filter(|lane| lane.task == reference.task) {
                writeln!(
                    out,
                    "{:5} {:22} {:8.1} {:7.1}%",
                    lane.task,
                    format!("{}, {}", lane.subject.policy, lane.subject.mode),
                    lane.million_per_second,
                    lane.percent_of_yardstick
                )?;
            }
        }
    }
    if let Some(seek) = &figures.seek {
        writeln!(
            out,
            "\nSeek within {} requests: median {:.2} ms, 90% within {:.2} ms, longest {:.2} ms ({} seeks; survey {:.2} s, \
             {} keyframes, {:.1} MB)",
            seek.requests,
            seek.median_ms,
            seek.ninth_decile_ms,
            seek.longest_ms,
            seek.seeks,
            seek.survey_seconds,
            seek.keyframes,
            seek.session_bytes as f64 / 1e6
        )?;
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
    let Some(growth) = &figures.growth else { return Ok(()) };
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
