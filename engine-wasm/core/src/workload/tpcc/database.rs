//! What the transactions must know of the rows: which customer placed which order, what is not delivered yet, and where
//! the rows of an order are. Orders that were loaded follow from their numbers; the others are kept, 8 bytes each.

use super::layout::{CUSTOMERS, DISTRICTS, ITEMS, ORDER_LINES, ORDERS, UNDELIVERED};
use super::random::{Constants, NAMES};
use crate::error::{Checked, filled, push};
use crate::workload::draw::Random;
use crate::workload::zipf::permutation;

/// Lines of the loaded orders, again and again: each count from 5 to 15 once in eleven orders, and the first eight
/// (3 000 is 272 * 11 + 8) have 10 on average, so that a district has exactly 30 000 lines.
const LOADED_LINES: [u32; 11] = [5, 15, 6, 14, 7, 13, 8, 12, 9, 11, 10];
/// Lines of the orders before, within the eleven.
const LINES_BEFORE: [u32; 11] = [0, 5, 20, 26, 40, 47, 60, 68, 80, 89, 100];
const LINES_OF_ELEVEN: u32 = 110;

const FIELD: &str = "workload.requests";
const NONE: u32 = u32::MAX;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Order {
    pub(super) row: u32,
    /// Its row in NEW-ORDER. Orders that were loaded as delivered have none, and no transaction reads it.
    pub(super) new_order_row: u32,
    /// Row of its first line; the others follow.
    pub(super) first_line: u32,
    pub(super) lines: u32,
    /// Its customer in the district, from 0.
    pub(super) customer: u32,
}

impl Order {
    pub(super) fn line_rows(&self) -> std::ops::Range<u32> {
        self.first_line..self.first_line + self.lines
    }
}

/// An order that was not loaded; its place in the list gives its rows in ORDER and NEW-ORDER.
#[derive(Debug, Clone, Copy)]
struct Placed {
    first_line: u32,
    customer: u16,
    lines: u16,
}

#[derive(Debug, Clone, Default)]
struct District {
    /// Orders since the load that were not rolled back, by their places among all.
    placed: Vec<u32>,
    /// Number of the oldest order that is not delivered.
    undelivered: u32,
    /// Customer → number of the last order since the load; empty before the first.
    last_order: Vec<u32>,
    /// Customers in the order of last and first name; empty before the first is asked for by name.
    by_name: Vec<u16>,
}

/// The database, as far as page references depend on it.
pub(super) struct Database {
    pub(super) constants: Constants,
    warehouses: u32,
    /// Loaded order of a district → customer: the same permutation in every district.
    customer_of: Vec<u32>,
    /// And back.
    order_of: Vec<u32>,
    districts: Vec<District>,
    placed: Vec<Placed>,
    appended_lines: u32,
    appended_history: u32,
}

impl Database {
    pub(super) fn loaded(warehouses: u32, random: &mut Random) -> Checked<Self> {
        let constants = Constants::drawn(random);
        let customer_of = permutation(FIELD, CUSTOMERS, random)?;
        let mut order_of = vec![0; CUSTOMERS as usize];
        for (order, &customer) in customer_of.iter().enumerate() {
            order_of[customer as usize] = order as u32;
        }
        let undelivered = ORDERS - UNDELIVERED;
        let district = District { undelivered, ..District::default() };
        Ok(Self {
            constants,
            warehouses,
            customer_of,
            order_of,
            districts: vec![district; (warehouses * DISTRICTS) as usize],
            placed: Vec::new(),
            appended_lines: 0,
            appended_history: 0,
        })
    }

    /// Another warehouse, any with the same probability; the only one has no other.
    pub(super) fn other_warehouse(&self, warehouse: u32, random: &mut Random) -> u32 {
        if self.warehouses == 1 {
            return warehouse;
        }
        let other = random.below(u64::from(self.warehouses) - 1) as u32;
        other + u32::from(other >= warehouse)
    }

    pub(super) fn orders(&self, district: u32) -> u32 {
        ORDERS + self.districts[district as usize].placed.len() as u32
    }

    /// Order `number` of a district, from 0, oldest first.
    pub(super) fn order(&self, district: u32, number: u32) -> Order {
        if number < ORDERS {
            let (round, place) = (number / 11, (number % 11) as usize);
            return Order {
                row: district * ORDERS + number,
                new_order_row: (district * UNDELIVERED + number).saturating_sub(ORDERS - UNDELIVERED),
                first_line: district * ORDER_LINES + round * LINES_OF_ELEVEN + LINES_BEFORE[place],
                lines: LOADED_LINES[place],
                customer: self.customer_of[number as usize],
            };
        }
        let place = self.districts[district as usize].placed[(number - ORDERS) as usize];
        let placed = self.placed[place as usize];
        let all_districts = self.districts.len() as u32;
        Order {
            row: all_districts * ORDERS + place,
            new_order_row: all_districts * UNDELIVERED + place,
            first_line: placed.first_line,
            lines: placed.lines.into(),
            customer: placed.customer.into(),
        }
    }

    /// A new order gets its rows, and room for its lines as they come; one that is rolled back keeps them, but is not found.
    pub(super) fn place_order(
        &mut self,
        district: u32,
        customer: u32,
        lines: u32,
        rolled_back: bool,
    ) -> Checked<(u32, u32)> {
        let all_districts = self.districts.len() as u32;
        let place = self.placed.len() as u32;
        let first_line = all_districts * ORDER_LINES + self.appended_lines;
        let placed = Placed { first_line, customer: customer as u16, lines: lines as u16 };
        push(FIELD, &mut self.placed, placed)?;
        if !rolled_back {
            let district = &mut self.districts[district as usize];
            if district.last_order.is_empty() {
                district.last_order = filled(FIELD, CUSTOMERS as usize, NONE)?;
            }
            district.last_order[customer as usize] = ORDERS + district.placed.len() as u32;
            push(FIELD, &mut district.placed, place)?;
        }
        Ok((all_districts * ORDERS + place, all_districts * UNDELIVERED + place))
    }

    pub(super) fn append_line(&mut self) -> u32 {
        let row = self.districts.len() as u32 * ORDER_LINES + self.appended_lines;
        self.appended_lines += 1;
        row
    }

    /// The row of the next entry of HISTORY, which was loaded with one of each customer.
    pub(super) fn append_history(&mut self) -> u32 {
        let row = self.districts.len() as u32 * CUSTOMERS + self.appended_history;
        self.appended_history += 1;
        row
    }

    /// The last order of a customer. Each has one: it was loaded.
    pub(super) fn last_order(&self, district: u32, customer: u32) -> Order {
        let last = self.districts[district as usize].last_order.get(customer as usize).copied();
        let number = last.filter(|&number| number != NONE).unwrap_or(self.order_of[customer as usize]);
        self.order(district, number)
    }

    /// Takes the oldest order that is not delivered, if the district has one.
    pub(super) fn deliver(&mut self, district: u32) -> Option<Order> {
        let none_left = self.orders(district);
        let undelivered = &mut self.districts[district as usize].undelivered;
        let number = *undelivered;
        *undelivered += u32::from(number < none_left);
        (number < none_left).then(|| self.order(district, number))
    }

    /// Customers of a district with this last name, by first name, and the one of them that is meant: the middle one,
    /// rounded up (clause 2.5.2.2).
    // Once in the page's module, not once a caller.
    #[inline(never)]
    pub(super) fn by_name(&mut self, district: u32, name: u32) -> Checked<(&[u16], u32)> {
        let constants = self.constants;
        let loaded = |customer: u16| constants.loaded_name(customer_row(district, customer.into()));
        let by_name = &mut self.districts[district as usize].by_name;
        if by_name.is_empty() {
            *by_name = filled(FIELD, CUSTOMERS as usize, 0)?;
            sort(by_name, loaded);
        }
        let before = by_name.partition_point(|&customer| loaded(customer).0 < name);
        let found = &by_name[before..by_name.partition_point(|&customer| loaded(customer).0 <= name)];
        Ok((found, found[(found.len() - 1) / 2].into()))
    }

    #[inline]
    pub(super) fn item(&self, line_row: u32) -> u32 {
        if line_row < self.districts.len() as u32 * ORDER_LINES {
            self.constants.loaded_item(line_row)
        } else {
            self.constants.ordered_item(line_row)
        }
    }
}

/// Puts the customers of a district in the order of their names: counted by last name, then inserted by first name, few
/// as they are. The library's sort would be 3 kB more to load for every visitor of the page.
fn sort(customers: &mut [u16], loaded: impl Fn(u16) -> (u32, u64)) {
    let mut next = [0; NAMES as usize + 1];
    let all = 0..customers.len() as u16;
    for customer in all.clone() {
        next[loaded(customer).0 as usize + 1] += 1;
    }
    for name in 1..next.len() {
        next[name] += next[name - 1];
    }
    for customer in all {
        let name = loaded(customer);
        let mut place = next[name.0 as usize];
        next[name.0 as usize] += 1;
        // What lies before a name's first place has a smaller name, or is not there yet and 0.
        while place > 0 && loaded(customers[place - 1]) > name {
            customers[place] = customers[place - 1];
            place -= 1;
        }
        customers[place] = customer;
    }
}

pub(super) fn customer_row(district: u32, customer: u32) -> u32 {
    district * CUSTOMERS + customer
}

pub(super) fn stock_row(warehouse: u32, item: u32) -> u32 {
    warehouse * ITEMS + item
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::workload::tpcc::layout::UNDELIVERED_LINES;

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
}
