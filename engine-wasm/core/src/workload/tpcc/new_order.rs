//! NewOrder (clause 2.4): 5 to 15 lines, each with its item and its stock.
//!
//! Drawn: the district; the customer by NURand; the number of lines; whether it is rolled back (1%); then for each line whether
//! another warehouse supplies it (1%), and if so which. The order is read and written in the standard's turn:
//! warehouse, district, customer, order and new order, and for each line item, stock and the line.
//!
//! 1% is rolled back: the item of the last line does not exist. Its look-up ends in the index, so that the line asks
//! for no page. What was written before is undone, but its pages were changed: as in the paper's PostgreSQL an abort
//! takes nothing back in the pages, so the writes stay, and the inserted rows keep their places as dead rows.

use super::database::{customer_row, stock_row};
use super::layout::Table;
use super::{Home, Run};
use crate::error::ConfigError;

pub(super) fn run(run: &mut Run, home: Home) -> Result<(), ConfigError> {
    let Run { random, database, to } = run;
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
