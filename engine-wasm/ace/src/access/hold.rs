//! What keeps pages where they are, or away, whatever policy and Reader choose: pins, and I/O in flight.

use crate::pool::Pool;

/// A set of frames, a bit each.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct FrameSet {
    words: Vec<u64>,
    len: u32,
}

impl FrameSet {
    /// An empty set of frames below `frames`.
    pub fn new(frames: u32) -> Self {
        Self { words: vec![0; frames.div_ceil(64) as usize], len: 0 }
    }
    /// Whether a frame is in it.
    #[inline(always)]
    pub fn has(&self, frame: u32) -> bool {
        self.words.get(frame as usize >> 6).is_some_and(|word| word >> (frame & 63) & 1 == 1)
    }
    /// The frames `64 * at` to `64 * at + 63`, a bit each.
    #[inline(always)]
    pub fn word(&self, at: u32) -> u64 {
        self.words.get(at as usize).copied().unwrap_or(0)
    }
    /// How many there are.
    #[inline(always)]
    pub fn len(&self) -> u32 {
        self.len
    }
    /// Whether there is none.
    #[inline(always)]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }
    /// Takes a frame in; it may be there.
    #[inline(always)]
    pub fn insert(&mut self, frame: u32) {
        let word = &mut self.words[frame as usize >> 6];
        self.len += u32::from(*word >> (frame & 63) & 1 == 0);
        *word |= 1 << (frame & 63);
    }
    /// Takes a frame out; it may not be there.
    #[inline(always)]
    pub fn remove(&mut self, frame: u32) {
        let word = &mut self.words[frame as usize >> 6];
        self.len -= (*word >> (frame & 63) & 1) as u32;
        *word &= !(1 << (frame & 63));
    }
}

impl FromIterator<u32> for FrameSet {
    fn from_iter<I: IntoIterator<Item = u32>>(frames: I) -> Self {
        let mut set = Self::default();
        for frame in frames {
            let words = set.words.len().max(frame as usize / 64 + 1);
            set.words.resize(words, 0);
            set.insert(frame);
        }
        set
    }
}

/// Asked and told while a request is served. By default nothing is held.
pub(crate) trait Hold {
    /// Whether anything can be held: where not, nothing is asked, and no code for it is compiled.
    const HOLDS: bool = true;

    /// Request `t` comes. Its client, if that is known, and whether it pins the page already.
    fn comes(&mut self, _t: u64) -> (Option<u16>, bool) {
        (None, false)
    }
    /// The next request is `t`.
    fn went(&mut self, _t: u64) {}
    /// The frames that may not leave, if there are any; not all are, or no victim would be asked for.
    fn kept(&mut self, _pool: &Pool) -> Option<&FrameSet> {
        None
    }
    /// The first client that keeps a page.
    fn keeper(&self, _page: u32) -> u16 {
        0
    }
    /// Whether the Evictor may drop the page in a frame.
    fn may_go(&self, _frame: u32, _page: u32) -> bool {
        true
    }
    /// The frames that the Writer passes by, if there are any.
    fn in_flight(&self) -> Option<&FrameSet> {
        None
    }
    /// Whether a page that is not resident may be prefetched.
    fn may_come(&self, _page: u32) -> bool {
        true
    }
    /// The page in a frame is written, as one of a batch.
    fn writes(&mut self, _frame: u32, _page: u32) {}
    /// The page in a frame leaves.
    fn drops(&mut self, _frame: u32, _page: u32) {}
    /// A page is placed in a frame, to be read.
    fn reads(&mut self, _frame: u32, _page: u32) {}
}

/// Nothing holds a page: the silent loops.
impl Hold for () {
    const HOLDS: bool = false;
}
