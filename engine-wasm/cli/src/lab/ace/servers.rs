//! Lanes of the server model: clients, background writer and checkpointer above one pool.

use std::io::Write;
use std::rc::Rc;

use bufferpool_ace::config::LaneConfig;
use bufferpool_ace::config::server::ServerConfig;
use bufferpool_ace::config::start::Start;
use bufferpool_ace::server::Server;
use bufferpool_ace::server::counters::{SPECS, Totals};
use bufferpool_ace::server::recording::{FinalPool, Recording};
use bufferpool_ace::server::run::{End, Goal};
use bufferpool_core::error::ConfigError;
use bufferpool_core::trace::Trace;
use bufferpool_core::trace::reading::Summary;
use serde_json::{Value, json};

use crate::compare::difference;
use crate::counters;
use crate::error::{Failure, say};
use crate::json::Json;
use crate::lab::{AceRuns, Ran, Wanted, mode_words, ran, setting_words};
use crate::table::Align::{Left, Right};
use crate::table::{self, count, decimals};

/// Runs a lane to its end, without anybody looking on.
pub(crate) fn to_end(config: &LaneConfig, start: &Start, trace: &Rc<Trace>) -> Result<Server, ConfigError> {
    let mut server = Server::new(config, start, Rc::clone(trace))?;
    server.go(Goal::END, &mut ());
    Ok(server)
}

/// Runs a lane to its end; writes what is wanted.
pub(super) fn run(
    config: &LaneConfig,
    start: &Start,
    trace: &Rc<Trace>,
    wanted: Wanted<'_>,
    out: &mut Json<'_>,
) -> Result<Ran, Failure> {
    if wanted("config") {
        out.put("config", &json!(config))?;
    }
    let server = if wanted("events") {
        let mut server = Server::new(config, start, Rc::clone(trace))?;
        let mut recording = Recording::new(&server);
        server.go(Goal::END, &mut recording);
        out.put("requests", &recording.requests)?;
        out.put("ios", &recording.ios)?;
        server
    } else {
        to_end(config, start, trace)?
    };
    if wanted("final") {
        out.put("final", &FinalPool(&server))?;
    }
    if let Some((error, sentence)) = cut_short(&server) {
        out.put("error", &error)?;
        say(&sentence);
    }
    out.put("series", server.series())?;
    out.put("counters", &server.counters())?;
    let ended = server.end() == Some(End::Done);
    let mut ran = ran!(server);
    // Whole transactions are counted at the end alone.
    ran.broken.retain(|_| ended);
    ran.cut_short = !ended;
    ran.rows = figures(&server.totals()).into();
    Ok(ran)
}

/// Why a run ended before all requests were served, as data and in words.
pub(crate) fn cut_short(server: &Server) -> Option<(Value, String)> {
    match server.end()? {
        End::Done => None,
        End::NoUnpinnedBuffers { row } => {
            let place = count(row + 1);
            let text =
                format!("the run ends before row {place}: no unpinned buffers available, as PostgreSQL says");
            Some((json!({ "request": row }), text))
        }
        End::TooLate => {
            let text = "the run ends: its next event is later than 2^53 ns, and times are no longer exact";
            Some((json!({ "time_ns": server.now_ns() }), text.to_owned()))
        }
    }
}

/// What a table shows beside the counters: value and unit; not a number for a run that took no time.
pub(crate) fn figures(totals: &Totals) -> [(&'static str, f64, &'static str); 6] {
    let [clients, bgwriter, checkpointer] = totals.writers_percent().unwrap_or([f64::NAN; 3]);
    let [_, busy] = totals.utilisation_percent().unwrap_or([f64::NAN; 2]);
    [
        ("throughput", totals.throughput().unwrap_or(f64::NAN), "requests/s"),
        ("latency, p99", totals.percentiles_ns[2] as f64 / 1000.0, "us"),
        ("written by clients", clients, "%"),
        ("written by the background writer", bgwriter, "%"),
        ("written by the checkpointer", checkpointer, "%"),
        ("write slots busy", busy, "%"),
    ]
}

/// Clients and writers in words, below pool and device.
pub(crate) fn words(server: &ServerConfig) -> String {
    let clients = server.clients.map_or("clients: 1, or the trace's".to_owned(), |clients| {
        format!("clients: {}", count(clients.into()))
    });
    let on = |on: bool| if on { "on" } else { "off" };
    format!("{clients}; background writer {}, checkpointer {}", on(server.bgwriter), on(server.checkpointer))
}

/// Where a setting of the model would have an effect, if it has none in any of these lanes.
pub(super) fn without_effect(lanes: &[LaneConfig], name: &str) -> Option<String> {
    let none =
        |has: fn(&ServerConfig) -> bool| !lanes.iter().filter_map(|lane| lane.server.as_ref()).any(has);
    match name {
        "n_b" => none(|server| server.bgwriter || server.checkpointer)
            .then(|| "with a writer (--bgwriter, --checkpointer)".to_owned()),
        _ if name.starts_with("bgwriter_") => {
            none(|server| server.bgwriter).then(|| "with the background writer (--bgwriter)".to_owned())
        }
        _ if name.starts_with("checkpoint_") => {
            none(|server| server.checkpointer).then(|| "with the checkpointer (--checkpointer)".to_owned())
        }
        _ => None,
    }
}

/// The rows of the table of `compare`, before the figures.
const COMPARED: [&str; 6] = ["time_ns", "pages_written", "pages_read", "misses", "hits", "write_batches"];

/// Lanes side by side, against the first one.
pub(crate) fn compare(
    runs: &AceRuns,
    keys: &[&str],
    read: Option<Summary>,
    is_json: bool,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let ended = runs.lanes.iter().map(|lane| to_end(lane, &runs.start, &runs.trace));
    let servers = ended.collect::<Result<Vec<_>, _>>()?;
    for (_, sentence) in servers.iter().filter_map(cut_short) {
        say(&sentence);
    }
    if is_json {
        let mut all = json!({});
        for (key, (server, config)) in keys.iter().zip(servers.iter().zip(&runs.lanes)) {
            all["configs"][key] = json!(config);
            all["counters"][key] = json!(server.counters());
            all["series"][key] = json!(server.series());
            if let Some((error, _)) = cut_short(server) {
                all["error"][key] = error;
            }
            for (id, number) in server.counters().iter().filter(|_| *key != keys[0]) {
                let first = servers[0].counters().by_name(id).unwrap_or(f64::NAN);
                all["difference_percent"][key][id] = json!(difference(first, number.to_f64()));
            }
        }
        if let Some(read) = read {
            all["trace"] = json!(read);
        }
        serde_json::to_writer_pretty(&mut *out, &all)?;
        return Ok(writeln!(out)?);
    }
    let first = &runs.lanes[0];
    let model = first.server.map_or(String::new(), |server| words(&server));
    let policy = first.policy_entry()?.spec.label;
    writeln!(out, "{policy}\n{}\n{model}\n", setting_words(first, runs.trace.requests.len()))?;
    let mut head = vec![String::new()];
    for (place, lane) in runs.lanes.iter().enumerate() {
        head.extend([mode_words(lane)].into_iter().chain((place > 0).then(|| "difference".to_owned())));
    }
    let mut columns = vec![Left];
    columns.resize(head.len(), Right);
    head.push("unit".to_owned());
    columns.push(Left);
    let mut rows = vec![head];
    let mut add = |label: &str, unit: &str, values: Vec<f64>, text: &dyn Fn(f64) -> String| {
        let mut row = vec![label.to_owned()];
        for (place, &value) in values.iter().enumerate() {
            row.push(if value.is_nan() { "-".to_owned() } else { text(value) });
            if place > 0 {
                let percent = difference(values[0], value).filter(|percent| percent.is_finite());
                row.push(percent.map_or("-".to_owned(), |percent| format!("{:+.2}%", percent + 0.0)));
            }
        }
        row.push(unit.to_owned());
        rows.push(row);
    };
    let counters: Vec<_> = servers.iter().map(Server::counters).collect();
    for spec in COMPARED.iter().filter_map(|id| SPECS.iter().find(|spec| spec.id == *id)) {
        let values = counters.iter().filter_map(|counters| counters.by_name(spec.id)).collect();
        add(&counters::label(spec), spec.unit, values, &|value| count(value as u64));
    }
    let all: Vec<_> = servers.iter().map(|server| figures(&server.totals())).collect();
    for place in 0..all[0].len() {
        let (label, _, unit) = all[0][place];
        add(label, unit, all.iter().map(|figures| figures[place].1).collect(), &|value| decimals(value, 2));
    }
    table::write(out, &columns, &rows)?;
    Ok(writeln!(out, "\nTimes are simulated; differences are in percent of the run without ACE.")?)
}
