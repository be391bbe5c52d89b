//! Short traces written out: `W8 R1 W3`.

use super::{MAXIMUM_REQUESTS, Trace, is_write, pack, page_of};
use crate::error::ConfigError;
use crate::workload::draw::reserved;

const FIELD: &str = "workload.trace";

/// Reads requests set apart by white space or commas: `R` or `W` (or `r`, `w`) and a page; a page
/// alone is a read, as in CSV files.
///
/// # Errors
/// Names the first request that is no request or whose page is not below `pages`; an empty trace.
pub fn parse(text: &str, pages: u32) -> Result<Trace, ConfigError> {
    let words = || text.split([' ', '\t', '\r', '\n', ',']).filter(|word| !word.is_empty());
    let count = words().count() as u64;
    if !(1..=MAXIMUM_REQUESTS).contains(&count) {
        let legal = format!("from 1 to {MAXIMUM_REQUESTS} requests such as \"W8 R1 W3\"");
        return Err(ConfigError::new(FIELD, format!("{count} requests"), legal));
    }
    let mut requests = reserved(FIELD, count)?;
    for (t, word) in words().enumerate() {
        let request = request(word, pages).ok_or_else(|| {
            let shown: String = word.chars().take(24).collect();
            let legal = format!("R or W and a page below D = {pages}, such as W{}", pages.min(9) - 1);
            ConfigError::new(FIELD, format!("request {}, {shown:?},", t + 1), legal)
        })?;
        requests.push(request);
    }
    Ok(Trace { requests, pages, original_ids: Vec::new(), labels: None })
}

fn request(word: &str, pages: u32) -> Option<u32> {
    let digits = word.trim_start_matches(['R', 'r', 'W', 'w']);
    if word.len() - digits.len() > 1 || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let page = digits.parse().ok().filter(|&page| page < pages)?;
    Some(pack(page, word.starts_with(['W', 'w'])))
}

/// Writes requests so that [`parse`] reads them again.
#[must_use]
pub fn format(requests: &[u32]) -> String {
    let word = |&request: &u32| {
        let operation = if is_write(request) { 'W' } else { 'R' };
        format!("{operation}{}", page_of(request))
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
    }

    proptest! {
        #[test]
        fn round_trip(requests in prop::collection::vec(0u32..2000, 1..50)) {
            prop_assert_eq!(parse(&format(&requests), 1000).unwrap().requests, requests);
        }

        #[test]
        fn any_text_is_answered(text: String) {
            let _ = parse(&text, 50);
        }
    }
}
