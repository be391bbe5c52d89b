mod pins;
mod snapshot;

use bufferpool_core::trace::recorded::{
    Found, Held, Names, PageIds, PinStep, PinWalk, Recorded, Relation, Remark, Volume,
};
use bufferpool_core::trace::{Trace, pack};
use proptest::prelude::*;

const PAGES: u32 = 3;

fn requests() -> Vec<u32> {
    vec![pack(0, false), pack(1, true), pack(0, true)]
}

fn recorded() -> Recorded {
    let step = |before, page, takes| PinStep { before, page, client: 2, takes };
    Recorded {
        clients: vec![2, 1, 2],
        pin_steps: vec![step(1, 0, true), step(2, 1, false), step(3, 0, false)],
        found: vec![Found::Miss, Found::New, Found::Hit],
        names: Names {
            relations: vec![Relation { name: "t".into(), fork: 0 }],
            relation_of: vec![1, 0],
            block_of: vec![7, 0],
            kind_of: vec![1, 0],
        },
        remarks: vec![Remark { from: 0, text: "begin".into() }, Remark { from: 3, text: "end".into() }],
        ids: PageIds::default(),
        names_clients: true,
        pins: None,
    }
}

#[test]
fn names_of_volumes_and_pages_come_back_behind_the_rest() {
    let volume = |name: &str, first| Volume { name: name.into(), first };
    let ids =
        PageIds { volumes: vec![volume("sda", 0), volume("sdb", 1)], keys: vec!["one".into(), "two".into()] };
    let named = Recorded { ids, ..recorded() }.over(&requests(), PAGES).unwrap();
    let bytes = named.to_bytes();
    assert_eq!(Recorded::from_bytes(&bytes, &requests(), PAGES), Ok(named));
    assert!(bytes.starts_with(&recorded().to_bytes()));
    assert!(Recorded::from_bytes(&bytes[..bytes.len() - 1], &requests(), PAGES).is_err());
}

#[test]
fn as_bytes_it_comes_back_with_its_pins() {
    let recorded = recorded().over(&requests(), PAGES).unwrap();
    let again = Recorded::from_bytes(&recorded.to_bytes(), &requests(), PAGES).unwrap();
    assert_eq!(again, recorded);
    let mut walk = PinWalk::new(again.pins.unwrap());
    walk.go_to(3);
    let held: Vec<_> = walk.held().collect();
    // Asked for twice, taken once more, one given back; client 1 keeps its own.
    assert_eq!(held, [Held { page: 0, client: 2, pins: 2 }, Held { page: 1, client: 1, pins: 1 }]);
    assert!((recorded.bytes() as usize) > requests().len() * 3);
}

#[test]
fn of_its_first_requests_it_is_pinned_what_was_pinned_at_them() {
    let whole = recorded().over(&requests(), PAGES).unwrap();
    for count in 0..=requests().len() {
        let some = &requests()[..count];
        let first = Recorded::from_bytes(&whole.of_first(count).to_bytes(), some, PAGES).unwrap();
        assert_eq!((first.clients.len(), first.found.len()), (count, count));
        // Before the last of them: behind it come all later steps.
        let held = |recorded: &Recorded, at| {
            let mut walk = PinWalk::new(recorded.pins.clone().expect("it has pins, used or not"));
            walk.go_to(at);
            (walk.is_held(), walk.held().collect::<Vec<Held>>())
        };
        for at in 0..count as u64 {
            assert_eq!(held(&first, at), held(&whole, at), "request {at} of the first {count}");
        }
    }
}

#[test]
fn what_does_not_fit_the_trace_is_refused() {
    let refused = |change: &dyn Fn(&mut Recorded)| {
        let mut other = recorded();
        change(&mut other);
        let bytes = other.to_bytes();
        assert!(other.over(&requests(), PAGES).is_err());
        Recorded::from_bytes(&bytes, &requests(), PAGES).unwrap_err()
    };
    for change in [
        (&|other: &mut Recorded| other.clients.truncate(2)) as &dyn Fn(&mut Recorded),
        &|other| other.found.push(Found::Hit),
        &|other| other.pin_steps[0].page = PAGES,
        &|other| other.pin_steps[0].before = 3,
        &|other| other.pin_steps[2].before = 4,
        &|other| other.remarks[1].from = 0,
        &|other| other.names.relation_of[0] = 2,
        &|other| other.names.block_of = vec![0],
        &|other| other.names.kind_of[0] = 9,
        &|other| {
            let names = &mut other.names;
            (names.relation_of, names.block_of, names.kind_of) = (vec![0; 4], vec![0; 4], vec![0; 4]);
        },
    ] {
        assert_eq!(refused(change).field, "trace");
    }
    // Columns may be missing, and names of the last pages.
    let fewer = Recorded { clients: Vec::new(), found: Vec::new(), ..recorded() };
    let pins = fewer.over(&requests(), PAGES).unwrap().pins.unwrap();
    assert_eq!(PinWalk::new(pins).client(), Some(1));
}

#[test]
fn bytes_cut_off_or_too_many_are_refused() {
    let mut bytes = recorded().to_bytes();
    for end in 0..bytes.len() {
        assert!(Recorded::from_bytes(&bytes[..end], &requests(), PAGES).is_err(), "{end} bytes");
    }
    bytes.push(0);
    let error = Recorded::from_bytes(&bytes, &requests(), PAGES).unwrap_err();
    assert_eq!((error.field.as_str(), error.value.as_str()), ("trace", "1 bytes too many"));
    // A length that no memory holds.
    let endless = [0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x7f];
    assert!(Recorded::from_bytes(&endless, &requests(), PAGES).is_err());
}

proptest! {
    /// Changed anywhere they are refused, or they are another recording of these requests, which can be walked and written.
    #[test]
    fn hostile_bytes_are_refused_or_fit(changes in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..6)) {
        let mut bytes = recorded().to_bytes();
        for (at, byte) in changes {
            let at = at.index(bytes.len());
            bytes[at] = byte;
        }
        let Ok(read) = Recorded::from_bytes(&bytes, &requests(), PAGES) else { return Ok(()) };
        let again = Recorded::from_bytes(&read.to_bytes(), &requests(), PAGES);
        prop_assert_eq!(again.as_ref(), Ok(&read));
        if let Some(pins) = &read.pins {
            let mut walk = PinWalk::new(pins.clone());
            for position in [3, 0, 2, 1, 9] {
                walk.go_to(position);
                prop_assert!(walk.held().all(|held| held.page < PAGES && held.pins > 0));
            }
        }
        let trace = Trace { recorded: Some(read.into()), ..Trace::new(requests(), PAGES).unwrap() };
        let mut lines = 0;
        let Ok(()) = bufferpool_core::trace::csv::write(&trace, |piece| {
            lines += piece.iter().filter(|&&byte| byte == b'\n').count();
            Ok::<_, std::convert::Infallible>(())
        });
        prop_assert!(lines > requests().len());
    }
}
