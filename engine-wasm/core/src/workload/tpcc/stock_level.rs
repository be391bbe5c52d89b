//! StockLevel (clause 2.8): the district, the lines of its last 20 orders, and for each line the stock of its item in
//! the home warehouse; reads only. The join goes line by line, so an item that comes twice is read twice. Nothing is
//! drawn.

use super::database::stock_row;
use super::layout::{DISTRICTS, Table};
use super::{Home, Run};
use crate::error::ConfigError;

/// Orders that it looks at.
const LAST_ORDERS: u32 = 20;

#[expect(clippy::unnecessary_wraps, reason = "all transactions have one signature")]
pub(super) fn run(run: &mut Run, home: Home) -> Result<(), ConfigError> {
    let Run { database, to, .. } = run;
    let district = home.warehouse * DISTRICTS + home.district;
    to.read(Table::District, district);
    let orders = database.orders(district);
    for number in orders - LAST_ORDERS..orders {
        for line in database.order(district, number).line_rows() {
            to.read(Table::OrderLine, line);
            to.read(Table::Stock, stock_row(home.warehouse, database.item(line)));
        }
    }
    Ok(())
}
