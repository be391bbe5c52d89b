use super::*;
use bufferpool_core::trace::page_of;
use bufferpool_core::workload::tpcc::layout::{Layout, TABLES};

/// Data pages of each table, without room to grow.
fn data_pages(warehouses: u32) -> [u32; 9] {
    Layout::new(warehouses, 1).tables.map(|table| table.data)
}

/// Whole rows in 8 192 bytes: WAREHOUSE 8192 / 89 = 92, DISTRICT 8192 / 95 = 86, CUSTOMER 8192 / 655 = 12, HISTORY
/// 8192 / 46 = 178, NEW-ORDER 8192 / 8 = 1024, ORDER 8192 / 24 = 341, ORDER-LINE 8192 / 54 = 151, ITEM 8192 / 82 =
/// 99, STOCK 8192 / 306 = 26. With one warehouse: 1 / 92, 10 / 86, 30 000 / 12 = 2 500, 30 000 / 178 = 168.5,
/// 9 000 / 1024 = 8.8, 30 000 / 341 = 87.98, 300 000 / 151 = 1 986.8, 100 000 / 99 = 1 010.1, 100 000 / 26 = 3 846.2,
/// each rounded up. With more the rows go on in the same page.
#[test]
fn pages_of_each_table_follow_from_the_row_sizes() {
    assert_eq!(data_pages(1), [1, 1, 2_500, 169, 9, 88, 1_987, 1_011, 3_847]);
    // 80 / 86; 240 000 / 178 = 1 348.3; 72 000 / 1024 = 70.3; 240 000 / 341 = 703.8; 2 400 000 / 151 = 15 894.04;
    // 800 000 / 26 = 30 769.2; ITEM stays.
    assert_eq!(data_pages(8), [1, 1, 20_000, 1_349, 71, 704, 15_895, 1_011, 30_770]);
    // 1000 / 92 = 10.9; 10 000 / 86 = 116.3; 30 000 000 / 178 = 168 539.3; 9 000 000 / 1024 = 8 789.1;
    // 30 000 000 / 341 = 87 976.5; 300 000 000 / 151 = 1 986 754.97; 100 000 000 / 26 = 3 846 153.8.
    let thousand = [11, 117, 2_500_000, 168_540, 8_790, 87_977, 1_986_755, 1_011, 3_846_154];
    assert_eq!(data_pages(1_000), thousand);
    assert_eq!(thousand.iter().sum::<u32>(), 8_599_355);
    let needed = |warehouses| pages_needed(&config(warehouses, 20, "mix", 1)).unwrap().unwrap().data_pages;
    assert_eq!([needed(1), needed(8), needed(1_000)], [9_613, 69_802, 8_599_355]);
}

/// The rows of a warehouse are 68.63 MB (89 + 950 + 19 650 000 + 1 380 000 + 72 000 + 720 000 + 16 200 000 +
/// 30 600 000 bytes), the items 8.2 MB. Whole rows leave less than one row of each page unused: of CUSTOMER 332 in
/// 8 192 bytes, of the others at most 236. The paper's databases, in PostgreSQL with tuple headers and indexes, are
/// larger: 15 GB for 125 warehouses and 84 GB for 1 000.
#[test]
fn the_data_is_little_larger_than_its_rows_and_smaller_than_the_papers() {
    for (warehouses, paper_gb) in [(125, 15.0), (1_000, 84.0)] {
        let gb = f64::from(data_pages(warehouses).iter().sum::<u32>()) * 8_192.0 / 1e9;
        let rows_gb = (f64::from(warehouses) * 68_623_039.0 + 8_200_000.0) / 1e9;
        assert!(gb > rows_gb && gb < rows_gb * 8_192.0 / (8_192.0 - 332.0), "{gb} for {rows_gb}");
        assert!(gb < paper_gb, "{gb}");
    }
}

/// n requests append at most n / 4 rows to HISTORY, n / 17 + 1 to NEW-ORDER and ORDER, n / 3 to ORDER-LINE.
#[test]
fn growing_tables_have_room_behind_them_and_the_others_have_none() {
    let layout = Layout::new(2, 1_000_000);
    let rows = [0, 0, 0, 60_000 + 250_000, 18_000 + 58_824, 60_000 + 58_824, 600_000 + 333_333, 0, 0];
    let a_page = [1, 1, 1, 178, 1_024, 341, 151, 1, 1];
    let mut first = 0;
    for (at, table) in layout.tables.iter().enumerate() {
        assert_eq!(table.first, first, "{}", TABLES[at].name);
        let expected = if rows[at] == 0 { table.data } else { u32::div_ceil(rows[at], a_page[at]) };
        assert_eq!(table.all, expected, "{}", TABLES[at].name);
        first += table.all;
    }
    assert_eq!(layout.pages(), first);
    // The largest: 55 000 000 / 178, 14 882 354 / 1024, 35 882 354 / 341 and 333 333 333 / 151 rows, rounded up.
    let largest = 11 + 117 + 2_500_000 + 308_989 + 14_534 + 105_227 + 2_207_506 + 1_011 + 3_846_154;
    assert_eq!(Layout::new(1_000, 100_000_000).pages(), largest);
}

/// Had an append left its extent, its page would lie in the next table and its label would say so: the tables of
/// each transaction are checked one by one in `shares`. Here: the last page used, where appends are densest.
#[test]
fn appends_fill_the_last_page_first_and_never_leave_their_extent() {
    let densest = [("payment", 3), ("new-order", 4), ("new-order", 5), ("new-order", 6)];
    for (transaction, table) in densest {
        for requests in [1, 4, 5, 17, 60, 200_000] {
            let layout = Layout::new(1, requests);
            let pages = layout.tables[table];
            let appended: Vec<u32> = trace(1, 10, transaction, requests)
                .requests
                .iter()
                .map(|&request| page_of(request))
                .filter(|page| (pages.first..pages.first + pages.all).contains(page))
                .collect();
            // One after the other from the last data page on, or the next where that one is full.
            assert!(appended.windows(2).all(|pair| pair[1] - pair[0] <= 1));
            if let Some(first) = appended.first() {
                assert!((pages.data - 1..=pages.data).contains(&(first - pages.first)));
            }
            if requests == 200_000 {
                let used = appended.last().unwrap() - pages.first - pages.data + 1;
                // A NewOrder has 35 requests on average, and the bound counts on 17.
                assert!(used * 3 > pages.all - pages.data, "{used} of {pages:?}");
            }
        }
    }
}

#[test]
fn pages_stay_below_d_and_labels_agree_with_the_tables() {
    for (warehouses, users, transaction) in
        [(1, 1, "mix"), (3, 7, "mix"), (5, 10_000, "mix"), (2, 20, "payment"), (1, 10_000, "delivery")]
    {
        let layout = Layout::new(warehouses, 30_000);
        let trace = trace(warehouses, users, transaction, 30_000);
        assert_eq!((trace.requests.len(), trace.pages), (30_000, layout.pages()));
        for (t, &request) in trace.requests.iter().enumerate() {
            let page = page_of(request);
            let within = |table: &bufferpool_core::workload::tpcc::layout::Pages| {
                (table.first..table.first + table.all).contains(&page)
            };
            let place = layout.tables.iter().position(within).unwrap();
            assert_eq!(trace.label(t as u64).unwrap().part, TABLES[place].name);
        }
        assert_eq!(trace.label(30_000), None);
    }
}

#[test]
fn a_larger_disk_changes_nothing_but_d() {
    let config = config(2, 20, "mix", 5_000);
    let needed = pages_needed(&config).unwrap().unwrap();
    let exact = generate(&config, needed.pages).unwrap();
    assert_eq!(generate(&config, needed.pages + 1_000).unwrap().requests, exact.requests);
    assert_eq!(generate(&config, needed.pages - 1).unwrap_err().field, "pages");
}
