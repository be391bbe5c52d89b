//! A lane in words, for the heads of tables.

use bufferpool_ace::config::{Cost, LaneConfig};
use bufferpool_ace::reader::READERS;

use crate::table::{count, plain};

/// Policy and mode: "Clock Sweep, ACE with the Reader"; of a fork also where it leaves which lane.
pub(crate) fn lane(config: &LaneConfig) -> String {
    let policy = config.policy_entry().map_or(config.policy, |entry| entry.spec.label);
    let fork = config.fork.map_or(String::new(), |fork| {
        format!(" from position {} on, before that as lane {}", count(fork.at), fork.lane + 1)
    });
    format!("{policy}, {}{fork}", mode(config))
}

/// The mode alone.
pub(crate) fn mode(config: &LaneConfig) -> String {
    match (config.is_ace(), config.prefetch) {
        (false, _) => "baseline".to_owned(),
        (true, false) => "ACE".to_owned(),
        (true, true) if READERS.last().is_some_and(|default| default.id == config.reader.id) => {
            "ACE + Reader".to_owned()
        }
        (true, true) => format!("ACE + Reader {}", config.reader.label),
    }
}

/// Pool, device and batches, on two lines.
pub(crate) fn setting(config: &LaneConfig, requests: usize) -> String {
    let device = &config.device;
    let cost = match config.cost {
        Cost::Ideal => "",
        Cost::Poster => "; cost model as on the poster: a baseline write costs one read",
    };
    format!(
        "D = {} pages, B = {} frames, {} requests; n_w = {}, n_e = {}\n\
         device: alpha = {}, k_r = {}, k_w = {}, {} us a page read{cost}",
        count(config.pages.into()),
        count(config.frames.into()),
        count(requests as u64),
        count(config.n_w.into()),
        count(config.n_e.into()),
        plain(device.alpha),
        count(device.k_r.into()),
        count(device.k_w.into()),
        plain(device.base_us),
    )
}
