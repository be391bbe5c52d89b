//! Traces of Twitter's caches: keys, by client.

use super::headed::{Noted, SIZES_UNUSED};
use super::{Asks, Format, Kind, Requests, Taken, is_number};

/// The format of Twitter's cache traces.
pub(super) const FORMAT: Format = Format {
    id: "twitter",
    label: "Twitter caches",
    told_by: "lines 0,KEY,17,213,4,get,0: time, key, sizes of key and value, client, operation, time to live",
    becomes: "a request of the key: get and gets read; set, add, replace, cas, append, prepend, incr and decr write; delete is none",
    source: "github.com/twitter/cache-trace; Yang, Yue & Rashmi, OSDI 2020",
    kind: Kind::lines(
        |head| head.most(|line| record(line).is_some()),
        |_| Ok(Box::new(Noted(take, SIZES_UNUSED))),
    ),
    ..Format::PAGES
};

fn take(line: &str, requests: &mut Requests) -> Taken {
    let legal = "the line is no time,key,size,size,client,operation,time to live with a known operation";
    let (key, client, asks) = record(line).ok_or(legal)?;
    requests.of_client(client)?;
    requests.named(asks, key)
}

/// Key, client and what is asked for; a key may hold commas.
fn record(line: &str) -> Option<(&str, &str, Asks)> {
    let (time, rest) = line.split_once(',')?;
    let mut last = rest.rsplitn(6, ',');
    let [life, operation, client, value, key_size, key] = std::array::from_fn(|_| last.next().unwrap_or(""));
    let asks = match operation {
        "get" | "gets" => Asks::Read,
        "set" | "add" | "replace" | "cas" | "append" | "prepend" | "incr" | "decr" => Asks::Write,
        "delete" => Asks::Nothing,
        _ => return None,
    };
    let numbers = [time, key_size, value, client, life].into_iter().all(is_number);
    (numbers && !key.is_empty()).then_some((key, client, asks))
}
