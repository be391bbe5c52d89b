//! The block that LRU would have dropped where a lane dropped another, and what came of these choices.

use bufferpool_core::NONE;
use bufferpool_lab::ledger::Tally;

use super::cases::for_every_lane;

#[test]
fn a_spared_block_stays_was_used_least_recently_and_lru_spares_none() {
    for_every_lane(|case, config| {
        let mut lane = case.open(config);
        lane.hold_against_lru();
        let mut requests = 0;
        let mut asked = vec![0; lane.world.block_numbers() as usize];
        // Blocks kept and taken of which neither was asked for since.
        let mut open: Vec<(u32, u32)> = Vec::new();
        let mut tally = Tally::default();
        while lane.next_ns().is_some() {
            let mut told = None;
            lane.happen(requests + 1, &mut |event| told = Some(event.clone()));
            let Some(event) = told else { continue };
            let decided = |pair: fn(&(u32, u32)) -> u32| {
                open.iter().filter(|entry| pair(entry) == event.block).count() as u64
            };
            let (paid, backfired) = (decided(|pair| pair.0), decided(|pair| pair.1));
            assert_eq!((u64::from(event.paid), u64::from(event.backfired)), (paid, backfired));
            (tally.paid, tally.backfired) = (tally.paid + paid, tally.backfired + backfired);
            open.retain(|&(kept, taken)| kept != event.block && taken != event.block);
            if let Some(block) = event.spared {
                assert_ne!(config["policy"], "lru");
                assert_ne!(lane.frames.frame_of(block), NONE);
                assert!(event.evicted.iter().all(|left| asked[left.block as usize] > asked[block as usize]));
                open.push((block, event.evicted[0].block));
                tally.differ += 1;
            }
            assert_eq!(lane.tally(), Some(tally));
            requests += 1;
            asked[event.block as usize] = requests;
        }
    });
}
