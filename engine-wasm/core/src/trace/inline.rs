//! Short traces written out: `W8 R1 W3`, with pins and clients `R1@2 U1@2`; of the flash + magnetic lab `R17 N40 F` too.

use super::names::Names;
use super::operation::{Operation, Operations};
use super::recorded::{PageIds, PinStep, Recorded};
use super::renumber::Collector;
use super::{MAXIMUM_REQUESTS, Trace, pack};
use crate::error::{Checked, ConfigError, push, reserved};

const FIELD: &str = "workload.trace";

/// Reads requests set apart by white space or commas: `R` or `W` (or `r`, `w`) and a page; a page alone is a read, as in
/// CSV files. `P` or `U` and a page are no request but a pin more, or one given back, and `@3` behind any of them says
/// that it is of client 3 and not of client 1: docs/rules/databases.md, section 1, with the same meaning as in a recording.
/// An error names the first word that is none of these, or whose page is not below `pages`, with the number of the request
/// that it is or stands before.
/// Words that are all names, as in a reference string, are pages that are read.
pub fn parse(text: &str, pages: u32) -> Checked<Trace> {
    if let Some(names) = Names::of(words(text), true) {
        return named(text, names, pages);
    }
    let mut requests = reserved(FIELD, count(words(text).filter(|word| step(word).is_none()))?)?;
    let (mut clients, mut pin_steps, mut names_clients) = (Vec::new(), Vec::new(), false);
    for word in words(text) {
        let t = requests.len();
        let (asks, client) = match word.split_once('@') {
            None => (word, 1),
            Some((asks, client)) => {
                names_clients = true;
                let legal = || format!("a client from 0 to {} behind the @, such as R1@3", u16::MAX);
                (asks, number(client).ok_or_else(|| refused(t, word, &legal()))?)
            }
        };
        let on_disk = |page| if page < u64::from(pages) { Some(page as u32) } else { None };
        if let Some((takes, digits)) = step(asks) {
            let page =
                number(digits).and_then(on_disk).ok_or_else(|| refused(t, word, &legal(ALL, pages)))?;
            push(FIELD, &mut pin_steps, PinStep { before: t as u32, page, client, takes })?;
            continue;
        }
        let (operation, page) = request(asks).ok_or_else(|| refused(t, word, &legal(ALL, pages)))?;
        if !matches!(operation, Operation::Read | Operation::Write) {
            let legal = format!("{}; N and F belong to the flash + magnetic lab", legal(ALL, pages));
            return Err(refused(t, word, &legal));
        }
        let page = on_disk(page).ok_or_else(|| refused(t, word, &legal(ALL, pages)))?;
        requests.push(pack(page, operation == Operation::Write));
        push(FIELD, &mut clients, client)?;
    }
    let trace = Trace { requests, pages, ..Trace::default() };
    if !names_clients && pin_steps.is_empty() {
        return Ok(trace);
    }
    // As of a file: a column of which no row says anything is left out.
    if clients.iter().all(|&client| client == 1) {
        clients.clear();
    }
    let recorded = Recorded { clients, names_clients, pin_steps, ..Recorded::default() };
    let recorded = recorded.over(&trace.requests, pages)?;
    Ok(Trace { recorded: Some(recorded.into()), ..trace })
}

#[inline(never)]
fn named(text: &str, names: Names, pages: u32) -> Checked<Trace> {
    let mut requests = reserved(FIELD, count(words(text))?)?;
    // By the alphabet, each with its number by first appearance: put in place one by one, since sorting takes code that every
    // visit would load.
    let mut known: Vec<(&str, u32)> = Vec::new();
    let place = |known: &[(&str, u32)], word: &str| known.binary_search_by(|(name, _)| (*name).cmp(word));
    for (t, word) in words(text).enumerate() {
        if let Err(at) = place(&known, word) {
            let number = known.len() as u32;
            if number >= pages {
                return Err(refused(t, word, &format!("at most D = {pages} names")));
            }
            known.insert(at, (word, number));
        }
    }
    let mut keys = vec![String::new(); known.len()];
    let in_order = names == Names::Letters;
    for (at, (name, number)) in (0..).zip(&mut known) {
        *number = if in_order { at } else { *number };
        keys[*number as usize] = (*name).to_owned();
    }
    requests
        .extend(words(text).filter_map(|word| place(&known, word).ok()).map(|at| pack(known[at].1, false)));
    let notes = names.note().into_iter().collect();
    let ids = PageIds { keys, ..PageIds::default() };
    let recorded = Recorded { ids, ..Recorded::default() };
    Ok(Trace { requests, pages, notes, recorded: Some(recorded.into()), ..Trace::default() })
}

/// Reads the same and, for the flash + magnetic lab, `N` and a page, which creates it, and `F`, which empties the
/// pool. `pages` is the number of pages that exist before the trace, if it is given; the rules for the others are
/// those of [`renumber`](super::renumber). An error names the first request that is no request, or whose page does not
/// exist, or that creates one that does.
pub fn parse_all(text: &str, pages: Option<u32>) -> Checked<Trace> {
    count(words(text))?;
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
                let legal = legal("R or W", pages.unwrap_or_default());
                return Err(refused(t, word, &format!("{legal}, or a page that an N before creates")));
            }
            _ => collector.push(page, operation == Operation::Write)?,
        }
    }
    collector.finish(pages)
}

fn words(text: &str) -> impl Iterator<Item = &str> + Clone {
    text.split([' ', '\t', '\r', '\n', ',']).filter(|word| !word.is_empty())
}

fn count<'a>(requests: impl Iterator<Item = &'a str>) -> Checked<u64> {
    let count = requests.count() as u64;
    if (1..=MAXIMUM_REQUESTS).contains(&count) {
        return Ok(count);
    }
    let legal = format!("from 1 to {MAXIMUM_REQUESTS} requests such as \"W8 R1 W3\"");
    Err(ConfigError::new(FIELD, format!("{count} requests"), legal))
}

/// Letters of the ACE lab.
const ALL: &str = "R, W, P or U";

fn legal(letters: &str, pages: u32) -> String {
    format!("{letters} and a page below D = {pages}, such as W{}", pages.clamp(1, 9) - 1)
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
    Some((operation, number(digits)?))
}

/// Whether a word takes a pin, or else gives one back, and what follows; nothing of any other word.
fn step(word: &str) -> Option<(bool, &str)> {
    match word.split_at_checked(1)? {
        ("P" | "p", digits) => Some((true, digits)),
        ("U" | "u", digits) => Some((false, digits)),
        _ => None,
    }
}

fn number<T: std::str::FromStr>(digits: &str) -> Option<T> {
    // Parsing alone would take a sign.
    digits.parse().ok().filter(|_| digits.bytes().all(|byte| byte.is_ascii_digit()))
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
