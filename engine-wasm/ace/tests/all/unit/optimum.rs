use bufferpool_ace::optimum::Future;
use bufferpool_core::trace::pack;

#[test]
fn the_next_request_of_a_page_is_found_from_any_position() {
    let pages = [3, 1, 3, 0, 1, 3];
    let future = Future::new(&pages.map(|page| pack(page, page == 1)), 5).unwrap();
    for t in 0..=6_i64 {
        for page in 0..5 {
            let expected = (0..6).find(|&at| i64::from(at) >= t && pages[at as usize] == page);
            assert_eq!(future.next(page, t), expected, "page {page} from {t}");
        }
    }
}
