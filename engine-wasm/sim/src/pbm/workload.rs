//! What the streams run: one file a kind of queries and one line in [`REGISTRY`].
//!
//! Each stream has a generator of its own, from seed and stream, used for its queries alone; so one seed gives the same
//! queries under every policy. In each query first slow or fast is drawn, then its range, then what else there is.

mod bitmap;
mod common;
mod correlated;
mod given;
mod index;
mod look_ups;
mod mix;
pub mod orders;
mod sequential;

use std::fmt::Debug;
use std::rc::Rc;

use super::config::WorldConfig;
use super::query::{OrderId, Query};
use super::world::{Table, World};
use crate::error::ConfigError;
use crate::workload::config::Plan;
use crate::workload::draw::Random;
use crate::workload::{Catalogue, WorkloadConfig, WorkloadSpec, unopened};
use orders::Dates;

/// A kind of queries with its settings.
pub trait Kind: Debug {
    /// Tables and indexes with their blocks at full scale, the main table first; it has `blocks`.
    fn tables(&self, blocks: u32) -> Vec<(&'static str, u32)> {
        vec![("table", blocks)]
    }
    /// Whether the main table, with so many blocks, has all that is asked for.
    ///
    /// # Errors
    /// Names what it has not.
    fn check(&self, _table_blocks: u32) -> Result<(), ConfigError> {
        Ok(())
    }
    /// Streams.
    fn streams_count(&self) -> u32;
    /// Orders of blocks that all streams share.
    ///
    /// # Errors
    /// When they do not fit in memory.
    fn streams(&self, _config: &WorldConfig, _tables: &[Table]) -> Result<Streams, ConfigError> {
        Ok(Streams::default())
    }
    /// A stream's query with this number, from 0; none when the stream ends.
    fn query(&self, world: &World, stream: u32, number: u32, random: &mut Random) -> Option<Query>;
}

/// Orders of blocks by the keys of an index, made once.
#[derive(Debug, Default)]
pub struct Streams {
    uncorrelated: Vec<u32>,
    correlated: Option<Rc<Dates>>,
}

impl Streams {
    /// The blocks of an order, by the number of the entry.
    #[inline(always)]
    #[must_use]
    pub fn order(&self, id: OrderId) -> &[u32] {
        match id {
            OrderId::Uncorrelated => &self.uncorrelated,
            OrderId::Correlated => self.correlated.as_ref().map_or(&[], |dates| &dates.blocks),
        }
    }

    /// The dates of the correlated order.
    #[must_use]
    pub fn dates(&self) -> Option<&Rc<Dates>> {
        self.correlated.as_ref()
    }
}

/// Number of the policy's generator, beside those of the streams.
pub const POLICY_GENERATOR: u64 = 1 << 32;
/// Number of the generator that makes orders.
pub(super) const ORDER_GENERATOR: u64 = 1 << 33;

/// The seed of a generator: SplitMix64's finaliser of the run's seed and the generator's number, so that neighbouring
/// seeds share no stream.
#[must_use]
pub const fn seed_of(seed: u64, generator: u64) -> u64 {
    let value = seed.wrapping_add((generator + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    let value = (value ^ (value >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let value = (value ^ (value >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    value ^ (value >> 31)
}

/// A specification of a kind.
pub type KindSpec = WorkloadSpec<Rc<dyn Kind>>;

/// All kinds, in the order of the picker.
pub static REGISTRY: &[&KindSpec] =
    &[&sequential::SPEC, &bitmap::SPEC, &index::SPEC, &correlated::SPEC, &look_ups::SPEC, &mix::SPEC];

/// The kinds of this lab. Each has its own parameters of length.
pub static CATALOGUE: Catalogue<Rc<dyn Kind>> = Catalogue { workloads: REGISTRY, length: None };

/// The kind of a config, with its seed.
///
/// # Errors
/// Names the field, its value and what is legal.
pub fn kind(config: &WorkloadConfig) -> Result<(Rc<dyn Kind>, u64), ConfigError> {
    let planned = config.plan(&CATALOGUE, u32::MAX).map_err(|error| match error.field.as_str() {
        // Which notation, each lab knows for itself.
        "workload.trace" => ConfigError { legal: given::LEGAL.to_owned(), ..error },
        _ => error,
    });
    match planned? {
        Plan::Drawn(spec, draw) => Ok(((spec.generate)(&draw)?, draw.seed)),
        Plan::Given(text) => Ok((Rc::new(given::parse(text)?), crate::workload::DEFAULT_SEED)),
        Plan::Own { name, hash } => Err(unopened(name, hash)),
    }
}
