//! What is known of a trace before it is served, and the plan of the optimum among it.

use std::rc::Rc;

use bufferpool_core::error::{ConfigError, filled};

use super::prices::Disk;

/// What is known of a trace before it is served.
#[derive(Debug, Clone, Default)]
pub struct TraceFacts {
    /// Pages of the file and those that the trace creates.
    pub pages: u32,
    /// Page of the file → whether it starts on flash, where the workload says so.
    pub starts_on_flash: Option<Rc<Vec<bool>>>,
    /// The cheapest sequence of disks of each page, for the optimum.
    pub plan: Option<Rc<Plan>>,
}

/// For each eviction of a trace and each disk on which its page may be then, whether it moves.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Plan {
    /// Two bits an eviction: from flash, from the magnetic disk.
    bits: Vec<u64>,
}

impl Plan {
    /// A plan of so many evictions, by which no page moves. Fails when it does not fit in memory.
    pub(crate) fn new(evictions: u64) -> Result<Self, ConfigError> {
        Ok(Self { bits: filled("workload.requests", evictions.div_ceil(32) as usize, 0)? })
    }

    /// The page of an eviction moves away from `disk`.
    pub(crate) fn set(&mut self, eviction: u64, disk: Disk) {
        self.bits[(eviction / 32) as usize] |= 1 << (2 * (eviction % 32) + disk.index() as u64);
    }

    /// Whether the page of an eviction, counted from 0, moves away from `disk`.
    #[inline(always)]
    pub fn moves(&self, eviction: u64, disk: Disk) -> bool {
        self.bits[(eviction / 32) as usize] >> (2 * (eviction % 32) + disk.index() as u64) & 1 == 1
    }

    /// Bytes held.
    pub fn bytes(&self) -> usize {
        size_of::<u64>() * self.bits.len()
    }
}
