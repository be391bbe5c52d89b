use bufferpool_core::trace::operation::*;
use proptest::prelude::*;

#[test]
fn emptying_the_pool_names_no_page() {
    assert_eq!(operation_of(EMPTY_POOL), Operation::Empty);
    assert_eq!(hybrid_page_of(EMPTY_POOL), MAXIMUM_HYBRID_PAGES);
    assert_eq!(pack_new(MAXIMUM_HYBRID_PAGES), EMPTY_POOL);
}

proptest! {
    #[test]
    fn operation_and_page_come_back(
        page in prop_oneof![0..MAXIMUM_HYBRID_PAGES, Just(0), Just(MAXIMUM_HYBRID_PAGES - 1)],
    ) {
        let packed = [pack(page, false), pack(page, true), pack_new(page)];
        let expected = [Operation::Read, Operation::Write, Operation::New];
        for (request, operation) in packed.into_iter().zip(expected) {
            prop_assert_eq!((operation_of(request), hybrid_page_of(request)), (operation, page));
            prop_assert_eq!(is_write(request), operation != Operation::Read);
        }
        prop_assert_eq!((page_of(packed[0]), page_of(packed[1])), (page, page));
        prop_assert!(packed.iter().all(|&request| Operations::All.moved(request, page / 2) == request - ((page - page / 2) << 1)));
    }

    #[test]
    fn without_creations_every_bit_of_a_request_is_page_or_operation(request: u32) {
        let plain = Operations::ReadWrite;
        prop_assert_eq!(plain.page_of(request), Some(page_of(request)));
        prop_assert_eq!(plain.operation_of(request) == Operation::Write, is_write(request));
        prop_assert_eq!(plain.moved(request, page_of(request)), request);
    }
}
