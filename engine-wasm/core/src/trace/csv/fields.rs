//! Fields of a line of CSV, with quotes where they need them.

/// The fields of a line; those in quotes may hold commas, and quotes doubled (RFC 4180).
pub(crate) fn split(text: &[u8]) -> Result<Vec<String>, &'static str> {
    let text = std::str::from_utf8(text).map_err(|_| "the line is not UTF-8")?;
    let mut fields = vec![String::new()];
    let mut signs = text.chars().peekable();
    let mut quoted = false;
    while let Some(sign) = signs.next() {
        let Some(field) = fields.last_mut() else { break };
        match sign {
            '"' if quoted && signs.peek() == Some(&'"') => {
                signs.next();
                field.push('"');
            }
            '"' if quoted => quoted = false,
            '"' if field.trim().is_empty() => {
                field.clear();
                quoted = true;
            }
            ',' if !quoted => fields.push(String::new()),
            sign => field.push(sign),
        }
    }
    if quoted { Err("a quote is not closed") } else { Ok(fields) }
}

/// A field as it is written: in quotes if it must be.
pub(super) fn quoted(field: &str) -> String {
    let plain = !field.contains([',', '"', '\n', '\r']) && field.trim() == field && !field.starts_with('#');
    if plain { field.to_owned() } else { format!("\"{}\"", field.replace('"', "\"\"")) }
}
