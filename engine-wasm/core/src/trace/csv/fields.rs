//! Fields of a record of CSV (RFC 4180): in quotes there may be commas, line breaks, and quotes doubled. Other separators
//! than a comma, and runs of white space, are taken alike.

/// Bytes of a record at most, over all its lines.
pub const LONGEST_RECORD: usize = 4096;
/// Bytes of a name at most: with its quotes doubled, and all columns beside it, it fits into a record.
pub const LONGEST_NAME: usize = 1_000;
/// Why a record ends in the middle of a field.
pub const OPEN: &str = "a quote is not closed";

/// The fields of a record, taken line by line.
#[derive(Debug, Clone)]
pub struct Fields {
    /// What stands between them; none for white space.
    separator: Option<char>,
    /// Without their quotes; blanks around those that have none do not count.
    pub all: Vec<String>,
    /// Whether the next line goes on with a quoted field.
    pub open: bool,
    /// The field at hand is in quotes.
    quoted: bool,
}

impl Default for Fields {
    fn default() -> Self {
        Self::by(Some(','))
    }
}

impl Fields {
    /// None yet, with this sign between them, or white space.
    pub fn by(separator: Option<char>) -> Self {
        Self { separator, all: Vec::new(), open: false, quoted: false }
    }

    /// Those of one line.
    pub fn of(line: &str, separator: Option<char>) -> Self {
        let mut fields = Self::by(separator);
        fields.push(if separator.is_none() { line.trim() } else { line });
        fields
    }

    /// Whether a sign stands between fields; of white space all that follows is taken with it.
    fn separates(&self, sign: char, signs: &mut std::iter::Peekable<std::str::Chars<'_>>) -> bool {
        let blank = self.separator.is_none() && sign.is_whitespace();
        while blank && signs.next_if(|sign| sign.is_whitespace()).is_some() {}
        blank || self.separator == Some(sign)
    }

    /// Takes a line, without its end: the first one of a record, or what follows in an open field.
    pub fn push(&mut self, line: &str) {
        match self.all.last_mut().filter(|_| self.open) {
            Some(field) => field.push('\n'),
            None => self.all = vec![String::new()],
        }
        let mut signs = line.chars().peekable();
        while let Some(sign) = signs.next() {
            if !self.open && self.separates(sign, &mut signs) {
                self.end();
                self.all.push(String::new());
                continue;
            }
            let Some(field) = self.all.last_mut() else { break };
            match sign {
                '"' if self.open && signs.next_if_eq(&'"').is_none() => self.open = false,
                sign if self.open => field.push(sign),
                '"' if !self.quoted && field.is_empty() => (self.open, self.quoted) = (true, true),
                sign if sign.is_whitespace() && (self.quoted || field.is_empty()) => {}
                sign => field.push(sign),
            }
        }
        if !self.open {
            self.end();
        }
    }

    fn end(&mut self) {
        if let Some(field) = self.all.last_mut().filter(|_| !std::mem::take(&mut self.quoted)) {
            field.truncate(field.trim_end().len());
        }
    }
}

/// The records of a text that are not empty: number of the first line, that line, and the fields, open where no end comes.
pub fn records(text: &str, separator: Option<char>) -> impl Iterator<Item = (u64, &str, Fields)> {
    let mut lines = (1..).zip(text.split('\n'));
    std::iter::from_fn(move || {
        let (number, first) = lines.by_ref().find(|(_, line)| !line.trim().is_empty())?;
        let mut fields = Fields::by(separator);
        fields.push(first);
        let mut bytes = first.len();
        while fields.open && bytes <= LONGEST_RECORD {
            let Some((_, line)) = lines.next() else { break };
            bytes += line.len();
            fields.push(line);
        }
        Some((number, first.trim(), fields))
    })
}

/// A field as it is written: in quotes if it must be.
pub fn quoted(field: &str) -> String {
    let plain = !field.contains([',', '"', '\n', '\r']) && field.trim() == field && !field.starts_with('#');
    if plain { field.to_owned() } else { format!("\"{}\"", field.replace('"', "\"\"")) }
}
