//! What clients ask for: one trace that all take from, or, in a trace that names clients, each its own part of it.

use std::rc::Rc;

use bufferpool_core::error::ConfigError;
use bufferpool_core::trace::Trace;
use bufferpool_core::trace::recorded::{PinStep, Recorded};

use crate::Checked;
use crate::config::server::{MAXIMUM_CLIENTS, ServerConfig};

/// What a client does next in its stream.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Next {
    /// It asks for a page: the request's number among those of the trace.
    Request(u32),
    /// It takes one pin more on a page, or gives one back.
    Pin(PinStep),
    /// Nothing is left for it.
    Nothing,
}

/// The clients of a trace with a column `client`.
#[derive(Debug, Clone)]
struct Own {
    /// Rows by client, in the trace's order: a request's number, or the number of requests plus that of a pin's step.
    rows: Vec<u32>,
    /// Client → its first row.
    starts: Vec<u32>,
    /// Client → its last request's row plus one; its start if it has none.
    last_requests: Vec<u32>,
    /// Client → its number in the trace.
    names: Vec<u16>,
}

/// A trace as its clients see it.
#[derive(Debug, Clone)]
pub(super) struct Streams {
    trace: Rc<Trace>,
    own: Option<Rc<Own>>,
    clients: u32,
    /// Requests taken from a trace that all share.
    taken: u32,
    /// Client → its next row, in streams of their own.
    places: Vec<u32>,
}

impl Streams {
    /// Fails where both trace and config name clients, or the trace names too many.
    pub(super) fn new(trace: Rc<Trace>, config: &ServerConfig) -> Checked<Self> {
        let Some(recorded) = trace.recorded.as_ref().filter(|recorded| recorded.names_clients) else {
            let clients = config.clients.unwrap_or(1);
            return Ok(Self { trace, own: None, clients, taken: 0, places: Vec::new() });
        };
        if let Some(clients) = config.clients {
            let legal = "left out: the trace has a column client, and each client its own stream";
            return Err(ConfigError::new("clients", clients, legal));
        }
        let own = Own::of(recorded, trace.requests.len())?;
        let places = own.starts[..own.names.len()].to_vec();
        Ok(Self { clients: own.names.len() as u32, own: Some(Rc::new(own)), trace, taken: 0, places })
    }

    pub(super) fn clients(&self) -> u32 {
        self.clients
    }
    pub(super) fn trace(&self) -> &Rc<Trace> {
        &self.trace
    }
    /// The number that a client has in the trace; its place where all share one.
    pub(super) fn name(&self, client: u16) -> u16 {
        self.own.as_ref().map_or(client, |own| own.names[usize::from(client)])
    }

    /// Whether requests leave pins.
    pub(super) fn has_pins(&self) -> bool {
        self.own.is_some() && !self.steps().is_empty()
    }
    fn steps(&self) -> &[PinStep] {
        self.trace.recorded.as_ref().map_or(&[], |recorded| &recorded.pin_steps)
    }

    /// Whether a request is left for a client to take.
    #[inline(always)]
    pub(super) fn has_request(&self, client: u16) -> bool {
        match &self.own {
            None => (self.taken as usize) < self.trace.requests.len(),
            Some(own) => self.places[usize::from(client)] < own.last_requests[usize::from(client)],
        }
    }

    /// Takes what a client does next.
    #[inline(always)]
    pub(super) fn take(&mut self, client: u16) -> Next {
        let requests = self.trace.requests.len() as u32;
        let Some(own) = &self.own else {
            if self.taken == requests {
                return Next::Nothing;
            }
            self.taken += 1;
            return Next::Request(self.taken - 1);
        };
        let place = &mut self.places[usize::from(client)];
        if *place == own.starts[usize::from(client) + 1] {
            return Next::Nothing;
        }
        let row = own.rows[*place as usize];
        *place += 1;
        match row.checked_sub(requests) {
            None => Next::Request(row),
            Some(step) => Next::Pin(self.steps()[step as usize]),
        }
    }

    /// The row of the trace's file that a request stands in, `P` and `U` counted, from 0.
    pub(super) fn row(&self, request: u32) -> u64 {
        let before = self.steps().partition_point(|step| step.before <= request);
        u64::from(request) + before as u64
    }
}

impl Own {
    fn of(recorded: &Recorded, requests: usize) -> Checked<Self> {
        let mut place_of = vec![u16::MAX; 1 << 16];
        let (mut names, mut lengths) = (Vec::new(), Vec::new());
        let each_row = |tell: &mut dyn FnMut(u16, u32)| {
            let mut steps = (0..).zip(&recorded.pin_steps).peekable();
            for t in 0..=requests {
                while let Some((place, step)) = steps.next_if(|(_, step)| step.before as usize <= t) {
                    tell(step.client, requests as u32 + place);
                }
                if t < requests {
                    tell(recorded.clients.get(t).copied().unwrap_or(1), t as u32);
                }
            }
        };
        each_row(&mut |client, _| {
            let place = &mut place_of[usize::from(client)];
            if *place == u16::MAX {
                *place = names.len() as u16;
                names.push(client);
                lengths.push(0_u32);
            }
            lengths[usize::from(*place)] += 1;
        });
        if names.len() > MAXIMUM_CLIENTS as usize {
            let legal = format!("at most {MAXIMUM_CLIENTS} clients in a trace that has the column");
            return Err(ConfigError::new("client", format!("{} clients", names.len()), legal));
        }
        let mut starts = vec![0];
        starts.extend(lengths.iter().scan(0, |end, &length| {
            *end += length;
            Some(*end)
        }));
        let mut ends = starts.clone();
        let mut last_requests = starts.clone();
        let mut rows = vec![0; starts[names.len()] as usize];
        each_row(&mut |client, row| {
            let place = usize::from(place_of[usize::from(client)]);
            rows[ends[place] as usize] = row;
            ends[place] += 1;
            if (row as usize) < requests {
                last_requests[place] = ends[place];
            }
        });
        Ok(Self { rows, starts, last_requests, names })
    }
}
