//! The TaP table of sequential streams of misses. Source: docs/rules/ace.md, "TaP table", whose choice size and
//! replacement are: the paper says only that old addresses of no stream leave first in, first out.

/// Entries kept.
pub const TABLE_ENTRIES: usize = 64;
/// Misses in a row that confirm a stream.
pub const CONFIRMED_RUN: u32 = 4;

/// Counters that rule out at once that any stream expects a page, the common case; 64 an entry.
const FILTER: usize = 64 * TABLE_ENTRIES;

/// Streams in order of age: for each the page that would continue it, and how many misses it has had.
#[derive(Debug, Clone)]
pub struct StreamTable {
    /// A ring of places. What is expected may lie beyond the disk: D and a batch together stay below 2^32.
    next: [u32; TABLE_ENTRIES],
    run: [u32; TABLE_ENTRIES],
    /// Place of the oldest stream.
    front: usize,
    length: usize,
    /// How many streams expect a page with these low bits.
    expected: [u8; FILTER],
}

impl Default for StreamTable {
    fn default() -> Self {
        Self { next: [0; TABLE_ENTRIES], run: [0; TABLE_ENTRIES], front: 0, length: 0, expected: [0; FILTER] }
    }
}

impl StreamTable {
    /// Records a miss. Returns whether it belongs to a confirmed stream; that stream is then at the back.
    #[inline(always)]
    pub fn miss(&mut self, page: u32) -> bool {
        let run = self.take(page);
        self.settle(page + 1, run.saturating_add(1)) >= CONFIRMED_RUN
    }

    /// The stream at the back was asked for `count` pages after `page`.
    pub fn advance(&mut self, page: u32, count: u32) {
        let Some(last) = self.length.checked_sub(1) else { return };
        let run = self.take_at(last);
        self.settle(page.saturating_add(count).saturating_add(1), run);
    }

    /// Takes out the stream that expects `page`; returns its run, 0 if there is none.
    #[inline(always)]
    fn take(&mut self, page: u32) -> u32 {
        if self.expected[page as usize % FILTER] == 0 { 0 } else { self.look_for(page) }
    }

    /// Looks through all places, whatever their order: that is one comparison of whole rows of numbers.
    #[inline(never)]
    fn look_for(&mut self, page: u32) -> u32 {
        let found = (0..TABLE_ENTRIES).fold(TABLE_ENTRIES, |found, at| {
            let left = self.place_age(at) >= self.length;
            if self.next[at] != page || left { found } else { at }
        });
        if found == TABLE_ENTRIES { 0 } else { self.take_at(self.place_age(found)) }
    }

    /// How many streams are older than the one at a place; places of none come after all others.
    #[inline(always)]
    fn place_age(&self, at: usize) -> usize {
        (TABLE_ENTRIES + at - self.front) % TABLE_ENTRIES
    }
    #[inline(always)]
    fn place(&self, age: usize) -> usize {
        (self.front + age) % TABLE_ENTRIES
    }

    /// Takes a stream out; those behind it move up.
    fn take_at(&mut self, age: usize) -> u32 {
        let at = self.place(age);
        let run = self.run[at];
        self.expected[self.next[at] as usize % FILTER] -= 1;
        for age in age..self.length - 1 {
            let (to, from) = (self.place(age), self.place(age + 1));
            (self.next[to], self.run[to]) = (self.next[from], self.run[from]);
        }
        self.length -= 1;
        run
    }

    /// Puts a stream at the back, and of more than 64 the oldest goes. Of two that expect the same page the longer
    /// stays, at a tie the new one. Returns the run of the one that stayed.
    #[inline(always)]
    fn settle(&mut self, next: u32, run: u32) -> u32 {
        // Both expect the same page: the one that stays differs only by its run.
        let stayed = run.max(self.take(next));
        if self.length == TABLE_ENTRIES {
            self.expected[self.next[self.front % TABLE_ENTRIES] as usize % FILTER] -= 1;
            self.front = self.place(1);
            self.length -= 1;
        }
        let back = self.place(self.length);
        (self.next[back], self.run[back]) = (next, stayed);
        self.expected[next as usize % FILTER] += 1;
        self.length += 1;
        stayed
    }
}
