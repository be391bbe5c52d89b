//! The client of each request: its number, or where any is none, its place in the order of first appearance, from 1.

use super::{Bad, Numbered, Taken};
use crate::error::{Checked, ConfigError, push, reserved};

/// Different names at most: so many numbers of clients there are.
const MOST: usize = 1 << 16;

#[derive(Debug, Default)]
pub(super) struct Clients {
    names: Numbered,
    /// The one at hand: its place among the names.
    now: u16,
    /// A name that is no number from 0 to 65535.
    further: bool,
    of_request: Vec<u16>,
}

impl Clients {
    /// What follows is of this client; an empty one is client 1.
    pub(super) fn is(&mut self, name: &str) -> Taken {
        let number = if name.is_empty() { Some(1) } else { name.parse::<u16>().ok() };
        self.further |= number.is_none();
        let place = match number {
            Some(number) => self.names.place(number.to_string().as_str())?,
            None => self.names.place(name)?,
        };
        if place as usize >= MOST || (self.further && self.names.texts.len() >= MOST) {
            return Err(Bad::File(ConfigError::new("client", name, "at most 65535 clients")));
        }
        self.now = place as u16;
        Ok(())
    }

    /// One more request, the number of which is `t`, is of the client at hand.
    pub(super) fn push(&mut self, t: usize) -> Checked<()> {
        if t != self.of_request.len() {
            let legal = "a client for each request";
            return Err(ConfigError::new("trace", "requests without a client", legal));
        }
        push("trace", &mut self.of_request, self.now)
    }

    /// The numbers of the clients of all requests; nothing where all are client 1.
    pub(super) fn finish(self, requests: usize) -> Checked<Vec<u16>> {
        let number = |(place, name): (u16, &String)| {
            if self.further { place + 1 } else { name.parse().unwrap_or(place) }
        };
        let numbers: Vec<u16> = (0..).zip(&self.names.texts).map(number).collect();
        if numbers == [1] {
            return Ok(Vec::new());
        }
        let mut clients = reserved("trace", requests as u64)?;
        clients.extend(self.of_request.iter().map(|&place| numbers[usize::from(place)]));
        Ok(clients)
    }
}
