use bufferpool_ace::program::Tape;
use proptest::prelude::*;

proptest! {
    #[test]
    fn a_tape_comes_back_from_its_numbers(
        decisions in prop::collection::vec(any::<u32>(), 0..20),
        orders in prop::collection::vec(prop::collection::vec(any::<u32>(), 0..5), 0..6),
    ) {
        let mut tape = Tape::default();
        tape.decisions.extend(decisions);
        for (position, frames) in orders.iter().enumerate() {
            tape.keep_order(3 * position as u64, frames);
        }
        let read = Tape::from_words(&tape.to_words()).unwrap();
        prop_assert_eq!(&read, &tape);
        for (position, frames) in orders.iter().enumerate() {
            prop_assert_eq!(read.order_at(3 * position as u64), Some(frames.as_slice()));
            prop_assert_eq!(read.order_at(3 * position as u64 + 1), None);
        }
    }

    #[test]
    fn numbers_that_are_no_tape_are_refused_or_read_without_harm(words in prop::collection::vec(0u32..9, 0..12)) {
        if let Ok(tape) = Tape::from_words(&words) {
            for place in 0..12 {
                tape.order_at(place);
                tape.list_at(place as usize);
            }
        }
    }
}
