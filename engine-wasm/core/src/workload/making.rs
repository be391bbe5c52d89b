//! Something large in the making, in slices of any size: a page draws and answers between two of them, and can stop.

use std::cell::Cell;
use std::future::poll_fn;
use std::pin::{Pin, pin};
use std::rc::Rc;
use std::task::{Context, Poll, Waker};

use crate::error::Checked;

/// What a maker gives: what it has made, or why it cannot be made.
pub type Made<T> = Checked<T>;

/// Goes on for about so many units, takes off what it used, and gives what it has made once it is done.
type Work<T> = Box<dyn FnMut(&mut u64) -> Option<Made<T>>>;

/// Something in the making. A unit of work takes about as long as drawing one request.
pub struct Making<T> {
    /// Gone once it is made.
    work: Option<Work<T>>,
    done: u64,
    /// About how many units are still to do.
    rest: Rc<Cell<u64>>,
    least_requests: u64,
}

impl<T> std::fmt::Debug for Making<T> {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str("Making")
    }
}

impl<T: 'static> Making<T> {
    /// Begins to make what `work` gives after about so many units. It does nothing before the first slice.
    pub fn new(units: u64, work: impl FnMut(&mut u64) -> Option<Made<T>> + 'static) -> Self {
        Self { work: Some(Box::new(work)), done: 0, rest: Rc::new(Cell::new(units)), least_requests: 0 }
    }

    /// The same for a maker that is an ordinary loop, or several in one another: it says now and then how much is done.
    pub fn paced<F>(units: u64, maker: impl FnOnce(Pace) -> F) -> Self
    where
        F: Future<Output = Made<T>> + 'static,
    {
        let rest = Rc::new(Cell::new(units));
        let pace = Pace { rest: Rc::clone(&rest), ..Pace::default() };
        let mut maker: MakingOf<'static, T> = Box::pin(maker(pace.clone()));
        let work = move |left: &mut u64| {
            pace.left.set(*left);
            let made = maker.as_mut().poll(&mut Context::from_waker(Waker::noop()));
            *left = pace.left.get();
            match made {
                Poll::Pending => None,
                Poll::Ready(made) => Some(made),
            }
        };
        Self { rest, ..Self::new(units, work) }
    }

    /// What is there already.
    pub fn made(value: T) -> Self {
        let mut value = Some(value);
        Self::new(0, move |_| value.take().map(Ok))
    }

    /// Says that no fewer requests than these will be made: what memory must hold is known before.
    pub fn at_least(self, least_requests: u64) -> Self {
        Self { least_requests, ..self }
    }

    /// As [`Making::at_least`] said.
    pub fn least_requests(&self) -> u64 {
        self.least_requests
    }

    /// Goes on for about so many units. What was made, once it is, or why it cannot be; nothing before and after.
    pub fn advance(&mut self, units: u64) -> Option<Made<T>> {
        self.go_on(&mut units.max(1))
    }

    /// The same, and takes the units off that it used.
    pub fn go_on(&mut self, left: &mut u64) -> Option<Made<T>> {
        let before = *left;
        let made = self.work.as_mut()?(left);
        let used = before - *left;
        self.done = self.done.saturating_add(used);
        self.rest.set(self.rest.get().saturating_sub(used));
        if made.is_some() {
            self.work = None;
        }
        made
    }

    /// The part that is done, from 0 to 1.
    pub fn share(&self) -> f64 {
        match self.work {
            None => 1.0,
            Some(_) => self.done as f64 / self.done.saturating_add(self.rest.get()).max(1) as f64,
        }
    }

    /// Makes it in one go.
    pub fn at_once(mut self) -> Made<T> {
        loop {
            if let Some(made) = self.advance(u64::MAX) {
                return made;
            }
        }
    }

    /// The same, and then something else that a run needs and finds where it was put.
    pub fn and(self, mut other: Making<()>) -> Self {
        let (units, least_requests) = (self.rest.get().saturating_add(other.rest.get()), self.least_requests);
        let (mut first, mut made) = (self, None);
        let work = move |left: &mut u64| {
            if made.is_none() {
                match first.go_on(left)? {
                    Ok(value) => made = Some(value),
                    refused => return Some(refused),
                }
            }
            match other.go_on(left)? {
                Ok(()) => made.take().map(Ok),
                Err(error) => Some(Err(error)),
            }
        };
        Self { least_requests, ..Self::new(units, work) }
    }

    /// The same, and then what follows from it.
    pub fn then<U: 'static>(self, mut next: impl FnMut(T) -> U + 'static) -> Making<U> {
        let Self { work, done, rest, least_requests } = self;
        let work =
            work.map(|mut work| Box::new(move |left: &mut u64| Some(work(left)?.map(&mut next))) as Work<U>);
        Making { work, done, rest, least_requests }
    }
}

/// A maker that is an ordinary loop, as one among others that are chosen while the program runs.
pub type MakingOf<'a, T> = Pin<Box<dyn Future<Output = Made<T>> + 'a>>;

/// Makes at once what is made at a pace.
pub fn at_once<F: Future>(maker: impl FnOnce(Pace) -> F) -> F::Output {
    let pace = Pace::default();
    let mut maker = pin!(maker(pace.clone()));
    loop {
        pace.left.set(u64::MAX);
        if let Poll::Ready(made) = maker.as_mut().poll(&mut Context::from_waker(Waker::noop())) {
            return made;
        }
    }
}

/// How far a maker may go in this slice.
#[derive(Debug, Clone, Default)]
pub struct Pace {
    left: Rc<Cell<u64>>,
    rest: Rc<Cell<u64>>,
}

impl Pace {
    /// Says that so many units are done; goes on in the next slice if this one is used up.
    #[inline]
    pub async fn done(&self, units: u64) {
        let left = self.left.get().saturating_sub(units);
        self.left.set(left);
        if left == 0 {
            let mut waited = false;
            poll_fn(|_| if std::mem::replace(&mut waited, true) { Poll::Ready(()) } else { Poll::Pending })
                .await;
        }
    }

    /// Says that about so many units are still to do, where that is known only on the way.
    pub fn expect(&self, units: u64) {
        self.rest.set(units);
    }
}
