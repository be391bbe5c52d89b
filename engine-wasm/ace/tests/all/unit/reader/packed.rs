use bufferpool_ace::reader::history::{History, SLOTS};
use bufferpool_ace::reader::packed::PackedHistory;
use proptest::collection::vec;
use proptest::prelude::*;

/// A table after a start state and some requests, of which runs repeat: weights of every size.
fn tables() -> impl Strategy<Value = History> {
    let set = vec((0..200u32, 0..SLOTS, 0..200u32, prop_oneof![0..5u32, Just(u32::MAX)]), 0..20);
    let requests = vec((0..200u32, 1..6usize), 0..300);
    (set, requests).prop_map(|(set, requests)| {
        let mut history = History::new(200).unwrap();
        history.set_rows(&set);
        for (page, times) in requests {
            (0..times).for_each(|_| {
                history.record(page);
                history.record(page / 2);
            });
        }
        history
    })
}

proptest! {
    #[test]
    fn what_is_unpacked_into_any_table_is_what_was_packed(packed in tables(), mut other in tables()) {
        PackedHistory::of(&packed).unpack_into(&mut other);
        prop_assert_eq!(packed, other);
    }
}
