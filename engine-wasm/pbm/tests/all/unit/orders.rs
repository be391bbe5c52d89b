use bufferpool_core::workload::making::{Made, Pace, at_once};
use bufferpool_pbm::orders::{MOST_DAYS, Order, OrderId, ROWS_A_BLOCK, Streams, day_of};
use bufferpool_pbm::world::Table;

fn table(blocks: u32) -> Table {
    Table { name: "table", first: 0, blocks }
}

async fn by_date(table: Table, pace: &Pace) -> Made<Streams> {
    Streams::new(Order::Correlated { cpu_ns: 1 }, 7, &table, pace).await
}

#[test]
fn rows_by_date_are_sorted_and_every_block_has_all_of_its_own() {
    let streams = at_once(async |pace| by_date(table(5_000), &pace).await).unwrap();
    let dates = streams.correlated.unwrap();
    let mut rows = vec![0; 5_000];
    for (date, entries) in dates.first_of.windows(2).enumerate() {
        let blocks = &dates.blocks[entries[0] as usize..entries[1] as usize];
        assert!(blocks.is_sorted());
        for &block in blocks {
            let day = day_of(block, 5_000);
            let shipped_days_before = day + MOST_DAYS - date as u32;
            assert!((1..=MOST_DAYS).contains(&shipped_days_before), "{shipped_days_before}");
            rows[block as usize] += 1;
        }
    }
    assert!(rows.iter().all(|&rows| rows == ROWS_A_BLOCK));
}

#[test]
fn the_window_of_an_entry_holds_all_blocks_of_its_date() {
    let streams = at_once(async |pace| by_date(table(3_000), &pace).await).unwrap();
    let dates = streams.correlated.unwrap();
    for entries in dates.first_of.windows(2).filter(|entries| entries[0] < entries[1]) {
        let (first, end) = dates.window(entries[0]);
        let blocks = &dates.blocks[entries[0] as usize..entries[1] as usize];
        assert!(blocks.iter().all(|block| (first..end).contains(block)));
        assert_eq!(dates.window(entries[1] - 1), (first, end));
    }
}

#[test]
fn the_uncorrelated_window_has_so_many_rows_of_random_blocks() {
    let streams = at_once(async |pace| {
        Streams::new(Order::Uncorrelated { window: 0.05 }, 3, &table(1_000), &pace).await
    })
    .unwrap();
    let order = streams.order(OrderId::Uncorrelated);
    assert_eq!(order.len(), 2_650);
    assert!(order.iter().all(|&block| block < 1_000));
}
