use std::collections::BTreeMap;
use std::rc::Rc;

use bufferpool_core::trace::pack;
use bufferpool_core::trace::recorded::pins::{PinStep, PinWalk, Pins};
use proptest::prelude::*;

/// Requests of pages 0 to 9 by clients 1 to 3, each with what happens before it: pins of pages drawn among those held.
fn drawn() -> impl Strategy<Value = (Vec<u32>, Vec<u16>, Vec<PinStep>)> {
    let request = (0u32..10, 1u16..4, prop::collection::vec((any::<u8>(), any::<bool>()), 0..4));
    prop::collection::vec(request, 1..3_000).prop_map(|drawn| {
        let (mut requests, mut clients, mut steps) = (Vec::new(), Vec::new(), Vec::new());
        let mut held: BTreeMap<(u32, u16), u32> = BTreeMap::new();
        for (t, (page, client, before)) in drawn.into_iter().enumerate() {
            for (choice, takes) in before {
                let place = usize::from(choice) % held.len().max(1);
                let Some((&(page, client), _)) = held.iter().nth(place) else { continue };
                steps.push(PinStep { before: t as u32, page, client, takes });
                let pins = held.entry((page, client)).or_default();
                *pins = if takes { *pins + 1 } else { *pins - 1 };
                held.retain(|_, pins| *pins > 0);
            }
            requests.push(pack(page, false));
            clients.push(client);
            *held.entry((page, client)).or_default() += 1;
        }
        (requests, clients, steps)
    })
}

proptest! {
    #[test]
    fn what_is_pinned_is_known_at_any_position_from_anywhere((requests, clients, steps) in drawn(), jumps in prop::collection::vec(any::<u16>(), 1..20)) {
        let pins = Rc::new(Pins::new(&requests, &clients, &steps));
        // Plainly, from the start.
        let mut at_each = Vec::new();
        let mut held: BTreeMap<(u32, u16), u32> = BTreeMap::new();
        // One more: what is pinned behind the last request.
        let asked = requests.iter().zip(&clients).map(Some).chain([None]);
        for (t, asked) in asked.enumerate() {
            for step in steps.iter().filter(|step| step.before as usize == t) {
                let pins = held.entry((step.page, step.client)).or_default();
                *pins = if step.takes { *pins + 1 } else { *pins - 1 };
                held.retain(|_, pins| *pins > 0);
            }
            at_each.push(held.clone());
            if let Some((&request, &client)) = asked {
                let own = (request >> 1, client);
                prop_assert_eq!(pins.is_held(t as u64), held.contains_key(&own));
                *held.entry(own).or_default() += 1;
            }
        }
        let mut walk = PinWalk::new(Rc::clone(&pins));
        for jump in jumps {
            let position = usize::from(jump) % at_each.len();
            walk.go_to(position as u64);
            let found: BTreeMap<_, _> = walk.held().map(|held| ((held.page, held.client), held.pins)).collect();
            prop_assert_eq!(&found, &at_each[position]);
        }
        for frames in 1..12u32 {
            let first = (0..requests.len()).find(|&t| {
                let pages: std::collections::BTreeSet<_> = at_each[t].keys().map(|key| key.0).collect();
                pages.len() >= frames as usize && !pages.contains(&(requests[t] >> 1))
            });
            prop_assert_eq!(pins.first_without_room(frames), first.map(|t| t as u64));
            let refused = |&t: &usize| Some((requests[t] >> 1, clients[t]));
            walk.go_to(first.unwrap_or(requests.len()) as u64);
            prop_assert_eq!(walk.without_room(frames), first.as_ref().and_then(refused));
        }
    }
}

#[test]
fn pins_that_nobody_gives_back_take_no_more_than_the_trace() {
    let requests: Vec<u32> = (0..100_000).map(|page| pack(page, false)).collect();
    let step = PinStep { before: 100_000, page: 0, client: 1, takes: false };
    let pins = Rc::new(Pins::new(&requests, &[], &[step]));
    assert!(pins.bytes() < 100 * requests.len() as u64, "{}", pins.bytes());
    assert_eq!(pins.first_without_room(5_000), Some(5_000));
    let mut walk = PinWalk::new(Rc::clone(&pins));
    for position in [70_000, 3, 100_000, 99_999] {
        walk.go_to(position);
        assert_eq!(u64::from(walk.pinned_pages()), position - u64::from(position == 100_000));
    }
}

#[test]
fn who_does_not_pin_a_page_has_no_pin_to_give_back_and_none_more_to_take() {
    let step = |takes| PinStep { before: 1, page: 3, client: 2, takes };
    let requests = [pack(3, false), pack(3, true)];
    let pins = Pins::new(&requests, &[1, 1], &[step(true), step(false)]);
    assert_eq!(pins.unmatched, 2);
    let mut walk = PinWalk::new(Rc::new(pins));
    walk.go_to(1);
    assert_eq!(walk.clients_of(3).collect::<Vec<_>>(), [1]);
}
