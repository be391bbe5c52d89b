//! What the streams run: a specification for each kind of queries, and one line in [`REGISTRY`].
//!
//! Each stream has a generator of its own, from seed and stream, used for its queries alone; so one seed gives the same
//! queries under every policy. In each query first slow or fast is drawn, then its range, then what else there is.

#[doc(hidden)]
pub mod common;
mod drawn;
#[doc(hidden)]
pub mod given;
#[doc(hidden)]
pub mod mix;
mod shop_day;

use std::rc::Rc;

use bufferpool_core::error::ConfigError;
use bufferpool_core::workload::config::Plan;
use bufferpool_core::workload::{Catalogue, DEFAULT_SEED, WorkloadConfig, WorkloadSpec, unopened};
use drawn::{BITMAP, CORRELATED, INDEX, LOOK_UPS, SEQUENTIAL};

use crate::world::Kind;

/// A specification of a kind.
pub type KindSpec = WorkloadSpec<Rc<dyn Kind>>;

/// All kinds, in the order of the picker.
pub static REGISTRY: &[&KindSpec] =
    &[&SEQUENTIAL, &BITMAP, &INDEX, &CORRELATED, &LOOK_UPS, &mix::SPEC, &shop_day::SPEC];

/// The kinds of this lab. Each has its own parameters of length.
pub static CATALOGUE: Catalogue<Rc<dyn Kind>> = Catalogue { workloads: REGISTRY, length: None };

/// The kind of a config, with its seed.
pub fn kind(config: &WorkloadConfig) -> Result<(Rc<dyn Kind>, u64), ConfigError> {
    let planned = config.plan(&CATALOGUE, u32::MAX).map_err(|error| match error.field.as_str() {
        // Which notation, each lab knows for itself.
        "workload.trace" => ConfigError { legal: given::LEGAL.to_owned(), ..error },
        _ => error,
    });
    match planned? {
        Plan::Drawn(spec, draw) => Ok(((spec.generate)(&draw)?, draw.seed)),
        Plan::Given(text) => Ok((Rc::new(given::parse(text)?), DEFAULT_SEED)),
        Plan::Own(name, hash) => Err(unopened(name, hash)),
    }
}
