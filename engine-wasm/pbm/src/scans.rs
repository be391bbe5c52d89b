//! Registered scans, and when they will reach a block.
//!
//! Source: Vanderkooy 2023, sections 2.3 and 4.2; the registration is that of the PVLDB 2012 paper. A scan registers with
//! every block group that it will read, and is removed from a group when it has finished the group's last block in its
//! range. Registering costs per group, not per block. A stream runs one scan at a time, so a group's scans are a set of
//! streams in one word.

use std::rc::Rc;

use bufferpool_core::error::ConfigError;
use bufferpool_core::sparse::Sparse;

use crate::query::Scan;
use crate::world::World;

/// What an estimate needs of a scan.
#[derive(Debug, Clone, Copy, Default)]
struct Ahead {
    /// What to add to a block's number to have how many blocks of the scan come before it from now on; for a bitmap scan
    /// without what its groups add.
    add: i64,
    /// Blocks still to come; 0 if no scan is under way.
    left: u64,
    /// Nanoseconds a block.
    block_ns: f64,
    /// Whether groups are left out, so that each adds something of its own.
    has_gaps: bool,
}

/// A scan under way.
#[derive(Debug, Clone)]
pub struct Registered {
    /// What to add for each group, from the first one on, for a bitmap scan.
    gaps: Option<(u32, Rc<[i32]>)>,
    /// Blocks that it has finished.
    pub done: u32,
    /// Blocks a nanosecond.
    pub speed: f64,
    /// When it finished its last group, or began.
    since_ns: u64,
    /// Blocks of the present group that it has finished.
    done_in_group: u32,
}

/// All scans under way, by stream and by group.
#[derive(Debug, Clone)]
pub struct Scans {
    group_blocks: u32,
    /// Group → streams whose scans will read it.
    asked_by: Sparse<u64>,
    scans: Vec<Option<Registered>>,
    ahead: Vec<Ahead>,
}

impl Scans {
    /// None yet. Fails for want of memory.
    pub fn new(world: &World, streams: u32) -> Result<Self, ConfigError> {
        Ok(Self {
            group_blocks: world.group_blocks,
            asked_by: Sparse::new("blocks", world.groups() as usize, 0)?,
            scans: vec![None; streams as usize],
            ahead: vec![Ahead::default(); streams as usize],
        })
    }

    /// The scan of a stream, if one is under way.
    pub fn of(&self, stream: u32) -> Option<&Registered> {
        self.scans[stream as usize].as_ref()
    }

    /// The streams whose scans will read a group, as bits.
    #[inline(always)]
    pub fn asked_by(&self, group: u32) -> u64 {
        self.asked_by.get(group)
    }

    /// Registers a stream's scan. `base_ns` is what a read takes: the speed starts at a block in that and its work.
    pub fn register(&mut self, stream: u32, scan: &Scan, base_ns: u64, now_ns: u64) {
        let bit = 1_u64 << stream;
        for group in self.groups_of(scan) {
            *self.asked_by.get_mut(group) |= bit;
        }
        let gaps = scan.groups.as_ref().map(|groups| {
            let first = groups.first().copied().unwrap_or_default();
            let last = groups.last().copied().unwrap_or_default();
            let mut add = vec![0_i32; (last - first + 1) as usize];
            let mut before = 0_u32;
            for &group in groups.iter() {
                let begins = group * self.group_blocks;
                add[(group - first) as usize] = (i64::from(before) - i64::from(begins)) as i32;
                // The table's last group may be shorter, and then none follows it.
                before += self.group_blocks;
            }
            (first, add.into())
        });
        let block_ns = (scan.cpu_ns + base_ns) as f64;
        self.ahead[stream as usize] = Ahead {
            add: if gaps.is_some() { 0 } else { -i64::from(scan.first) },
            left: scan.blocks.into(),
            block_ns,
            has_gaps: gaps.is_some(),
        };
        self.scans[stream as usize] =
            Some(Registered { gaps, done: 0, speed: 1.0 / block_ns, since_ns: now_ns, done_in_group: 0 });
    }

    /// The groups that a scan registers with, in the order of their blocks.
    pub fn groups_of(&self, scan: &Scan) -> Vec<u32> {
        let group_of = |block| block / self.group_blocks;
        match &scan.groups {
            None => (group_of(scan.first)..=group_of(scan.first + scan.blocks - 1)).collect(),
            Some(groups) => groups.to_vec(),
        }
    }

    /// A stream's scan has finished a block. Returns the block's group if that was the group's last one in its range.
    #[inline]
    pub fn finish(&mut self, stream: u32, block: u32, now_ns: u64) -> Option<u32> {
        let scan = self.scans[stream as usize].as_mut()?;
        let ahead = &mut self.ahead[stream as usize];
        scan.done += 1;
        scan.done_in_group += 1;
        ahead.add -= 1;
        ahead.left -= 1;
        let ends = ahead.left == 0;
        if !ends && !(block + 1).is_multiple_of(self.group_blocks) {
            return None;
        }
        let group = block / self.group_blocks;
        *self.asked_by.get_mut(group) &= !(1_u64 << stream);
        let took_ns = now_ns - scan.since_ns;
        if took_ns > 0 {
            scan.speed = 0.75 * scan.speed + 0.25 * (f64::from(scan.done_in_group) / took_ns as f64);
            ahead.block_ns = 1.0 / scan.speed;
        }
        scan.since_ns = now_ns;
        scan.done_in_group = 0;
        if ends {
            self.scans[stream as usize] = None;
        }
        Some(group)
    }

    /// Nanoseconds until a registered scan reads the block, by the present speeds; infinite if none will.
    #[inline]
    pub fn next_access_ns(&self, block: u32) -> f64 {
        let group = block / self.group_blocks;
        let mut asked_by = self.asked_by.get(group);
        let mut soonest = f64::INFINITY;
        while asked_by != 0 {
            let stream = asked_by.trailing_zeros();
            asked_by &= asked_by - 1;
            let ahead = &self.ahead[stream as usize];
            let mut before = i64::from(block) + ahead.add;
            if ahead.has_gaps
                && let Some((first, add)) =
                    self.scans[stream as usize].as_ref().and_then(|scan| scan.gaps.as_ref())
            {
                before += i64::from(add[(group - first) as usize]);
            }
            // A block that the scan has passed, or that lies outside its range, does not count for it: below 0 the
            // conversion gives more than any scan has left.
            if (before as u64) < ahead.left {
                soonest = soonest.min(before as f64 * ahead.block_ns);
            }
        }
        soonest
    }

    /// Bytes held.
    pub fn bytes(&self) -> usize {
        let a_stream = size_of::<Option<Registered>>() + size_of::<Ahead>();
        self.asked_by.bytes() + a_stream * self.scans.len()
    }
}
