//! Traces of IBM's cloud object storage: requests of whole objects.

use super::headed::{Noted, SIZES_UNUSED};
use super::{Asks, Format, Kind, Requests, Taken, hex_digits, is_number};

/// The format of IBM's object store traces.
pub(super) const FORMAT: Format = Format {
    id: "ibm-objects",
    label: "IBM object store",
    told_by: "lines 1219008 REST.PUT.OBJECT aa11bb22cc33dd44 1056: time, request, object, sizes",
    becomes: "a request of the object: GET reads, PUT and COPY write, others are none",
    source: "SNIA IOTTA, IBM Object Store traces; Eytan et al., HotStorage 2020",
    kind: Kind::lines(
        |head| head.most(|line| record(line).is_some()),
        |_| Ok(Box::new(Noted(take, SIZES_UNUSED))),
    ),
    ..Format::PAGES
};

fn take(line: &str, requests: &mut Requests) -> Taken {
    let legal = "the line is no time, REST.GET.OBJECT or its like, and object";
    let (verb, object) = record(line).ok_or(legal)?;
    let asks = match verb {
        "GET" => Asks::Read,
        "PUT" | "COPY" => Asks::Write,
        _ => Asks::Nothing,
    };
    requests.named(asks, object)
}

/// The verb and the object.
fn record(line: &str) -> Option<(&str, &str)> {
    let mut words = line.split_ascii_whitespace();
    let [time, request, object] = [words.next()?, words.next()?, words.next()?];
    let verb = request.strip_prefix("REST.")?.strip_suffix(".OBJECT")?;
    (is_number(time) && hex_digits(object)).then_some((verb, object))
}
