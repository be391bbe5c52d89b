//! Background writer and checkpointer (docs/rules/server.md, sections of these names).

use bufferpool_core::NONE;

use super::Server;
use super::device::{IoKind, Owner};
use super::series::Line;
use super::setup::Setup;
use super::traffic::Moved;
use super::watch::{Watch, Writer};

/// When a writer does not act until something else happens.
const NEVER: u64 = u64::MAX;

/// The background writer.
#[derive(Debug, Clone)]
pub struct Bgwriter {
    /// When it acts next, in ns; the largest number while it waits for its pages to be written.
    pub acts_ns: u64,
    /// Whether it is in a round.
    pub is_awake: bool,
    /// Pages of its group that are not written yet.
    pub left: u32,
    /// The pages of its round.
    list: Vec<u32>,
    /// How many of them it came to.
    next: usize,
    /// Pages submitted in its round.
    submitted: usize,
    /// Pages read when it last woke.
    pages_read: u64,
}

/// The checkpointer.
#[derive(Debug, Clone)]
pub struct Checkpointer {
    /// When it acts next, in ns; the largest number while it waits for its pages to be written.
    pub acts_ns: u64,
    /// Whether a checkpoint is running.
    pub is_running: bool,
    /// Pages of its group that are not written yet.
    pub left: u32,
    /// When the checkpoint began, in ns.
    pub began_ns: u64,
    /// Whether it found no dirty page, and nobody did anything since.
    pub is_idle: bool,
    list: Vec<u32>,
    next: usize,
}

impl Bgwriter {
    pub(super) fn new(setup: &Setup) -> Self {
        let acts_ns = setup.bgwriter.as_ref().map_or(NEVER, |bgwriter| bgwriter.delay_ns);
        Self { acts_ns, is_awake: false, left: 0, list: Vec::new(), next: 0, submitted: 0, pages_read: 0 }
    }

    /// One of its pages is written; whether that was the last of its group, so that it acts again.
    pub(super) fn has_written(&mut self, now_ns: u64) -> bool {
        self.left -= 1;
        self.acts_ns = if self.left == 0 { now_ns } else { NEVER };
        self.left == 0
    }

    /// Pages of its round that it came to, and all of them.
    pub fn progress(&self) -> (usize, usize) {
        (self.next, self.list.len())
    }
}

impl Checkpointer {
    pub(super) fn new(setup: &Setup) -> Self {
        let acts_ns = setup.checkpointer.as_ref().map_or(NEVER, |checkpointer| checkpointer.interval_ns);
        Self { acts_ns, is_running: false, left: 0, began_ns: 0, is_idle: false, list: Vec::new(), next: 0 }
    }

    /// As that of [`Bgwriter`].
    pub(super) fn has_written(&mut self, now_ns: u64) -> bool {
        self.left -= 1;
        self.acts_ns = if self.left == 0 { now_ns } else { NEVER };
        self.left == 0
    }

    /// Pages of the checkpoint that it came to, and all of them.
    pub fn progress(&self) -> (usize, usize) {
        (self.next, self.list.len())
    }
}

/// Rounds of a writer in which it finds nothing, one like the other.
#[derive(Clone, Copy)]
pub(super) struct IdleRounds {
    first_ns: u64,
    each_ns: u64,
}

impl IdleRounds {
    /// How many there are up to a moment.
    pub(super) fn until(self, time_ns: u64) -> u64 {
        time_ns.checked_sub(self.first_ns).map_or(0, |after| after / self.each_ns + 1)
    }
}

impl Server {
    /// Its rounds, if no page was read since it woke last: it then looks at no frame.
    pub(super) fn idle_bgwriter(&self) -> Option<IdleRounds> {
        let setup = self.setup.bgwriter.as_ref()?;
        let Bgwriter { acts_ns, is_awake, pages_read, .. } = self.bgwriter;
        let idles = !is_awake && acts_ns != NEVER && pages_read == self.counts().pages_read;
        idles.then_some(IdleRounds { first_ns: acts_ns, each_ns: setup.delay_ns })
    }

    /// Its rounds, if no page is dirty.
    pub(super) fn idle_checkpointer(&self) -> Option<IdleRounds> {
        let setup = self.setup.checkpointer.as_ref()?;
        let Checkpointer { acts_ns, is_idle, .. } = self.checkpointer;
        is_idle.then_some(IdleRounds { first_ns: acts_ns, each_ns: setup.interval_ns })
    }

    /// So many of those rounds; when the last one was, or 0.
    pub(super) fn bgwriter_idles(&mut self, rounds: u64) -> u64 {
        let Some(setup) = self.setup.bgwriter.as_ref().filter(|_| rounds > 0) else { return 0 };
        let acts_ns = self.bgwriter.acts_ns + rounds * setup.delay_ns;
        self.tally.bgwriter_rounds += rounds;
        self.bgwriter = Bgwriter { acts_ns, list: Vec::new(), next: 0, submitted: 0, ..self.bgwriter };
        acts_ns - setup.delay_ns
    }

    /// The same of the checkpointer.
    pub(super) fn checkpointer_idles(&mut self, rounds: u64) -> u64 {
        let Some(setup) = self.setup.checkpointer.as_ref().filter(|_| rounds > 0) else { return 0 };
        let acts_ns = self.checkpointer.acts_ns + rounds * setup.interval_ns;
        self.tally.checkpoints_timed += rounds;
        self.tally.checkpoints_done += rounds;
        let began_ns = acts_ns - setup.interval_ns;
        self.checkpointer =
            Checkpointer { acts_ns, began_ns, list: Vec::new(), next: 0, ..self.checkpointer };
        began_ns
    }

    /// The next group of a writer's list: pages that are still resident, dirty and not in flight; others are passed over.
    /// How many pages it came to then.
    fn group(&self, list: &[u32], mut next: usize) -> (Vec<Moved>, usize) {
        let mut group = Vec::new();
        while next < list.len() && group.len() < self.setup.n_b {
            let page = list[next];
            next += 1;
            let frame = self.lane.pool.frame_of(page);
            if frame != NONE && self.lane.pool.is_dirty(frame) && !self.lane.hold.is_in_flight(frame) {
                group.push((frame, page));
            }
        }
        (group, next)
    }

    /// Submits a group: its pages are clean at once.
    fn write_group<W: Watch>(&mut self, group: &[Moved], owner: Owner, watch: &mut W) {
        let (writer, line, count) = match owner {
            Owner::Checkpointer => {
                (Writer::Checkpointer, Line::Checkpoint, &mut self.tally.buffers_checkpoint)
            }
            _ => (Writer::Bgwriter, Line::Clean, &mut self.tally.buffers_clean),
        };
        *count += group.len() as u64;
        self.series.add(line, self.now_ns, group.len() as u64);
        for &(frame, page) in group {
            self.lane.pool.write_beside(frame);
            self.lane.policy.set_dirty(frame, false);
            self.lane.hold.write(frame);
            self.submit(IoKind::Write, owner, frame, page, watch);
        }
        watch.writer_writes(writer, group.len(), self.now_ns);
    }

    pub(super) fn bgwriter_acts<W: Watch>(&mut self, watch: &mut W) {
        let Some(setup) = self.setup.bgwriter.clone() else { return };
        if !self.bgwriter.is_awake {
            self.tally.bgwriter_rounds += 1;
            let pages_read = self.counts().pages_read;
            let growth = pages_read - self.bgwriter.pages_read;
            let ahead = (setup.multiplier_hundredths * growth).div_ceil(100);
            let list = self.list_ahead(ahead, setup.maxpages);
            self.bgwriter =
                Bgwriter { is_awake: true, list, pages_read, next: 0, submitted: 0, ..self.bgwriter };
        }
        let (group, next) = self.group(&self.bgwriter.list, self.bgwriter.next);
        self.bgwriter.next = next;
        if group.is_empty() {
            self.bgwriter.is_awake = false;
            self.bgwriter.acts_ns = self.now_ns + setup.delay_ns;
            return;
        }
        self.bgwriter.submitted += group.len();
        self.tally.maxwritten_clean += u64::from(self.bgwriter.submitted == setup.maxpages);
        self.bgwriter.left = group.len() as u32;
        self.bgwriter.acts_ns = NEVER;
        self.write_group(&group, Owner::Bgwriter, watch);
    }

    /// The dirty pages among the first unpinned frames of the eviction order.
    fn list_ahead(&self, ahead: u64, maxpages: usize) -> Vec<u32> {
        let (pool, hold) = (&self.lane.pool, &self.lane.hold);
        let ahead = ahead.min(pool.resident().into()) as usize;
        let order = self.lane.policy.first_in_order(ahead + hold.pinned_frames() as usize);
        let unpinned = order.into_iter().filter(|&frame| !hold.is_pinned(frame)).take(ahead);
        let dirty = unpinned.filter(|&frame| pool.is_dirty(frame));
        dirty.take(maxpages).map(|frame| pool.page_in(frame)).collect()
    }

    pub(super) fn checkpointer_acts<W: Watch>(&mut self, watch: &mut W) {
        let Some(setup) = self.setup.checkpointer.clone() else { return };
        if !self.checkpointer.is_running {
            self.tally.checkpoints_timed += 1;
            let pool = &self.lane.pool;
            let dirty = (0..pool.resident()).filter(|&frame| pool.is_dirty(frame));
            let mut list: Vec<u32> = dirty.map(|frame| pool.page_in(frame)).collect();
            list.sort_unstable();
            let began_ns = self.now_ns;
            self.checkpointer =
                Checkpointer { is_running: true, list, next: 0, began_ns, ..self.checkpointer };
        }
        let Checkpointer { list, next, began_ns, .. } = &self.checkpointer;
        if *next < list.len() {
            let share = u128::from(setup.spread_ns) * *next as u128 / list.len() as u128;
            let due_ns = began_ns + share as u64;
            if due_ns > self.now_ns {
                self.checkpointer.acts_ns = due_ns;
                return;
            }
            let (group, next) = self.group(list, *next);
            self.checkpointer.next = next;
            if !group.is_empty() {
                self.checkpointer.left = group.len() as u32;
                self.checkpointer.acts_ns = NEVER;
                return self.write_group(&group, Owner::Checkpointer, watch);
            }
        }
        self.tally.checkpoints_done += 1;
        self.checkpointer.is_idle = self.checkpointer.list.is_empty();
        self.checkpointer.is_running = false;
        self.checkpointer.acts_ns = self.now_ns.max(self.checkpointer.began_ns + setup.interval_ns);
    }
}
