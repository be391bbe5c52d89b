use bufferpool_hybrid::prices::Prices;
use bufferpool_hybrid::replacement::cost_segment::order;

#[test]
fn the_queues_are_emptied_in_the_papers_order_at_its_prices() {
    let table = Prices::new([1.0, 118.0, 23.0, 12.0]).unwrap();
    assert_eq!(order(&table), [1, 2, 3, 4]);
    // Flash that reads dearly and writes cheaply: MWQ (11), MRQ (10), ties in the paper's order.
    let other = Prices::new([4.0, 3.0, 10.0, 1.0]).unwrap();
    assert_eq!(order(&other), [1, 4, 2, 3]);
    let even = Prices::new([1.0, 1.0, 1.0, 1.0]).unwrap();
    assert_eq!(order(&even), [1, 2, 3, 4]);
}
