//! What the streams ask for, all of it written out before the run: it does not depend on time.

use std::collections::BTreeMap;

use bufferpool_core::workload::draw::Random;
use bufferpool_pbm::orders::seed_of;
use serde_json::{Map, Value};

use super::tables::{Tables, mix};

/// Rows of a block.
pub(crate) const K: u64 = 53;
/// Days of the correlated index.
const DAYS: u64 = 2_526;
/// Number of the generator that makes orders.
const ORDERS: u64 = 1 << 33;

/// What a request is for.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) enum What {
    Scan,
    LookUp,
    Point,
    /// An entry of the uncorrelated order.
    Key(usize),
    /// An entry of the correlated order, with its ship date.
    Date(usize, i64),
}

#[derive(Debug, Clone)]
pub(crate) struct Item {
    pub(crate) block: u32,
    pub(crate) cpu_ns: u64,
    pub(crate) what: What,
    /// The blocks of the scan that begins with this request.
    pub(crate) begins: Option<Vec<u32>>,
}

#[derive(Debug, Clone, Default)]
pub(crate) struct Query {
    pub(crate) pause_ns: u64,
    pub(crate) items: Vec<Item>,
}

/// A workload's fields, with the table's blocks and groups as simulated.
pub(crate) struct Maker<'a> {
    pub(crate) workload: &'a Map<String, Value>,
    pub(crate) tables: &'a Tables,
    pub(crate) group_blocks: u32,
    pub(crate) seed: u64,
}

fn ns(us: f64) -> u64 {
    (us * 1_000.0).round() as u64
}

/// floor(share x of), at least 1, for a share of at most six decimals.
pub(crate) fn part_of(share: f64, of: u64) -> u64 {
    let millionths = (share * 1e6).round() as u128;
    ((millionths * u128::from(of) / 1_000_000) as u64).max(1)
}

impl Maker<'_> {
    pub(crate) fn number(&self, id: &str) -> f64 {
        self.workload[id].as_f64().unwrap()
    }

    fn blocks(&self) -> u64 {
        self.tables.of("table").1.into()
    }

    pub(crate) fn scan(&self, blocks: Vec<u32>, cpu_ns: u64) -> Vec<Item> {
        let mut items: Vec<Item> =
            blocks.iter().map(|&block| Item { block, cpu_ns, what: What::Scan, begins: None }).collect();
        items[0].begins = Some(blocks);
        items
    }

    fn work(&self, random: &mut Random) -> u64 {
        let slow = random.below(100) < self.number("slow_percent") as u64;
        ns(self.number(if slow { "slow_us" } else { "fast_us" }))
    }

    fn range(&self, of: u64, random: &mut Random) -> (u64, u64) {
        let length = part_of(self.number("fraction"), of);
        let starts = self.number("starts") as u64;
        let first = match starts {
            0 => random.below(of - length + 1),
            1 => random.below(1),
            _ => random.below(starts) * (of - length) / (starts - 1),
        };
        (first, length)
    }

    fn sequential(&self, random: &mut Random) -> Vec<Item> {
        let cpu_ns = self.work(random);
        let (first, length) = self.range(self.blocks(), random);
        self.scan((first as u32..(first + length) as u32).collect(), cpu_ns)
    }

    fn bitmap(&self, random: &mut Random) -> Vec<Item> {
        let cpu_ns = self.work(random);
        let (first, length) = self.range(self.blocks(), random);
        let group_of = |block: u64| block / u64::from(self.group_blocks);
        let groups: Vec<u64> = (group_of(first)..=group_of(first + length - 1)).collect();
        let kept = self.number("kept_percent") as u64;
        let mut read: Vec<u64> = groups.iter().copied().filter(|_| random.below(100) < kept).collect();
        if read.is_empty() {
            read.push(groups[random.below(groups.len() as u64) as usize]);
        }
        self.scan(
            (0..self.blocks())
                .filter(|&block| read.contains(&group_of(block)))
                .map(|block| block as u32)
                .collect(),
            cpu_ns,
        )
    }

    /// Entries of an order from `first` on; equal neighbours are one request.
    fn ordered(order: &[(u32, What)], first: u64, length: u64, cpu_ns: u64) -> Vec<Item> {
        let mut items: Vec<Item> = Vec::new();
        for &(block, what) in &order[first as usize..(first + length) as usize] {
            if items.last().is_none_or(|last| last.block != block) {
                items.push(Item { block, cpu_ns, what, begins: None });
            }
        }
        items
    }

    fn uncorrelated_order(&self) -> Vec<(u32, What)> {
        let mut random = Random::new(seed_of(self.seed, ORDERS));
        let entries = part_of(self.number("window"), self.blocks() * K);
        (0..entries as usize).map(|at| (random.below(self.blocks()) as u32, What::Key(at))).collect()
    }

    fn correlated_order(&self) -> Vec<(u32, What)> {
        let mut random = Random::new(seed_of(self.seed, ORDERS));
        let mut rows: Vec<(i64, u32)> = Vec::new();
        for block in 0..self.blocks() {
            let day = (DAYS * block / self.blocks()) as i64;
            for _ in 0..K {
                let ship = 1 + random.below(121) as i64;
                let receipt = ship + 1 + random.below(30) as i64;
                let commit = 30 + random.below(61) as i64;
                rows.push((day - (receipt.max(commit) - ship), block as u32));
            }
        }
        rows.sort_unstable();
        rows.iter().enumerate().map(|(at, &(date, block))| (block, What::Date(at, date))).collect()
    }

    fn points(&self, random: &mut Random) -> Vec<Item> {
        let blocks = self.blocks();
        let hot = (blocks * self.number("hot_blocks_percent") as u64 / 100).max(1);
        let coprime = |step: &u64| !(2..=blocks).any(|d| step.is_multiple_of(d) && blocks.is_multiple_of(d));
        let step = (blocks * 618 / 1_000 + 1..).find(coprime).unwrap();
        let one = |_| {
            let is_hot = random.below(100) < self.number("hot_percent") as u64 || hot == blocks;
            let place = if is_hot { random.below(hot) } else { hot + random.below(blocks - hot) };
            let block = (place * step % blocks) as u32;
            Item { block, cpu_ns: ns(self.number("look_up_us")), what: What::Point, begins: None }
        };
        (0..self.number("look_ups") as u32).map(one).collect()
    }

    /// Everything that every stream asks for.
    pub(crate) fn streams(&self) -> Vec<Vec<Query>> {
        let kind = self.workload["kind"].as_str().unwrap();
        if kind == "given" {
            return self.given(self.workload["trace"].as_str().unwrap());
        }
        let order = match kind {
            "index" => self.uncorrelated_order(),
            "correlated" => self.correlated_order(),
            _ => Vec::new(),
        };
        let of_stream = |stream: u64| {
            let mut random = Random::new(seed_of(self.seed, stream));
            let random = &mut random;
            let templates = (kind == "mix").then(|| mix::order(self.seed, stream));
            let query = |number: usize| match kind {
                "sequential" => self.sequential(random),
                "bitmap" => self.bitmap(random),
                "index" => {
                    let length = part_of(self.number("part"), order.len() as u64);
                    let first = random.below(order.len() as u64 - length + 1);
                    Self::ordered(&order, first, length, ns(self.number("look_up_us")))
                }
                "correlated" => {
                    let cpu_ns = (self.work(random) / K).max(1);
                    let (first, length) = self.range(order.len() as u64, random);
                    Self::ordered(&order, first, length, cpu_ns)
                }
                "look_ups" if random.below(100) < self.number("look_up_percent") as u64 => {
                    self.points(random)
                }
                "look_ups" => self.sequential(random),
                _ => mix::query(self, templates.as_ref().unwrap()[number % 16], random),
            };
            let items = (0..self.number("queries") as usize).map(query);
            items.map(|items| Query { pause_ns: 0, items }).collect()
        };
        (0..self.number("streams") as u64).map(of_stream).collect()
    }

    fn given(&self, text: &str) -> Vec<Vec<Query>> {
        let stream = |text: &str| {
            let (mut queries, mut pause_ns) = (Vec::new(), 0);
            for word in text.split_whitespace() {
                let (what, times) = word.split_once('*').unwrap_or((word, "1"));
                let times: u64 = times.parse().unwrap();
                if let Some(pause) = what.strip_prefix('P') {
                    pause_ns += ns(pause.parse().unwrap()) * times;
                    continue;
                }
                let (blocks, work) = what[1..].split_once('x').unwrap();
                let (first, last) = blocks.split_once('-').unwrap_or((blocks, blocks));
                let (first, last): (u32, u32) = (first.parse().unwrap(), last.parse().unwrap());
                let cpu_ns = ns(work.parse().unwrap());
                let items = match what.starts_with('S') {
                    true => self.scan((first..=last).collect(), cpu_ns),
                    false => vec![Item { block: first, cpu_ns, what: What::Point, begins: None }],
                };
                for _ in 0..times {
                    queries.push(Query { pause_ns: std::mem::take(&mut pause_ns), items: items.clone() });
                }
            }
            queries
        };
        text.split(';').map(stream).collect()
    }
}

/// The blocks of the window of a scan at a ship date: those of the days in which its rows can have been received or
/// committed, 1 to 89 days later.
pub(crate) fn window(date: i64, blocks: u64) -> (u32, u32) {
    let mut days = BTreeMap::new();
    for block in 0..blocks {
        days.insert(block as u32, (DAYS * block / blocks) as i64);
    }
    let first = days.iter().find(|&(_, &day)| day > date).map_or(blocks as u32, |(&block, _)| block);
    let end = days.iter().find(|&(_, &day)| day > date + 89).map_or(blocks as u32, |(&block, _)| block);
    (first, end.max(first + 1))
}
