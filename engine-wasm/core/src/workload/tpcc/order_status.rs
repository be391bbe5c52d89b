//! OrderStatus (clause 2.6): a customer, the last order and its lines; reads only.
//!
//! Drawn: whether the customer is asked for by last name (60%, NURand: three customers read) or by number (NURand).

use super::database::{by_name, customer_row};
use super::layout::{DISTRICTS, Table};
use super::{Home, Run};
use crate::error::ConfigError;

#[expect(clippy::unnecessary_wraps, reason = "all transactions have one signature")]
pub(super) fn run(run: &mut Run, home: Home) -> Result<(), ConfigError> {
    let Run { random, database, to } = run;
    let district = home.warehouse * DISTRICTS + home.district;
    let customer = if random.percent(60) {
        let (rows, meant) = by_name(district, database.constants.name(random));
        for row in rows {
            to.read(Table::Customer, row);
        }
        meant
    } else {
        let customer = database.constants.customer(random);
        to.read(Table::Customer, customer_row(district, customer));
        customer
    };
    let order = database.last_order(district, customer);
    to.read(Table::Order, order.row);
    for line in order.line_rows() {
        to.read(Table::OrderLine, line);
    }
    Ok(())
}
