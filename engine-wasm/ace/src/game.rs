//! A game over a short trace: the player is the policy and the Writer (docs/rules/beat-ace.md). What it costs is counted
//! by the pool and the loop that serve every lane; LRU, ACE and the cheapest play are served the same way beside it.

#[doc(hidden)]
pub mod cheapest;
mod draw;
pub mod moves;
mod report;
mod steered;

use bufferpool_core::device::Device;
use bufferpool_core::observer::Silent;
use bufferpool_core::recency::LinkedList;
use bufferpool_core::trace::{is_write, page_of};
use cheapest::Cheapest;
use moves::Rules;
pub use report::{Board, Cell, Dearest, Ghosts, Opening, Played, Request, Step};
use steered::Steered;

use crate::Checked;
use crate::access::{LaneState, WITH_WRITER};
use crate::config::{Cost, LaneConfig, Mode};
use crate::policy::Policy;
use crate::policy::registry::lru::Lru;
use crate::reader::READERS;

/// One read of the game's device, in microseconds.
#[doc(hidden)]
pub const BASE_US: f64 = 100.0;

/// A game: its rules, the pool it begins with and what is requested.
#[derive(Debug, Clone)]
pub struct Game {
    #[doc(hidden)]
    pub rules: Rules,
    /// By frame: page, and whether it is dirty. The first is the least recently used.
    #[doc(hidden)]
    pub start: Vec<(u32, bool)>,
    /// Packed.
    #[doc(hidden)]
    pub requests: Vec<u32>,
    #[doc(hidden)]
    pub cheapest: Cheapest,
    #[doc(hidden)]
    pub ghosts: Ghosts,
}

impl Game {
    /// The game that a word draws, the same everywhere. Fails for a word that is none.
    pub fn new(key: &str) -> Checked<Self> {
        draw::game(key)
    }

    /// A game over this pool and trace.
    #[doc(hidden)]
    pub fn over(rules: Rules, start: Vec<(u32, bool)>, requests: Vec<u32>) -> Checked<Self> {
        let cheapest = Cheapest::new(rules, &requests);
        let mut game = Self { rules, start, requests, cheapest, ghosts: Ghosts::default() };
        game.ghosts = Ghosts {
            lru: game.served_by::<Lru<LinkedList>>(Mode::Baseline)?,
            ace: game.served_by::<Lru<LinkedList>>(Mode::Ace)?,
            cheapest: game.played_cheapest()?,
        };
        Ok(game)
    }

    #[doc(hidden)]
    pub fn config(&self, mode: Mode) -> LaneConfig {
        let Rules { frames, pages, alpha, k_w, n_w } = self.rules;
        LaneConfig {
            policy: Lru::<LinkedList>::SPEC.id,
            mode,
            prefetch: false,
            reader: &READERS[0],
            pages,
            frames,
            device: Device { alpha: f64::from(alpha), base_us: BASE_US, k_r: 1, k_w },
            n_w,
            n_e: 1,
            theta: 1,
            cpu_us: 0.0,
            seed: 1,
            write_wait: 1.0,
            cost: Cost::Ideal,
            policy_values: Vec::new(),
            reference: None,
            server: None,
            flash: None,
            log: None,
            fork: None,
        }
    }

    fn lane<P: Policy>(&self, mode: Mode) -> Checked<Lane<P>> {
        let config = self.config(mode);
        let mut state = LaneState::plain(&config)?.with(P::new(&config)?).1;
        for (frame, &(page, dirty)) in (0..).zip(&self.start) {
            state.pool.set_up(page, dirty);
            state.policy.load(frame, page, dirty);
        }
        Ok(Lane { config, state })
    }

    /// Time after each request, from 0, of a policy alone or inside ACE.
    fn served_by<P: Policy>(&self, mode: Mode) -> Checked<Vec<f64>> {
        let mut lane = self.lane::<P>(mode)?;
        let mut times = vec![0.0];
        for request in &self.requests {
            lane.serve(*request);
            times.push(lane.time_us());
        }
        Ok(times)
    }

    fn played_cheapest(&mut self) -> Checked<Vec<f64>> {
        let mut lane = self.lane::<Steered>(Mode::Ace)?;
        let mut times = vec![0.0];
        for (t, &request) in self.requests.iter().enumerate() {
            if lane.asks(request) {
                lane.state.policy.turn = self.cheapest.best(t, &lane.board()).map(|best| best.0);
            }
            lane.serve(request);
            times.push(lane.time_us());
        }
        Ok(times)
    }

    /// Plays these moves, in the form of [`moves`], up to the next request that asks for one, or to the end. Fails for
    /// the first move that is not legal, and names it.
    pub fn played(&mut self, text: &str) -> Checked<Played> {
        let mut given = moves::words(text);
        let mut lane = self.lane::<Steered>(Mode::Ace)?;
        let mut steps = Vec::new();
        let mut dearest: Option<Dearest> = None;
        let mut decisions = 0;
        for (t, &request) in self.requests.iter().enumerate() {
            let (page, write) = (page_of(request), is_write(request));
            let before = lane.time_us();
            let mut step = Step { page, write, hit: lane.holds(page), ..Step::default() };
            if lane.asks(request) {
                let Some(word) = given.next() else { break };
                decisions += 1;
                let board = lane.board();
                let chosen = moves::read(word, decisions, &board, self.rules)?;
                step.victim = Some(board[chosen.victim as usize].page);
                step.written = chosen.written(&board).map(|cell| cell.page).collect();
                step.more_us = f64::from(self.cheapest.regret(t, &board, &chosen)) * BASE_US;
                if step.more_us > dearest.as_ref().map_or(0.0, |dearest| dearest.more_us)
                    && let Some((best, _)) = self.cheapest.best(t, &board)
                {
                    dearest = Some(Dearest {
                        request: t,
                        more_us: step.more_us,
                        evict: board[best.victim as usize].page,
                        write: best.written(&board).map(|cell| cell.page).collect(),
                    });
                }
                lane.state.policy.turn = Some(chosen);
            }
            lane.serve(request);
            step.frame = lane.state.pool.frame_of(page);
            step.time_us = lane.time_us();
            step.cost_us = step.time_us - before;
            step.board = lane.shown();
            steps.push(step);
        }
        moves::none_left(given.next(), decisions)?;
        let over = steps.len() == self.requests.len();
        Ok(Played { steps, over, time_us: lane.time_us(), dearest })
    }

    /// What there is before the first move.
    pub fn opening(&self) -> Checked<Opening<'_>> {
        let request = |&of: &u32| Request { page: page_of(of), write: is_write(of) };
        let board = self.lane::<Steered>(Mode::Ace)?.shown();
        Ok(Opening { requests: self.requests.iter().map(request).collect(), board, ghosts: &self.ghosts })
    }
}

/// A lane that is served a request at a time.
struct Lane<P> {
    config: LaneConfig,
    state: LaneState<P>,
}

impl<P: Policy> Lane<P> {
    fn holds(&self, page: u32) -> bool {
        self.state.pool.holds(page).is_some()
    }

    /// Whether a victim has to be chosen for this request.
    fn asks(&self, request: u32) -> bool {
        self.state.pool.free_frames() == 0 && !self.holds(page_of(request))
    }

    fn serve(&mut self, request: u32) {
        let state = std::mem::take(&mut self.state);
        self.state = state.serve::<WITH_WRITER, _>(&[request], &mut Silent::default()).0;
    }

    fn time_us(&self) -> f64 {
        self.state.pool.frames.counts.priced(&self.config).times().device_us()
    }

    fn shown(&self) -> Board {
        let lru = Policy::order(&self.state.policy).first().copied().unwrap_or(0);
        Board { cells: self.board(), lru }
    }

    fn board(&self) -> Vec<Cell> {
        let pool = &self.state.pool;
        (0..pool.resident())
            .map(|frame| Cell { page: pool.page_in(frame), dirty: pool.is_dirty(frame) })
            .collect()
    }
}

/// The rules of the game that is drawn: docs/rules/beat-ace.md, "Rules".
#[doc(hidden)]
pub const RULES: Rules = Rules { frames: 5, pages: 10, alpha: 3, k_w: 3, n_w: 3 };
