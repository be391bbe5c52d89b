//! What is drawn, against the standard's laws, by chi-square at a fixed seed.

use std::collections::BTreeMap;

use super::*;
use crate::workload::tpcc::random::{law_of_customers, law_of_items, law_of_names};
use bufferpool_core::trace::page_of;
use bufferpool_core::workload::draw::Random;
use bufferpool_core::workload::tpcc::database::Database;
use bufferpool_core::workload::tpcc::layout::{CUSTOMERS, ITEMS, Layout, Pages, TABLES};

const WAREHOUSES: u32 = 4;
const REQUESTS: u64 = 600_000;

/// Counts follow a law: chi-square is below what a right one exceeds once in a thousand times (Wilson and Hilferty's
/// approximation). Classes that are expected less than five times are taken together.
fn follow(found: &[usize], law: &[f64], about: &str) {
    assert_eq!(found.len(), law.len(), "{about}");
    assert!((law.iter().sum::<f64>() - 1.0).abs() < 1e-9, "{about}: {law:?}");
    let total = found.iter().sum::<usize>() as f64;
    let (mut rare, mut chi_square, mut classes) = ((0.0, 0.0), 0.0, 0);
    let mut class = |found: f64, expected: f64| {
        chi_square += (found - expected).powi(2) / expected;
        classes += 1;
    };
    for (&found, share) in found.iter().zip(law) {
        if share * total < 5.0 {
            rare = (rare.0 + found as f64, rare.1 + share * total);
        } else {
            class(found as f64, share * total);
        }
    }
    if rare.1 > 0.0 {
        class(rare.0, rare.1);
    }
    let freedom = f64::from(classes - 1);
    let spread = 2.0 / (9.0 * freedom);
    let bound = freedom * (1.0 - spread + 3.09 * spread.sqrt()).powi(3);
    assert!(classes > 1 && chi_square < bound, "{about}: {chi_square} for {freedom} degrees, below {bound}");
}

/// How often each number below `classes` comes.
fn counted(numbers: impl Iterator<Item = usize>, classes: usize) -> Vec<usize> {
    let mut counts = vec![0; classes];
    for number in numbers {
        counts[number] += 1;
    }
    counts
}

/// The requests of each whole transaction of one user, who works in warehouse 0: write or read, table, and the page
/// within the table.
fn of_one_user(transaction: &str) -> Vec<Vec<(bool, &'static str, usize)>> {
    let trace = trace(WAREHOUSES, 1, transaction, REQUESTS);
    let firsts: BTreeMap<&str, Pages> =
        TABLES.iter().map(|table| table.name).zip(Layout::new(WAREHOUSES, REQUESTS).tables).collect();
    let mut at = trace.requests.iter();
    let mut all: Vec<Vec<_>> = Vec::new();
    for (_, accesses) in transactions(&trace) {
        let paged = accesses.into_iter().zip(at.by_ref());
        let place = |((write, table), request): ((bool, &'static str), &u32)| {
            (write, table, (page_of(*request) - firsts[table].first) as usize)
        };
        all.push(paged.map(place).collect());
    }
    all.pop();
    all
}

/// Pages that are read or written in a table.
fn pages_in<'a>(
    all: &'a [Vec<(bool, &'static str, usize)>],
    write: bool,
    table: &'static str,
) -> impl Iterator<Item = usize> + 'a {
    all.iter().flatten().filter(move |access| (access.0, access.1) == (write, table)).map(|access| access.2)
}

/// Reads of CUSTOMER in each transaction.
fn customers_read<'a>(all: &'a [Vec<(bool, &'static str, usize)>]) -> impl Iterator<Item = usize> + 'a {
    let is_read = |access: &&(bool, &'static str, usize)| (access.0, access.1) == (false, "CUSTOMER");
    all.iter().map(move |accesses| accesses.iter().filter(is_read).count())
}

/// The law of a row by that of what stands in it: rows a page, a class each page.
fn by_page(law: &[f64], rows_a_page: usize) -> Vec<f64> {
    law.chunks(rows_a_page).map(|rows| rows.iter().sum()).collect()
}

/// The database as the traces of [`config`]'s seed have it.
fn database(warehouses: u32) -> Database {
    Database::loaded(warehouses, &mut Random::new(7)).unwrap()
}

const MOST_OF_A_NAME: usize = 100;

/// How many customers there are of a name that is asked for, if the districts are asked with these weights.
fn law_of_namesakes(warehouses: u32, districts: &[(u32, f64)]) -> Vec<f64> {
    let mut database = database(warehouses);
    let names = law_of_names(&database.constants);
    let mut law = vec![0.0; MOST_OF_A_NAME];
    for &(district, weight) in districts {
        for (name, share) in (0..).zip(&names) {
            law[database.by_name(district, name).unwrap().0.len()] += weight * share;
        }
    }
    law
}

/// Customers that are read on average for a last name.
pub(super) fn mean_namesakes(warehouses: u32) -> f64 {
    let districts: Vec<_> =
        (0..warehouses * 10).map(|district| (district, 0.1 / f64::from(warehouses))).collect();
    let law = law_of_namesakes(warehouses, &districts);
    (0_u32..).zip(law).map(|(customers, share)| f64::from(customers) * share).sum()
}

#[test]
fn the_mix_has_the_standards_shares() {
    let trace = trace(8, 20, "mix", 2_000_000);
    let groups = trace.labels.as_ref().unwrap().groups();
    let order = ["NewOrder", "Payment", "OrderStatus", "StockLevel", "Delivery"];
    let kinds = groups.map(|group| order.iter().position(|&name| name == group.1).unwrap());
    follow(&counted(kinds, 5), &[0.45, 0.43, 0.04, 0.04, 0.04], "the mix");
}

#[test]
fn new_orders_draw_lines_items_suppliers_districts_and_customers_by_the_standards_laws() {
    let orders = of_one_user("new-order");
    // 1% has one line less than 5 to 15: its last item does not exist.
    let lines = orders.iter().map(|accesses| (accesses.len() - 5) / 3);
    let law: Vec<f64> = (0..16_u8)
        .map(|lines| match lines {
            0..4 => 0.0,
            4 => 0.01 / 11.0,
            5..15 => 1.0 / 11.0,
            _ => 0.99 / 11.0,
        })
        .collect();
    follow(&counted(lines, 16), &law, "lines of an order");
    // 26 rows of STOCK a page: four rows of 100 000 share theirs with the next warehouse.
    let suppliers = pages_in(&orders, true, "STOCK").map(|page| page * 26 / ITEMS as usize);
    let remote = 0.01 / 3.0;
    follow(&counted(suppliers, 4), &[0.99, remote, remote, remote], "suppliers of lines");
    let items = by_page(&law_of_items(&database(WAREHOUSES).constants), 99);
    follow(&counted(pages_in(&orders, false, "ITEM"), items.len()), &items, "items");
    let customers = || pages_in(&orders, false, "CUSTOMER");
    follow(&counted(customers().map(|page| page / 250), 10), &[0.1; 10], "districts of new orders");
    let by_number = by_page(&law_of_customers(&database(WAREHOUSES).constants), 12);
    let pages = counted(customers().map(|page| page % 250), CUSTOMERS as usize / 12);
    follow(&pages, &by_number, "customers of new orders");
}

/// 85% are of one of the ten districts of the terminal's warehouse, 15% of one of the ten of another one.
#[test]
fn payments_draw_districts_remote_customers_and_names_by_the_standards_laws() {
    let payments = of_one_user("payment");
    let districts: Vec<f64> =
        (0..40).map(|district| if district < 10 { 0.085 } else { 0.15 / 30.0 }).collect();
    let asked = pages_in(&payments, true, "CUSTOMER").map(|page| page / 250);
    follow(&counted(asked, 40), &districts, "districts of payments");
    let weighted: Vec<(u32, f64)> = (0..40).zip(districts).collect();
    let mut law: Vec<f64> =
        law_of_namesakes(WAREHOUSES, &weighted).into_iter().map(|share| 0.6 * share).collect();
    assert_eq!(law[0], 0.0);
    law[0] = 0.4;
    let read = counted(customers_read(&payments), MOST_OF_A_NAME);
    follow(&[read[0], payments.len() - read[0]], &[0.4, 0.6], "payments by number and by name");
    follow(&read, &law, "customers read by a payment");
}

/// By number one customer is read; by name all of the name, of which there may be one as well.
#[test]
fn order_statuses_draw_districts_and_names_by_the_standards_laws() {
    let statuses = of_one_user("order-status");
    let weighted: Vec<(u32, f64)> = (0..10).map(|district| (district, 0.1)).collect();
    let mut law: Vec<f64> =
        law_of_namesakes(WAREHOUSES, &weighted).into_iter().map(|share| 0.6 * share).collect();
    law[1] += 0.4;
    let read = counted(customers_read(&statuses), MOST_OF_A_NAME);
    let one = [read[1], statuses.len() - read[1]];
    follow(&one, &[law[1], 1.0 - law[1]], "order statuses by number, or by the name of one customer");
    follow(&read, &law, "customers read by an order status");
    let last_read = statuses.iter().map(|accesses| {
        let is_customer = |access: &&(bool, &str, usize)| access.1 == "CUSTOMER";
        accesses.iter().filter(is_customer).map(|access| access.2 / 250).next_back().unwrap()
    });
    follow(&counted(last_read, 10), &[0.1; 10], "districts of order statuses");
}

/// StockLevel keeps to its terminal's district: ten terminals of one warehouse ask for the orders of ten districts,
/// one terminal for those of one.
#[test]
fn stock_levels_keep_to_the_district_of_their_terminal() {
    // 300 000 lines of 10 districts, 151 a page.
    let districts = |users| {
        let trace = trace(1, users, "stock-level", 100_000);
        let first = Layout::new(1, 100_000).tables[6].first;
        let lines = (0..).zip(&trace.requests).filter(|&(t, _)| trace.label(t).unwrap().part == "ORDER-LINE");
        let mut all: Vec<u32> =
            lines.map(|(_, &request)| (page_of(request) - first) * 151 / 30_000).collect();
        all.sort_unstable();
        all.dedup();
        all
    };
    assert_eq!(districts(1), [0]);
    assert_eq!(districts(10), (0..10).collect::<Vec<_>>());
}

/// Each order is delivered once; then there is nothing to ask for, and a longer trace is refused before.
#[test]
fn deliveries_end_with_the_orders_that_were_loaded() {
    let all = trace(2, 7, "delivery", 2 * 117_000);
    let new_orders = (0..).zip(&all.requests).filter(|&(t, _)| all.label(t).unwrap().part == "NEW-ORDER");
    assert_eq!(new_orders.count(), 18_000);
    for (warehouses, users, most) in [(2, 7, 234_000), (8, 20, 936_000), (8, 1, 117_000)] {
        let refused = pages_needed(&config(warehouses, users, "delivery", most + 1)).unwrap_err();
        assert_eq!((refused.field.as_str(), refused.value), ("workload.requests", (most + 1).to_string()));
        assert!(refused.legal.starts_with(&format!("at most {most} requests")), "{}", refused.legal);
        assert!(pages_needed(&config(warehouses, users, "delivery", most)).is_ok());
        assert!(pages_needed(&config(warehouses, users, "mix", most + 1)).is_ok());
    }
}
