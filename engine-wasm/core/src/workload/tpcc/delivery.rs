//! Delivery (clause 2.7): in each of the ten districts the oldest order that is not delivered. Its row of NEW-ORDER
//! is deleted, the order, its lines and its customer are changed; all of them are writes. Nothing is drawn.
//!
//! The standard skips a district that has no such order. Here it starts again with the 900 orders that were loaded
//! undelivered, as after a fresh load: a trace of Delivery alone would come to its end else, and in the mix the
//! districts that no terminal belongs to would fall silent.

use super::database::customer_row;
use super::layout::{DISTRICTS, Table};
use super::{Home, Run};
use crate::error::ConfigError;

#[expect(clippy::unnecessary_wraps, reason = "all transactions have one signature")]
pub(super) fn run(run: &mut Run, home: Home) -> Result<(), ConfigError> {
    let Run { database, to, .. } = run;
    let first = home.warehouse * DISTRICTS;
    for district in first..first + DISTRICTS {
        let order = database.deliver(district);
        to.write(Table::NewOrder, order.new_order_row);
        to.write(Table::Order, order.row);
        for line in order.line_rows() {
            to.write(Table::OrderLine, line);
        }
        to.write(Table::Customer, customer_row(district, order.customer));
    }
    Ok(())
}
