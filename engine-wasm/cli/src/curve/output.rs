//! Rows as CSV or JSON, onto standard output or a file that is continued where it ends.
//!
//! Both are a head, which says what made the rows, a line a row, and an end: a file that begins with the same head holds the
//! same rows as far as it goes, since rows have one order.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use bufferpool_ace::curve::{Curve, Row};
use bufferpool_core::error::cut;
use bufferpool_core::trace::Trace;
use serde_json::{Value, json};

use crate::error::{Failure, say};
use crate::output_file::Lines;

use crate::sweep::settings::hash;

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
    /// Of a file.
    check: Option<Check>,
}

/// What was written to a file so far, by which a row that was changed is noticed when it is continued: rows have no place for
/// it, so that is a file beside it, `<name>.check`, which goes with the last row.
struct Check {
    path: PathBuf,
    text: String,
}

impl Check {
    fn of(path: &Path) -> Self {
        let mut beside = path.as_os_str().to_owned();
        beside.push(".check");
        Self { path: beside.into(), text: String::new() }
    }

    /// Whether a text is as it was written; nothing where that is not known.
    fn holds(&self, text: &str) -> Option<bool> {
        let known = fs::read_to_string(&self.path).ok()?;
        let (bytes, check) = known.trim_end().split_once(' ')?;
        Some(text.get(..bytes.parse().ok()?).is_some_and(|written| hash(written) == check))
    }

    fn put(&mut self, more: &str) -> Result<(), Failure> {
        self.text += more;
        fs::write(&self.path, format!("{} {}\n", self.text.len(), hash(&self.text)))
            .map_err(|error| Failure::writing(&self.path, &error))
    }
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
        output.put(&output.form.head(curve, trace, provenance))?;
        Ok(output)
    }

    fn put(&mut self, text: &str) -> Result<(), Failure> {
        self.lines.put(text)?;
        self.check.as_mut().map_or(Ok(()), |check| check.put(text))
    }

    fn empty(lines: Lines<'a>, json: bool, curve: &Curve) -> Self {
        Self {
            lines,
            form: Form::of(json),
            rows: 0,
            rows_a_block: curve.rows_a_block(),
            ended: false,
            check: None,
        }
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
        let mut check = Check::of(path);
        if head.starts_with(&text) {
            output.check = Some(check);
            output.lines.keep(0)?;
            output.put(&head)?;
            return Ok(output);
        }
        let holds = check.holds(&text);
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
        if holds == Some(false) {
            let told = "a row was changed since it was written: name another file, or remove it";
            return Err(Failure::Input(format!("{}: {told}", path.display())));
        }
        output.ended = body.is_some() && whole.len() == curve.blocks() * output.rows_a_block;
        if output.ended {
            output.rows = whole.len();
            return Ok(output);
        }
        output.rows = whole.len() / output.rows_a_block * output.rows_a_block;
        let kept = output.rows.checked_sub(1).map_or(0, |last| whole[last].0);
        let end = head.len() + kept;
        if holds.is_none() && kept > 0 {
            say(&format!(
                "{}: rows of an earlier bpsim, without check: a changed one is not noticed",
                path.display()
            ));
        }
        output.lines.keep(end as u64)?;
        check.put(&text[..end])?;
        output.check = Some(check);
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
        self.put(&text)
    }

    pub(super) fn end(&mut self) -> Result<(), Failure> {
        if !self.ended {
            self.lines.put(self.form.end)?;
        }
        if let Some(check) = &self.check {
            // A file that is left behind does no harm.
            let _ = fs::remove_file(&check.path);
        }
        Ok(())
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
