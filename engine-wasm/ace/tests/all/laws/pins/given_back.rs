//! Pins that are given back at once change nothing.

use bufferpool_ace::event::Event;
use bufferpool_core::trace::recorded::PinStep;

use crate::laws::replay::assert_same_state;
use crate::support::cases::Case;
use crate::support::pinned::Pinned;
use crate::support::{VARIANTS, events, for_every_lane, lane};

/// The case with clients in turn, each of whom gives its pin back before the next request.
fn given_back(case: &Case) -> Pinned {
    let clients: Vec<u16> = (0..case.requests.len()).map(|t| t as u16 % 3).collect();
    let step = |t: usize| PinStep {
        before: t as u32 + 1,
        page: case.requests[t].0,
        client: clients[t],
        takes: false,
    };
    let steps = (0..case.requests.len()).map(step).collect();
    Pinned::with(case.clone(), clients, steps)
}

/// The event without what only traces with pins tell.
fn without_pins(event: &Event) -> Event {
    Event { client: None, held: false, kept_by_pins: Vec::new(), ..event.clone() }
}

#[test]
fn a_trace_whose_every_pin_is_given_back_at_once_runs_as_one_without_pins() {
    for_every_lane(&VARIANTS, |case, policy, variant| {
        let (config, pinned) = (case.config(policy, variant), given_back(case));
        let (mut plain, mut other) = (lane(case, policy, &config), pinned.lane(policy, &config));
        assert!(plain.pins().is_none() && other.pins().is_some());
        let expected = events(plain.as_mut(), &case.packed());
        let found = events(other.as_mut(), &case.packed());
        assert_eq!(found.len(), expected.len());
        for ((found, expected), client) in found.iter().zip(&expected).zip(&pinned.clients) {
            assert_eq!(found.client, Some(*client));
            assert!(!found.held && found.kept_by_pins.is_empty());
            assert_eq!(&without_pins(found), expected);
        }
        assert_same_state(plain.as_ref(), other.as_ref());
        assert_eq!(plain.next_victims(usize::MAX), other.next_victims(usize::MAX));
    });
}
