//! CSV files whose header names their columns, in any order: docs/rules/databases.md, section 1.
//!
//! Others are passed over, and named in a note. Either `page` or `relation` and `block` are needed; without `op` all are
//! reads. Pages named by relation, fork and block are numbered as they first appear. `#` begins a remark on what follows.

use std::collections::HashMap;
use std::io::Write;

use super::fields::{Fields, LONGEST_NAME, LONGEST_RECORD, OPEN, quoted};
use crate::error::{Checked, filled, push};
use crate::trace::format::{Asks, BLANKS, Bad, Requests, Taken};
use crate::trace::head::separator;
use crate::trace::recorded::{Found, KINDS, Names, PinStep, Recorded, Relation, Remark};
use crate::trace::words::Words;
use crate::trace::{Trace, is_write, page_of};

/// Most relations: their places are 16 bits, and one says "none".
const MOST_RELATIONS: usize = u16::MAX as usize - 1;

/// Bytes of a remark at most, so that its line fits too.
const LONGEST_REMARK: usize = LONGEST_RECORD - 2;

const COLUMNS: [&str; 10] =
    ["op", "page", "relation", "fork", "block", "client", "kind", "found", "key", "volume"];

/// A column that is the operation where there is no `op`, and what else than its words is a write or a read there.
const FOR_OP: [&str; 3] = ["rw", "is_write", "write"];
const YES_OR_NO: &str = "write=1|true|t|yes,read=0|false|f|no";
/// What a column with the operation may be called elsewhere: not to be read over as if all were reads.
const LIKE_OP: [&str; 6] = ["type", "operation", "cmd", "command", "opcode", "iotype"];
/// Characters of the names of columns in a note.
const SHOWN_NAMES: usize = 200;

/// What a page was called at a request.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Named {
    t: u32,
    relation: u16,
    block: u32,
    kind: u8,
}

#[derive(Debug, Default)]
pub(super) struct RecordingParser {
    /// Place of each of [`COLUMNS`] in a line.
    places: [Option<usize>; COLUMNS.len()],
    /// There are no columns but `op` and `page`: it is a recording only if a line says more than requests do.
    plain: bool,
    notes: Vec<String>,
    /// What stands between columns.
    separator: Option<char>,
    words: Option<Words>,
    /// The column that is the operation, if it is called otherwise.
    for_op: Option<&'static str>,
    pub(super) fields: Fields,
    bytes: usize,
    relations: Vec<Relation>,
    known_relations: HashMap<Relation, u16>,
    /// Relation and block → id, where pages are named by them; looked up, never walked through.
    ids: HashMap<(u16, u32), u64>,
    named: Vec<Named>,
    clients: Vec<u16>,
    found: Vec<Found>,
    /// Each with the id of its page, and the volume's number.
    steps: Vec<(u64, u32, PinStep)>,
    /// By their numbers.
    volumes: Vec<String>,
    remarks: Vec<Remark>,
}

/// A number; `empty` where there is none.
fn or<T: std::str::FromStr>(text: &str, empty: T, why: &'static str) -> Result<T, &'static str> {
    if text.is_empty() { Ok(empty) } else { text.parse().map_err(|_| why) }
}

/// Whether a first line names columns that say which page is asked for.
pub(super) fn names_pages(line: &str) -> bool {
    let names = Fields::of(line, separator(line)).all;
    let has = |column: &str| names.iter().any(|name| name.eq_ignore_ascii_case(column));
    let digits = |name: &String| !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_digit());
    (has("page") || has("key") || has("relation") && has("block")) && !names.iter().any(digits)
}

impl RecordingParser {
    /// For a file with this first line, if that names columns.
    pub(super) fn of_header(text: &str) -> Option<Result<Self, String>> {
        let separator = separator(text).or(Some(','));
        let fields = Fields::of(text, separator);
        let names: Vec<String> = fields.all.iter().map(|name| name.to_ascii_lowercase()).collect();
        let mut places = COLUMNS.map(|column| names.iter().position(|name| name == column));
        let number = |name: &String| !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_digit());
        if fields.open || places.iter().all(Option::is_none) || names.iter().any(number) {
            return None;
        }
        let times = |column: &&&str| names.iter().filter(|name| name == *column).count();
        if let Some(twice) = COLUMNS.iter().find(|column| times(column) > 1) {
            return Some(Err(format!("the header names the column {twice} twice")));
        }
        let stands_for = |name: &&&'static str| names.iter().any(|known| known == **name);
        let for_op: Vec<&str> =
            FOR_OP.iter().filter(stands_for).filter(|_| places[0].is_none()).copied().collect();
        if let [one, other, ..] = for_op[..] {
            return Some(Err(format!(
                "the header has no column op; {one} and {other} may both be it: call one op"
            )));
        }
        places[0] = places[0].or(names.iter().position(|name| for_op.contains(&name.as_str())));
        let [op, page, relation, _, block, _, _, _, key, _] = places;
        let other = [("page", page), ("relation and block", relation.and(block))];
        if let Some((other, _)) = other.iter().find(|(_, place)| key.and(*place).is_some()) {
            return Some(Err(format!("the header names pages twice, by key and by {other}")));
        }
        if page.or(key).is_none() && (relation.is_none() || block.is_none()) {
            return Some(Err("the header names neither page nor relation and block".to_owned()));
        }
        if let Some(like) = names.iter().find(|name| op.is_none() && LIKE_OP.contains(&name.as_str())) {
            return Some(Err(format!(
                "the header has no column op; if {like} is meant, call it op, or say what columns are with --columns"
            )));
        }
        let known = |name: &str| COLUMNS.contains(&name) || for_op.contains(&name);
        let unused = |name: &String| !name.is_empty() && !known(name);
        let unused: Vec<String> = names.iter().filter(|name| unused(name)).cloned().collect();
        let shown: String = unused.join(", ").escape_debug().take(SHOWN_NAMES).collect();
        let note = || format!("columns that are not used: {shown}; each request counts as one page");
        let mut notes: Vec<String> = (!shown.is_empty()).then(note).into_iter().collect();
        notes.extend(for_op.iter().map(|name| format!("the column {name} is read as the operation")));
        let plain = places[..2].iter().flatten().count() == names.len();
        let words = Words::of((!for_op.is_empty()).then_some(YES_OR_NO)).ok();
        let (fields, for_op) = (Fields::by(separator), for_op.first().copied());
        Some(Ok(Self { plain, places, notes, separator, words, for_op, fields, ..Self::default() }))
    }

    /// Takes a line without its end.
    pub(super) fn line(&mut self, text: &str, requests: &mut Requests) -> Taken {
        if let (Some(remark), false) = (text.trim_start_matches(BLANKS).strip_prefix('#'), self.fields.open) {
            self.remark(remark.trim(), requests.requests());
            return Ok(());
        }
        self.bytes = if self.fields.open { self.bytes } else { 0 } + text.len();
        self.fields.push(text);
        if self.fields.open && self.bytes <= LONGEST_RECORD {
            return Ok(());
        }
        let next = Fields::by(self.separator);
        let Fields { all: fields, open, .. } = std::mem::replace(&mut self.fields, next);
        if open {
            return Err(OPEN.into());
        }
        let [op, page, relation, fork, block, client, kind, found, key, volume] =
            self.places.map(|place| place.and_then(|place| fields.get(place)).map_or("", String::as_str));
        let takes = match op {
            "P" | "p" => Some(true),
            "U" | "u" => Some(false),
            _ => None,
        };
        let asks = if takes.is_some() { Asks::Nothing } else { self.asks(op)? };
        if asks == Asks::Nothing && takes.is_none() {
            return requests.ignore();
        }
        let client = or(client, 1, "the client is not a whole number from 0 to 65535")?;
        let kind = KINDS.iter().position(|known| *known == kind);
        let kind =
            kind.ok_or("the kind is none of heap, leaf, internal, root, meta, overflow, free, other")? as u8;
        let all = [Found::Unknown, Found::Hit, Found::Miss, Found::New];
        let found = all.into_iter().find(|known| known.text() == found);
        let found = found.ok_or("what was found is none of hit, miss, new")?;
        let relation = match relation {
            "" => None,
            name => Some(self.relation(name, fork)?),
        };
        let block = match (relation, block) {
            (Some(_), text) => text.parse().map_err(|_| "the block is not a whole number below 2^32")?,
            (None, _) => 0,
        };
        let mut number = 0;
        if self.places[9].is_some() {
            number = requests.in_volume(volume)?;
            if number as usize == self.volumes.len() {
                self.volumes.push(volume.to_owned());
            }
        }
        let id = match (page, relation) {
            ("", None) if key.is_empty() => return Err("the page is missing".into()),
            ("", None) => requests.key(key)?,
            ("", Some(relation)) => {
                let next = self.ids.len() as u64;
                *self.ids.entry((relation, block)).or_insert(next)
            }
            (page, _) => page.parse().map_err(|_| "the page is not a whole number below 2^64")?,
        };
        let t = requests.requests() as u32;
        if requests.takes() {
            if let Some(takes) = takes {
                self.steps.push((id, number, PinStep { before: t, page: 0, client, takes }));
                return Ok(());
            }
            if let Some(relation) = relation {
                self.named.push(Named { t, relation, block, kind });
            }
            self.clients.push(client);
            self.found.push(found);
        }
        if asks == Asks::Nothing { Ok(()) } else { requests.page(asks, id) }
    }

    /// What a line's operation asks for. N and F alone are the flash + magnetic lab's, and no words here.
    fn asks(&self, op: &str) -> Result<Asks, Bad> {
        if self.places[0].is_none() {
            return Ok(Asks::Read);
        }
        let other_lab = self.for_op.is_none() && ["N", "n", "F", "f"].contains(&op);
        let known = self.words.as_ref().and_then(|words| words.asks(op)).filter(|_| !other_lab);
        known.ok_or_else(|| match self.for_op {
            None => "the operation is none of R, W, P and U, and no word for it such as read or write".into(),
            Some(name) => format!(
                "{name} is neither a word for the operation nor 1, true, t, yes for a write or 0, false, f, no for a read"
            )
            .into(),
        })
    }

    /// A remark on the request `t` and those after it.
    fn remark(&mut self, text: &str, t: usize) {
        let end = (0..=LONGEST_REMARK.min(text.len())).rev().find(|&end| text.is_char_boundary(end));
        let text = text[..end.unwrap_or(0)].trim_end().to_owned();
        // Of several the last one holds; they come in the order of their requests.
        self.remarks.pop_if(|before| before.from as usize == t);
        self.remarks.push(Remark { from: t as u32, text });
    }

    fn relation(&mut self, name: &str, fork: &str) -> Result<u16, &'static str> {
        let fork = or(fork, 0, "the fork is not a whole number from 0 to 255")?;
        if name.len() > LONGEST_NAME {
            return Err("the relation's name is longer than 1000 bytes");
        }
        let relation = Relation { name: name.to_owned(), fork };
        if let Some(&known) = self.known_relations.get(&relation) {
            return Ok(known);
        }
        if self.relations.len() >= MOST_RELATIONS {
            return Err("there are more than 65534 relations");
        }
        let place = self.relations.len() as u16;
        self.relations.push(relation.clone());
        self.known_relations.insert(relation, place);
        Ok(place)
    }

    pub(super) fn finish(self, mut trace: Trace) -> Checked<Trace> {
        trace.notes.extend(self.notes.iter().cloned());
        if self.plain && self.steps.is_empty() && self.remarks.is_empty() {
            return Ok(trace);
        }
        let mut pin_steps = Vec::new();
        for (id, volume, step) in &self.steps {
            // A page without requests has no pins.
            let volume = self.volumes.get(*volume as usize).map(String::as_str);
            let Some(page) = trace.page_in(volume, *id) else { continue };
            push("trace", &mut pin_steps, PinStep { page, ..*step })?;
        }
        let names = self.names(&trace, &pin_steps)?;
        // Columns of which no row says anything are left out.
        let (mut clients, mut found, remarks) = (self.clients, self.found, self.remarks);
        if clients.iter().all(|&client| client == 1) {
            clients.clear();
        }
        if found.iter().all(|&found| found == Found::Unknown) {
            found.clear();
        }
        let ids = trace.recorded.take().map(|recorded| recorded.ids.clone()).unwrap_or_default();
        let names_clients = self.places[5].is_some();
        let recorded =
            Recorded { names, ids, clients, names_clients, found, remarks, pin_steps, ..Recorded::default() };
        let recorded = recorded.over(&trace.requests, trace.pages)?;
        Ok(Trace { recorded: Some(recorded.into()), ..trace })
    }

    fn names(&self, trace: &Trace, steps: &[PinStep]) -> Checked<Names> {
        if self.named.is_empty() {
            return Ok(Names::default());
        }
        let pages = trace.pages as usize;
        let mut names = Names {
            relations: Vec::new(),
            relation_of: filled("pages", pages, 0)?,
            block_of: filled("pages", pages, 0)?,
            kind_of: filled("pages", pages, 0)?,
        };
        // A page keeps the kind that was seen last: a leaf may become the root.
        for named in &self.named {
            let Some(page) = trace.requests.get(named.t as usize).map(|&request| page_of(request) as usize)
            else {
                continue;
            };
            names.relation_of[page] = named.relation + 1;
            names.block_of[page] = named.block;
            if named.kind != 0 {
                names.kind_of[page] = named.kind;
            }
        }
        // Those that a page is called by in the end, in the order in which a file that is written of it has them.
        let mut places = vec![0; self.relations.len()];
        let mut steps = steps.iter().peekable();
        for t in 0..=trace.requests.len() {
            let before = std::iter::from_fn(|| steps.next_if(|step| step.before as usize <= t));
            let request = trace.requests.get(t).map(|&request| page_of(request));
            for page in before.map(|step| step.page).chain(request) {
                let relation = usize::from(names.relation_of[page as usize]);
                if relation > 0 && places[relation - 1] == 0 {
                    names.relations.push(self.relations[relation - 1].clone());
                    places[relation - 1] = names.relations.len() as u16;
                }
            }
        }
        for relation in names.relation_of.iter_mut().filter(|relation| **relation > 0) {
            *relation = places[usize::from(*relation) - 1];
        }
        Ok(names)
    }
}

/// Writes a recording as [`super::write`] does: columns that say nothing are left out.
pub(super) fn write<E>(
    trace: &Trace,
    recorded: &Recorded,
    mut sink: impl FnMut(&[u8]) -> Result<(), E>,
) -> Result<(), E> {
    let Recorded { names, ids, clients, names_clients, found, pin_steps, remarks, .. } = recorded;
    let (volumes, keys) = (!ids.volumes.is_empty(), !ids.keys.is_empty());
    let named = !names.is_empty();
    let kinds = names.kind_of.iter().any(|&kind| kind != 0);
    let mut piece = Vec::with_capacity(super::PIECE);
    // Who has clients by name is run as streams of their own, so what had none gets none.
    let clients_too = *names_clients || !clients.is_empty();
    let heads = [
        (true, "op"),
        (volumes, ",volume"),
        (!keys, ",page"),
        (keys, ",key"),
        (named, ",relation,fork,block"),
        (clients_too, ",client"),
        (kinds, ",kind"),
        (!found.is_empty(), ",found"),
    ];
    heads.iter().filter(|head| head.0).for_each(|head| piece.extend_from_slice(head.1.as_bytes()));
    piece.push(b'\n');
    // Writing to a Vec cannot fail.
    let line = |piece: &mut Vec<u8>, op: char, page: u32, client: u16, what: Option<Found>| {
        let _ = write!(piece, "{op}");
        if volumes {
            let _ = write!(piece, ",{}", quoted(ids.volume_of(page).map_or("", |volume| &volume.name)));
        }
        let id = trace.original_id(page);
        let _ = match ids.key(id) {
            Some(key) => write!(piece, ",{}", quoted(key)),
            None => write!(piece, ",{id}"),
        };
        let name = names.of(page);
        if named {
            let _ = match &name {
                Some(name) => {
                    let Relation { name: relation, fork } = &names.relations[usize::from(name.relation)];
                    write!(piece, ",{},{fork},{}", quoted(relation), name.block)
                }
                None => write!(piece, ",,,"),
            };
        }
        if clients_too {
            let _ = write!(piece, ",{client}");
        }
        if kinds {
            let _ = write!(piece, ",{}", name.map_or("", |name| name.kind));
        }
        if !found.is_empty() {
            let _ = write!(piece, ",{}", what.map_or("", Found::text));
        }
        piece.push(b'\n');
    };
    let (mut steps, mut remarks) = (pin_steps.iter().peekable(), remarks.iter().peekable());
    for t in 0..=trace.requests.len() {
        if piece.len() > super::PIECE - 2 * LONGEST_RECORD {
            sink(&piece)?;
            piece.clear();
        }
        while let Some(step) = steps.next_if(|step| step.before as usize == t) {
            line(&mut piece, if step.takes { 'P' } else { 'U' }, step.page, step.client, None);
        }
        while let Some(remark) = remarks.next_if(|remark| remark.from as usize == t) {
            let _ = writeln!(piece, "# {}", remark.text);
        }
        let Some(&request) = trace.requests.get(t) else { break };
        let op = if is_write(request) { 'W' } else { 'R' };
        let client = clients.get(t).copied().unwrap_or(1);
        line(&mut piece, op, page_of(request), client, found.get(t).copied());
    }
    sink(&piece)
}
