//! Curves over sizes of the pool in the browser: each worker has the trace and carries out points.

use bufferpool_ace::curve::{Counted, Curve, Options, Requests, Row, Run, savings};
use bufferpool_core::error::{Checked, ConfigError, parsed};
use wasm_bindgen::prelude::*;

use crate::runs::{Made, available_bytes};
use crate::{json, told};

/// A curve over all requests of a trace. Its points are its rows, by policy, size, device and mode.
#[wasm_bindgen]
pub struct CurveOver {
    trace: Made,
    curve: Curve,
    /// Of the last point: the next one may need the same.
    last: Option<(Run, Counted)>,
}

#[wasm_bindgen]
impl CurveOver {
    /// Checks options (JSON, see the engine's `curve::Options`), and that one run at a time fits in memory.
    #[wasm_bindgen(constructor)]
    pub fn new(trace: Made, options_json: &str) -> Result<CurveOver, JsValue> {
        told(Self::opened(trace, options_json))
    }

    /// Sizes that have rows, in frames, rising.
    pub fn sizes(&self) -> Vec<u32> {
        self.curve.sizes().to_vec()
    }

    /// Points in all.
    pub fn points(&self) -> u32 {
        (self.curve.blocks() * self.curve.rows_a_block()) as u32
    }

    /// Requests that are counted: those after the warm-up.
    pub fn requests(&self) -> f64 {
        self.curve.requests() as f64
    }

    /// Requests that are served before any is counted.
    pub fn warm_up(&self) -> f64 {
        self.curve.warm_up() as f64
    }

    /// Distinct pages of the trace.
    pub fn footprint(&self) -> f64 {
        self.curve.footprint() as f64
    }

    /// What is to be said of the curve.
    pub fn notes(&self) -> Vec<String> {
        self.curve.notes().to_vec()
    }

    /// Bytes of the trace and of the largest run beside it.
    pub fn memory_bytes(&self) -> Result<f64, JsValue> {
        told(self.curve.bytes()).map(|[trace, lane]| (trace + lane) as f64)
    }

    /// Serves a point; its row as JSON, without what ACE saves, which [`savings_json`] knows.
    pub fn point_json(&mut self, point: u32) -> Result<String, JsValue> {
        told(self.row(point as usize).map(|row| json(&row)))
    }

    /// All points that one pass over the trace counts together, LRU's alone, as JSON `[{point, row}]`; none if there are none.
    pub fn lru_json(&mut self) -> Result<String, JsValue> {
        let mut rows = Vec::new();
        for point in 0..self.points() as usize {
            let (block, place) = self.place(point);
            let run = self.curve.run_of(block, place);
            if told(self.curve.is_of_one_pass(run, Requests::from(&*self.trace.made)))? {
                rows.push(serde_json::json!({ "point": point, "row": told(self.row(point))? }));
            }
        }
        Ok(json(&rows))
    }
}

impl CurveOver {
    fn opened(trace: Made, options_json: &str) -> Checked<Self> {
        let options = Options::from_json(&parsed("options", options_json)?)?;
        let curve = Curve::new(options, &trace.made)?;
        curve.check_memory(1, available_bytes())?;
        Ok(Self { trace, curve, last: None })
    }

    fn place(&self, point: usize) -> (usize, usize) {
        let places = self.curve.rows_a_block();
        (point / places, point % places)
    }

    fn row(&mut self, point: usize) -> Checked<Row> {
        let points = self.points();
        let legal = || ConfigError::new("point", point, format!("a point below {points}"));
        let (block, place) = self.place(point);
        if block >= self.curve.blocks() {
            return Err(legal());
        }
        let run = self.curve.run_of(block, place);
        let counted = match self.last {
            Some((known, counted)) if known == run => counted,
            _ => self.curve.count(run, Requests::from(&*self.trace.made))?,
        };
        self.last = Some((run, counted));
        self.curve.row(block, place, &counted).ok_or_else(legal)
    }
}

/// Rows (a JSON list of them, of the same or of several workers) with what ACE saves in each whose baseline is among them.
#[wasm_bindgen]
pub fn savings_json(rows_json: &str) -> Result<String, JsValue> {
    let rows = parsed("rows", rows_json).and_then(|rows| {
        serde_json::from_value::<Vec<Row>>(rows)
            .map_err(|error| ConfigError::new("rows", rows_json, format!("rows of a curve ({error})")))
    });
    told(rows).map(|mut rows| {
        savings(&mut rows);
        json(&rows)
    })
}
