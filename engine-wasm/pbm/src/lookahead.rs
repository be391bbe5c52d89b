//! The truth beside an estimate: the actual next requests for blocks, found by running a copy of a lane on.

use crate::lane::AnyLane;
use crate::lanes::Lanes;

/// A search for the next requests for some blocks.
pub struct Lookahead {
    lane: Box<dyn AnyLane>,
    blocks: Vec<u32>,
    found_ns: Vec<Option<u64>>,
    from_ns: u64,
}

impl Lanes {
    /// A search from the shown moment on; none if there is no such lane. The lane itself stays where it is.
    pub fn ahead(&self, lane: usize, blocks: &[u32]) -> Option<Lookahead> {
        let lane = self.all().get(lane)?;
        Some(Lookahead {
            lane: lane.again(),
            blocks: blocks.to_vec(),
            found_ns: vec![None; blocks.len()],
            from_ns: lane.clock.now_ns(),
        })
    }
}

impl Lookahead {
    /// Looks through at most so many further requests; returns whether there is nothing left to find.
    pub fn advance(&mut self, limit: u64) -> bool {
        let mut requests = 0;
        while requests < limit && !self.done() {
            let (blocks, found_ns, from_ns) = (&self.blocks, &mut self.found_ns, self.from_ns);
            requests += u64::from(self.lane.happen(0, &mut |event| {
                for (block, found) in blocks.iter().zip(&mut *found_ns) {
                    if *block == event.block {
                        found.get_or_insert(event.time_ns - from_ns);
                    }
                }
            }));
        }
        self.done()
    }

    fn done(&self) -> bool {
        self.ended() || self.found_ns.iter().all(Option::is_some)
    }

    /// Whether the lane's run is over: what was not found is never asked for again.
    pub fn ended(&self) -> bool {
        self.lane.next_ns().is_none()
    }

    /// Nanoseconds from the shown moment on to the next request for each block, as far as they are found.
    pub fn found_ns(&self) -> &[Option<u64>] {
        &self.found_ns
    }
}
