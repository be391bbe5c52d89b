//! The server model: golden files, what it shares with every lane, and what it must keep by itself.

mod figures;
mod golden;
mod laws;
mod presets;
mod refused;
mod session;
mod steps;

use std::rc::Rc;

use bufferpool_ace::config::LaneConfig;
use bufferpool_ace::config::start::Start;
use bufferpool_ace::server::Server;
use bufferpool_core::trace::Trace;
use bufferpool_core::trace::reader::TraceReader;
use bufferpool_core::trace::reading::Reading;
use serde_json::Value;

/// A trace of so many pages, read from a CSV file.
pub(super) fn read(csv: &[u8], pages: u32) -> Rc<Trace> {
    let mut reader = TraceReader::of("t.csv", &Reading::default()).unwrap();
    reader.push(csv);
    Rc::new(reader.finish(Some(pages)).unwrap())
}

/// A config of this JSON.
pub(super) fn config(json: &Value) -> LaneConfig {
    LaneConfig::from_json(json.as_object().unwrap()).unwrap()
}

pub(super) fn server(config: &LaneConfig, trace: &Rc<Trace>) -> Server {
    Server::new(config, &Start::default(), Rc::clone(trace)).unwrap()
}
