//! Runs at their edges: nothing to do, no time, too much time.

use std::rc::Rc;

use bufferpool_ace::server::run::{End, Goal};
use bufferpool_core::trace::Trace;
use serde_json::json;

use super::{config, read, server};

#[test]
fn clients_without_requests_are_gone_at_once_and_the_run_takes_no_time() {
    let config = config(
        &json!({ "pages": 9, "frames": 3, "alpha": 1, "base_us": 1, "k_r": 1, "k_w": 1, "clients": 3 }),
    );
    let mut server = server(&config, &Rc::new(Trace { pages: 9, ..Trace::default() }));
    server.go(Goal::END, &mut ());
    assert_eq!((server.end(), server.events(), server.now_ns()), (Some(End::Done), 3, 0));
    let totals = server.totals();
    assert_eq!(
        (totals.throughput(), totals.utilisation_percent(), totals.writers_percent()),
        (None, None, None)
    );
}

#[test]
fn a_run_ends_before_times_are_no_exact_doubles() {
    let config = config(&json!({
        "pages": 9, "frames": 3, "alpha": 1, "base_us": 1, "k_r": 1, "k_w": 1, "wal_us": 1e12,
    }));
    let mut server = server(&config, &read(format!("op,page\n{}", "W,1\n".repeat(20)).as_bytes(), 9));
    server.go(Goal::END, &mut ());
    assert_eq!(server.end(), Some(End::TooLate));
    // Nine waits of 10^15 ns are below 2^53, ten are not.
    assert_eq!(server.totals().transactions, 9);
}

#[test]
fn a_hit_that_takes_no_time_is_an_event_of_its_own() {
    let config = config(
        &json!({ "pages": 9, "frames": 3, "alpha": 1, "base_us": 1, "k_r": 1, "k_w": 1, "server": true }),
    );
    let mut server = server(&config, &read(b"op,page\nR,1\nR,1\nR,1\n", 9));
    let positions: Vec<_> =
        std::iter::from_fn(|| server.step(&mut ()).then(|| (server.events(), server.now_ns()))).collect();
    // Miss, its read, two hits, the end.
    assert_eq!(positions, [(1, 0), (2, 1000), (3, 1000), (4, 1000), (5, 1000)]);
    assert_eq!(server.next_ns(), None);
}
