//! What libCacheSim's `tracePrint` and `traceConv` write as text.

use super::{Asks, Format, Header, Kind, Requests, Taken, Unit, exactly, is_number, number};

/// libCacheSim's CSV.
pub(super) const FORMAT: Format = Format {
    id: "libcachesim-csv",
    label: "libCacheSim, CSV",
    told_by: "the header time, object, size, next_access_vtime",
    becomes: "a read of the object",
    unit: Unit::Object,
    options: &["unit"],
    source: "libCacheSim, traceWriter and tracePrint",
    kind: Kind::below(Header::Exact("time,object,size,next_access_vtime"), |_| Ok(Box::new(take))),
    ..Format::PAGES
};

fn take(line: &str, requests: &mut Requests) -> Taken {
    let legal = "the line is no time,object,size,next access, in whole numbers";
    let [time, object, size, next] =
        exactly(line).ok_or(legal)?.map(|field: &str| field.trim_matches(super::BLANKS));
    let last = next.strip_prefix('-').unwrap_or(next);
    if ![time, object, size, last].into_iter().all(is_number) {
        return Err(legal.into());
    }
    requests.object(Asks::Read, number(object)?, number(size)?)
}
