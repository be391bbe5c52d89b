//! JSON that is written while it comes: a run of 10 million requests holds one event.

use std::io::{self, Write};

use serde::Serialize;

use crate::error::Failure;

/// The fields of an object, a line each; or nothing, where no JSON is wanted.
pub(crate) struct Json<'a> {
    out: Option<&'a mut dyn Write>,
    separator: &'static str,
}

impl<'a> Json<'a> {
    pub(crate) fn begin(out: &'a mut dyn Write) -> Self {
        Self { out: Some(out), separator: "{" }
    }

    pub(crate) fn silent() -> Json<'static> {
        Json { out: None, separator: "" }
    }

    /// Writes a field.
    pub(crate) fn put(&mut self, key: &str, value: &impl Serialize) -> Result<(), Failure> {
        let Some(out) = &mut self.out else { return Ok(()) };
        write!(out, "{}\"{key}\":", self.separator)?;
        self.separator = ",\n";
        Ok(serde_json::to_writer(out, value)?)
    }

    /// Writes a field that is a list, entry by entry: `fill` gets what takes them and says whether that failed, after which
    /// no more are wanted.
    pub(crate) fn put_all(&mut self, key: &str, fill: impl FnOnce(&mut Entries<'_>)) -> Result<(), Failure> {
        let Some(out) = &mut self.out else { return Ok(()) };
        write!(out, "{}\"{key}\":[", self.separator)?;
        self.separator = ",\n";
        let mut entries = Entries { out: *out, separator: "\n", result: Ok(()) };
        fill(&mut entries);
        entries.result?;
        Ok(out.write_all(b"\n]")?)
    }

    pub(crate) fn end(self) -> io::Result<()> {
        self.out.map_or(Ok(()), |out| out.write_all(b"}"))
    }
}

/// Takes the entries of a list.
pub(crate) struct Entries<'a> {
    out: &'a mut dyn Write,
    separator: &'static str,
    result: io::Result<()>,
}

impl Entries<'_> {
    /// Writes an entry; whether the list cannot be written any more.
    pub(crate) fn push(&mut self, entry: &impl Serialize) -> bool {
        if self.result.is_ok() {
            let written = self.out.write_all(self.separator.as_bytes());
            self.separator = ",\n";
            self.result = written.and_then(|()| Ok(serde_json::to_writer(&mut *self.out, entry)?));
        }
        self.result.is_err()
    }
}
