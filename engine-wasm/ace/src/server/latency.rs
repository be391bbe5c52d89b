//! Latencies of transactions: sum and maximum exact, percentiles of latencies rounded down to ten leading binary digits.

/// Latencies below this are kept exactly.
const EXACT: u64 = 1024;
/// Kept latencies with the same number of digits above that.
const SAME_LENGTH: u64 = EXACT / 2;

/// How many latencies there are of each kept length: 28 672 counts at most.
#[derive(Debug, Clone, Default)]
pub struct Latencies {
    counts: Vec<u64>,
    /// How many there are.
    pub number: u64,
    /// Their sum, in ns.
    pub sum_ns: u64,
    /// The longest, in ns.
    pub max_ns: u64,
}

#[doc(hidden)]
pub fn place(latency_ns: u64) -> usize {
    if latency_ns < EXACT {
        return latency_ns as usize;
    }
    let dropped = u64::from(54 - latency_ns.leading_zeros());
    (EXACT + (dropped - 1) * SAME_LENGTH + (latency_ns >> dropped) - SAME_LENGTH) as usize
}

#[doc(hidden)]
pub fn kept(place: u64) -> u64 {
    if place < EXACT {
        return place;
    }
    let (dropped, digits) = ((place - EXACT) / SAME_LENGTH + 1, (place - EXACT) % SAME_LENGTH);
    (digits + SAME_LENGTH) << dropped
}

impl Latencies {
    #[inline(always)]
    #[doc(hidden)]
    pub fn add(&mut self, latency_ns: u64) {
        let place = place(latency_ns);
        if place >= self.counts.len() {
            self.counts.resize(place + 1, 0);
        }
        self.counts[place] += 1;
        self.number += 1;
        self.sum_ns += latency_ns;
        self.max_ns = self.max_ns.max(latency_ns);
    }

    /// The ceil(percent * n / 100)-th smallest as it is kept, in ns; 0 of none.
    pub fn percentile_ns(&self, percent: u64) -> u64 {
        let rank = (self.number * percent).div_ceil(100);
        let mut seen = 0;
        let reaches = |&count: &u64| {
            seen += count;
            seen >= rank
        };
        self.counts.iter().position(reaches).map_or(0, |place| kept(place as u64))
    }
}
