//! Observers of what happens at each request.

/// Receives a lab's events. The fast path's observer records nothing and costs nothing.
pub trait Observer<E> {
    /// Whether events are recorded.
    const RECORDS: bool;
    /// The event that is being filled.
    fn event(&mut self) -> &mut E;
    /// The request is done; `true` stops after it.
    fn done(&mut self) -> bool;
}

/// Records nothing.
#[derive(Debug, Default)]
pub struct Silent<E>(E);

impl<E> Observer<E> for Silent<E> {
    const RECORDS: bool = false;
    #[inline]
    fn event(&mut self) -> &mut E {
        &mut self.0
    }
    #[inline]
    fn done(&mut self) -> bool {
        false
    }
}

/// Fills one event after the other and hands each to a function, which returns `true` to stop.
pub struct Recorder<'a, E> {
    event: E,
    tell: &'a mut dyn FnMut(&E) -> bool,
}

impl<'a, E: Default> Recorder<'a, E> {
    /// A recorder that hands its events to `tell`.
    pub fn new(tell: &'a mut dyn FnMut(&E) -> bool) -> Self {
        Self { event: E::default(), tell }
    }
}

impl<E> Observer<E> for Recorder<'_, E> {
    const RECORDS: bool = true;
    fn event(&mut self) -> &mut E {
        &mut self.event
    }
    fn done(&mut self) -> bool {
        (self.tell)(&self.event)
    }
}
