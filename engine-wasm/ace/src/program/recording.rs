//! One lane's program as it is asked, with the tape of its answers.

use std::cell::{Cell, RefCell};
use std::collections::{HashMap, HashSet};
use std::rc::Rc;

use bufferpool_core::trace::{Trace, is_write};

use super::{Answer, Failure, Fault, Method, Programs, Tape};

/// A program is asked for its order at every position of runs with at most so many requests ...
const MOST_REQUESTS: usize = 200_000;
/// ... and so many frames in all these orders: 8 MB, a second or so of a simple program.
const MOST_FRAMES: usize = 2_000_000;

/// What a lane of an own policy asks.
#[derive(Debug)]
pub struct Recording {
    programs: Rc<dyn Programs>,
    pub(super) lane: usize,
    trace: Rc<Trace>,
    /// Positions whose order other lanes need, ascending; at every position where `everywhere`.
    orders_at: Vec<u64>,
    everywhere: bool,
    program: Cell<u32>,
    /// Number of the request that is served.
    pub(super) request: Cell<i64>,
    taken: RefCell<Taken>,
}

#[derive(Debug, Default)]
struct Taken {
    tape: Tape,
    failure: Option<Failure>,
    /// Frame → page, and back.
    pages: HashMap<u32, u32>,
    frames: HashMap<u32, u32>,
}

impl Recording {
    pub(super) fn new(
        programs: Rc<dyn Programs>,
        lane: usize,
        trace: Rc<Trace>,
        frames: u32,
        orders_at: Vec<u64>,
    ) -> Self {
        let requests = trace.requests.len();
        let everywhere =
            requests <= MOST_REQUESTS && (requests + 1).saturating_mul(frames as usize) <= MOST_FRAMES;
        Self {
            programs,
            lane,
            trace,
            orders_at,
            everywhere,
            program: Cell::default(),
            request: Cell::new(-1),
            taken: RefCell::default(),
        }
    }

    pub(super) fn failure(&self) -> Option<Failure> {
        self.taken.borrow().failure
    }
    pub(super) fn words(&self) -> Vec<u32> {
        self.taken.borrow().tape.to_words()
    }
    fn fail(&self, method: Method, kind: Fault, page: Option<u32>) {
        let (lane, request) = (self.lane, self.request.get());
        self.taken.borrow_mut().failure.get_or_insert(Failure { lane, request, method, kind, page });
    }

    /// Asks the program, unless it has failed before.
    fn ask<T>(&self, method: Method, question: impl FnOnce(&dyn Programs, u32) -> Answer<T>) -> Option<T> {
        if self.failure().is_some() {
            return None;
        }
        let answer = question(self.programs.as_ref(), self.program.get());
        answer.map_err(|_| self.fail(method, Fault::Threw, None)).ok()
    }

    /// Begins with an empty pool.
    pub(crate) fn begin(&self) {
        if let Some(program) = self.ask(Method::Constructor, |programs, _| programs.begin(self.lane)) {
            self.program.set(program);
            *self.taken.borrow_mut() = Taken::default();
        }
    }

    /// Goes on from the state of another lane's program.
    pub(crate) fn go_on_from(&self, other: &Self) {
        let copied = self.ask(Method::Constructor, |programs, _| programs.copy(other.program.get()));
        if let Some(program) = copied {
            self.program.set(program);
            let (mut taken, from) = (self.taken.borrow_mut(), other.taken.borrow());
            taken.pages.clone_from(&from.pages);
            taken.frames.clone_from(&from.frames);
        }
    }

    pub(crate) fn at(&self, request: i64) {
        self.request.set(request);
    }

    /// Keeps the order at a position, if it is needed there.
    pub(crate) fn arrive(&self, position: u64) {
        if self.everywhere || self.orders_at.binary_search(&position).is_ok() {
            let order = self.order(None, |_| true, usize::MAX);
            self.taken.borrow_mut().tape.keep_order(position, &order);
        }
    }

    pub(crate) fn miss(&self, page: u32) {
        self.ask(Method::Miss, |programs, program| programs.miss(program, page));
    }

    pub(crate) fn load(&self, frame: u32, page: u32, prefetched: bool, write: bool) {
        let mut taken = self.taken.borrow_mut();
        taken.pages.insert(frame, page);
        taken.frames.insert(page, frame);
        drop(taken);
        self.ask(Method::Load, |programs, program| programs.load(program, page, prefetched, write));
    }

    pub(crate) fn hit(&self, frame: u32, first_use: bool) {
        let request = usize::try_from(self.request.get()).ok().and_then(|t| self.trace.requests.get(t));
        let write = request.is_some_and(|&request| is_write(request));
        let page = self.page_in(frame);
        self.ask(Method::Hit, |programs, program| programs.hit(program, page, write, first_use));
    }

    pub(crate) fn drop_page(&self, frame: u32) {
        let page = self.page_in(frame);
        self.ask(Method::Drop, |programs, program| programs.drop(program, page));
        let mut taken = self.taken.borrow_mut();
        taken.pages.remove(&frame);
        taken.frames.remove(&page);
    }

    fn page_in(&self, frame: u32) -> u32 {
        self.taken.borrow().pages.get(&frame).copied().unwrap_or(0)
    }

    /// The frame of a page that the program named, or the fault if there is no such frame.
    fn frame_of(&self, page: f64) -> Result<u32, (Fault, Option<u32>)> {
        if page.fract() != 0.0 || !(0.0..=f64::from(u32::MAX)).contains(&page) {
            return Err((Fault::NotAPage, None));
        }
        let page = page as u32;
        self.taken.borrow().frames.get(&page).copied().ok_or((Fault::NotResident, Some(page)))
    }

    /// The victim's frame.
    pub(crate) fn victim(&self) -> Option<u32> {
        let page = self.ask(Method::Victim, |programs, program| programs.victim(program))?;
        match self.frame_of(page) {
            Ok(frame) => {
                self.taken.borrow_mut().tape.decisions.push(frame);
                Some(frame)
            }
            Err((kind, page)) => {
                self.fail(Method::Victim, kind, page);
                None
            }
        }
    }

    /// The first frames of a kind, `most` at most, in the order once a frame is empty; put on the tape.
    pub(crate) fn choose(&self, without: Option<u32>, wanted: impl Fn(u32) -> bool, most: usize) -> Vec<u32> {
        let chosen = self.order(without, wanted, most);
        let decisions = &mut self.taken.borrow_mut().tape.decisions;
        decisions.push(chosen.len() as u32);
        decisions.extend_from_slice(&chosen);
        chosen
    }

    /// The same without an entry on the tape. The program's order is read only as far as needed.
    pub(crate) fn order(&self, without: Option<u32>, wanted: impl Fn(u32) -> bool, limit: usize) -> Vec<u32> {
        let mut chosen = Vec::new();
        let gone = without.map(|frame| self.page_in(frame));
        if limit == 0
            || self.ask(Method::Order, |programs, program| programs.open_order(program, gone)).is_none()
        {
            return chosen;
        }
        let mut seen: HashSet<u32> = without.into_iter().collect();
        while chosen.len() < limit {
            let Some(next) = self.ask(Method::Order, |programs, program| programs.next_in_order(program))
            else {
                return chosen;
            };
            let Some(page) = next else {
                let taken = self.taken.borrow();
                let left_out = taken.pages.iter().filter(|(frame, _)| !seen.contains(frame));
                let first = left_out.map(|(_, &page)| page).min();
                drop(taken);
                if first.is_some() {
                    self.fail(Method::Order, Fault::LeftOut, first);
                }
                return chosen;
            };
            match self.frame_of(page) {
                Ok(frame) if seen.insert(frame) => chosen.extend(Some(frame).filter(|&frame| wanted(frame))),
                Ok(frame) if Some(frame) == without => {
                    self.fail(Method::Order, Fault::NotResident, gone);
                }
                Ok(_) => self.fail(Method::Order, Fault::Twice, Some(page as u32)),
                Err((kind, page)) => self.fail(Method::Order, kind, page),
            }
        }
        chosen
    }
}
