//! A session over lanes of the model: wherever it is sought, by requests, by time or by events, the lane is as in one run.

use std::rc::Rc;

use bufferpool_ace::server::Server;
use bufferpool_ace::server::clients::Doing;
use bufferpool_ace::server::lanes::{ServedLanes, picture};
use bufferpool_ace::server::state::Served;
use bufferpool_ace::session::{Drawing, Drawn};
use bufferpool_lab::session::Session;
use bufferpool_test_support::runner::{case_count, try_on};
use proptest::prelude::*;

use super::laws::{given, servers, state};

/// Events of a case at most: each of its states is kept.
const MOST_EVENTS: usize = 3_000;

/// Where to: by requests, by time, by events; as a part of the whole.
fn targets() -> impl Strategy<Value = Vec<(u8, f64)>> {
    prop::collection::vec((0..3_u8, 0.0..1.1), 1..12)
}

/// Who waits for a page waits for the one whose I/O is on it, if there is any.
fn assert_waits(server: &Server) {
    let Served { clients, reads, writes, .. } = Served::of(server);
    for client in clients.iter().filter(|client| client.doing == Doing::WaitsForPage) {
        let mut ios = reads.running.iter().chain(&reads.queue).chain(&writes.running).chain(&writes.queue);
        let on_it = ios.find(|io| (io.page, io.frame) == (client.page, client.frame));
        assert!(client.waits_on.is_some());
        assert!(on_it.is_none_or(|io| Some(io.owner) == client.waits_on));
    }
}

fn us(ns: u64) -> f64 {
    ns as f64 / 1e3
}

#[test]
fn any_seek_ends_where_the_events_up_to_there_end() {
    try_on((servers(), targets()), case_count() / 2, |(case, targets)| {
        let (config, start, trace) = given(case);
        let requests = trace.requests.len() as u64;
        let mut server = Server::new(&config, &start, Rc::clone(&trace)).unwrap();
        // Requests looked up, time and state after each event.
        let seen = |server: &Server| (server.looked_up(), server.now_ns(), state(server));
        let mut states = vec![seen(&server)];
        while states.len() < MOST_EVENTS && server.step(&mut ()) {
            states.push(seen(&server));
            assert_waits(&server);
        }
        if server.end().is_none() {
            return;
        }
        let last = states.len() - 1;
        states[last] = seen(&server);
        let configs = [config];
        let drawing = Drawing { configs: &configs, start: &start, trace: &trace, tapes: &[] };
        let mut session: Session<ServedLanes> = ServedLanes::open(drawing).unwrap();
        for &(by, part) in targets {
            let expected = match by {
                0 => {
                    let position = ((part * requests as f64) as u64).min(requests);
                    session.seek(position);
                    assert_eq!(session.position(), position);
                    let looked_up = states.iter().position(|state| state.0 == position);
                    if position == requests { last } else { looked_up.unwrap_or(last) }
                }
                1 => {
                    let time_us = us((part * states[last].1 as f64) as u64);
                    let next = session.seek_clock(0, time_us, u64::MAX);
                    let after = states.partition_point(|state| us(state.1) <= time_us).max(1);
                    assert_eq!(next, Some(states.get(after).map_or(f64::INFINITY, |state| us(state.1))));
                    after - 1
                }
                _ => {
                    let events = ((part * last as f64) as usize).min(last);
                    let next = session.seek_counter(0, "events", events as f64, u64::MAX);
                    let is_last = events == last;
                    assert_eq!(next, Some(if is_last { f64::INFINITY } else { events as f64 + 1.0 }));
                    events
                }
            };
            assert_eq!(state(&session.lanes().all()[0]), states[expected].2, "sought by {by}, {part}");
            let before = states[..=expected].iter().rposition(|state| state.0 < states[expected].0);
            let looked_up = before.map_or(0, |before| before + 1);
            let next = states[expected..].iter().position(|state| state.0 > states[expected].0);
            assert_eq!(session.lanes().last_look_up(0, true), looked_up as f64);
            assert_eq!(
                session.lanes().next_look_up(0, true),
                next.map_or(last, |next| expected + next) as f64
            );
            let picture = picture(&mut session, 0, 0.0).unwrap();
            assert_eq!((picture.from_us, picture.to_us), (0.0, us(states[expected].1)));
        }
    });
}
