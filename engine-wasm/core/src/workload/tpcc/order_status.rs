//! OrderStatus (clause 2.6): a customer, the last order and its lines; reads only.
//!
//! Drawn: the district; whether the customer is asked for by last name (60%, NURand: all of that name are read, three
//! on average) or by number (NURand).

use super::database::customer_row;
use super::layout::Table;
use super::{Home, Run};
use crate::error::ConfigError;

pub(super) fn run(run: &mut Run, home: Home) -> Result<(), ConfigError> {
    let Run { random, database, to } = run;
    let district = home.drawn_district(random);
    let customer = if random.percent(60) {
        let name = database.constants.name(random);
        let (customers, meant) = database.by_name(district, name)?;
        for &customer in customers {
            to.read(Table::Customer, customer_row(district, customer.into()));
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
