//! Figure 9 and table III of the paper, at 1/640 of its size: LRU-WSR alone and inside ACE in front of three drives, as
//! the rules' authors computed them to the last page.

use bufferpool_ace::config::LaneConfig;
use bufferpool_ace::flash::Drive;
use bufferpool_ace::lane::lane_over;
use bufferpool_core::trace::pack;
use bufferpool_core::workload::draw::Random;
use serde_json::{Value, json};

use super::{config, run_before};

const PAGES: u64 = 3072;

/// 100 000 requests: reads in percent; so many of them, in percent, go to the first pages, so many percent of all.
fn requests(reads: u64, (operations, data): (u64, u64)) -> Vec<u32> {
    let (mut random, hot) = (Random::new(1), (data * PAGES).div_ceil(100));
    let mut request = || {
        let write = !random.percent(reads);
        let is_hot = random.percent(operations);
        let page = if is_hot { random.below(hot) } else { hot + random.below(PAGES - hot) };
        pack(page as u32, write)
    };
    (0..100_000).map(|_| request()).collect()
}

/// Logical writes and physical ones, of a lane in front of a drive.
fn writes(mode: &str, requests: &[u32], drive: &Drive) -> (u64, u64) {
    let lane: Value = json!({
        "policy": "lru-wsr", "mode": mode, "pages": PAGES, "frames": 205,
        "alpha": 2.8, "base_us": 12.4, "k_r": 80, "k_w": 8,
    });
    let config = LaneConfig::from_json(lane.as_object().unwrap()).unwrap();
    let (mut lane, mut drive) = (lane_over(&config, requests).unwrap(), drive.clone());
    run_before(lane.as_mut(), requests, &mut drive);
    let totals = drive.totals();
    (totals.host_writes, totals.physical_writes())
}

#[test]
fn four_workloads_write_to_three_drives_as_computed() {
    let drives = [
        json!({ "pages": PAGES }),
        json!({ "pages": PAGES, "fill": 1.5 }),
        json!({ "pages": PAGES, "fill": 1.5, "rounds": 1 }),
    ];
    let drives = drives.map(|json| Drive::new(&config(&json).unwrap()).unwrap());
    let skewed = (90, 10);
    // Name, reads, skew; logical writes, then physical ones of each drive, alone and inside ACE.
    let cases = [
        ("MS", 50, skewed, [(28552, 29304), (146_949, 148_790), (28896, 29671), (118_042, 121_100)]),
        ("WIS", 10, skewed, [(44560, 45344), (230_096, 234_752), (45597, 46415), (178_717, 179_617)]),
        ("RIS", 90, skewed, [(7898, 8345), (36534, 38681), (7898, 8345), (33631, 34978)]),
        ("MU", 50, (50, 50), [(47691, 47800), (248_936, 250_775), (47691, 47800), (236_621, 233_666)]),
    ];
    for (name, reads, skew, [logical, physical @ ..]) in cases {
        let requests = requests(reads, skew);
        for (drive, physical) in drives.iter().zip(physical) {
            let spare = drive.config().geometry.spare_real_percent();
            assert_eq!(writes("baseline", &requests, drive), (logical.0, physical.0), "{name}, {spare}");
            assert_eq!(writes("ace", &requests, drive), (logical.1, physical.1), "{name}, {spare}");
        }
    }
}
