//! The cheapest play, by exhaustive search: what the rest of a game costs at least from any pool.
//!
//! A state is the number of the request, the pages in the pool, and which of them are dirty: no more bears on what
//! follows. With P pages there are at most 3^P states a request (absent, clean or dirty), each searched once and kept. At
//! a miss in a full pool every page may go; a dirty one is written alone or with every set of up to n_w - 1 other dirty
//! pages. Left out, as no lane may do it: writing without a dirty victim, evicting without a miss, not loading the page
//! that was asked for, prefetching. Dirty pages in the pool at the end cost nothing.

use bufferpool_core::trace::{is_write, page_of};

use super::Cell;
use super::moves::{Move, Rules};

/// Not searched yet.
const UNKNOWN: u16 = u16::MAX;

#[derive(Debug, Clone)]
pub struct Cheapest {
    rules: Rules,
    requests: Vec<u32>,
    /// By request and state: the cost of the rest, in reads.
    known: Vec<u16>,
}

/// Pages in the pool and dirty ones among them, a bit each.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct State {
    resident: u32,
    dirty: u32,
}

/// A move in pages: the bit of the victim, and those of all that is written.
#[derive(Debug, Clone, Copy)]
struct Choice {
    victim: u32,
    written: u32,
}

impl Cheapest {
    pub fn new(rules: Rules, requests: &[u32]) -> Self {
        let states = 3_usize.pow(rules.pages) * requests.len();
        Self { rules, requests: requests.to_vec(), known: vec![UNKNOWN; states] }
    }

    /// The best move at a request that asks for one, and the cost of the rest with it, in reads.
    pub fn best(&mut self, t: usize, board: &[Cell]) -> Option<(Move, u32)> {
        let state = State::of(board);
        // The first of equals: what goes on as cheaply without a write, then with the largest batch.
        let mut best: Option<(Choice, u32)> = None;
        for choice in self.choices(state) {
            let cost = self.with(t, state, choice);
            if best.is_none_or(|(_, least)| cost < least) {
                best = Some((choice, cost));
            }
        }
        best.map(|(choice, cost)| (choice.on(board), cost))
    }

    /// What a move costs more, by the end, than the best one from the same pool, in reads.
    pub fn regret(&mut self, t: usize, board: &[Cell], chosen: &Move) -> u32 {
        let bit = |frame: u32| 1 << board[frame as usize].page;
        let written = chosen.written(board).fold(0, |bits, cell| bits | 1 << cell.page);
        let choice = Choice { victim: bit(chosen.victim), written };
        let state = State::of(board);
        let cost = self.with(t, state, choice);
        cost - self.rest(t, state)
    }

    /// The least cost of the whole game from this pool, in reads.
    pub fn least(&mut self, board: &[Cell]) -> u32 {
        self.rest(0, State::of(board))
    }

    /// The least cost of the requests from `t` on.
    fn rest(&mut self, t: usize, state: State) -> u32 {
        let Some(&request) = self.requests.get(t) else { return 0 };
        let place = t * 3_usize.pow(self.rules.pages) + state.number(self.rules.pages);
        if self.known[place] != UNKNOWN {
            return u32::from(self.known[place]);
        }
        let page = 1 << page_of(request);
        let cost = if state.resident & page != 0 {
            self.rest(t + 1, state.used(request))
        } else if state.resident.count_ones() < self.rules.frames {
            1 + self.rest(t + 1, state.used(request))
        } else {
            self.choices(state).into_iter().map(|choice| self.with(t, state, choice)).min().unwrap_or(0)
        };
        self.known[place] = cost as u16;
        cost
    }

    /// The cost of request `t`, a miss in a full pool, and of the rest, if this is chosen.
    fn with(&mut self, t: usize, state: State, Choice { victim, written }: Choice) -> u32 {
        let Rules { alpha, k_w, .. } = self.rules;
        let write = alpha * written.count_ones().div_ceil(k_w);
        let left = State { resident: state.resident & !victim, dirty: state.dirty & !written & !victim };
        1 + write + self.rest(t + 1, left.used(self.requests[t]))
    }

    /// Every legal choice: clean victims, then dirty ones with the largest batches first.
    fn choices(&self, state: State) -> Vec<Choice> {
        let State { resident, dirty } = state;
        let clean = bits(resident & !dirty).map(|victim| Choice { victim, written: 0 });
        let with_riders = |victim: u32| {
            let others = dirty & !victim;
            let riders = (0..=others).filter(move |set| set & !others == 0);
            riders.map(move |riders| Choice { victim, written: victim | riders })
        };
        let mut batches: Vec<Choice> = bits(dirty).flat_map(with_riders).collect();
        batches.retain(|choice| choice.written.count_ones() <= self.rules.n_w);
        batches.sort_by_key(|choice| std::cmp::Reverse(choice.written.count_ones()));
        clean.chain(batches).collect()
    }
}

impl State {
    fn of(board: &[Cell]) -> Self {
        let all = |wanted: fn(&&Cell) -> bool| {
            board.iter().filter(wanted).fold(0, |bits, cell| bits | 1 << cell.page)
        };
        Self { resident: all(|_| true), dirty: all(|cell| cell.dirty) }
    }

    /// Once the page was asked for.
    fn used(self, request: u32) -> Self {
        let page = 1 << page_of(request);
        Self { resident: self.resident | page, dirty: self.dirty | if is_write(request) { page } else { 0 } }
    }

    fn number(self, pages: u32) -> usize {
        (0..pages).fold(0, |number, page| {
            number * 3 + (self.resident >> page & 1) as usize + (self.dirty >> page & 1) as usize
        })
    }
}

impl Choice {
    /// In frames.
    fn on(self, board: &[Cell]) -> Move {
        let frames = |wanted: u32| {
            (0..).zip(board).filter(move |(_, cell)| wanted >> cell.page & 1 == 1).map(|(frame, _)| frame)
        };
        let victim = frames(self.victim).next().unwrap_or(0);
        Move { victim, riders: frames(self.written & !self.victim).collect() }
    }
}

fn bits(of: u32) -> impl Iterator<Item = u32> {
    (0..u32::BITS).map(|place| 1 << place).filter(move |bit| of & bit != 0)
}
