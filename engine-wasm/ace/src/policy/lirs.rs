//! LIRS. Source: docs/rules/policies.md; Jiang & Zhang, SIGMETRICS 2002.

use std::collections::VecDeque;

use crate::policy::prelude::*;

const HIRS: ParameterSpec = ParameterSpec {
    help: "How many frames are meant for HIR pages; all others hold LIR pages.",
    why: "With few a new page must come back soon to stay; with as many as there are frames this is LRU.",
    ..own("hirs", "Frames for HIR pages", "pages", (1.0, MAXIMUM_OWN_SIZE), Rule("max(1, floor(B / 100))"))
};
const GHOSTS: ParameterSpec = ParameterSpec {
    help: "How many pages that left the pool may stay on the stack.",
    why: "A page that comes back while it is on the stack becomes LIR; with 0 only a hit can make it so.",
    ..own("ghosts", "Ghosts", "pages", (0.0, MAXIMUM_OWN_SIZE), Rule("2 B"))
};

/// A HIR page as it came to the top of the stack. It is there as long as its frame or its ghost has the same stamp.
#[derive(Debug, Clone, Copy)]
struct Entry {
    stamp: u64,
    frame: u32,
    page: u32,
}

/// LIRS. What stands beneath the last LIR page is no part of the stack: so stamps alone tell who is on it.
#[derive(Debug, Clone, Default)]
pub struct Lirs {
    /// LIR pages, the stack's bottom at the old end.
    lir: Tape,
    queue: Tape,
    /// HIR pages and ghosts from the stack's bottom up, some of which are gone.
    stack: VecDeque<Entry>,
    /// Frame → when its page came to the top of the stack; 0 if it never did.
    stamps: Vec<u64>,
    /// With the stamps of their places on the stack.
    ghosts: Ghosts<u64>,
    pages: Pages,
    now: u64,
    /// Whether the missed page was a ghost.
    returns: bool,
    most_lir: u32,
    limit: usize,
}

impl Lirs {
    /// The stamp of the stack's bottom.
    fn bottom(&self) -> u64 {
        self.lir.oldest().map_or(u64::MAX, |frame| self.stamps[frame as usize])
    }

    fn is_there(&self, entry: &Entry) -> bool {
        let in_frame = self.queue.contains(entry.frame) && self.stamps[entry.frame as usize] == entry.stamp;
        in_frame || self.ghosts.known(entry.page) == Some(&entry.stamp)
    }

    /// A page, which stands in no list, comes to the top of the stack.
    fn push(&mut self, frame: u32, as_lir: bool, dirty: bool) {
        self.now += 1;
        self.stamps[frame as usize] = self.now;
        if as_lir {
            self.lir.push_new(frame, 0, dirty);
            if self.lir.len() > self.most_lir
                && let Some(bottom) = self.lir.oldest()
            {
                let dirty = self.lir.is_dirty(bottom);
                self.lir.remove(bottom);
                self.queue.push_new(bottom, 0, dirty);
            }
        } else {
            self.queue.push_new(frame, 0, dirty);
            self.stack.push_back(Entry { stamp: self.now, frame, page: self.pages.of(frame) });
        }
        self.prune();
    }

    fn prune(&mut self) {
        let bottom = self.bottom();
        while let Some(&Entry { stamp, page, .. }) = self.stack.front()
            && stamp < bottom
        {
            self.stack.pop_front();
            if self.ghosts.known(page) == Some(&stamp) {
                self.ghosts.take(page);
            }
        }
        if self.stack.len() > 2 * (self.stamps.len() + self.ghosts.len()) + 16 {
            let mut stack = std::mem::take(&mut self.stack);
            stack.retain(|entry| self.is_there(entry));
            self.stack = stack;
        }
    }

    /// Takes a page out of its list. Whether it was HIR and on the stack.
    fn take(&mut self, frame: u32) -> bool {
        if self.lir.contains(frame) {
            self.lir.remove(frame);
            return false;
        }
        self.queue.remove(frame);
        self.stamps[frame as usize] >= self.bottom()
    }
}

impl Policy for Lirs {
    const SPEC: PolicySpec = PolicySpec {
        id: "lirs",
        label: "LIRS",
        card: PolicyCard {
            idea: "Judge a page by how many others were asked for between its last two requests, not by how long ago the last one was.",
            rule: "Pages are LIR, with requests close together, or HIR; all but a few frames are for LIR pages. The stack has LIR pages, HIR pages and ghosts by their last request, down to the last LIR page; the queue has the resident HIR pages. A HIR page or ghost asked for while it is on the stack becomes LIR, and the last LIR page becomes HIR, at the new end of the queue. Any other HIR page that is asked for goes to the stack's top and the queue's new end. The victim is the queue's old end; on the stack it leaves a ghost.",
            cost: "A loop that is longer than the pool still hits, and a scan passes through a few frames. A page that comes to be popular must first be missed, or be used again while it passes through the queue. A dirty victim is written alone.",
            complexity: "Amortised O(log64 B) a request.",
            paper: "Jiang & Zhang: LIRS, an efficient low inter-reference recency set replacement policy, SIGMETRICS",
            year: 2002,
            left_out: "Nothing of the paper, which sets no bound on ghosts: the default of 2 B is Caffeine's. Others differ: in Caffeine a HIR page on top of the stack does not become LIR, and pages loaded as HIR while the pool fills do not go on the stack; in libCacheSim the bound is on all of the stack, and a hit on a page of the queue alone makes the last LIR page HIR.",
            used_by: "H2, in a variant (org/h2/mvstore/cache/CacheLongKeyLIRS.java)",
        },
        parameters: &[HIRS, GHOSTS],
        badge: flag("lir", "LIR page", "•", "A LIR page: HIR pages go before it."),
        kept: &[
            list(
                "stack",
                "stack",
                "LIR pages, HIR pages and ghosts by their last request, down to the last LIR page.",
            ),
            queue("queue", "queue", "HIR pages, the first to go."),
            ghosts("ghosts", "ghosts", "Pages of the stack that are gone."),
        ],
        ..PolicySpec::EMPTY
    };
    const FIRST_USE_LOADS: bool = true;
    const REASONS: &'static [Text] = &[
        "HIR pages go from the old end of their queue, and then LIR pages from the stack's bottom: page {victim} is the first",
    ];
    const WHY_NOT: &'static [Text] = &[
        "Page {page} is a LIR page. HIR pages go first, here page {victim}.",
        "Pages {page} and {victim} are HIR pages, and page {victim} stands nearer the old end of the queue.",
        "LIR pages go from the bottom of the stack up, and page {page} stands above page {victim}.",
    ];

    fn new(config: &LaneConfig) -> Result<Self, ConfigError> {
        let hirs = config.own(&HIRS, (config.frames / 100).max(1))?;
        Ok(Self {
            lir: Tape::new(config.frames, 1),
            queue: Tape::new(config.frames, 1),
            stamps: filled("frames", config.frames as usize, 0)?,
            pages: Pages::new(config.frames)?,
            most_lir: config.frames.saturating_sub(hirs),
            limit: config.own(&GHOSTS, 2 * config.frames)? as usize,
            ..Self::default()
        })
    }

    fn begin_miss(&mut self, page: u32) {
        self.returns = self.ghosts.take(page).is_some();
    }

    fn load(&mut self, frame: u32, page: u32, dirty: bool) {
        self.pages.put(frame, page, false);
        let as_lir = std::mem::take(&mut self.returns) || self.lir.len() < self.most_lir;
        self.push(frame, as_lir, dirty);
    }

    fn prefetch(&mut self, frame: u32, page: u32) {
        self.ghosts.take(page);
        self.pages.put(frame, page, true);
        self.stamps[frame as usize] = 0;
        self.queue.push_old(frame, 0, false);
    }

    fn was_prefetched(&mut self, frame: u32) {
        self.pages.mark(frame);
    }

    fn hit(&mut self, frame: u32, dirty: bool) {
        let as_lir = self.lir.contains(frame);
        let as_lir = self.take(frame) || as_lir;
        self.push(frame, as_lir, dirty);
    }

    fn set_dirty(&mut self, frame: u32, dirty: bool) {
        let line = if self.lir.contains(frame) { &mut self.lir } else { &mut self.queue };
        line.set_dirty(frame, dirty);
    }

    fn evicted(&mut self, frame: u32) {
        let on_stack = self.take(frame);
        if let Some(page) = self.pages.ghost(frame)
            && on_stack
        {
            self.ghosts.add(page, self.stamps[frame as usize], self.limit);
        }
        self.prune();
    }

    fn victim(&mut self, _observer: &mut dyn PolicyObserver) -> u32 {
        self.queue.oldest().or_else(|| self.lir.oldest()).unwrap_or(0)
    }

    fn in_order(&self, wanted: Wanted, _without: Option<u32>) -> impl Iterator<Item = u32> {
        self.queue.of_class(0, wanted).chain(self.lir.of_class(0, wanted))
    }
    fn in_state_of(&self, other: &Self) -> Self {
        Self { most_lir: self.most_lir, limit: self.limit, ..other.clone() }
    }

    fn kept(&self) -> Vec<Kept> {
        let mut others = self.stack.iter().rev().filter(|entry| self.is_there(entry)).peekable();
        let mut stack = Vec::new();
        for frame in self.lir.from_new() {
            let stamp = self.stamps[frame as usize];
            while let Some(entry) = others.next_if(|entry| entry.stamp > stamp) {
                stack.push(entry.page);
            }
            stack.push(self.pages.of(frame));
        }
        let ghosts = self.ghosts.newest_first().map(|(page, _)| page);
        vec![Kept::Pages(stack), Kept::Frames(self.queue.from_new()), Kept::Pages(ghosts.collect())]
    }

    fn badge(&self, frame: u32) -> u8 {
        self.lir.contains(frame).into()
    }
    fn why_not(&self, comparison: &VictimComparison) -> usize {
        let is_lir = |frame: u32| self.lir.contains(frame);
        match (is_lir(comparison.victim), is_lir(comparison.frame)) {
            (false, true) => 0,
            (false, false) => 1,
            (true, _) => 2,
        }
    }

    fn bytes_a_frame(config: &LaneConfig) -> u64 {
        let ghosts = config.own(&GHOSTS, 2 * config.frames).unwrap_or(0).min(config.pages);
        100 + 100 * u64::from(ghosts.div_ceil(config.frames.max(1)))
    }
    fn bytes(&self) -> usize {
        let stack = size_of::<Entry>() * self.stack.len() + 8 * self.stamps.len();
        self.lir.bytes() + self.queue.bytes() + self.ghosts.bytes() + stack + self.pages.bytes()
    }
}
