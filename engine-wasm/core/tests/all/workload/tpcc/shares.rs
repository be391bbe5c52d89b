use std::collections::BTreeMap;

use super::*;
use bufferpool_core::workload::draw::Random;
use bufferpool_core::workload::tpcc::database::Database;
use bufferpool_core::workload::tpcc::layout::Layout;
use bufferpool_core::workload::tpcc::{Home, Recorder, Run, new_order};

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
/// 10, variance 10. NewOrder: 1% have one line less, since the last item does not exist: 9.99. How many customers are
/// read is left to `chi_square`: it follows from their names.
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
            (true, "CUSTOMER", 1.0, 0.0),
            (true, "HISTORY", 1.0, 0.0),
        ],
    ),
    (
        "order-status",
        // Orders are those of few customers again and again, so their lines count like few draws.
        &[(false, "ORDER", 1.0, 0.0), (false, "ORDER-LINE", 10.0, 35.0)],
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
        let (mut counts, total) = counted(&trace(4, 20, transaction, 400_000));
        if ["payment", "order-status"].contains(&transaction) {
            assert!(counts.remove(&(false, "CUSTOMER")).is_some());
        }
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

/// Writes of all requests, by the sums of the table above: NewOrder 3 + 2 * 9.99 = 22.98 of 34.97, Payment 4 of 4 and
/// in 60% the customers of a name, OrderStatus 0 of 11 and these or one, StockLevel 0 of 401, Delivery 130 of 130. In
/// the mix 0.45 * 22.98 + 0.43 * 4 + 0.04 * 130 = 17.26 of about 40 requests: 43%. Its deviation comes from how many
/// StockLevels (401 reads) and Deliveries (130 writes) there are: of 50 000 transactions 4% within 0.09% each, so of
/// the share 0.4%.
#[test]
fn shares_of_writes_are_the_standards() {
    let named = 0.6 * super::chi_square::mean_namesakes(8);
    let (payment, order_status) = (4.0 + named, 11.4 + named);
    let mix = 0.45 * 34.97 + 0.43 * payment + 0.04 * (order_status + 401.0 + 130.0);
    for (transaction, share, within) in [
        ("new-order", 22.98 / 34.97, 0.002),
        ("payment", 4.0 / payment, 0.004),
        ("order-status", 0.0, 0.0),
        ("stock-level", 0.0, 0.0),
        ("delivery", 1.0, 0.0),
        ("mix", 17.261 / mix, 0.024),
    ] {
        let requests = if transaction == "mix" { 2_000_000 } else { 400_000 };
        let trace = trace(8, 20, transaction, requests);
        let writes = trace.requests.iter().filter(|&&request| is_write(request)).count();
        let found = writes as f64 / requests as f64;
        assert!((found - share).abs() <= within, "{transaction}: {found}, expected {share}");
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
                let named = "R CUSTOMER ".repeat(lines("R CUSTOMER"));
                format!("W WAREHOUSE W DISTRICT {named}W CUSTOMER W HISTORY")
            }
            "OrderStatus" => {
                assert!((5..=15).contains(&lines("R ORDER-LINE")) && lines("R CUSTOMER") > 0);
                "R CUSTOMER ".repeat(lines("R CUSTOMER"))
                    + "R ORDER"
                    + &" R ORDER-LINE".repeat(lines("R ORDER-LINE"))
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

#[test]
fn one_new_order_in_a_hundred_is_rolled_back_and_keeps_its_rows() {
    let mut random = Random::new(3);
    let database = Database::loaded(1, &mut random).unwrap();
    let mut run =
        Run { random, database, to: Recorder { layout: Layout::new(1, 2_000_000), requests: Vec::new() } };
    let orders = 50_000;
    for _ in 0..orders {
        new_order(&mut run, Home { warehouse: 0, district: 4 }).unwrap();
    }
    let kept = (0..10).map(|district| run.database.orders(district) as usize - 3_000).sum::<usize>();
    near_share(orders - kept, 1.0, orders, "rolled back");
    let (order_row, _) = run.database.place_order(4, 0, 5, false).unwrap();
    assert_eq!(order_row as usize, 30_000 + orders);
}
