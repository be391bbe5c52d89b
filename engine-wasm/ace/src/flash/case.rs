//! A case as files have it: `config`, perhaps `chip`, and `writes`, a list of batches or what a generator draws.

use bufferpool_core::error::ConfigError;
use bufferpool_core::fields::Fields;
use bufferpool_core::spec::DefaultValue::Number;
use bufferpool_core::spec::ParameterSpec;
use bufferpool_core::trace::MAXIMUM_REQUESTS;
use bufferpool_core::workload::draw::Random;
use bufferpool_lab::scene::as_object;
use serde_json::Value;

use super::chip::Chip;
use super::config::{FlashConfig, MOST_PHYSICAL_PAGES, whole};
use crate::Checked;
use crate::policy::spec::own;

/// A drive and what is written to it.
#[derive(Debug, Clone)]
#[allow(missing_docs)]
pub struct Case {
    pub config: FlashConfig,
    pub chip: Chip,
    pub batches: Vec<Vec<u32>>,
}

const fn number(id: &'static str, range: (f64, f64)) -> ParameterSpec {
    own(id, id, "", range, Number(range.0))
}

/// The numbers of a generator.
const GENERATED: &[ParameterSpec] = &[
    number("pages", (1.0, MOST_PHYSICAL_PAGES as f64)),
    number("count", (0.0, MAXIMUM_REQUESTS as f64)),
    number("seed", (0.0, u64::MAX as f64)),
    number("batch", (1.0, MAXIMUM_REQUESTS as f64)),
    number("operations_percent", (0.0, 100.0)),
    number("data_percent", (1.0, 100.0)),
];

impl Case {
    /// Reads and checks a case; what it says beside that, as its name and what it expects, is left alone. An error names the
    /// field within its part.
    pub fn from_json(value: &Value) -> Checked<Self> {
        let object = as_object("case", value)?;
        let missing = |field| ConfigError::new(field, "nothing", "there");
        let config = object.get("config").ok_or_else(|| missing("config"))?;
        let config = FlashConfig::from_json(as_object("config", config)?, MOST_PHYSICAL_PAGES)?;
        let chip = object
            .get("chip")
            .map_or(Ok(Chip::default()), |chip| Chip::from_json(as_object("chip", chip)?))?;
        let writes = object.get("writes").ok_or_else(|| missing("writes"))?;
        let batches = match writes {
            Value::Array(batches) => {
                batches.iter().enumerate().map(|(at, batch)| listed(at, batch)).collect()
            }
            generated => draw(generated),
        }?;
        Ok(Self { config, chip, batches })
    }
}

fn listed(at: usize, batch: &Value) -> Checked<Vec<u32>> {
    serde_json::from_value(batch.clone())
        .map_err(|_| ConfigError::new(format!("writes[{at}]"), batch, "a list of pages"))
}

/// Pages that a generator draws: `uniform`, `sequential`, or `skewed`, where a share of the writes goes to a share of the pages.
fn draw(value: &Value) -> Checked<Vec<Vec<u32>>> {
    let mut fields = Fields::new(as_object("writes", value)?);
    let kinds = [("uniform", 0), ("sequential", 1), ("skewed", 2)];
    let kind = fields.choice("kind", &kinds)?;
    let mut take = |id: &str| {
        let missing = || ConfigError::new(format!("writes.{id}"), "nothing", "a whole number");
        whole(&mut fields, GENERATED, id)?.ok_or_else(missing)
    };
    let (pages, count, seed, batch) = (take("pages")?, take("count")?, take("seed")?, take("batch")?);
    let (operations, data) =
        if kind == 2 { (take("operations_percent")?, take("data_percent")?) } else { (0, 100) };
    fields.finish()?;
    let hot = (data * pages).div_ceil(100);
    let mut random = Random::new(seed);
    let mut page = |t: u64| match kind {
        0 => random.below(pages),
        1 => t % pages,
        _ => {
            let is_hot = random.percent(operations);
            if is_hot || hot == pages { random.below(hot) } else { hot + random.below(pages - hot) }
        }
    };
    let drawn: Vec<u32> = (0..count).map(|t| page(t) as u32).collect();
    Ok(drawn.chunks(batch as usize).map(<[u32]>::to_vec).collect())
}
