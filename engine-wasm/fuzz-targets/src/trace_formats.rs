//! Trace files of any format, by any options of reading.

use std::convert::Infallible;

use bufferpool_core::trace::csv::{self, TraceError};
use bufferpool_core::trace::reader::TraceReader;
use bufferpool_core::trace::reading::Reading;
use bufferpool_core::trace::{Operations, Trace, is_write, page_of};

use crate::names_a_field;

/// Larger disks take longer to look at than to read.
const MOST_REQUESTS: usize = 1 << 16;

/// How long the pieces are that a file is read in; the options of reading, JSON on one line; and the file. Read whole or in
/// pieces it is the same; every request is of a page on disk; what is written as CSV asks for the same pages again.
pub fn trace_formats(data: &[u8]) {
    let Some((&piece, rest)) = data.split_first() else { return };
    let Some(end) = rest.iter().position(|&byte| byte == b'\n') else { return };
    let (options, file) = (String::from_utf8_lossy(&rest[..end]), &rest[end + 1..]);
    let reading = match Reading::from_json(Operations::ReadWrite, &options) {
        Ok(reading) => reading,
        Err(error) => return names_a_field(&error),
    };
    let read = |piece: usize| -> Result<Trace, TraceError> {
        let mut reader = TraceReader::of("", &reading)?;
        file.chunks(piece).for_each(|piece| reader.push(piece));
        reader.finish(None)
    };
    let whole = read(file.len().max(1));
    assert_eq!(whole, read(usize::from(piece) + 1), "in pieces of {}", usize::from(piece) + 1);
    let trace = match whole {
        Ok(trace) => trace,
        Err(error) => {
            assert!(error.whole.is_some() || error.total > 0, "refused without a reason");
            return error.whole.iter().for_each(names_a_field);
        }
    };
    assert!(trace.requests.iter().all(|&request| page_of(request) < trace.pages));
    let summary = trace.summary();
    assert!(summary.ignored <= summary.records && summary.pages <= summary.requests);
    if trace.requests.len() > MOST_REQUESTS {
        return;
    }
    let mut text = Vec::new();
    let Ok(()) = csv::write(&trace, |piece| {
        text.extend_from_slice(piece);
        Ok::<_, Infallible>(())
    });
    let mut reader = csv::reader(Operations::ReadWrite);
    reader.push(&text);
    let again = reader.finish(None);
    assert_eq!(again.as_ref().map(asked), Ok(asked(&trace)));
}

/// What is asked for, by the names of pages.
fn asked(trace: &Trace) -> Vec<(bool, String)> {
    trace.requests.iter().map(|&request| (is_write(request), trace.page_name(page_of(request)))).collect()
}
