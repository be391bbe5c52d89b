//! Delivery (clause 2.7): in each of the ten districts the oldest order that is not delivered. Its row of NEW-ORDER
//! is deleted, the order, its lines and its customer are changed; all of them are writes. Nothing is drawn. A district
//! that has no such order is skipped (2.7.4.2): as with an item that does not exist, the look-up ends in the index.

use super::database::customer_row;
use super::layout::{DISTRICTS, Table};
use super::{Home, Run};
use crate::error::ConfigError;

#[expect(clippy::unnecessary_wraps, reason = "all transactions have one signature")]
pub(super) fn run(run: &mut Run, home: Home) -> Result<(), ConfigError> {
    let Run { database, to, .. } = run;
    let first = home.warehouse * DISTRICTS;
    for district in first..first + DISTRICTS {
        let Some(order) = database.deliver(district) else { continue };
        to.write(Table::NewOrder, order.new_order_row);
        to.write(Table::Order, order.row);
        for line in order.line_rows() {
            to.write(Table::OrderLine, line);
        }
        to.write(Table::Customer, customer_row(district, order.customer));
    }
    Ok(())
}
