//! docs/rules/flash.md a second time, as plainly as can be: no index, every choice a walk over all there is.

use bufferpool_core::workload::draw::Random;

/// Settings as the rules name them.
#[derive(Debug, Clone)]
pub(super) struct Settings {
    pub(super) logical_pages: u32,
    pub(super) block_pages: usize,
    pub(super) blocks: usize,
    pub(super) reserve: usize,
    pub(super) gc: &'static str,
    pub(super) gc_stream: bool,
    pub(super) hot_cold: bool,
    pub(super) hot_window: u64,
    pub(super) wear_gap: u32,
    pub(super) fills: u32,
    pub(super) rounds: u32,
    pub(super) flash_seed: u64,
}

/// A block: the page programmed at each index, and whether it is valid.
#[derive(Debug, Clone, Default)]
pub(super) struct Block {
    pub(super) pages: Vec<(u32, bool)>,
    pub(super) erases: u32,
    filled: u64,
    turn: u64,
}

impl Block {
    fn valid(&self) -> usize {
        self.pages.iter().filter(|(_, valid)| *valid).count()
    }
}

/// The drive of the rules.
#[derive(Debug, Clone)]
pub(super) struct Naive {
    settings: Settings,
    pub(super) blocks: Vec<Block>,
    pub(super) free: Vec<usize>,
    /// Of host, hot, moved, levelled.
    pub(super) open: [Option<usize>; 4],
    clock: u64,
    last: Vec<Option<u64>>,
    turns: u64,
    pub(super) moved: u64,
    pub(super) erases: u64,
}

impl Naive {
    pub(super) fn new(settings: Settings) -> Self {
        let mut drive = Self {
            blocks: vec![Block::default(); settings.blocks],
            free: (0..settings.blocks).collect(),
            open: [None; 4],
            clock: 0,
            last: vec![None; settings.logical_pages as usize],
            turns: 0,
            moved: 0,
            erases: 0,
            settings,
        };
        let Settings { logical_pages, fills, rounds, flash_seed, .. } = drive.settings;
        (0..fills).for_each(|_| (0..logical_pages).for_each(|page| drive.write(page)));
        let mut random = Random::new(flash_seed);
        (0..rounds * logical_pages).for_each(|_| drive.write(random.below(logical_pages.into()) as u32));
        (drive.moved, drive.erases) = (0, 0);
        drive
    }

    pub(super) fn write(&mut self, page: u32) {
        let last = self.last[page as usize].filter(|_| self.settings.hot_cold);
        let stream = usize::from(last.is_some_and(|last| self.clock - last <= self.settings.hot_window));
        if self.open[stream].is_none() {
            while self.free.len() <= self.settings.reserve {
                self.collect();
            }
        }
        self.program(page, stream);
        self.last[page as usize] = Some(self.clock);
        self.clock += 1;
    }

    fn program(&mut self, page: u32, stream: usize) {
        for other in self.blocks.iter_mut().flat_map(|block| &mut block.pages) {
            other.1 &= other.0 != page;
        }
        let at = self.open[stream].unwrap_or_else(|| {
            let mut place = 0;
            if stream == 3 {
                let key =
                    |place: usize| (self.blocks[self.free[place]].erases, usize::MAX - self.free[place]);
                place = (0..self.free.len()).max_by_key(|&place| key(place)).unwrap();
            }
            self.free.remove(place)
        });
        let block = &mut self.blocks[at];
        block.pages.push((page, true));
        let full = block.pages.len() == self.settings.block_pages;
        if full {
            (block.filled, block.turn) = (self.clock, self.turns);
            self.turns += 1;
        }
        self.open[stream] = (!full).then_some(at);
    }

    fn full(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.blocks.len()).filter(|&at| self.blocks[at].pages.len() == self.settings.block_pages)
    }

    fn victim(&self) -> usize {
        let block = |at: usize| &self.blocks[at];
        let victim = match self.settings.gc {
            "greedy" => self.full().min_by_key(|&at| (block(at).valid(), at)),
            "fifo" => self.full().min_by_key(|&at| block(at).turn),
            _ => {
                let emptiest = self.full().find(|&at| block(at).valid() == 0);
                // Small numbers: a common denominator makes whole numbers of all scores.
                let all: i64 = (1..=self.settings.block_pages as i64).product();
                let score = |at: usize| {
                    let valid = block(at).valid() as i64;
                    let age = (1 + self.clock - block(at).filled) as i64;
                    (self.settings.block_pages as i64 - valid) * age * (all / valid)
                };
                emptiest.or_else(|| self.full().min_by_key(|&at| (-score(at), at)))
            }
        };
        victim.unwrap()
    }

    fn collect(&mut self) {
        let victim = self.victim();
        self.empty(victim, if self.settings.gc_stream { 2 } else { 0 });
        let cold = self.full().min_by_key(|&at| (self.blocks[at].erases, at));
        let (gap, worn) = (i64::from(self.settings.wear_gap), i64::from(self.blocks[victim].erases));
        if let Some(cold) = cold.filter(|&cold| gap > 0 && worn - i64::from(self.blocks[cold].erases) > gap) {
            self.empty(cold, 3);
        }
    }

    fn empty(&mut self, at: usize, stream: usize) {
        for index in 0..self.settings.block_pages {
            let (page, valid) = self.blocks[at].pages[index];
            if valid {
                self.program(page, stream);
                self.moved += 1;
            }
        }
        self.blocks[at].pages.clear();
        self.blocks[at].erases += 1;
        self.erases += 1;
        self.free.push(at);
    }
}
