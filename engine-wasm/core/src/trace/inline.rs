//! Short traces written out: `W8 R1 W3`; of the flash + magnetic lab `R17 N40 F` too.

use super::operation::{Operation, Operations};
use super::renumber::Collector;
use super::{MAXIMUM_REQUESTS, Trace, pack};
use crate::error::{Checked, ConfigError, reserved};

const FIELD: &str = "workload.trace";

/// Reads requests set apart by white space or commas: `R` or `W` (or `r`, `w`) and a page; a page
/// alone is a read, as in CSV files. An error names the first request that is no request or whose page is not below `pages`.
pub fn parse(text: &str, pages: u32) -> Checked<Trace> {
    let mut requests = reserved(FIELD, count(text)?)?;
    for (t, word) in words(text).enumerate() {
        let packed = match request(word) {
            Some((Operation::Read, page)) if page < u64::from(pages) => pack(page as u32, false),
            Some((Operation::Write, page)) if page < u64::from(pages) => pack(page as u32, true),
            Some((Operation::New | Operation::Empty, _)) => {
                let legal = format!("{}; N and F belong to the flash + magnetic lab", legal(pages));
                return Err(refused(t, word, &legal));
            }
            _ => return Err(refused(t, word, &legal(pages))),
        };
        requests.push(packed);
    }
    Ok(Trace { requests, pages, ..Trace::default() })
}

/// Reads the same and, for the flash + magnetic lab, `N` and a page, which creates it, and `F`, which empties the
/// pool. `pages` is the number of pages that exist before the trace, if it is given; the rules for the others are
/// those of [`renumber`](super::renumber). An error names the first request that is no request, or whose page does not
/// exist, or that creates one that does.
pub fn parse_all(text: &str, pages: Option<u32>) -> Checked<Trace> {
    count(text)?;
    let mut collector = Collector::new(Operations::All);
    for (t, word) in words(text).enumerate() {
        let any = "R, W or N and a page, such as W8, or F";
        let (operation, page) = request(word).ok_or_else(|| refused(t, word, any))?;
        let exists = pages.map(|pages| page < u64::from(pages));
        match operation {
            Operation::Empty => collector.empty()?,
            Operation::New if exists == Some(true) || !collector.create(page, t as u64 + 1)? => {
                return Err(refused(t, word, "N and a page that no request before uses or creates"));
            }
            Operation::New => {}
            _ if exists == Some(false) && !collector.has_created(page) => {
                let legal = legal(pages.unwrap_or_default());
                return Err(refused(t, word, &format!("{legal}, or a page that an N before creates")));
            }
            _ => collector.push(page, operation == Operation::Write)?,
        }
    }
    collector.finish(pages)
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split([' ', '\t', '\r', '\n', ',']).filter(|word| !word.is_empty())
}

fn count(text: &str) -> Checked<u64> {
    let count = words(text).count() as u64;
    if (1..=MAXIMUM_REQUESTS).contains(&count) {
        return Ok(count);
    }
    let legal = format!("from 1 to {MAXIMUM_REQUESTS} requests such as \"W8 R1 W3\"");
    Err(ConfigError::new(FIELD, format!("{count} requests"), legal))
}

fn legal(pages: u32) -> String {
    format!("R or W and a page below D = {pages}, such as W{}", pages.clamp(1, 9) - 1)
}

#[cold]
fn refused(t: usize, word: &str, legal: &str) -> ConfigError {
    let shown: String = word.chars().take(24).collect();
    ConfigError::new(FIELD, format!("request {}, {shown:?},", t + 1), legal)
}

/// Operation and page of a word; the page of `F` is 0.
fn request(word: &str) -> Option<(Operation, u64)> {
    let (operation, digits) = match word.split_at_checked(1)? {
        ("F" | "f", "") => return Some((Operation::Empty, 0)),
        ("R" | "r", digits) => (Operation::Read, digits),
        ("W" | "w", digits) => (Operation::Write, digits),
        ("N" | "n", digits) => (Operation::New, digits),
        _ => (Operation::Read, word),
    };
    // Parsing alone would take a sign.
    let page = digits.parse().ok().filter(|_| digits.bytes().all(|byte| byte.is_ascii_digit()))?;
    Some((operation, page))
}

/// Writes reads and writes so that [`parse`] reads them again.
pub fn format(requests: &[u32]) -> String {
    format_of(requests, Operations::ReadWrite)
}

/// Writes requests of a lab so that its reader, [`parse`] or [`parse_all`], reads them again.
pub fn format_of(requests: &[u32], operations: Operations) -> String {
    let word = |&request: &u32| {
        let page = operations.page_of(request).map(|page| page.to_string());
        format!("{}{}", operations.operation_of(request).letter(), page.unwrap_or_default())
    };
    requests.iter().map(word).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn spellings() {
        let trace = parse(" W8,r1\n w3\t7 ", 9).unwrap();
        assert_eq!(format(&trace.requests), "W8 R1 W3 R7");
        assert_eq!(trace.pages, 9);
    }

    #[test]
    fn mistakes_are_named() {
        for word in ["W", "X1", "RW1", "R-1", "R+1", "R9", "R99999999999", "1R", "Ü"] {
            let error = parse(&format!("R0 {word}"), 9).unwrap_err();
            assert_eq!(error.value, format!("request 2, {word:?},"));
            assert_eq!(error.legal, "R or W and a page below D = 9, such as W8");
        }
        assert_eq!(parse(" ", 9).unwrap_err().value, "0 requests");
        for word in ["N1", "F"] {
            assert!(
                parse(word, 9).unwrap_err().legal.ends_with("; N and F belong to the flash + magnetic lab")
            );
        }
    }

    #[test]
    fn all_operations_have_their_spellings() {
        let trace = parse_all("R1,n4 F\nw4 0 f", None).unwrap();
        assert_eq!(format_of(&trace.requests, Operations::All), "R1 N4 F W4 R0 F");
        assert_eq!((trace.existing_pages(), trace.pages), (2, 5));
        assert!(trace.set_ends().eq([2, 5]));
        assert_eq!(parse_all("R1 N9", Some(9)).unwrap().pages, 10);
    }

    #[test]
    fn pages_that_do_not_exist_and_pages_that_do_are_told_apart() {
        for (text, pages, number, legal) in [
            ("R0 N", None, 2, "R, W or N and a page, such as W8, or F"),
            ("F1", None, 1, "R, W or N and a page, such as W8, or F"),
            ("R3 W3 N3", None, 3, "N and a page that no request before uses or creates"),
            ("N3 N3", None, 2, "N and a page that no request before uses or creates"),
            ("F N2", Some(3), 2, "N and a page that no request before uses or creates"),
            (
                "N3 R3 R4",
                Some(3),
                3,
                "R or W and a page below D = 3, such as W2, or a page that an N before creates",
            ),
        ] {
            let error = parse_all(text, pages).unwrap_err();
            let word = text.split(' ').nth(number - 1).unwrap();
            assert_eq!(error.value, format!("request {number}, {word:?},"), "{text}");
            assert_eq!(error.legal, legal, "{text}");
        }
    }

    proptest! {
        #[test]
        fn round_trip(requests in prop::collection::vec(0u32..2000, 1..50)) {
            prop_assert_eq!(parse(&format(&requests), 1000).unwrap().requests, requests);
        }

        #[test]
        fn round_trip_of_all_operations(
            requests in prop::collection::vec((prop_oneof![0u32..9, 0u32..2000], 0u8..4), 1..50),
        ) {
            let mut known = std::collections::BTreeSet::new();
            let words: Vec<_> = requests.iter().map(|&(page, kind)| match kind {
                0 => "F".to_owned(),
                1 if known.insert(page) => format!("N{page}"),
                _ => { known.insert(page); format!("{}{page}", if kind == 3 { 'W' } else { 'R' }) }
            }).collect();
            let trace = parse_all(&words.join(" "), None).unwrap();
            let written = format_of(&trace.requests, Operations::All);
            prop_assert!(!trace.original_ids.is_empty() || written == words.join(" "));
            let again = parse_all(&written, None).unwrap();
            prop_assert_eq!((again.requests, again.pages), (trace.requests, trace.pages));
        }

        #[test]
        fn any_text_is_answered(text in prop_oneof![any::<String>(), "[RWNF0-9 ,-]{0,40}"]) {
            let _ = parse(&text, 50);
            let _ = parse_all(&text, None);
            let _ = parse_all(&text, Some(5));
        }
    }
}
