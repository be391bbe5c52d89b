//! Queries as data, and the cursor that turns one into block requests, one after the other.

use std::rc::Rc;

use bufferpool_core::workload::draw::Random;
use bufferpool_core::workload::making::{Pace, at_once};

use crate::orders::{OrderId, seed_of};
use crate::world::{Table, World};

/// One query: its parts run one after the other.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Query {
    /// What the stream waits before it.
    pub pause_ns: u64,
    /// Its parts.
    pub parts: Vec<Part>,
    /// What it is called, such as `Q6`; empty for a query without a name.
    pub name: &'static str,
}

/// A part of a query; `cpu_ns` is the work on each block.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Part {
    /// A sequential or bitmap scan, perhaps with look-ups in other tables for each block.
    Scan(Scan),
    /// An index scan: requests `from .. to` of an order of blocks that the world has made.
    Ordered { order: OrderId, from: u32, to: u32, cpu_ns: u64 },
    /// Single blocks, drawn as they are asked for. Of 100 look-ups `hot_percent` go to the hot blocks, of 100 blocks
    /// `hot_blocks_percent` are hot.
    Points { count: u32, cpu_ns: u64, hot_percent: u64, hot_blocks_percent: u64 },
    /// One block.
    Point { block: u32, cpu_ns: u64 },
}

/// A scan of consecutive blocks, or of whole groups of them.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct Scan {
    pub table: usize,
    pub first: u32,
    pub blocks: u32,
    /// The groups that a bitmap keeps, ascending; none for a sequential scan.
    pub groups: Option<Rc<[u32]>>,
    pub cpu_ns: u64,
    /// What is looked up for each block.
    pub look_ups: Rc<[LookUp]>,
}

/// Rows of another table that are looked up for each scanned block, each by one block of its index and one of the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct LookUp {
    /// The index, by its number among the tables.
    pub index: usize,
    pub table: usize,
    /// Rows a block, in thousandths: what is left over is looked up with a later block.
    pub thousandths: u32,
    /// Whether the rows lie at the same relative place as the scanned block, within 1% of the table either way.
    pub local: bool,
    pub cpu_ns: u64,
}

impl Scan {
    /// A scan of a table's whole blocks `first .. first + blocks`, numbered in the world.
    pub fn sequential(table: usize, first: u32, blocks: u32, cpu_ns: u64) -> Self {
        Self { table, first, blocks, groups: None, cpu_ns, look_ups: Rc::new([]) }
    }

    /// A scan of these whole groups of a table.
    pub fn bitmap(table: usize, of: &Table, group_blocks: u32, groups: Rc<[u32]>, cpu_ns: u64) -> Self {
        let blocks =
            groups.iter().map(|&group| group_end(of, group_blocks, group) - group * group_blocks).sum();
        let first = groups.first().map_or(of.first, |group| group * group_blocks);
        Self { table, first, blocks, groups: Some(groups), cpu_ns, look_ups: Rc::new([]) }
    }
}

fn group_end(table: &Table, group_blocks: u32, group: u32) -> u32 {
    ((group + 1) * group_blocks).min(table.end())
}

/// What a request serves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Purpose {
    /// The next block of a scan.
    Scan,
    /// A row of another table.
    LookUp,
    /// An entry of an order, by its number: the key.
    Key(OrderId, u32),
    /// A single block.
    Point,
}

/// A block that is asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct Request {
    pub block: u32,
    pub cpu_ns: u64,
    pub purpose: Purpose,
}

/// Where a query stands.
#[derive(Debug, Clone)]
pub struct Cursor {
    pub(super) query: Rc<Query>,
    part: usize,
    /// Entries or blocks of the part that were asked for.
    pub asked: u32,
    /// Kept groups of a bitmap that were begun.
    groups: usize,
    /// The next block of a scan.
    next: u32,
    /// Look-ups for the scanned block: the rule, rows still to look up by it, and the table's block after its index.
    rule: usize,
    rows: u32,
    row_block: Option<u32>,
    /// Thousandths of rows left over, by rule.
    owed: [u32; MOST_LOOK_UPS],
}

/// Rules of look-ups beside one scan, at most.
pub const MOST_LOOK_UPS: usize = 2;

impl Cursor {
    /// Before the first request of a query.
    pub fn new(query: Rc<Query>) -> Self {
        Self {
            query,
            part: 0,
            asked: 0,
            groups: 0,
            next: 0,
            rule: usize::MAX,
            rows: 0,
            row_block: None,
            owed: [0; MOST_LOOK_UPS],
        }
    }

    /// The part that the last request was of.
    pub fn part(&self) -> Option<&Part> {
        self.query.parts.get(self.part)
    }

    /// The next request; none when the query is over. `begins` is called with a scan before its first block.
    #[inline]
    pub fn next(
        &mut self,
        world: &World,
        random: &mut Random,
        mut begins: impl FnMut(&Scan),
    ) -> Option<Request> {
        let query = Rc::clone(&self.query);
        loop {
            match query.parts.get(self.part)? {
                Part::Scan(scan) => {
                    if let Some(request) = self.look_up(scan, world, random) {
                        return Some(request);
                    }
                    if self.asked < scan.blocks {
                        if self.asked == 0 {
                            begins(scan);
                        }
                        return Some(self.scanned(scan, world));
                    }
                }
                &Part::Ordered { order, from, to, cpu_ns } => {
                    let blocks = world.streams.order(order);
                    let mut at = from + self.asked;
                    // Equal neighbours are one request.
                    while at > from && at < to && blocks[at as usize] == blocks[at as usize - 1] {
                        at += 1;
                    }
                    if at < to {
                        self.asked = at + 1 - from;
                        let purpose = Purpose::Key(order, at);
                        return Some(Request { block: blocks[at as usize], cpu_ns, purpose });
                    }
                }
                &Part::Points { count, cpu_ns, hot_percent, hot_blocks_percent } => {
                    if self.asked < count {
                        self.asked += 1;
                        let block = skewed(&world.tables[0], hot_percent, hot_blocks_percent, random);
                        return Some(Request { block, cpu_ns, purpose: Purpose::Point });
                    }
                }
                &Part::Point { block, cpu_ns } => {
                    if self.asked == 0 {
                        self.asked = 1;
                        return Some(Request { block, cpu_ns, purpose: Purpose::Point });
                    }
                }
            }
            *self = Self { part: self.part + 1, ..Self::new(Rc::clone(&query)) };
        }
    }

    #[inline]
    fn scanned(&mut self, scan: &Scan, world: &World) -> Request {
        match &scan.groups {
            None => self.next = scan.first + self.asked,
            Some(groups) => {
                self.next += 1;
                let table = &world.tables[scan.table];
                let begun = self.groups.checked_sub(1).map(|at| groups[at]);
                if begun.is_none_or(|group| self.next == group_end(table, world.group_blocks, group)) {
                    self.next = groups[self.groups] * world.group_blocks;
                    self.groups += 1;
                }
            }
        }
        self.asked += 1;
        self.rule = 0;
        Request { block: self.next, cpu_ns: scan.cpu_ns, purpose: Purpose::Scan }
    }

    #[inline]
    fn look_up(&mut self, scan: &Scan, world: &World, random: &mut Random) -> Option<Request> {
        if let Some(block) = self.row_block.take() {
            let cpu_ns = scan.look_ups[self.rule - 1].cpu_ns;
            return Some(Request { block, cpu_ns, purpose: Purpose::LookUp });
        }
        while self.rows == 0 {
            let rule = scan.look_ups.get(self.rule)?;
            let owed = &mut self.owed[self.rule];
            *owed += rule.thousandths;
            self.rows = *owed / 1_000;
            *owed %= 1_000;
            self.rule += 1;
        }
        self.rows -= 1;
        let rule = &scan.look_ups[self.rule - 1];
        let (index, table) = (&world.tables[rule.index], &world.tables[rule.table]);
        let row = if rule.local {
            near(&world.tables[scan.table], self.next, table, random)
        } else {
            random.below(table.blocks.into()) as u32
        };
        self.row_block = Some(table.first + row);
        let block = index.first + scaled_place(row, table.blocks, index.blocks);
        Some(Request { block, cpu_ns: rule.cpu_ns, purpose: Purpose::LookUp })
    }
}

/// The place among `to` blocks that is where `place` is among `from`.
fn scaled_place(place: u32, from: u32, to: u32) -> u32 {
    (u64::from(place) * u64::from(to) / u64::from(from)) as u32
}

fn near(scanned: &Table, block: u32, table: &Table, random: &mut Random) -> u32 {
    let middle = scaled_place(block - scanned.first, scanned.blocks, table.blocks);
    let either_way = table.blocks / 100;
    let first = middle.saturating_sub(either_way);
    let last = (middle + either_way).min(table.blocks - 1);
    first + random.below(u64::from(last - first) + 1) as u32
}

/// A block of a table: with `hot_percent` in 100 one of the hot ones, otherwise one of the others. Hot blocks lie
/// scattered: block number n in the order of heat is at n times a step that has no divisor in common with the table's size.
fn skewed(table: &Table, hot_percent: u64, hot_blocks_percent: u64, random: &mut Random) -> u32 {
    let blocks = u64::from(table.blocks);
    let hot = (blocks * hot_blocks_percent / 100).clamp(1, blocks);
    let is_hot = random.percent(hot_percent) || hot == blocks;
    let place = if is_hot { random.below(hot) } else { hot + random.below(blocks - hot) };
    table.first + (place * stride(blocks) % blocks) as u32
}

/// A step near the golden ratio of `blocks` with which all are met.
fn stride(blocks: u64) -> u64 {
    let divides = |mut a: u64, mut b: u64| {
        while b != 0 {
            (a, b) = (b, a % b);
        }
        a
    };
    (blocks * 618 / 1_000 + 1..).find(|&step| divides(step, blocks) == 1).unwrap_or(1)
}

/// Draws of [`skewed`]: hot or not, then the place.
const DRAWS_A_POINT: u64 = 2;
/// Numbers passed over between two looks at how far the count may go.
const DRAWS_A_LOOK: u64 = 1 << 12;
/// Entries of an order are compared in the time of a draw.
const ENTRIES_A_DRAW: u64 = 4;

impl Part {
    /// Requests of the part, and the numbers that are drawn for them: as many as [`Cursor::next`] gives and takes.
    fn requests_and_draws(&self, world: &World) -> (u64, u64) {
        match *self {
            Self::Scan(ref scan) => {
                let blocks = u64::from(scan.blocks);
                let rows: u64 =
                    scan.look_ups.iter().map(|rule| blocks * u64::from(rule.thousandths) / 1_000).sum();
                // A row is a block of its index and one of its table.
                (blocks + 2 * rows, rows)
            }
            Self::Ordered { order, from, to, .. } => {
                let blocks = &world.streams.order(order)[from as usize..to as usize];
                // Equal neighbours are one request.
                let changes = blocks.windows(2).filter(|pair| pair[0] != pair[1]).count() as u64;
                (changes + u64::from(!blocks.is_empty()), 0)
            }
            Self::Points { count, .. } => (count.into(), DRAWS_A_POINT * u64::from(count)),
            Self::Point { .. } => (1, 0),
        }
    }
}

impl World {
    /// Block requests of all streams together, the same under every policy.
    pub fn requests(&self) -> u64 {
        self.requests_up_to(u64::MAX).unwrap_or(u64::MAX)
    }

    /// As [`World::requests`]; none if there are more than `most`.
    pub fn requests_up_to(&self, most: u64) -> Option<u64> {
        at_once(async |pace| self.count_up_to(most, &pace).await)
    }

    /// The same at a pace. Nothing is walked through: what a part draws is passed over, for the next query is drawn after
    /// it.
    pub async fn count_up_to(&self, most: u64, pace: &Pace) -> Option<u64> {
        let rules = &self.rules;
        let (mut count, mut units) = (0, 0);
        for stream in 0..rules.streams_count() {
            let mut random = Random::new(seed_of(self.config.seed, stream.into()));
            for number in 0.. {
                let Some(query) = rules.query(self, stream, number, &mut random) else { break };
                for part in &query.parts {
                    let (requests, mut draws) = part.requests_and_draws(self);
                    count += requests;
                    if count > most {
                        return None;
                    }
                    let looked = requests / ENTRIES_A_DRAW;
                    units += 1 + looked + draws;
                    pace.done(1 + looked).await;
                    while draws > 0 {
                        let passed = draws.min(DRAWS_A_LOOK);
                        random.pass_over(passed);
                        pace.done(passed).await;
                        draws -= passed;
                    }
                }
            }
            // The streams ask for about as much, each.
            let (done, all) = (u64::from(stream) + 1, u64::from(rules.streams_count()));
            pace.expect(units / done * (all - done));
        }
        Some(count)
    }
}
