//! The configuration, read from the golden files' form with the defaults of golden/README.md.

use serde_json::{Map, Value};

use super::reader::Method;

/// Everything that decides a run.
#[derive(Debug, Clone)]
pub(crate) struct Settings {
    /// Id of the policy.
    pub(crate) policy: String,
    pub(crate) ace: bool,
    /// `None` without the Reader.
    pub(crate) reader: Option<Method>,
    pub(crate) pages: u32,
    pub(crate) frames: usize,
    pub(crate) k_r: usize,
    pub(crate) k_w: usize,
    pub(crate) n_w: usize,
    pub(crate) n_e: usize,
    pub(crate) theta: u32,
    pub(crate) poster: bool,
    /// The three prices in thousandths, so that times are exact.
    pub(crate) alpha_milli: u64,
    pub(crate) base_milli: u64,
    pub(crate) cpu_milli: u64,
    pub(crate) wait_milli: u64,
    /// Where policies find their own numbers.
    config: Map<String, Value>,
}

impl Settings {
    /// Reads a config.
    pub(crate) fn new(config: &Map<String, Value>) -> Self {
        let whole = |key: &str| config.get(key).and_then(Value::as_u64).map(|value| value as usize);
        let text = |key: &str| config.get(key).and_then(Value::as_str);
        let milli =
            |key: &str| config.get(key).and_then(Value::as_f64).map(|value| (value * 1000.0).round() as u64);
        let needed = |value: Option<usize>| value.expect("a key without default");
        let k_w = needed(whole("k_w"));
        let n_w = whole("n_w").unwrap_or(k_w);
        let prefetch = config.get("prefetch").and_then(Value::as_bool).unwrap_or(false);
        Self {
            policy: text("policy").expect("policy").to_owned(),
            ace: text("mode") == Some("ace"),
            reader: prefetch.then(|| Method::find(text("reader").unwrap_or("tap+history"))),
            pages: needed(whole("pages")) as u32,
            frames: needed(whole("frames")),
            k_r: needed(whole("k_r")),
            k_w,
            n_w,
            n_e: whole("n_e").unwrap_or(n_w),
            theta: whole("theta").unwrap_or(1) as u32,
            poster: text("cost") == Some("poster"),
            alpha_milli: milli("alpha").expect("alpha"),
            base_milli: milli("base_us").expect("base_us"),
            cpu_milli: milli("cpu_us").unwrap_or(0),
            wait_milli: milli("write_wait").unwrap_or(1000),
            config: config.clone(),
        }
    }

    /// A whole number of the policy's own.
    pub(crate) fn parameter(&self, key: &str, default: u64) -> u64 {
        self.config.get(key).and_then(Value::as_u64).unwrap_or(default)
    }

    /// A number of pages of the policy's own; the default is a part of B, rounded down, and at least 1.
    pub(crate) fn size(&self, key: &str, frames_per_page: usize) -> usize {
        self.parameter(key, (self.frames / frames_per_page).max(1) as u64) as usize
    }
}
