//! Rows as CSV or JSON, onto standard output or a file that is continued where it ends.
//!
//! Both are a head, which says what made the rows, a line a row, and an end: a file that begins with the same head holds the
//! same rows as far as it goes, since rows have one order.

use std::io::Write;
use std::path::Path;

use bufferpool_ace::curve::{Curve, Row};
use bufferpool_core::error::cut;
use bufferpool_core::trace::Trace;
use serde_json::{Value, json};

use crate::error::Failure;
use crate::output_file::Lines;

/// Columns of CSV; those of a sample come behind.
const COLUMNS: &str = "policy,mode,device,frames,bytes,fraction,requests,misses,miss_ratio,evictions_dirty,write_batches,\
                       pages_written,latency_us,ace_saving";
const SAMPLED: &str = ",sampling,standard_error";

/// Characters of a line that are shown.
const SHOWN: usize = 60;

pub(super) struct Output<'a> {
    lines: Lines<'a>,
    form: Form,
    /// Rows that are there.
    rows: usize,
    rows_a_block: usize,
    /// Whether the end is there, too.
    ended: bool,
}

#[derive(Clone, Copy)]
struct Form {
    json: bool,
    /// What stands before each row but the first one, behind each, and behind all.
    between: &'static str,
    behind: &'static str,
    end: &'static str,
}

impl Form {
    const fn of(json: bool) -> Self {
        if json {
            Self { json, between: ",\n", behind: "", end: "\n]}\n" }
        } else {
            Self { json, between: "", behind: "\n", end: "" }
        }
    }

    fn head(self, curve: &Curve, trace: &Trace, provenance: &Value) -> String {
        let (summary, warm_up) = (json!(trace.summary()), curve.warm_up());
        if self.json {
            let notes = json!(curve.notes());
            return format!(
                "{{\"trace\":{summary},\"warm_up\":{warm_up},\"notes\":{notes},\"provenance\":{provenance},\"rows\":[\n"
            );
        }
        let mut head = format!("# made by: {provenance}\n# trace: {summary}\n# warm_up: {warm_up}\n");
        curve.notes().iter().for_each(|note| head += &format!("# note: {note}\n"));
        let sampled = if curve.is_sampled() { SAMPLED } else { "" };
        head + COLUMNS + sampled + "\n"
    }

    /// A row's line without what stands around it.
    fn line(self, row: &Row) -> String {
        let row = json!(row);
        if self.json {
            return row.to_string();
        }
        let cell = |name: &str| match &row[name] {
            Value::Null => String::new(),
            Value::String(text) => text.clone(),
            number => number.to_string(),
        };
        let sampled = if row.get("sampling").is_some() { SAMPLED } else { "" };
        format!("{COLUMNS}{sampled}").split(',').map(cell).collect::<Vec<_>>().join(",")
    }

    /// The whole rows of a text: where each ends, and its line. What a stopped run left half is not among them.
    fn whole(self, text: &str) -> Vec<(usize, &str)> {
        let mark = if self.json { self.between } else { self.behind };
        let (mut rows, mut at) = (Vec::new(), 0);
        for piece in text.split_inclusive(mark) {
            at += piece.len();
            match piece.strip_suffix(mark) {
                Some(line) => rows.push((at - if self.json { mark.len() } else { 0 }, line)),
                // The last one of JSON has nothing behind it.
                None if self.json && serde_json::from_str::<Value>(piece).is_ok() => rows.push((at, piece)),
                None => {}
            }
        }
        rows
    }
}

impl<'a> Output<'a> {
    /// Onto a stream, from nothing.
    pub(super) fn start(
        stream: &'a mut dyn Write,
        json: bool,
        curve: &Curve,
        trace: &Trace,
        provenance: &Value,
    ) -> Result<Self, Failure> {
        let mut output = Self::empty(Lines::Stream(stream), json, curve);
        output.lines.put(&output.form.head(curve, trace, provenance))?;
        Ok(output)
    }

    fn empty(lines: Lines<'a>, json: bool, curve: &Curve) -> Self {
        Self { lines, form: Form::of(json), rows: 0, rows_a_block: curve.rows_a_block(), ended: false }
    }

    /// Onto a file. What it holds of this curve stays and is not computed again; what is not whole is cut off.
    pub(super) fn resume(
        path: &Path,
        json: bool,
        curve: &Curve,
        trace: &Trace,
        provenance: &Value,
    ) -> Result<Self, Failure> {
        let (lines, text) = Lines::resume(path, "curve")?;
        let mut output = Self::empty(lines, json, curve);
        let form = output.form;
        let head = form.head(curve, trace, provenance);
        if head.starts_with(&text) {
            output.lines.keep(0)?;
            output.lines.put(&head)?;
            return Ok(output);
        }
        let other = "holds another curve, or something else: name another file, or remove it";
        let held =
            text.strip_prefix(&head).ok_or_else(|| Failure::Input(format!("{}: {other}", path.display())))?;
        let body = Some(form.end).filter(|end| !end.is_empty()).and_then(|end| held.strip_suffix(end));
        let whole = form.whole(body.unwrap_or(held));
        for (place, (_, line)) in whole.iter().enumerate() {
            if !is_row(curve, place, line, form) {
                let (path, line) = (path.display(), cut(line, SHOWN));
                return Err(Failure::Input(format!(
                    "{path}: {line:?} is not row {} of this curve",
                    place + 1
                )));
            }
        }
        output.ended = body.is_some() && whole.len() == curve.blocks() * output.rows_a_block;
        if output.ended {
            output.rows = whole.len();
            return Ok(output);
        }
        output.rows = whole.len() / output.rows_a_block * output.rows_a_block;
        let kept = output.rows.checked_sub(1).map_or(0, |last| whole[last].0);
        output.lines.keep((head.len() + kept) as u64)?;
        Ok(output)
    }

    /// Blocks that are there.
    pub(super) fn blocks(&self) -> usize {
        self.rows / self.rows_a_block
    }

    /// Writes the rows of a block at once.
    pub(super) fn rows(&mut self, rows: &[Row]) -> Result<(), Failure> {
        let mut text = String::new();
        for row in rows {
            text += if self.rows > 0 { self.form.between } else { "" };
            text += &self.form.line(row);
            text += self.form.behind;
            self.rows += 1;
        }
        self.lines.put(&text)
    }

    pub(super) fn end(&mut self) -> Result<(), Failure> {
        if self.ended { Ok(()) } else { self.lines.put(self.form.end) }
    }
}

/// Whether a line is that row of the curve, whatever its numbers are.
fn is_row(curve: &Curve, place: usize, line: &str, form: Form) -> bool {
    let a_block = curve.rows_a_block();
    if place >= curve.blocks() * a_block {
        return false;
    }
    let due = curve.place(place / a_block, place % a_block);
    if form.json {
        return serde_json::from_str::<Row>(line)
            .is_ok_and(|row| due.is_same_place(&row) && form.line(&row) == line);
    }
    let due = form.line(&due);
    let (due, line): (Vec<_>, Vec<_>) = (due.split(',').collect(), line.split(',').collect());
    // Names and frames.
    due.len() == line.len() && due[..4] == line[..4]
}
