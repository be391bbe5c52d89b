//! TPC-C: the page references of an order-entry system's five transactions, over nine tables.
//!
//! What a request is. One row accessed is one request, also where the next row lies on the same page: the standard
//! counts rows. A row that is read to be changed and then changed is one write, as a row found by its key and
//! deleted is; rows looked through to find one are reads. A write miss reads its page first (the engine's rule), so
//! nothing is lost by this. Rows stay where they are when they change. Indexes are not modelled.
//!
//! Terminals: transactions run one at a time, each from a terminal drawn among `users`. Terminal u belongs to warehouse
//! floor(u * W / users), and to district u mod 10 there, counted from 0. NewOrder, Payment and OrderStatus draw one of
//! the ten districts of that warehouse each time (clauses 2.4.1.2, 2.5.1.2, 2.6.1.2), StockLevel keeps to the
//! terminal's (2.8.1.1), and Delivery goes through all ten (2.7.1.1).
//!
//! How it is drawn, in this order ([`super::draw`] says how a number is drawn). Before the first request: the
//! constants of `random`, in its order; which customer placed which loaded order. For each transaction: the terminal;
//! with the mix, a number below 100 that says which transaction; then what the transaction says. Items
//! belong to rows of ORDER-LINE, loaded names to rows of CUSTOMER: see `random`.

#[doc(hidden)]
pub mod database;
#[doc(hidden)]
pub mod layout;
#[doc(hidden)]
pub mod random;
mod transactions;

use database::Database;
use layout::{DISTRICTS, Layout, Table, UNDELIVERED, UNDELIVERED_LINES};
#[doc(hidden)]
pub use transactions::new_order;
use transactions::{LONGEST, Transaction, delivery, order_status, payment, stock_level};

use super::{Draw, Drawn, Making, Random, WorkloadPages, WorkloadSpec};
use crate::error::{Checked, ConfigError, reserved};
use crate::spec::{ChoiceSpec, DefaultValue, ParameterSpec};
use crate::trace::labels::Labels;
use crate::trace::pack;

/// Size of the database: the standard's scale factor.
const WAREHOUSES: ParameterSpec = ParameterSpec::whole(
    "warehouses",
    "Warehouses",
    "",
    (1.0, 1_000.0),
    DefaultValue::Number(8.0),
    "Warehouses, each with 10 districts, 30 000 customers and 100 000 stock rows: about 8 600 pages each.",
    "Sets the size of the data, and so, for a given pool, the memory pressure.",
)
.symbol("W");

const USERS: ParameterSpec = ParameterSpec::whole(
    "users",
    "Users",
    "",
    (1.0, 10_000.0),
    DefaultValue::Number(20.0),
    "Terminals that ask in random turn, spread evenly; each belongs to one warehouse, and for \
           StockLevel to one of its districts.",
    "Few users touch few warehouses, so their pages stay in the pool.",
);

const TRANSACTION: ParameterSpec = ParameterSpec {
    id: "transaction",
    label: "Transaction",
    minimum: 0.0,
    maximum: 5.0,
    choices: &[
        ChoiceSpec { id: "mix", label: "Mix: 45/43/4/4/4%" },
        ChoiceSpec { id: "new-order", label: "NewOrder" },
        ChoiceSpec { id: "payment", label: "Payment" },
        ChoiceSpec { id: "order-status", label: "OrderStatus" },
        ChoiceSpec { id: "stock-level", label: "StockLevel" },
        ChoiceSpec { id: "delivery", label: "Delivery" },
    ],
    default: DefaultValue::Choice("mix"),
    help: "The mix is 45% NewOrder, 43% Payment, 4% each of OrderStatus, StockLevel and Delivery; \
           or one of them alone. \
           Delivery alone ends when all loaded orders are delivered: 117 000 requests a warehouse.",
    why: "OrderStatus and StockLevel only read, Delivery only writes: ACE's gain follows the share of writes.",
    ..ParameterSpec::WHOLE
};

/// The generator's description.
pub static SPEC: WorkloadSpec = WorkloadSpec {
    id: "tpcc",
    label: "TPC-C",
    idea: "Page references of the order-entry benchmark TPC-C: five transactions over nine tables of whole rows in \
           8 KiB pages. D follows from the warehouses, with room for the rows that the requests append.",
    parameters: &[WAREHOUSES, USERS, TRANSACTION],
    pages: Some(pages),
    generate,
};

/// The transactions, in the order of [`TRANSACTION`] after the mix.
const NAMES: &[&str] = &["NewOrder", "Payment", "OrderStatus", "StockLevel", "Delivery"];
/// Delivery's place among them.
const DELIVERY: usize = 4;
/// Shares of the mix, in percent.
const MIX: [u64; 5] = [45, 43, 4, 4, 4];
/// What each does.
const TRANSACTIONS: [Transaction; 5] = [new_order, payment, order_status, stock_level, delivery];

/// Warehouse of a terminal, and its district, which StockLevel keeps to; both counted from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[doc(hidden)]
pub struct Home {
    pub warehouse: u32,
    pub district: u32,
}

impl Home {
    /// Any of the warehouse's districts, numbered over all warehouses.
    fn drawn_district(self, random: &mut Random) -> u32 {
        self.warehouse * DISTRICTS + random.below(DISTRICTS.into()) as u32
    }
}

/// All that a transaction works with.
#[doc(hidden)]
pub struct Run {
    pub random: Random,
    pub database: Database,
    pub to: Recorder,
}

/// The trace so far.
#[doc(hidden)]
pub struct Recorder {
    pub layout: Layout,
    pub requests: Vec<u32>,
}

impl Recorder {
    /// A row is read.
    #[inline]
    fn read(&mut self, table: Table, row: u32) {
        self.requests.push(pack(self.layout.page(table, row), false));
    }

    /// A row is changed, inserted or deleted.
    #[inline]
    fn write(&mut self, table: Table, row: u32) {
        self.requests.push(pack(self.layout.page(table, row), true));
    }
}

/// Requests that deliver all orders which a warehouse was loaded with: each its row of NEW-ORDER, the order, its lines
/// and its customer.
const DELIVERABLE: u64 = (DISTRICTS * (UNDELIVERED * 3 + UNDELIVERED_LINES)) as u64;

/// Where the rows are. Delivery alone takes orders and places none, so it cannot go on for longer than they last.
fn layout(draw: &Draw) -> Checked<Layout> {
    let warehouses = draw.integer(WAREHOUSES.id)?;
    let deliverable = DELIVERABLE * warehouses.min(draw.integer(USERS.id)?);
    if only(draw)? == Some(DELIVERY) && draw.requests > deliverable {
        let legal = format!("at most {deliverable} requests, with which all loaded orders are delivered");
        return Err(ConfigError::new("workload.requests", draw.requests, legal));
    }
    Ok(Layout::new(warehouses as u32, draw.requests))
}

/// The only transaction to run, unless it is the mix.
fn only(draw: &Draw) -> Checked<Option<usize>> {
    Ok(draw.integer(TRANSACTION.id)?.checked_sub(1).map(|place| place as usize))
}

fn pages(draw: &Draw) -> Checked<WorkloadPages> {
    let layout = layout(draw)?;
    Ok(WorkloadPages { data_pages: layout.data_pages(), pages: layout.pages() })
}

fn generate(draw: &Draw) -> Checked<Making<Drawn>> {
    let (layout, only) = (layout(draw)?, only(draw)?);
    let (warehouses, users) = (draw.integer(WAREHOUSES.id)?, draw.integer(USERS.id)?);
    let (mut random, wanted) = (Random::new(draw.seed), draw.requests as usize);
    let mut labels = Some(Labels::new(NAMES, layout.parts()));
    let database = Database::loaded(warehouses as u32, &mut random)?;
    let to = Recorder { layout, requests: reserved("workload.requests", draw.requests + LONGEST)? };
    let mut run = Run { random, database, to };
    // The terminal and its transaction.
    let next = move |run: &mut Run, labels: &mut Labels| {
        let user = run.random.below(users);
        let (warehouse, district) =
            ((user * warehouses / users) as u32, (user % u64::from(DISTRICTS)) as u32);
        let kind = only.unwrap_or_else(|| mixed(run.random.below(100)));
        let from = run.to.requests.len();
        TRANSACTIONS[kind](run, Home { warehouse, district })?;
        let asked = run.to.requests.len() - from;
        // A Delivery that finds nothing to deliver asks for nothing.
        let begun = if asked > 0 { labels.begin(from as u32, kind as u8) } else { Ok(()) };
        begun.map(|()| asked as u64)
    };
    let making = Making::new(draw.requests, move |left| {
        while *left > 0 && run.to.requests.len() < wanted {
            match next(&mut run, labels.as_mut()?) {
                Ok(asked) => *left = left.saturating_sub(asked),
                Err(refused) => return Some(Err(refused)),
            }
        }
        if run.to.requests.len() < wanted {
            return None;
        }
        run.to.requests.truncate(wanted);
        let requests = std::mem::take(&mut run.to.requests);
        Some(Ok(Drawn { requests, labels: labels.take(), ..Drawn::default() }))
    });
    Ok(making.at_least(draw.requests))
}

/// The transaction that a number below 100 stands for.
fn mixed(mut number: u64) -> usize {
    for (kind, share) in MIX.into_iter().enumerate() {
        if number < share {
            return kind;
        }
        number -= share;
    }
    0
}
