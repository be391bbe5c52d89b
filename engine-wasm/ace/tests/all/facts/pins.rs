//! Pins: what docs/rules/databases.md, section 1, says in so many words.

use bufferpool_ace::event::Event;
use serde_json::json;

use super::cases::{VARIANTS, for_every_case};
use crate::naive::Naive;

/// A baseline of three frames over ten pages.
fn three_frames(policy: &str, asked: &[u32]) -> Naive {
    let config = json!({ "policy": policy, "mode": "baseline", "pages": 10, "frames": 3, "k_r": 1, "k_w": 1, "alpha": 1, "base_us": 1 });
    Naive::new(config.as_object().unwrap(), asked).unwrap()
}

/// Serves reads of client 1, each with whether it gives its pin back at once.
fn read(naive: &mut Naive, pages: &[(u32, bool)]) -> Vec<Event> {
    let request = |&(page, gives_back): &(u32, bool)| {
        let event = naive.request_of(1, page, false);
        if gives_back {
            naive.pool.pins.step(page, 1, false);
        }
        event
    };
    pages.iter().map(request).collect()
}

#[test]
fn the_hand_passes_a_pinned_frame_without_lowering_its_count() {
    let mut naive = three_frames("clock", &[0, 1, 2, 3]);
    let events = read(&mut naive, &[(0, false), (1, true), (2, true), (3, true)]);
    // Once round, then page 0 once more, and page 1.
    assert_eq!((events[3].victim, events[3].looked_at), (Some(1), 5));
    assert_eq!(events[3].kept_by_pins, [(0, 1)]);
    let frames = naive.final_state()["frames"].clone();
    assert_eq!([0, 1, 2].map(|frame| frames[frame]["usage"].as_u64()), [Some(1), Some(1), Some(0)]);
}

#[test]
fn a_page_that_its_client_pins_is_hit_without_a_reference_and_another_client_refers_to_it() {
    for (client, victim) in [(1, 0), (2, 1)] {
        let mut naive = three_frames("lru", &[0, 1, 2, 0, 3]);
        read(&mut naive, &[(0, false), (1, true), (2, true)]);
        let event = naive.request_of(client, 0, true);
        assert_eq!((event.hit, event.held), (true, client == 1));
        // Two pins of client 1, or one of each.
        naive.pool.pins.step(0, 1, false);
        assert_eq!(naive.pool.pins.first_client(0), Some(client));
        naive.pool.pins.step(0, client, false);
        assert!(naive.pool.pins.pages().is_empty());
        assert_eq!(read(&mut naive, &[(3, true)])[0].victim, Some(victim));
    }
}

#[test]
fn who_pins_nothing_gives_nothing_back_and_takes_no_pin_more() {
    let mut naive = three_frames("lru", &[0, 1, 2, 3]);
    naive.pool.pins.step(0, 1, true);
    read(&mut naive, &[(0, false), (1, true), (2, true)]);
    naive.pool.pins.step(0, 2, false);
    naive.pool.pins.step(1, 1, true);
    assert_eq!(naive.next_victims(), [1, 2]);
    assert_eq!(read(&mut naive, &[(3, true)])[0].victim, Some(1));
}

#[test]
fn pins_that_are_given_back_at_once_change_nothing() {
    for_every_case(|case| {
        for variant in VARIANTS {
            for policy in case.policies() {
                let mut naive = case.lane(policy, variant);
                let expected = case.events(policy, variant);
                for (&(page, write), expected) in case.requests.iter().zip(expected) {
                    let found = naive.request_of(7, page, write);
                    naive.pool.pins.step(page, 7, false);
                    assert_eq!(Event { client: None, ..found }, expected);
                }
            }
        }
    });
}
