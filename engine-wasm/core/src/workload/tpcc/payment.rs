//! Payment (clause 2.5): changes warehouse, district and customer, and appends to HISTORY.
//!
//! Drawn: the district; whether the customer is one of another warehouse (15%), and if so which warehouse and which of
//! its districts (with one warehouse only the district is another); whether the customer is asked for by last name
//! (60%, NURand) or by number (NURand). By name all customers of that name are read, three on average, then the one
//! meant is changed.

use super::database::customer_row;
use super::layout::{DISTRICTS, Table};
use super::{Home, Run};
use crate::error::ConfigError;

pub(super) fn run(run: &mut Run, home: Home) -> Result<(), ConfigError> {
    let Run { random, database, to } = run;
    let district = home.drawn_district(random);
    let mut customers_district = district;
    if random.percent(15) {
        let other = database.other_warehouse(home.warehouse, random);
        customers_district = other * DISTRICTS + random.below(DISTRICTS.into()) as u32;
    }
    to.write(Table::Warehouse, home.warehouse);
    to.write(Table::District, district);
    let customer = if random.percent(60) {
        let name = database.constants.name(random);
        let (customers, meant) = database.by_name(customers_district, name)?;
        for &customer in customers {
            to.read(Table::Customer, customer_row(customers_district, customer.into()));
        }
        meant
    } else {
        database.constants.customer(random)
    };
    to.write(Table::Customer, customer_row(customers_district, customer));
    to.write(Table::History, database.append_history());
    Ok(())
}
