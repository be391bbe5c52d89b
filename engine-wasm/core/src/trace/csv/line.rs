//! One line of a CSV trace.

use crate::trace::operation::{Operation, Operations};

/// Why a line of the flash + magnetic lab is no line here.
const OTHER_LAB: &str = "N and F belong to the flash + magnetic lab; here a line is R,17 or W,17 or 17";

const QUOTED: &str = "quotes are not read; write R,17 instead of \"R\",\"17\"";
const OTHER_MARK: &str = "a comma stands between the fields: R,17, with no semicolon, tab or space instead";

/// The fast way through nearly every line: `R,17\n`, `17\n`, CRLF too. Gives id, operation and length.
#[inline]
pub(super) fn plain_line(bytes: &[u8]) -> Option<(u64, bool, usize)> {
    let (write, digits) = match bytes {
        [b'R' | b'r', b',', ..] => (false, 2),
        [b'W' | b'w', b',', ..] => (true, 2),
        _ => (false, 0),
    };
    let mut id = 0u64;
    let mut at = digits;
    while let Some(digit) = bytes.get(at).map(|byte| byte.wrapping_sub(b'0')).filter(|&digit| digit < 10) {
        id = id.wrapping_mul(10).wrapping_add(u64::from(digit));
        at += 1;
    }
    let length = match bytes.get(at..)? {
        [b'\n', ..] => at + 1,
        [b'\r', b'\n', ..] => at + 2,
        _ => return None,
    };
    // Nineteen digits cannot overflow.
    (1..=19).contains(&(at - digits)).then_some((id, write, length))
}

pub(super) fn is_header(text: &[u8]) -> bool {
    let compact: Vec<u8> = text.iter().filter(|byte| !byte.is_ascii_whitespace()).copied().collect();
    compact.eq_ignore_ascii_case(b"op,page") || compact.eq_ignore_ascii_case(b"page")
}

/// Operation and id of a trimmed line, or what is wrong with it; the id of `F` is 0.
pub(super) fn request(text: &[u8], legal: Operations) -> Result<(Operation, u64), &'static str> {
    // What other programs write is named, not what it is misread as.
    split(text, legal).map_err(|why| match () {
        () if why == OTHER_LAB => why,
        () if text.contains(&b'"') => QUOTED,
        () if text.iter().any(|byte| b";\t ".contains(byte)) => OTHER_MARK,
        () => why,
    })
}

fn split(text: &[u8], legal: Operations) -> Result<(Operation, u64), &'static str> {
    let mut fields = text.split(|&byte| byte == b',').map(<[u8]>::trim_ascii);
    let (first, second, third) = (fields.next(), fields.next(), fields.next());
    let operation = match first {
        Some(b"R" | b"r") => Some(Operation::Read),
        Some(b"W" | b"w") => Some(Operation::Write),
        Some(b"N" | b"n") => Some(Operation::New),
        Some(b"F" | b"f") => Some(Operation::Empty),
        _ => None,
    };
    let all = legal == Operations::All;
    match (operation, first, second, third) {
        (Some(Operation::New | Operation::Empty), ..) if !all => Err(OTHER_LAB),
        (Some(Operation::Empty), _, None | Some(b""), None) => Ok((Operation::Empty, 0)),
        (Some(Operation::Empty), _, Some(_), None) => Err("F empties the pool and has no page"),
        (None, Some(page), None, _) => page_id(page).map(|id| (Operation::Read, id)),
        (Some(operation), _, Some(page), None) => page_id(page).map(|id| (operation, id)),
        (_, _, _, Some(_)) if all => Err("more than two fields; a line is R,17 or W,17 or N,17 or F, or 17"),
        (_, _, _, Some(_)) => Err("more than two fields; a line is R,17 or W,17 or 17"),
        (Some(_), _, None, None) => Err("the page is missing"),
        _ if all => Err("the first field is none of R, W, N and F"),
        _ => Err("the first field is neither R nor W"),
    }
}

fn page_id(text: &[u8]) -> Result<u64, &'static str> {
    if text.is_empty() {
        return Err("the page is missing");
    }
    if !text.iter().all(u8::is_ascii_digit) {
        return Err("the page is not a whole number");
    }
    let text = std::str::from_utf8(text).unwrap_or_default();
    text.parse().map_err(|_| "the page is above 2^64 - 1")
}
