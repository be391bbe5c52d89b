//! What a snapshot may be written as: whose columns it has, and what stands between them.

use crate::trace::csv::fields::{Fields, records};
use crate::trace::head::separator;

/// Columns of a kind of snapshot, by their names: frame, relation, block, dirty, usage, fork, pins, and the relation's name
/// where that is another column than its number. The first `needed` must be there; a kind without one has a dash.
pub(super) struct Form {
    pub(super) columns: &'static str,
    needed: usize,
    /// The number of the first frame.
    pub(super) first_frame: u64,
    pub(super) order: Order,
}

impl Form {
    /// Where its columns stand in a header.
    pub(super) fn places(&self, header: &[String]) -> [Option<usize>; 8] {
        let mut names = self.columns.split(' ');
        let place = |name: &str| header.iter().position(|column| column.eq_ignore_ascii_case(name));
        std::array::from_fn(|_| names.next().and_then(place))
    }
}

/// What the frame says.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Order {
    /// Where a page stands in a ring.
    Frames,
    /// The place in a list, from its LRU end; a page is dirty if its change has a number.
    FromLru,
    /// The lines stand in the order of a list, from its MRU end, and no page is dirty.
    Lines,
}

/// The project's own.
const OWN: Form = Form {
    columns: "frame relation block dirty usage fork pins -",
    needed: 5,
    first_frame: 0,
    order: Order::Frames,
};

/// PostgreSQL's, as `select * from pg_buffercache` names them, perhaps beside the relation's name.
const OF_PG_BUFFERCACHE: Form = Form {
    columns: "bufferid relfilenode relblocknumber isdirty usagecount relforknumber pinning_backends relname",
    first_frame: 1,
    ..OWN
};

/// MySQL's `information_schema.innodb_buffer_page_lru`, which begins with the page that was used longest ago.
const OF_INNODB: Form = Form {
    columns: "lru_position space page_number oldest_modification - - - -",
    needed: 4,
    order: Order::FromLru,
    ..OWN
};

/// InnoDB's `ib_buffer_pool`, lines `space,page`.
const OF_DUMP: Form = Form { columns: "- space page - - - - -", needed: 0, order: Order::Lines, ..OWN };

/// What `select * from pg_buffercache` gives, in its order: the columns of a file without a header.
const BARE_PG_BUFFERCACHE: &str = "bufferid,relfilenode,reltablespace,reldatabase,relforknumber,relblocknumber,isdirty,usagecount,pinning_backends";

/// The legal files, in words.
pub(super) const LEGAL: &str = "the columns frame, relation, block, dirty and usage, and perhaps fork; those of pg_buffercache, also as psql \
     prints them; those of innodb_buffer_page_lru; or the lines of ib_buffer_pool";

/// A row: its number, the line, and its fields.
pub(super) type Row<'a> = (u64, &'a str, Fields);

/// The kind of a text, the names of its columns, and its rows; the first line where it is of no kind.
pub(super) fn read(text: &str) -> Result<(Form, Vec<String>, Vec<Row<'_>>), &str> {
    let mut rows = rows(text);
    let Some((_, first, head)) = rows.first() else { return Err("") };
    let (first, head) = (*first, head.all.clone());
    let digits = |field: &String| !field.is_empty() && field.bytes().all(|byte| byte.is_ascii_digit());
    if head.first().is_some_and(digits) {
        let columns = |of: &str| of.split(',').map(str::to_owned).collect::<Vec<_>>();
        let bare = columns(BARE_PG_BUFFERCACHE);
        return match head.len() {
            2 if head.iter().all(digits) => Ok((OF_DUMP, columns("space,page"), rows)),
            count if count == bare.len() => Ok((OF_PG_BUFFERCACHE, bare, rows)),
            _ => Err(first),
        };
    }
    let has = |form: &Form| form.places(&head)[..form.needed].iter().all(Option::is_some);
    let form = [OWN, OF_PG_BUFFERCACHE, OF_INNODB].into_iter().find(has).ok_or(first)?;
    rows.remove(0);
    Ok((form, head, rows))
}

/// The rows of CSV; or of a table as psql prints it, without its line and its count of rows.
fn rows(text: &str) -> Vec<Row<'_>> {
    let text = text.trim_start_matches('\u{feff}');
    let first = text.lines().find(|line| !line.trim().is_empty()).unwrap_or_default();
    if !first.contains('|') {
        return records(text, separator(first)).collect();
    }
    let is_row = |(_, line): &(u64, &str)| line.contains('|');
    (1..)
        .zip(text.lines())
        .filter(is_row)
        .map(|(at, line)| (at, line.trim(), Fields::of(line, Some('|'))))
        .collect()
}
