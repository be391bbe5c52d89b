//! The five transactions: what each draws, and the rows that it asks for.

#![expect(clippy::unnecessary_wraps, reason = "all transactions have one signature")]

use super::database::{customer_row, stock_row};
use super::layout::{DISTRICTS, Table};
use super::{Home, Run};
use crate::error::Checked;

const LAST_ORDERS: u32 = 20;

/// Most requests of a transaction: StockLevel's, 1 + 20 orders of 15 lines with their stock. The last one is cut off.
pub(super) const LONGEST: u64 = 601;

/// Writes the requests of one transaction; fails when its order does not fit in memory.
pub(super) type Transaction = fn(&mut Run, Home) -> Checked<()>;

/// NewOrder (clause 2.4): 5 to 15 lines, each with its item and its stock.
///
/// Drawn: the district; the customer by NURand; the number of lines; whether it is rolled back (1%); then for each line whether
/// another warehouse supplies it (1%), and if so which. The order is read and written in the standard's turn:
/// warehouse, district, customer, order and new order, and for each line item, stock and the line.
///
/// 1% is rolled back: the item of the last line does not exist. Its look-up ends in the index, so that the line asks
/// for no page. What was written before is undone, but its pages were changed: as in the paper's PostgreSQL an abort
/// takes nothing back in the pages, so the writes stay, and the inserted rows keep their places as dead rows.
pub fn new_order(Run { random, database, to }: &mut Run, home: Home) -> Checked<()> {
    let district = home.drawn_district(random);
    let customer = database.constants.customer(random);
    let lines = 5 + random.below(11) as u32;
    let rolled_back = random.percent(1);
    to.read(Table::Warehouse, home.warehouse);
    to.write(Table::District, district);
    to.read(Table::Customer, customer_row(district, customer));
    let (order_row, new_order_row) = database.place_order(district, customer, lines, rolled_back)?;
    to.write(Table::Order, order_row);
    to.write(Table::NewOrder, new_order_row);
    for _ in 0..lines - u32::from(rolled_back) {
        let remote = random.percent(1);
        let supplier = if remote { database.other_warehouse(home.warehouse, random) } else { home.warehouse };
        let line_row = database.append_line();
        let item = database.item(line_row);
        to.read(Table::Item, item);
        to.write(Table::Stock, stock_row(supplier, item));
        to.write(Table::OrderLine, line_row);
    }
    Ok(())
}

/// Payment (clause 2.5): changes warehouse, district and customer, and appends to HISTORY.
///
/// Drawn: the district; whether the customer is one of another warehouse (15%), and if so which warehouse and which of
/// its districts (with one warehouse only the district is another); the customer, as [`customer`] says. By name all
/// customers of that name are read, then the one meant is changed.
pub(super) fn payment(run: &mut Run, home: Home) -> Checked<()> {
    let district = home.drawn_district(&mut run.random);
    let mut customers_district = district;
    if run.random.percent(15) {
        let other = run.database.other_warehouse(home.warehouse, &mut run.random);
        customers_district = other * DISTRICTS + run.random.below(DISTRICTS.into()) as u32;
    }
    run.to.write(Table::Warehouse, home.warehouse);
    run.to.write(Table::District, district);
    let (customer, _) = customer(run, customers_district)?;
    run.to.write(Table::Customer, customer_row(customers_district, customer));
    run.to.write(Table::History, run.database.append_history());
    Ok(())
}

/// OrderStatus (clause 2.6): a customer, the last order and its lines; reads only. Drawn: the district; the customer.
pub(super) fn order_status(run: &mut Run, home: Home) -> Checked<()> {
    let district = home.drawn_district(&mut run.random);
    let (customer, was_read) = customer(run, district)?;
    let Run { database, to, .. } = run;
    if !was_read {
        to.read(Table::Customer, customer_row(district, customer));
    }
    let order = database.last_order(district, customer);
    to.read(Table::Order, order.row);
    order.line_rows().for_each(|line| to.read(Table::OrderLine, line));
    Ok(())
}

/// A customer, and whether it was read: by last name (60%, NURand: all of that name are read) or by number (NURand).
fn customer(Run { random, database, to }: &mut Run, district: u32) -> Checked<(u32, bool)> {
    if !random.percent(60) {
        return Ok((database.constants.customer(random), false));
    }
    let name = database.constants.name(random);
    let (customers, meant) = database.by_name(district, name)?;
    for &customer in customers {
        to.read(Table::Customer, customer_row(district, customer.into()));
    }
    Ok((meant, true))
}

/// StockLevel (clause 2.8): the district, the lines of its last 20 orders, and for each line the stock of its item in the
/// home warehouse; reads only. The join goes line by line: an item that comes twice is read twice. Nothing is drawn.
pub(super) fn stock_level(Run { database, to, .. }: &mut Run, home: Home) -> Checked<()> {
    let district = home.warehouse * DISTRICTS + home.district;
    to.read(Table::District, district);
    let orders = database.orders(district);
    for line in (orders - LAST_ORDERS..orders).flat_map(|number| database.order(district, number).line_rows())
    {
        to.read(Table::OrderLine, line);
        to.read(Table::Stock, stock_row(home.warehouse, database.item(line)));
    }
    Ok(())
}

/// Delivery (clause 2.7): in each of the ten districts the oldest order that is not delivered. Its row of NEW-ORDER
/// is deleted, the order, its lines and its customer are changed; all of them are writes. Nothing is drawn. A district
/// that has no such order is skipped (2.7.4.2): as with an item that does not exist, the look-up ends in the index.
pub(super) fn delivery(Run { database, to, .. }: &mut Run, home: Home) -> Checked<()> {
    let first = home.warehouse * DISTRICTS;
    for district in first..first + DISTRICTS {
        let Some(order) = database.deliver(district) else { continue };
        to.write(Table::NewOrder, order.new_order_row);
        to.write(Table::Order, order.row);
        order.line_rows().for_each(|line| to.write(Table::OrderLine, line));
        to.write(Table::Customer, customer_row(district, order.customer));
    }
    Ok(())
}
