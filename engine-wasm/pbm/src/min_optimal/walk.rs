//! A small string, played through with victims of one's own choice, beside MIN.

use bufferpool_core::error::{ConfigError, parsed};
use bufferpool_core::fields::Fields;
use bufferpool_core::parameters;
use bufferpool_lab::scene::as_object;
use serde::Serialize;
use serde_json::Value;

use super::{Standing, check_pool, found_first, judge};
use crate::optimal::{Min, Served, next_requests};

/// Each step is judged by a run of MIN over all further ones, and shows the whole pool: for strings that a person
/// plays.
const MAXIMUM_REQUESTS: usize = 500;

parameters! {
    pub FRAMES = "frames", "Frames in the pool", "B", "frames", (1.0, 100.0), 3.0,
        "How many blocks the pool can hold.",
        "The fewer frames, the more often a block must go.";
}

/// A string and what has been decided about it so far.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Play {
    /// Frames of the pool.
    pub frames: u32,
    /// Blocks that are resident before the first request.
    pub pool: Vec<u32>,
    /// The blocks requested, in order.
    pub requests: Vec<u32>,
    /// The victims chosen so far, in order, one for each miss that found no free frame. They need not be MIN-optimal.
    pub choices: Vec<u32>,
}

/// What a step expects of the player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Decision {
    /// A hit, or a free frame: no block must go.
    None,
    /// This block went.
    Evicted { block: u32, min_optimal: bool },
    /// A block must go, and the walk ends here for want of a choice.
    Open,
}

/// One request.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(rename = "WalkStep"))]
#[allow(missing_docs)]
pub struct Step {
    pub position: u32,
    pub block: u32,
    pub hit: bool,
    /// What was evicted for it.
    pub decision: Decision,
    /// The pool before it; `best_misses` counts this request too.
    #[serde(flatten)]
    pub standing: Standing,
    pub misses: u32,
    /// Whether MIN, played from the first request on, hits here.
    pub min_hit: bool,
    /// MIN's misses so far, this request's included.
    pub min_misses: u32,
}

/// All steps up to the end, or to the first eviction that is not decided yet.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct Walk {
    pub steps: Vec<Step>,
    /// The resident blocks after the last step, in ascending order; before it, if its decision is open.
    pub pool: Vec<u32>,
    pub finished: bool,
    /// MIN's misses over the whole string.
    pub min_misses: u32,
}

/// Plays a string through with the choices made so far. An error names the string if it is too long, the pool if the
/// frames cannot hold it, a choice if it is not resident when it is evicted, or if no block must go any more.
pub fn walk(play: &Play) -> Result<Walk, ConfigError> {
    let Play { frames, pool, requests, choices } = play;
    FRAMES.check((*frames).into())?;
    check_pool(pool, *frames)?;
    if requests.len() > MAXIMUM_REQUESTS {
        let legal = format!("at most {MAXIMUM_REQUESTS} requests");
        return Err(ConfigError::new("requests", format!("{} requests", requests.len()), legal));
    }
    let next = next_requests(requests.clone())?;
    let mut pool = found_first(pool, requests);
    let mut min = Min::resumed(&next, *frames, pool.iter().map(|resident| resident.1))?;
    let min_hits: Vec<bool> =
        (0..next.len() as u32).map(|position| min.serve(position) == Served::Hit).collect();
    let mut steps = Vec::new();
    let (mut misses, mut min_misses) = (0, 0);
    let mut chosen = choices.iter().enumerate();
    let mut finished = true;
    for ((position, &block), &min_hit) in (0..).zip(requests).zip(&min_hits) {
        let standing = judge(&pool, *frames, &next, position)?;
        let hit = pool.iter().any(|resident| resident.0 == block);
        let decision = if hit || pool.len() < *frames as usize {
            Decision::None
        } else {
            chosen.next().map_or(Ok(Decision::Open), |choice| decide(choice, &standing))?
        };
        misses += u32::from(!hit);
        min_misses += u32::from(!min_hit);
        steps.push(Step { position, block, hit, decision, standing, misses, min_hit, min_misses });
        if decision == Decision::Open {
            finished = false;
            break;
        }
        pool.retain(|resident| match decision {
            Decision::Evicted { block: victim, .. } => resident.0 != victim,
            _ => resident.0 != block,
        });
        pool.push((block, next[position as usize]));
    }
    if let Some((place, choice)) = chosen.next() {
        let legal = format!("{place} choices: no other block must go");
        return Err(ConfigError::new(format!("choices[{place}]"), choice, legal));
    }
    let mut pool: Vec<_> = pool.into_iter().map(|resident| resident.0).collect();
    pool.sort_unstable();
    let min_misses = min_hits.iter().filter(|&&hit| !hit).count() as u32;
    Ok(Walk { steps, pool, finished, min_misses })
}

fn decide((place, choice): (usize, &u32), standing: &Standing) -> Result<Decision, ConfigError> {
    match standing.pool.iter().find(|resident| resident.block == *choice) {
        Some(resident) => Ok(Decision::Evicted { block: *choice, min_optimal: resident.min_optimal }),
        None => {
            let resident: Vec<_> = standing.pool.iter().map(|resident| resident.block.to_string()).collect();
            let legal = format!("a resident block: {}", resident.join(", "));
            Err(ConfigError::new(format!("choices[{place}]"), choice, legal))
        }
    }
}

impl Play {
    /// Reads `{"frames": 2, "pool": [0, 1], "requests": [2, 0, 1, 0], "choices": [1]}`. `pool` and `choices` may be
    /// left out.
    pub fn from_json(text: &str) -> Result<Self, ConfigError> {
        let value = parsed("play", text)?;
        let mut fields = Fields::new(as_object("play", &value)?);
        let frames = fields.required(&[FRAMES], FRAMES.id)? as u32;
        let mut blocks = |id| fields.take(id).map_or(Ok(Vec::new()), |value| blocks(id, value));
        let (pool, requests, choices) = (blocks("pool")?, blocks("requests")?, blocks("choices")?);
        fields.finish()?;
        Ok(Self { frames, pool, requests, choices })
    }
}

fn blocks(id: &str, value: &Value) -> Result<Vec<u32>, ConfigError> {
    let legal = "a list of block numbers, whole and below 2^32";
    let list = value.as_array().ok_or_else(|| ConfigError::new(id, value, legal))?;
    let number = |value: &Value| value.as_u64().and_then(|number| u32::try_from(number).ok());
    let block = |(place, value): (usize, &Value)| {
        number(value)
            .ok_or_else(|| ConfigError::new(format!("{id}[{place}]"), value, "a whole number below 2^32"))
    };
    list.iter().enumerate().map(block).collect()
}

/// [`walk`] over JSON: [`Play::from_json`] in, [`Walk`] out. Fails as both.
pub fn walk_json(text: &str) -> Result<String, ConfigError> {
    let walk = walk(&Play::from_json(text)?)?;
    serde_json::to_string(&walk).map_err(|error| ConfigError::new("play", text, error.to_string()))
}
