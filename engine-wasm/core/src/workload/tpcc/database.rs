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
pub struct Order {
    pub row: u32,
    /// Its row in NEW-ORDER. Orders that were loaded as delivered have none, and no transaction reads it.
    pub new_order_row: u32,
    /// Row of its first line; the others follow.
    pub first_line: u32,
    pub lines: u32,
    /// Its customer in the district, from 0.
    pub customer: u32,
}

impl Order {
    pub fn line_rows(&self) -> std::ops::Range<u32> {
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
pub struct Database {
    pub constants: Constants,
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
    pub fn loaded(warehouses: u32, random: &mut Random) -> Checked<Self> {
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
    pub fn other_warehouse(&self, warehouse: u32, random: &mut Random) -> u32 {
        if self.warehouses == 1 {
            return warehouse;
        }
        let other = random.below(u64::from(self.warehouses) - 1) as u32;
        other + u32::from(other >= warehouse)
    }

    pub fn orders(&self, district: u32) -> u32 {
        ORDERS + self.districts[district as usize].placed.len() as u32
    }

    /// Order `number` of a district, from 0, oldest first.
    pub fn order(&self, district: u32, number: u32) -> Order {
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
    pub fn place_order(
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

    pub fn append_line(&mut self) -> u32 {
        let row = self.districts.len() as u32 * ORDER_LINES + self.appended_lines;
        self.appended_lines += 1;
        row
    }

    /// The row of the next entry of HISTORY, which was loaded with one of each customer.
    pub fn append_history(&mut self) -> u32 {
        let row = self.districts.len() as u32 * CUSTOMERS + self.appended_history;
        self.appended_history += 1;
        row
    }

    /// The last order of a customer. Each has one: it was loaded.
    pub fn last_order(&self, district: u32, customer: u32) -> Order {
        let last = self.districts[district as usize].last_order.get(customer as usize).copied();
        let number = last.filter(|&number| number != NONE).unwrap_or(self.order_of[customer as usize]);
        self.order(district, number)
    }

    /// Takes the oldest order that is not delivered, if the district has one.
    pub fn deliver(&mut self, district: u32) -> Option<Order> {
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
    pub fn by_name(&mut self, district: u32, name: u32) -> Checked<(&[u16], u32)> {
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
    pub fn item(&self, line_row: u32) -> u32 {
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

pub fn customer_row(district: u32, customer: u32) -> u32 {
    district * CUSTOMERS + customer
}

pub fn stock_row(warehouse: u32, item: u32) -> u32 {
    warehouse * ITEMS + item
}
