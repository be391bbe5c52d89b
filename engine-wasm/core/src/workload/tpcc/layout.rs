//! Where the rows are: each table is a contiguous range of 8 KiB pages, filled with whole rows in the order of the primary
//! key. Rows appended later fill the last page, then an extent for as many as a trace of this length can append at most.

/// Bytes of a page; all of it holds rows.
const PAGE_BYTES: u64 = 8192;

pub const DISTRICTS: u32 = 10;
pub const CUSTOMERS: u32 = 3_000;
/// Orders of a district before the first request: one of each customer.
pub const ORDERS: u32 = 3_000;
/// Of these, the last ones are not delivered yet and have a row of NEW-ORDER.
pub const UNDELIVERED: u32 = 900;
/// Lines of the undelivered orders of a district, as the loaded orders' numbers of lines give it.
pub const UNDELIVERED_LINES: u32 = 9_000;
/// Lines of the loaded orders of a district; the standard's "about 300 000" a warehouse is exact here.
pub const ORDER_LINES: u32 = 30_000;
/// Items; also stock rows of a warehouse.
pub const ITEMS: u32 = 100_000;

/// A table; its number is its place in [`TABLES`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Table {
    Warehouse,
    District,
    Customer,
    History,
    NewOrder,
    Order,
    OrderLine,
    Item,
    Stock,
}

/// A table as the standard's clause 1.2 and table 1 of clause 4.2 give it.
pub struct TableSpec {
    pub name: &'static str,
    rows_a_page: u32,
    /// Rows before the first request: so many a warehouse, so many in all.
    pub rows_a_warehouse: u64,
    pub rows_in_all: u64,
    /// Most rows that n requests append.
    pub appended: fn(u64) -> u64,
}

const fn table(name: &'static str, row_bytes: u64, rows_a_warehouse: u64) -> TableSpec {
    let rows_a_page = (PAGE_BYTES / row_bytes) as u32;
    TableSpec { name, rows_a_page, rows_a_warehouse, rows_in_all: 0, appended: |_| 0 }
}

/// All tables, in the order of their pages.
pub static TABLES: [TableSpec; 9] = [
    table("WAREHOUSE", 89, 1),
    table("DISTRICT", 95, DISTRICTS as u64),
    table("CUSTOMER", 655, (DISTRICTS * CUSTOMERS) as u64),
    // A Payment is at least four requests, and its history row is the last.
    TableSpec { appended: |requests| requests / 4, ..table("HISTORY", 46, (DISTRICTS * CUSTOMERS) as u64) },
    // A NewOrder is at least 5 + 3 * 4 = 17 requests (five lines, rolled back at the last), with one row each here
    // and in ORDER; the last one may be cut off by the end of the trace.
    TableSpec {
        appended: |requests| requests / 17 + 1,
        ..table("NEW-ORDER", 8, (DISTRICTS * UNDELIVERED) as u64)
    },
    TableSpec { appended: |requests| requests / 17 + 1, ..table("ORDER", 24, (DISTRICTS * ORDERS) as u64) },
    // A line is the third of three requests: item, stock, line.
    TableSpec {
        appended: |requests| requests / 3,
        ..table("ORDER-LINE", 54, (DISTRICTS * ORDER_LINES) as u64)
    },
    TableSpec { rows_in_all: ITEMS as u64, ..table("ITEM", 82, 0) },
    table("STOCK", 306, ITEMS as u64),
];

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Pages {
    pub first: u32,
    /// Pages that hold rows before the first request.
    pub data: u32,
    /// These and its extent.
    pub all: u32,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Layout {
    pub tables: [Pages; 9],
}

impl Layout {
    /// The layout for so many warehouses (1 to 1 000) and requests (up to 100 million): below 2^24 pages.
    pub fn new(warehouses: u32, requests: u64) -> Self {
        let mut first = 0;
        let tables = std::array::from_fn(|at| {
            let table = &TABLES[at];
            let rows = table.rows_in_all + table.rows_a_warehouse * u64::from(warehouses);
            let rows_a_page = u64::from(table.rows_a_page);
            let all = (rows + (table.appended)(requests)).div_ceil(rows_a_page) as u32;
            let pages = Pages { first, data: rows.div_ceil(rows_a_page) as u32, all };
            first += all;
            pages
        });
        Self { tables }
    }

    pub fn data_pages(&self) -> u32 {
        self.tables.iter().map(|table| table.data).sum()
    }

    pub fn pages(&self) -> u32 {
        self.tables.iter().map(|table| table.all).sum()
    }

    pub fn parts(&self) -> Vec<(u32, &'static str)> {
        self.tables.iter().zip(&TABLES).map(|(pages, table)| (pages.first, table.name)).collect()
    }

    /// The page of a row, counted from 0 over all warehouses.
    #[inline]
    pub fn page(&self, table: Table, row: u32) -> u32 {
        self.tables[table as usize].first + row / TABLES[table as usize].rows_a_page
    }
}
