//! The policies of docs/rules/pbm.md, each as its row of the table says.

use std::cmp::Ordering;
use std::collections::BTreeMap;

use bufferpool_core::workload::draw::Random;
use bufferpool_pbm::orders::seed_of;
use serde_json::Value;

use super::Pool;
use super::knowledge::Knowledge;

/// What was chosen and how.
#[derive(Debug, Clone, PartialEq, Default)]
pub(crate) struct Chosen {
    pub(crate) victims: Vec<u32>,
    pub(crate) drawn: Vec<u32>,
    pub(crate) looked_at: u32,
    /// Bucket of time, or -1 for the not requested, -2 for the free list.
    pub(crate) bucket: Option<i64>,
}

/// Groups of buckets of frames.
#[derive(Debug, Clone)]
pub(crate) struct Queue {
    pub(crate) groups: Vec<Vec<Vec<u32>>>,
    pub(crate) not_requested: Vec<u32>,
    pub(crate) free_list: Vec<u32>,
    tick: u64,
    delta_ns: u64,
    in_arrival_order: bool,
    pub(crate) as_in_postgresql: bool,
}

pub(crate) enum Policy {
    Lru,
    Clock { usage: BTreeMap<u32, u32>, hand: u32 },
    Random(Random),
    Sampling { random: Random, samples: usize, evictions: usize, lru_fallback: bool },
    Queue(Queue),
}

impl Queue {
    fn tick_to(&mut self, now_ns: u64) {
        while (self.tick + 1) * self.delta_ns <= now_ns {
            self.tick += 1;
            let nearest = std::mem::take(&mut self.groups[0][0]);
            for group in 0..self.groups.len() {
                if !self.tick.is_multiple_of(1 << group) {
                    break;
                }
                let first = self.groups[group].remove(0);
                self.groups[group].push(Vec::new());
                if group > 0 {
                    *self.groups[group - 1].last_mut().unwrap() = first;
                }
            }
            self.groups[0][0].splice(0..0, nearest);
        }
    }

    fn remove(&mut self, frame: u32) {
        let lists = self.groups.iter_mut().flatten();
        for list in lists.chain([&mut self.not_requested, &mut self.free_list]) {
            list.retain(|&other| other != frame);
        }
    }

    fn estimate(&mut self, frame: u32, next_access_ns: f64) {
        if next_access_ns == f64::INFINITY {
            if !self.not_requested.contains(&frame) {
                self.remove(frame);
                self.not_requested.push(frame);
            }
            return;
        }
        self.remove(frame);
        let m = self.groups[0].len() as f64;
        let d = (next_access_ns / self.delta_ns as f64).floor();
        let begins = |group: usize| m * (2_f64.powi(group as i32) - 1.0);
        let bucket = match (0..self.groups.len()).find(|&group| begins(group) <= d && d < begins(group + 1)) {
            Some(group) => {
                &mut self.groups[group][((d - begins(group)) / 2_f64.powi(group as i32)).floor() as usize]
            }
            None => self.groups.last_mut().unwrap().last_mut().unwrap(),
        };
        bucket.push(frame);
    }

    fn choose(&mut self, pool: &Pool) -> (i64, u32) {
        let unpinned = |list: &[u32]| -> Vec<u32> {
            list.iter().copied().filter(|frame| !pool.pinned.contains(frame)).collect()
        };
        let mut furthest_first = vec![(-1, unpinned(&self.not_requested))];
        let times: Vec<_> = (0..).zip(self.groups.iter().flatten().map(|list| unpinned(list))).collect();
        furthest_first.extend(times.into_iter().rev());
        let furthest = furthest_first.into_iter().find(|(_, list)| !list.is_empty());
        if !self.as_in_postgresql {
            let (bucket, list) = furthest.unwrap();
            return (bucket, list[0]);
        }
        if self.free_list.is_empty() {
            for frame in furthest.unwrap().1 {
                self.remove(frame);
                self.free_list.push(frame);
            }
        }
        (-2, self.free_list[0])
    }

    /// All buckets at a time, as the engine lists them.
    pub(crate) fn lists(&self, now_ns: u64) -> Vec<Vec<u32>> {
        let mut now = self.clone();
        now.tick_to(now_ns);
        let mut lists: Vec<Vec<u32>> = now.groups.into_iter().flatten().collect();
        lists.push(now.not_requested);
        if self.as_in_postgresql {
            lists.push(now.free_list);
        }
        lists
    }
}

fn draw(random: &mut Random, pool: &Pool) -> u32 {
    loop {
        let frame = random.below(pool.frames.into()) as u32;
        if !pool.pinned.contains(&frame) {
            return frame;
        }
    }
}

impl Policy {
    pub(crate) fn new(lane: &Value, seed: u64, frames: u32, scale: u64) -> Self {
        let whole = |id: &str| lane[id].as_u64().unwrap() as usize;
        let on = |id: &str| lane[id] == true;
        let random = Random::new(seed_of(seed, 1 << 32));
        match lane["policy"].as_str().unwrap() {
            "lru" => Self::Lru,
            "clock" => Self::Clock { usage: (0..frames).map(|frame| (frame, 0)).collect(), hand: 0 },
            "random" => Self::Random(random),
            "sampling" => Self::Sampling {
                random,
                samples: whole("samples"),
                evictions: whole("evictions"),
                lru_fallback: on("lru_fallback"),
            },
            "pq" => Self::Queue(Queue {
                groups: vec![vec![Vec::new(); whole("buckets")]; whole("bucket_groups")],
                not_requested: Vec::new(),
                free_list: Vec::new(),
                tick: 0,
                delta_ns: ((lane["delta_ms"].as_f64().unwrap() * 1e6 / scale as f64).round() as u64).max(1),
                in_arrival_order: on("arrival_order"),
                as_in_postgresql: on("as_in_postgresql"),
            }),
            other => panic!("{other} has no second implementation"),
        }
    }

    pub(crate) fn loaded(&mut self, frame: u32, pool: &Pool, knowledge: &Knowledge, now_ns: u64) {
        match self {
            Self::Clock { usage, .. } => _ = usage.insert(frame, 1),
            Self::Queue(queue) => {
                queue.tick_to(now_ns);
                queue.estimate(frame, knowledge.by_scans(pool.held[&frame]));
            }
            _ => {}
        }
    }

    pub(crate) fn hit(&mut self, frame: u32, pool: &Pool, knowledge: &Knowledge, now_ns: u64) {
        match self {
            Self::Clock { usage, .. } => *usage.get_mut(&frame).unwrap() = (usage[&frame] + 1).min(5),
            Self::Queue(queue) => {
                queue.tick_to(now_ns);
                if queue.free_list.contains(&frame) {
                    queue.estimate(frame, knowledge.by_scans(pool.held[&frame]));
                } else if queue.not_requested.contains(&frame) && !queue.in_arrival_order {
                    queue.remove(frame);
                    queue.not_requested.push(frame);
                }
            }
            _ => {}
        }
    }

    pub(crate) fn scans_changed(&mut self, group: u32, pool: &Pool, knowledge: &Knowledge, now_ns: u64) {
        let Self::Queue(queue) = self else { return };
        queue.tick_to(now_ns);
        let first = group * knowledge.group_blocks;
        for block in first..first + knowledge.group_blocks {
            if let Some(frame) = pool.frame_of(block).filter(|frame| !queue.free_list.contains(frame)) {
                queue.estimate(frame, knowledge.by_scans(block));
            }
        }
    }

    pub(crate) fn choose(&mut self, pool: &Pool, knowledge: &Knowledge, now_ns: u64) -> Chosen {
        let estimate = |frame: u32| knowledge.next_access_ns(pool.held[&frame], now_ns);
        let used = |frame: u32| pool.last_request[&pool.held[&frame]];
        let mut chosen = Chosen::default();
        match self {
            Self::Lru => {
                let unpinned = pool.held.keys().filter(|frame| !pool.pinned.contains(frame));
                chosen.victims.extend(unpinned.copied().min_by_key(|&frame| used(frame)));
            }
            Self::Clock { usage, hand } => loop {
                let frame = *hand;
                *hand = (*hand + 1) % pool.frames;
                chosen.looked_at += 1;
                if pool.pinned.contains(&frame) {
                    continue;
                }
                if usage[&frame] == 0 {
                    chosen.victims.push(frame);
                    break;
                }
                *usage.get_mut(&frame).unwrap() -= 1;
            },
            Self::Random(random) => {
                chosen.drawn.push(draw(random, pool));
                chosen.victims.clone_from(&chosen.drawn);
            }
            Self::Sampling { random, samples, evictions, lru_fallback } => {
                let mut drawn: Vec<u32> = (0..*samples).map(|_| draw(random, pool)).collect();
                chosen.drawn.clone_from(&drawn);
                drawn.sort_by(|&a, &b| {
                    let later = estimate(b).partial_cmp(&estimate(a)).unwrap();
                    if later == Ordering::Equal && *lru_fallback { used(a).cmp(&used(b)) } else { later }
                });
                if *evictions > 1 {
                    chosen.drawn.clone_from(&drawn);
                }
                for frame in drawn.into_iter().take(*evictions) {
                    if !chosen.victims.contains(&frame) {
                        chosen.victims.push(frame);
                    }
                }
            }
            Self::Queue(queue) => {
                queue.tick_to(now_ns);
                let (bucket, frame) = queue.choose(pool);
                queue.remove(frame);
                chosen.bucket = Some(bucket);
                chosen.victims.push(frame);
            }
        }
        chosen
    }
}
