//! One line of a CSV trace.

/// The fast way through nearly every line: `R,17\n`, `W,17\n`, `17\n`, CRLF too, and no id near 2^64.
/// Gives id, operation and length; anything else goes the long way.
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

/// Whether a line is one of the headers.
pub(super) fn is_header(text: &[u8]) -> bool {
    let compact: Vec<u8> = text.iter().filter(|byte| !byte.is_ascii_whitespace()).copied().collect();
    compact.eq_ignore_ascii_case(b"op,page") || compact.eq_ignore_ascii_case(b"page")
}

/// Id and operation of a trimmed line, or what is wrong with it.
pub(super) fn request(text: &[u8]) -> Result<(u64, bool), &'static str> {
    let mut fields = text.split(|&byte| byte == b',').map(<[u8]>::trim_ascii);
    match (fields.next(), fields.next(), fields.next()) {
        (Some(page), None, _) => page_id(page).map(|id| (id, false)),
        (Some(b"R" | b"r"), Some(page), None) => page_id(page).map(|id| (id, false)),
        (Some(b"W" | b"w"), Some(page), None) => page_id(page).map(|id| (id, true)),
        (_, _, Some(_)) => Err("more than two fields; a line is R,17 or W,17 or 17"),
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
