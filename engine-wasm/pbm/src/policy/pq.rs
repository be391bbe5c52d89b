//! PBM-PQ: blocks stand in buckets by the time to their next access, and the furthest bucket gives the victim.
//!
//! Source: Świtakowski, Boncz, Żukowski, PVLDB 2012, as Vanderkooy 2023, section 2.3, describes it; the switch "as in
//! PostgreSQL" is its section 5.2.1. A block is estimated when it is loaded or when the scans registered with its group
//! change, and not otherwise; in between the buckets shift towards the present.
//!
//! Chosen: a block that is estimated again enters its bucket anew at the tail, unless no access was known before and
//! none is known now; a tick comes before all else that happens at its instant.

use bufferpool_core::error::{ConfigError, filled};
use bufferpool_core::parameters;
use bufferpool_lab::lists::Lists;

use super::{Bucket, BucketView, Choice, Context, OptionSpec, Policy, PolicySpec};
use crate::config::LaneConfig;
use crate::frames::NONE;
use crate::world::World;

parameters! {
    GROUPS = "bucket_groups", "Groups of buckets", "n", "", (1.0, 24.0), 10.0,
        "Buckets of a group are twice as wide as those of the group before.",
        "Each further group doubles how far ahead the buckets tell blocks apart.";
    BUCKETS = "buckets", "Buckets in a group", "m", "", (1.0, 64.0), 5.0,
        "How many buckets of equal width a group has.",
        "More and narrower buckets tell blocks apart more finely, and must shift more often.";
    DELTA = "delta_ms", "Width of the first buckets", "Δ", "ms", real (0.001, 1_000_000.0), 100.0,
        "Time span of a bucket of the first group at full scale; every such time the buckets shift.",
        "It should be short against the time of a scan.";
}

const ARRIVAL: OptionSpec = OptionSpec {
    id: "arrival_order",
    label: "Not requested: in order of arrival",
    help: "Blocks that no scan has registered are evicted in the order in which they came to be so; a hit changes nothing. Off: in LRU order.",
    why: "The 2012 paper keeps them in LRU order; with look-ups and index scans that is all it has.",
};

const FREE_LIST: OptionSpec = OptionSpec {
    id: "as_in_postgresql",
    label: "As in PostgreSQL",
    help: "As in the thesis's PostgreSQL: when no frame is free, every unpinned block of the furthest bucket goes to a \
           first-in-first-out list of free frames; a hit takes it back, a new scan does not.",
    why: "Chosen in the thesis to keep eviction simple (5.2.1). Blocks are evicted that a scan has registered in the meantime, and without registered scans it is more like FIFO than LRU.",
};

/// From so many ticks at once on, those that change nothing are left out.
const MANY_TICKS: u64 = 64;

/// Buckets by time.
#[derive(Debug, Clone)]
pub(super) struct PriorityQueue {
    lists: Lists,
    /// Bucket from the present on → its list.
    slots: Vec<u32>,
    not_requested: u32,
    free: u32,
    /// Frame → where it stands, as far as that cannot be seen from the lists.
    stands: Vec<Stand>,
    groups: u32,
    buckets: u32,
    delta_ns: u64,
    /// Shifts so far.
    ticks: u64,
    arrival_order: bool,
    as_in_postgresql: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Stand {
    Nowhere,
    Time,
    NotRequested,
    Free,
}

impl PriorityQueue {
    /// The bucket of an estimate, from the present on.
    fn slot_of(&self, next_access_ns: f64) -> usize {
        let m = u64::from(self.buckets);
        let last = self.slots.len() - 1;
        // Beyond 2^53 the conversion saturates, far beyond the last bucket.
        let d = (next_access_ns / self.delta_ns as f64) as u64;
        let group = (d / m).saturating_add(1).ilog2();
        if group >= self.groups {
            return last;
        }
        let within = (d - m * ((1 << group) - 1)) >> group;
        (u64::from(group) * m + within) as usize
    }

    /// Shifts the buckets up to the present.
    #[inline]
    fn advance(&mut self, now_ns: u64) {
        while now_ns - self.ticks * self.delta_ns >= self.delta_ns {
            if now_ns - self.ticks * self.delta_ns >= MANY_TICKS * self.delta_ns {
                self.skip(now_ns / self.delta_ns);
            }
            self.ticks += 1;
            let groups = self.ticks.trailing_zeros().min(self.groups - 1) + 1;
            let shifted = (groups * self.buckets) as usize;
            if let Some(&[first, second]) = self.slots.get(..2).filter(|_| shifted > 1) {
                self.lists.put_before(first, second);
                self.slots[..shifted].rotate_left(1);
            }
        }
    }

    /// Leaves out shifts before tick `last` that move nothing but empty buckets, so that a long time of short ticks costs
    /// as much as there are buckets. The shift after it is carried out by itself.
    #[cold]
    fn skip(&mut self, last: u64) {
        let empty = |list: &u32| self.lists.head(*list).is_none();
        // The first bucket's blocks stay where they are; those of group g wait for a multiple of 2^g.
        let group = match self.slots.iter().skip(1).position(|list| !empty(list)) {
            Some(at) => (at as u32 + 1) / self.buckets,
            None => self.groups,
        };
        let next = if group < self.groups { ((self.ticks >> group) + 1) << group } else { last };
        self.ticks = next.min(last) - 1;
    }

    fn enter(&mut self, frame: u32, context: Context<'_>) {
        let next_access_ns = context.knowledge.scans.next_access_ns(context.frames.block_in(frame));
        let (list, stand) = if next_access_ns.is_finite() {
            (self.slots[self.slot_of(next_access_ns)], Stand::Time)
        } else {
            (self.not_requested, Stand::NotRequested)
        };
        let stays = stand == Stand::NotRequested && self.stands[frame as usize] == Stand::NotRequested;
        if !stays {
            self.lists.remove(frame);
            self.lists.push(list, frame);
            self.stands[frame as usize] = stand;
        }
    }

    /// Lists from the furthest bucket to the nearest.
    fn furthest_first(&self) -> impl Iterator<Item = (Bucket, u32)> + '_ {
        let time = self.slots.iter().enumerate().rev().map(|(at, &list)| (Bucket::Time(at as u32), list));
        std::iter::once((Bucket::NotRequested, self.not_requested)).chain(time)
    }

    fn free_list_head(&mut self, context: Context<'_>) -> Option<u32> {
        if self.lists.head(self.free).is_none() {
            let unpinned = |list| self.lists.frames(list).filter(|&frame| !context.frames.is_pinned(frame));
            let moved: Vec<u32> = self
                .furthest_first()
                .map(|(_, list)| unpinned(list).collect::<Vec<_>>())
                .find(|frames| !frames.is_empty())?;
            for frame in moved {
                self.lists.remove(frame);
                self.lists.push(self.free, frame);
                self.stands[frame as usize] = Stand::Free;
            }
        }
        self.lists.head(self.free)
    }
}

impl Policy for PriorityQueue {
    const SPEC: PolicySpec = PolicySpec {
        id: "pq",
        label: "PBM-PQ",
        idea: "Keep all blocks ordered by the time to their next access, coarsely: in buckets that are wider further ahead.",
        rule: "A block enters the bucket of its estimate when it is loaded and when the scans of its group change. Every Delta \
               the buckets shift towards the present. Blocks that nobody asked for go first, then the head of the furthest \
               bucket.",
        complexity: "O(1) a request, O(blocks of a group) when its scans change",
        paper: "Świtakowski, Boncz, Żukowski, \"From Cooperative Scans to Predictive Buffer Management\", PVLDB 2012",
        year: 2012,
        parameters: &[GROUPS, BUCKETS, DELTA],
        options: &[FREE_LIST, ARRIVAL],
        estimates: true,
        buckets: true,
    };
    const FOLLOWS_SCANS: bool = true;

    fn new(config: &LaneConfig, world: &World, _: u64) -> Result<Self, ConfigError> {
        let (groups, buckets) = (config.value(GROUPS.id) as u32, config.value(BUCKETS.id) as u32);
        let slots = groups * buckets;
        let frames = world.config.frames();
        let delta_ns = libm::round(config.value(DELTA.id) * 1e6 / f64::from(world.config.scale)) as u64;
        Ok(Self {
            lists: Lists::new(frames, slots + 2)?,
            slots: (0..slots).collect(),
            not_requested: slots,
            free: slots + 1,
            stands: filled("frames", frames as usize, Stand::Nowhere)?,
            groups,
            buckets,
            delta_ns: delta_ns.max(1),
            ticks: 0,
            arrival_order: config.has(ARRIVAL.id),
            as_in_postgresql: config.has(FREE_LIST.id),
        })
    }

    #[inline]
    fn loaded(&mut self, frame: u32, context: Context<'_>) {
        self.advance(context.now_ns);
        self.enter(frame, context);
    }

    #[inline]
    fn hit(&mut self, frame: u32, context: Context<'_>) {
        self.advance(context.now_ns);
        match self.stands[frame as usize] {
            Stand::Free => self.enter(frame, context),
            Stand::NotRequested if !self.arrival_order => {
                self.lists.remove(frame);
                self.lists.push(self.not_requested, frame);
            }
            _ => {}
        }
    }

    fn evicted(&mut self, frame: u32) {
        self.lists.remove(frame);
        self.stands[frame as usize] = Stand::Nowhere;
    }

    #[inline]
    fn scans_changed(&mut self, blocks: std::ops::Range<u32>, context: Context<'_>) {
        self.advance(context.now_ns);
        for block in blocks {
            let frame = context.frames.frame_of(block);
            if frame != NONE && self.stands[frame as usize] != Stand::Free {
                self.enter(frame, context);
            }
        }
    }

    fn choose(&mut self, context: Context<'_>, choice: &mut Choice) {
        self.advance(context.now_ns);
        if self.as_in_postgresql {
            choice.bucket = Some(Bucket::FreeList);
            choice.victims.extend(self.free_list_head(context));
            return;
        }
        let found = self.furthest_first().find_map(|(bucket, list)| {
            let unpinned = self.lists.frames(list).find(|&frame| !context.frames.is_pinned(frame));
            unpinned.map(|frame| (bucket, frame))
        });
        if let Some((bucket, frame)) = found {
            choice.bucket = Some(bucket);
            choice.victims.push(frame);
        }
    }

    fn buckets(&self, now_ns: u64) -> Vec<BucketView> {
        let mut now = self.clone();
        now.advance(now_ns);
        let view =
            |bucket, list, from_ns| BucketView { bucket, from_ns, frames: now.lists.frames(list).collect() };
        let m = u64::from(now.buckets);
        let from_ns = |at: u64| (m * ((1 << (at / m)) - 1) + ((at % m) << (at / m))) * now.delta_ns;
        let time = now.slots.iter().enumerate();
        let mut views: Vec<_> =
            time.map(|(at, &list)| view(Bucket::Time(at as u32), list, Some(from_ns(at as u64)))).collect();
        views.push(view(Bucket::NotRequested, now.not_requested, None));
        if now.as_in_postgresql {
            views.push(view(Bucket::FreeList, now.free, None));
        }
        views
    }

    fn bucket_of(&self, next_access_ns: f64) -> Option<Bucket> {
        let time = || Bucket::Time(self.slot_of(next_access_ns) as u32);
        Some(if next_access_ns.is_finite() { time() } else { Bucket::NotRequested })
    }

    fn bytes(&self) -> usize {
        self.lists.bytes() + 4 * self.slots.len() + self.stands.len()
    }
}
