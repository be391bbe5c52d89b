//! The block that LRU would have dropped where a lane dropped another.

use bufferpool_core::NONE;

use super::cases::for_every_lane;

#[test]
fn a_spared_block_stays_was_used_least_recently_and_lru_spares_none() {
    for_every_lane(|case, config| {
        let mut lane = case.open(config);
        let mut requests = 0;
        let mut asked = vec![0; lane.world.block_numbers() as usize];
        while lane.next_ns().is_some() {
            let mut told = None;
            lane.happen_shown(requests + 1, true, &mut |event| told = Some(event.clone()));
            let Some(event) = told else { continue };
            if let Some(block) = event.spared {
                assert_ne!(config["policy"], "lru");
                assert_ne!(lane.frames.frame_of(block), NONE);
                assert!(event.evicted.iter().all(|left| asked[left.block as usize] > asked[block as usize]));
            }
            requests += 1;
            asked[event.block as usize] = requests;
        }
    });
}
