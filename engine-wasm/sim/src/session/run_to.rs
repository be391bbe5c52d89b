//! "Run to": the next request after which a condition holds.

use serde::Serialize;
use serde_json::Value;

use super::parting::Act;
use super::{Session, remember};
use crate::error::ConfigError;
use crate::event::Event;
use crate::timeline::Replay;

/// What to run to.
#[derive(Debug, Clone, PartialEq)]
pub enum Condition {
    /// A miss.
    Miss,
    /// An eviction, of a clean or a dirty page.
    Eviction,
    /// An eviction whose victim is dirty.
    DirtyEviction,
    /// A write batch of two or more pages.
    Batch,
    /// A write batch of n_w pages.
    FullBatch,
    /// A second chance.
    SecondChance,
    /// A prefetch.
    Prefetch,
    /// The lanes act differently: they evict, fetch or write different pages.
    Parting,
    /// A request for this page.
    Page {
        /// The page.
        page: u32,
    },
    /// A counter has reached a value.
    Counter {
        /// Name of the counter in ace.md.
        name: String,
        /// The value to reach.
        value: u64,
    },
}

impl Condition {
    /// Reads `{"kind": "miss"}`, `{"kind": "page", "page": 7}`, `{"kind": "counter", "name": …, "value": …}`.
    ///
    /// # Errors
    /// Names the field that is not legal.
    pub fn from_json(condition: &Value) -> Result<Self, ConfigError> {
        let number = |field: &str| {
            let value = &condition[field];
            value.as_u64().ok_or_else(|| ConfigError::new(field, value, "a whole number, 0 or more"))
        };
        Ok(match condition["kind"].as_str().unwrap_or_default() {
            "miss" => Self::Miss,
            "eviction" => Self::Eviction,
            "dirty_eviction" => Self::DirtyEviction,
            "batch" => Self::Batch,
            "full_batch" => Self::FullBatch,
            "second_chance" => Self::SecondChance,
            "prefetch" => Self::Prefetch,
            "parting" => Self::Parting,
            "page" => {
                let page = number("page")?;
                let legal = "a page number below 2^32";
                Self::Page { page: u32::try_from(page).map_err(|_| ConfigError::new("page", page, legal))? }
            }
            "counter" => Self::Counter {
                name: condition["name"].as_str().unwrap_or_default().to_owned(),
                value: number("value")?,
            },
            other => return Err(ConfigError::new("condition", other, CONDITIONS)),
        })
    }
}

const CONDITIONS: &str = "one of miss, eviction, dirty_eviction, batch, full_batch, second_chance, prefetch, \
                          parting, page, counter";

/// How a search ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum RunTo {
    /// The condition holds at the shown position.
    Found,
    /// It was not found yet; ask again.
    More,
    /// It does not hold anywhere up to the end.
    None,
}

impl Session {
    /// Serves up to `limit` requests one by one until the condition holds in `lane`, or in any lane if it is
    /// `None`. Partings and requests for a page concern all lanes.
    ///
    /// # Errors
    /// When the condition names a counter or a lane that does not exist.
    pub fn run_to(
        &mut self,
        condition: &Condition,
        lane: Option<usize>,
        limit: u64,
    ) -> Result<RunTo, ConfigError> {
        let lanes = self.recent.len();
        if let Some(lane) = lane.filter(|&lane| lane >= lanes) {
            return Err(ConfigError::new("lane", lane, format!("a lane below {lanes}")));
        }
        if let Condition::Counter { name, value } = condition
            && self.counter(0, name).is_none()
        {
            return Err(ConfigError::new(
                format!("counter {name}"),
                value,
                "a counter of whole numbers, such as pages_written",
            ));
        }
        if self.reached(condition, lane) {
            return Ok(RunTo::Found);
        }
        let end = self.requests().min(self.position().saturating_add(limit));
        while self.position() < end {
            if self.serve_one(condition, lane) {
                return Ok(RunTo::Found);
            }
        }
        Ok(if end == self.requests() { RunTo::None } else { RunTo::More })
    }

    fn serve_one(&mut self, condition: &Condition, chosen: Option<usize>) -> bool {
        let mut holds = false;
        let mut first_act = Act::default();
        let limits: Vec<u32> = self.shown.all().iter().map(|lane| lane.config().batch_limit()).collect();
        let recent = &mut self.recent;
        self.shown.observe_to(self.shown.position() + 1, &mut |lane, event| {
            remember(&mut recent[lane], event);
            if matches!(condition, Condition::Parting) {
                let act = Act::of(event);
                if lane == 0 {
                    first_act = act;
                }
                holds |= act != first_act;
            } else if chosen.is_none_or(|chosen| chosen == lane) {
                holds |= happened(condition, event, limits[lane]);
            }
        });
        holds || self.reached(condition, chosen)
    }

    /// Whether a counter has the value asked for. Only this condition can hold before a step is taken.
    fn reached(&self, condition: &Condition, chosen: Option<usize>) -> bool {
        let Condition::Counter { name, value } = condition else { return false };
        let mut lanes = (0..self.recent.len()).filter(|&lane| chosen.is_none_or(|chosen| chosen == lane));
        lanes.any(|lane| self.counter(lane, name).is_some_and(|count| count >= *value))
    }

    fn counter(&self, lane: usize, name: &str) -> Option<u64> {
        self.shown.all().get(lane)?.counts().by_name(name)
    }
}

fn happened(condition: &Condition, event: &Event, batch_limit: u32) -> bool {
    match condition {
        Condition::Miss => !event.hit,
        Condition::Eviction => event.victim.is_some(),
        Condition::DirtyEviction => event.victim_dirty,
        Condition::Batch => event.batch.len() > 1,
        Condition::FullBatch => event.batch.len() > 1 && event.batch.len() as u64 == u64::from(batch_limit),
        Condition::SecondChance => !event.second_chances.is_empty(),
        Condition::Prefetch => !event.prefetched.is_empty(),
        Condition::Page { page } => event.page == *page,
        Condition::Parting | Condition::Counter { .. } => false,
    }
}
