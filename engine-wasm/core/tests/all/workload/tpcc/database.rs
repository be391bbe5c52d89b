use bufferpool_core::workload::Random;
use bufferpool_core::workload::tpcc::database::{Database, customer_row};
use bufferpool_core::workload::tpcc::layout::{CUSTOMERS, ORDERS, UNDELIVERED, UNDELIVERED_LINES};

#[test]
fn loaded_orders_have_30_000_lines_a_district_each_in_its_place() {
    let database = Database::loaded(2, &mut Random::new(1)).unwrap();
    let mut next_line = 0;
    let mut counts = [0; 16];
    for district in 0..20 {
        let mut customers = vec![false; CUSTOMERS as usize];
        for number in 0..ORDERS {
            let order = database.order(district, number);
            assert_eq!(order.first_line, next_line);
            assert_eq!(order.row, district * 3_000 + number);
            next_line += order.lines;
            counts[order.lines as usize] += 1;
            customers[order.customer as usize] = true;
            assert_eq!(database.last_order(district, order.customer), order);
        }
        assert_eq!(next_line, (district + 1) * 30_000);
        assert!(customers.into_iter().all(|has_one| has_one));
    }
    assert!(counts[5..].iter().all(|&count| (20 * 272..=20 * 273).contains(&count)), "{counts:?}");
    assert_eq!(counts.iter().sum::<u32>(), 60_000);
}

#[test]
fn deliveries_go_from_the_oldest_to_the_newest_and_skip_what_was_rolled_back() {
    let mut database = Database::loaded(1, &mut Random::new(1)).unwrap();
    let first = database.deliver(3).unwrap();
    assert_eq!((first.row, first.new_order_row), (3 * 3_000 + 2_100, 3 * 900));
    database.place_order(3, 7, 5, true).unwrap();
    let rows = database.place_order(3, 8, 6, false).unwrap();
    for number in 2_101..3_000 {
        assert_eq!(database.deliver(3).unwrap().row, 3 * 3_000 + number);
    }
    let last = database.deliver(3).unwrap();
    assert_eq!((last.row, last.new_order_row), rows);
    assert_eq!((last.customer, last.lines), (8, 6));
    assert_eq!(database.last_order(3, 8), last);
    assert_eq!(database.deliver(3), None);
    let rows = database.place_order(3, 9, 7, false).unwrap();
    let next = database.deliver(3).unwrap();
    assert_eq!((next.row, next.new_order_row), rows, "a new order after a time without one");
}

#[test]
fn the_undelivered_orders_have_the_lines_that_the_longest_trace_of_deliveries_counts_on() {
    let database = Database::loaded(1, &mut Random::new(1)).unwrap();
    let undelivered = (ORDERS - UNDELIVERED..ORDERS).map(|number| database.order(7, number).lines);
    assert_eq!(undelivered.sum::<u32>(), UNDELIVERED_LINES);
}

/// Clause 4.3.3.1 for the names, 2.5.2.2 for the one that is meant: row n / 2, rounded up, by first name.
#[test]
fn names_are_the_standards_and_the_middle_one_by_first_name_is_meant() {
    let mut database = Database::loaded(2, &mut Random::new(1)).unwrap();
    let mut by_name_in = |district| -> Vec<Vec<u16>> {
        let names = 0..1_000;
        let all = names.map(|name| {
            let (found, meant) = database.by_name(district, name).unwrap();
            assert_eq!(found[found.len().div_ceil(2) - 1], meant as u16);
            found.to_vec()
        });
        all.collect()
    };
    let (one, other) = (by_name_in(4), by_name_in(15));
    assert_ne!(one, other, "each district has its own");
    for found in [one, other] {
        let mut customers = found.concat();
        customers.sort_unstable();
        assert!(customers.into_iter().eq(0..3_000), "each customer has one name");
        let first_rounds = found.iter().enumerate().all(|(name, found)| {
            let first: Vec<_> = found.iter().filter(|&&customer| customer < 1_000).collect();
            first == [&(name as u16)]
        });
        assert!(first_rounds, "the first 1 000 have the 1 000 names in their order");
        // NURand(255) makes some names frequent: alike ones would have 3 +- 1.4 customers.
        assert!(found.iter().map(Vec::len).max().unwrap() > 12);
    }
    let by_first_name = |district, found: &[u16]| {
        let first_names = found
            .iter()
            .map(|&customer| database.constants.loaded_name(customer_row(district, customer.into())).1);
        first_names.is_sorted()
    };
    let mut again = Database::loaded(2, &mut Random::new(1)).unwrap();
    assert!((0..1_000).all(|name| by_first_name(4, again.by_name(4, name).unwrap().0)));
}

#[test]
fn other_warehouses_are_others() {
    let database = Database::loaded(4, &mut Random::new(1)).unwrap();
    let mut random = Random::new(2);
    let mut found = [0; 4];
    for _ in 0..3_000 {
        found[database.other_warehouse(2, &mut random) as usize] += 1;
    }
    assert_eq!(found[2], 0);
    assert!(found.iter().enumerate().all(|(at, &count)| at == 2 || count > 800), "{found:?}");
    let single = Database::loaded(1, &mut Random::new(1)).unwrap();
    assert_eq!(single.other_warehouse(0, &mut random), 0);
}
