//! A sentence in pieces that can be translated: templates, and values that are not yet words.

use serde::{Serialize, Serializer};

/// Lists of up to so many pages are written in full; of a longer one a few are named, the others are counted.
const LISTED: usize = 10;
const LISTED_OF_MANY: usize = 5;

/// What stands in the place of a `{name}`.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "PhraseValue"))]
#[serde(untagged)]
#[allow(missing_docs)]
pub enum Value {
    /// The name of a page or frame, written as it is.
    Name(String),
    /// A count, grouped as the reader's language groups digits.
    Count(u64),
    /// An amount that may have a fraction; written with three decimals at most.
    Amount(f64),
    Names(Vec<String>),
    Phrase(Box<Phrase>),
}

impl Value {
    /// The value in English.
    pub fn text(&self) -> String {
        match self {
            Self::Name(name) => name.clone(),
            Self::Count(count) => grouped(*count),
            Self::Amount(amount) => amount_text(*amount),
            Self::Names(names) => names.join(", "),
            Self::Phrase(phrase) => phrase.text(),
        }
    }
}

impl From<u32> for Value {
    fn from(count: u32) -> Self {
        Self::Count(count.into())
    }
}

impl From<usize> for Value {
    fn from(count: usize) -> Self {
        Self::Count(count as u64)
    }
}

impl From<Phrase> for Value {
    fn from(phrase: Phrase) -> Self {
        Self::Phrase(Box::new(phrase))
    }
}

/// A template and the values of its `{names}`.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Phrase {
    /// English text with `{names}`; the key of its translations.
    pub template: &'static str,
    /// Values by name: an object in JSON. Only those that the template has a place for.
    #[serde(serialize_with = "as_object")]
    #[cfg_attr(feature = "typescript", ts(as = "std::collections::BTreeMap<String, Value>"))]
    pub values: Vec<(&'static str, Value)>,
}

fn as_object<S: Serializer>(values: &[(&'static str, Value)], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(values.iter().map(|(name, value)| (name, value)))
}

fn place(name: &str) -> String {
    format!("{{{name}}}")
}

impl Phrase {
    /// A phrase of a template; values that it has no place for are left out.
    pub fn new(template: &'static str, mut values: Vec<(&'static str, Value)>) -> Self {
        values.retain(|(name, _)| template.contains(&place(name)));
        Self { template, values }
    }

    /// The phrase in English.
    pub fn text(&self) -> String {
        self.values
            .iter()
            .fold(self.template.to_owned(), |text, (name, value)| text.replace(&place(name), &value.text()))
    }
}

/// Phrases as one text: a space between them, but none before a semicolon or comma.
pub fn joined(phrases: &[Phrase]) -> String {
    phrases.iter().map(Phrase::text).fold(String::new(), |text, part| {
        let apart = if text.is_empty() || part.starts_with([';', ',']) { "" } else { " " };
        text + apart + &part
    })
}

/// "-1,234.568", "130".
fn amount_text(amount: f64) -> String {
    let thousandths = (amount.abs() * 1_000.0).round();
    let (whole, fraction) = ((thousandths / 1_000.0).floor(), thousandths % 1_000.0);
    let sign = if amount < 0.0 && thousandths > 0.0 { "-" } else { "" };
    let text = format!("{:03}", fraction as u64);
    let digits = text.trim_end_matches('0');
    let point = if digits.is_empty() { "" } else { "." };
    format!("{sign}{}{point}{digits}", grouped(whole as u64))
}

/// A whole number with its digits in groups of three: "16,777,216".
pub fn grouped(count: u64) -> String {
    let digits = count.to_string();
    let mut text = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// Declares the templates of a lab's sentences, each with its name, and all of them as `ALL`.
#[macro_export]
macro_rules! templates {
    ($($name:ident = $text:literal;)*) => {
        $(const $name: &str = $text;)*
        /// Every template of the list, each once: what a translation must know.
        pub(crate) const ALL: &[&str] = &[$($name),*];
    };
}

/// How a page is called: by relation and block, or by the id that it has in the trace's own file.
pub type PageNames<'a> = &'a dyn Fn(u32) -> String;

/// The templates for a list of pages: one, a few, many.
pub type ListTemplates = [&'static str; 3];

/// Within a sentence.
pub const PAGES: ListTemplates =
    ["page {page}", "pages {pages} and {page}", "pages {pages} and {count} more"];
/// At the beginning of one.
pub const PAGES_FIRST: ListTemplates =
    ["Page {page}", "Pages {pages} and {page}", "Pages {pages} and {count} more"];

/// "page 4", "pages 4 and 5", "pages 4, 5, 2, 8, 1 and 29 more"; `name_of` says how a page is called.
pub fn listed(&[one, few, many]: &ListTemplates, pages: &[u32], name_of: PageNames) -> Value {
    let names = |pages: &[u32]| Value::Names(pages.iter().map(|&page| name_of(page)).collect());
    if pages.len() > LISTED {
        let (first, others) = pages.split_at(LISTED_OF_MANY);
        return Phrase::new(many, vec![("pages", names(first)), ("count", others.len().into())]).into();
    }
    let (last, others) = pages.split_last().map_or((None, pages), |(last, others)| (Some(last), others));
    let last = Value::Name(last.map_or_else(String::new, |&page| name_of(page)));
    let template = if others.is_empty() { one } else { few };
    Phrase::new(template, vec![("pages", names(others)), ("page", last)]).into()
}
