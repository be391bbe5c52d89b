use std::collections::BTreeMap;

use super::super::database::Database;
use super::super::layout::Layout;
use super::super::recorder::Recorder;
use super::super::{Home, Run, new_order};
use super::*;
use crate::trace::page_of;
use crate::workload::draw::Random;

/// Within six standard deviations of the mean of `count` draws: fails by chance once in 500 million times.
fn near(found: f64, mean: f64, deviation: f64, count: usize, about: &str) {
    let bound = 6.0 * deviation / (count as f64).sqrt();
    assert!((found - mean).abs() <= bound, "{about}: {found}, expected {mean} within {bound}");
}

/// A transaction with probability p: the share of n has the deviation sqrt(p (1 - p) / n).
fn near_share(found: usize, percent: f64, count: usize, about: &str) {
    let share = percent / 100.0;
    near(found as f64 / count as f64, share, (share * (1.0 - share)).sqrt(), count, about);
}

/// Reads or writes of a table in one transaction: mean and standard deviation.
type Expected = (bool, &'static str, f64, f64);

/// Rows accessed, from the standard's transaction profiles. Lines are 5 to 15, each with the same probability: mean
/// 10, variance 10. NewOrder: 1% have one line less, since the last item does not exist: 9.99. Customers by name: 60%
/// of three rows, with the deviation 3 sqrt(0.6 * 0.4) = 1.47; by number one row otherwise.
const EXPECTED: [(&str, &[Expected]); 5] = [
    (
        "new-order",
        &[
            (false, "WAREHOUSE", 1.0, 0.0),
            (true, "DISTRICT", 1.0, 0.0),
            (false, "CUSTOMER", 1.0, 0.0),
            (true, "ORDER", 1.0, 0.0),
            (true, "NEW-ORDER", 1.0, 0.0),
            (false, "ITEM", 9.99, 3.17),
            (true, "STOCK", 9.99, 3.17),
            (true, "ORDER-LINE", 9.99, 3.17),
        ],
    ),
    (
        "payment",
        &[
            (true, "WAREHOUSE", 1.0, 0.0),
            (true, "DISTRICT", 1.0, 0.0),
            (false, "CUSTOMER", 1.8, 1.47),
            (true, "CUSTOMER", 1.0, 0.0),
            (true, "HISTORY", 1.0, 0.0),
        ],
    ),
    (
        "order-status",
        // 60% of three rows and 40% of one: mean 2.2, deviation 2 sqrt(0.6 * 0.4) = 0.98. Orders are those of few
        // customers again and again, so their lines count like few draws: see the test.
        &[(false, "CUSTOMER", 2.2, 0.98), (false, "ORDER", 1.0, 0.0), (false, "ORDER-LINE", 10.0, 35.0)],
    ),
    (
        "stock-level",
        // 20 orders of 10 lines, each with its stock; loaded orders repeat, so their lines hardly vary.
        &[(false, "DISTRICT", 1.0, 0.0), (false, "ORDER-LINE", 200.0, 15.0), (false, "STOCK", 200.0, 15.0)],
    ),
    (
        "delivery",
        // Ten orders of 10 lines: deviation sqrt(10 * 10) = 10.
        &[
            (true, "NEW-ORDER", 10.0, 0.0),
            (true, "ORDER", 10.0, 0.0),
            (true, "ORDER-LINE", 100.0, 10.0),
            (true, "CUSTOMER", 10.0, 0.0),
        ],
    ),
];

/// What transactions access, counted by operation and table, and how many there are; the last may be cut and is
/// left out.
fn counted(trace: &Trace) -> (BTreeMap<(bool, &'static str), usize>, usize) {
    let mut all = transactions(trace);
    all.pop();
    let mut counts = BTreeMap::new();
    for access in all.iter().flat_map(|(_, accesses)| accesses) {
        *counts.entry(*access).or_default() += 1;
    }
    (counts, all.len())
}

#[test]
fn each_transaction_reads_and_writes_what_its_profile_says() {
    for (transaction, expected) in EXPECTED {
        let (counts, total) = counted(&trace(4, 20, transaction, 400_000));
        assert!(counts.keys().copied().eq({
            let mut known: Vec<_> = expected.iter().map(|row| (row.0, row.1)).collect();
            known.sort_unstable();
            known
        }));
        for &(write, table, mean, deviation) in expected {
            let found = counts[&(write, table)] as f64 / total as f64;
            near(found, mean, deviation, total, &format!("{transaction}, {table}"));
        }
    }
}

/// Writes of all requests, by the sums of the table above: NewOrder 3 + 2 * 9.99 = 22.98 of 34.97, Payment 4 of 5.8,
/// OrderStatus 0 of 13.2, StockLevel 0 of 401, Delivery 130 of 130. In the mix 0.45 * 22.98 + 0.43 * 4 + 0.04 * 130 =
/// 17.26 of 0.45 * 34.97 + 0.43 * 5.8 + 0.04 * (13.2 + 401 + 130) = 40.0 requests: 43.2%. Its deviation comes from how
/// many StockLevels (401 reads) and Deliveries (130 writes) there are: of 50 000 transactions 4% within 0.09% each, so
/// of the share 0.4%.
#[test]
fn shares_of_writes_are_the_standards() {
    for (transaction, share, within) in [
        ("new-order", 22.98 / 34.97, 0.002),
        ("payment", 4.0 / 5.8, 0.004),
        ("order-status", 0.0, 0.0),
        ("stock-level", 0.0, 0.0),
        ("delivery", 1.0, 0.0),
        ("mix", 17.261 / 39.9985, 0.024),
    ] {
        let requests = if transaction == "mix" { 2_000_000 } else { 400_000 };
        let trace = trace(8, 20, transaction, requests);
        let writes = trace.requests.iter().filter(|&&request| is_write(request)).count();
        let found = writes as f64 / requests as f64;
        assert!((found - share).abs() <= within, "{transaction}: {found}, expected {share}");
    }
}

#[test]
fn the_mix_has_the_standards_shares() {
    let trace = trace(8, 20, "mix", 4_000_000);
    let groups: Vec<_> = trace.labels.as_ref().unwrap().groups().map(|group| group.1).collect();
    assert!(groups.len() > 90_000);
    let mix =
        [("NewOrder", 45.0), ("Payment", 43.0), ("OrderStatus", 4.0), ("StockLevel", 4.0), ("Delivery", 4.0)];
    for (name, percent) in mix {
        let found = groups.iter().filter(|&&group| group == name).count();
        near_share(found, percent, groups.len(), name);
    }
}

/// Whole transactions, table by table in their turn: an append that left its table's pages would break this.
#[test]
fn accesses_come_in_the_standards_turn() {
    let mut all = transactions(&trace(2, 20, "mix", 300_000));
    all.pop();
    let mut seen = BTreeMap::new();
    for (name, accesses) in &all {
        *seen.entry(*name).or_insert(0) += 1;
        let words: Vec<String> = accesses
            .iter()
            .map(|(write, table)| format!("{}{table}", if *write { "W " } else { "R " }))
            .collect();
        let text = words.join(" ");
        let lines = |found: &str| text.matches(found).count();
        let expected = match *name {
            "NewOrder" => {
                let line = " R ITEM W STOCK W ORDER-LINE";
                assert!((4..=15).contains(&lines(line)));
                "R WAREHOUSE W DISTRICT R CUSTOMER W ORDER W NEW-ORDER".to_owned() + &line.repeat(lines(line))
            }
            "Payment" => {
                let named = if lines("R CUSTOMER") == 3 { "R CUSTOMER R CUSTOMER R CUSTOMER " } else { "" };
                format!("W WAREHOUSE W DISTRICT {named}W CUSTOMER W HISTORY")
            }
            "OrderStatus" => {
                let named = if lines("R CUSTOMER") == 3 { "R CUSTOMER R CUSTOMER " } else { "" };
                assert!((5..=15).contains(&lines("R ORDER-LINE")));
                format!("{named}R CUSTOMER R ORDER") + &" R ORDER-LINE".repeat(lines("R ORDER-LINE"))
            }
            "StockLevel" => "R DISTRICT".to_owned() + &" R ORDER-LINE R STOCK".repeat(lines("R STOCK")),
            "Delivery" => {
                let orders = words.split(|word| word == "W NEW-ORDER").skip(1);
                assert_eq!(orders.clone().count(), 10);
                for order in orders {
                    assert_eq!(
                        (order[0].as_str(), order[order.len() - 1].as_str()),
                        ("W ORDER", "W CUSTOMER")
                    );
                    assert!(order[1..order.len() - 1].iter().all(|word| word == "W ORDER-LINE"));
                    assert!((7..=17).contains(&order.len()));
                }
                text.clone()
            }
            other => panic!("{other}"),
        };
        assert_eq!(text, expected);
    }
    assert_eq!(seen.len(), 5);
}

/// One user works in warehouse 0 and district 0: other pages are remote ones. STOCK of warehouse 0 ends in page
/// 100 000 / 26 = 3 846, customers of district 0 in page 3 000 / 12 - 1 = 249.
#[test]
fn one_percent_of_the_lines_and_15_percent_of_the_payments_go_elsewhere() {
    let pages_of = |transaction, table: usize, write| -> Vec<u32> {
        let trace = trace(4, 1, transaction, 500_000);
        let pages = Layout::new(4, 500_000).tables[table];
        let requests = trace.requests.iter().filter(|&&request| is_write(request) == write);
        let found = requests.map(|&request| page_of(request));
        found
            .filter(|page| (pages.first..pages.first + pages.all).contains(page))
            .map(|page| page - pages.first)
            .collect()
    };
    let stock = pages_of("new-order", 8, true);
    near_share(stock.iter().filter(|&&page| page > 3_846).count(), 1.0, stock.len(), "remote stock");
    let customers = pages_of("payment", 2, true);
    near_share(
        customers.iter().filter(|&&page| page > 249).count(),
        15.0,
        customers.len(),
        "remote customers",
    );
    // The remote ones are of the other three warehouses, 2 500 pages each.
    assert!(customers.iter().all(|&page| !(250..2_500).contains(&page)));
}

#[test]
fn one_new_order_in_a_hundred_is_rolled_back_and_keeps_its_rows() {
    let mut random = Random::new(3);
    let database = Database::loaded(1, &mut random).unwrap();
    let mut run = Run { random, database, to: Recorder::new(Layout::new(1, 2_000_000), 2_000_000).unwrap() };
    let orders = 50_000;
    for _ in 0..orders {
        new_order::run(&mut run, Home { warehouse: 0, district: 4 }).unwrap();
    }
    let kept = (run.database.orders(4) - 3_000) as usize;
    near_share(orders - kept, 1.0, orders, "rolled back");
    let (order_row, _) = run.database.place_order(4, 0, 5, false).unwrap();
    assert_eq!(order_row as usize, 30_000 + orders);
}
