//! The configuration, read from the golden files' form with the defaults of golden/README.md.

use serde_json::{Map, Value};

use super::rules::Rule;

/// Everything that decides a run.
#[derive(Debug, Clone)]
pub(crate) struct Settings {
    pub(crate) rule: Rule,
    pub(crate) ace: bool,
    pub(crate) prefetch: bool,
    pub(crate) pages: u32,
    pub(crate) frames: usize,
    pub(crate) k_r: usize,
    pub(crate) k_w: usize,
    pub(crate) n_w: usize,
    pub(crate) n_e: usize,
    pub(crate) window: usize,
    pub(crate) theta: u32,
    pub(crate) poster: bool,
    /// The three prices in thousandths, so that times are exact.
    pub(crate) alpha_milli: u64,
    pub(crate) base_milli: u64,
    pub(crate) cpu_milli: u64,
    pub(crate) wait_milli: u64,
}

impl Settings {
    /// `None` if spec/ace.md has no such policy.
    pub(crate) fn new(config: &Map<String, Value>) -> Option<Self> {
        let whole = |key: &str| config.get(key).and_then(Value::as_u64).map(|value| value as usize);
        let milli =
            |key: &str| config.get(key).and_then(Value::as_f64).map(|value| (value * 1000.0).round() as u64);
        let needed = |value: Option<usize>| value.expect("a key without default");
        let (frames, k_w) = (needed(whole("frames")), needed(whole("k_w")));
        let n_w = whole("n_w").unwrap_or(k_w);
        Some(Self {
            rule: Rule::find(config["policy"].as_str()?)?,
            ace: config["mode"] == "ace",
            prefetch: config.get("prefetch").and_then(Value::as_bool).unwrap_or(false),
            pages: needed(whole("pages")) as u32,
            frames,
            k_r: needed(whole("k_r")),
            k_w,
            n_w,
            n_e: whole("n_e").unwrap_or(n_w),
            window: whole("window").unwrap_or(if frames < 3 { 1 } else { frames / 3 }),
            theta: whole("theta").unwrap_or(1) as u32,
            poster: config.get("cost").is_some_and(|cost| cost == "poster"),
            alpha_milli: milli("alpha").expect("alpha"),
            base_milli: milli("base_us").expect("base_us"),
            cpu_milli: milli("cpu_us").unwrap_or(0),
            wait_milli: milli("write_wait").unwrap_or(1000),
        })
    }
}
