//! Traces: CSV files in pieces, traces written out, renumbering.

use arbitrary::Unstructured;
use bufferpool_core::trace::csv::{TraceError, reader, write};
use bufferpool_core::trace::renumber::{Collector, LONGEST_GAP};
use bufferpool_core::trace::{Operations, RENUMBER_FROM, Trace, inline as written, page_of};

use crate::names_a_field;

/// Bytes of a file, the first of which says how long the pieces are that it is read in. Read whole or in pieces it is
/// the same trace or the same mistakes; written as CSV it is read again as it was.
pub fn csv(data: &[u8]) {
    let Some((&piece, file)) = data.split_first() else { return };
    let whole = parsed(file, file.len().max(1));
    assert_eq!(whole, parsed(file, usize::from(piece) + 1), "in pieces of {}", usize::from(piece) + 1);
    match whole {
        Ok(trace) => {
            check_pages(&trace);
            let mut text = Vec::new();
            let Ok(()) = write(&trace, |piece| {
                text.extend_from_slice(piece);
                Ok::<_, std::convert::Infallible>(())
            });
            assert_eq!(parsed(&text, text.len()), Ok(trace));
        }
        Err(error) => {
            assert!(error.whole.is_some() || error.total > 0);
            assert!(error.lines.len() as u64 <= error.total.min(10));
            if let Some(whole) = &error.whole {
                names_a_field(whole);
            }
        }
    }
}

fn parsed(file: &[u8], piece: usize) -> Result<Trace, TraceError> {
    let mut parser = reader(Operations::default());
    file.chunks(piece).for_each(|piece| parser.push(piece));
    // Columns that are not used are not written again.
    parser.finish(None).map(|trace| Trace { notes: Vec::new(), ..trace })
}

fn check_pages(trace: &Trace) {
    assert!(!trace.requests.is_empty());
    assert!(trace.requests.iter().all(|&request| page_of(request) < trace.pages));
}

/// Text of a trace, and a byte for D: what is read is written so that it is read again.
pub fn inline(data: &[u8]) {
    let Some((&pages, text)) = data.split_first() else { return };
    let text = String::from_utf8_lossy(text);
    let pages = u32::from(pages) + 1;
    match written::parse(&text, pages) {
        Ok(trace) => {
            check_pages(&trace);
            assert_eq!(written::parse(&written::format(&trace.requests), pages), Ok(trace));
        }
        Err(error) => names_a_field(&error),
    }
}

/// Ids of any size, with D given or not: pages keep the order of their ids, neighbours stay neighbours, and no others
/// become neighbours.
pub fn renumber(data: &[u8]) {
    let mut bytes = Unstructured::new(data);
    let Ok((pages, ids)) = bytes.arbitrary::<(Option<u32>, Vec<(u64, bool)>)>() else { return };
    let mut collector = Collector::default();
    for &(id, write) in &ids {
        if let Err(error) = collector.push(id, write) {
            return names_a_field(&error);
        }
    }
    let trace = match collector.finish(pages) {
        Ok(trace) => trace,
        Err(error) => return names_a_field(&error),
    };
    check_pages(&trace);
    assert_eq!(trace.requests.len(), ids.len());
    let mut pairs: Vec<(u64, u32)> = Vec::new();
    for (&(id, write), &request) in ids.iter().zip(&trace.requests) {
        assert_eq!(request & 1 == 1, write);
        pairs.push((id, page_of(request)));
    }
    if trace.original_ids.is_empty() {
        assert!(pairs.iter().all(|&(id, page)| id == u64::from(page)));
        return;
    }
    assert!(pairs.iter().any(|&(id, _)| id >= RENUMBER_FROM.min(pages.map_or(u64::MAX, u64::from))));
    pairs.sort_unstable();
    pairs.dedup();
    let original: Vec<_> = trace.original_ids.iter().map(|&(page, id)| (id, page)).collect();
    assert_eq!(original, pairs);
    assert_eq!(pairs.first().map(|pair| pair.1), Some(0));
    for pair in pairs.windows(2) {
        let gap = (pair[1].0 - pair[0].0 - 1).min(LONGEST_GAP);
        assert_eq!(u64::from(pair[1].1 - pair[0].1), gap + 1);
    }
}
