//! Traces of Meta's key-value caches, as CacheBench replays them.

use super::headed::{Columns, Noted, SIZES_UNUSED};
use super::{Asks, Format, Header, Kind, Requests, Taken, number_of};

/// The format of CacheLib's key-value traces.
pub(super) const FORMAT: Format = Format {
    id: "cachelib",
    label: "CacheLib",
    told_by: "a header with key, op and op_count",
    becomes: "op_count requests of the key: GET reads, SET writes, DELETE is none",
    source: "cachelib.org, CacheBench's traces of Meta; Berg et al., OSDI 2020",
    kind: Kind::below(Header::Is(|line| COLUMNS.are_in(line)), |_| {
        Ok(Box::new(Noted(COLUMNS.reader(take), SIZES_UNUSED)))
    }),
    ..Format::PAGES
};

static COLUMNS: Columns<3> = Columns { names: ["key", "op", "op_count"], blanks: false };

fn take([key, operation, count]: [&str; 3], requests: &mut Requests) -> Taken {
    let count = number_of(count, "op_count is no number")?;
    let asks = match operation {
        // With a lease they are a read and a write all the same.
        "GET" | "GET_LEASE" => Asks::Read,
        "SET" | "SET_LEASE" => Asks::Write,
        "DELETE" => return requests.ignore(),
        _ => return Err("op is none of GET, SET and DELETE".into()),
    };
    let key = requests.key(key)?;
    requests.times(asks, key, count)
}
