//! "Run to": the next request after which a condition holds.

use bufferpool_core::counter::Number;
use bufferpool_core::error::{Checked, ConfigError};
use serde::Serialize;
use serde_json::Value;

use super::prescan::Alignment;
use super::run::{Holds, Run, place_of};
use super::{Session, remember};

/// What to run to.
#[derive(Debug, Clone, PartialEq)]
#[allow(missing_docs)]
pub enum Condition {
    /// A condition of the lab's lanes with this id, see [`Run::CONDITIONS`].
    Happens(&'static str),
    /// The lanes act differently: they evict, fetch or write different pages.
    Divergence,
    /// A request for this page.
    Page(u32),
    PageLeaves(u32),
    /// This page comes into the pool, again or for the first time.
    PageEnters(u32),
    /// The counter of this name has reached a value.
    Counter(String, u64),
}

impl Condition {
    /// Reads `{"kind": "miss"}`, `{"kind": "page", "page": 7}`, `{"kind": "counter", "name": …, "value": …}`.
    pub fn from_json<R: Run>(condition: &Value) -> Checked<Self> {
        let number = |field: &str| {
            let value = &condition[field];
            value.as_u64().ok_or_else(|| ConfigError::new(field, value, "a whole number, 0 or more"))
        };
        let page = || {
            let page = number("page")?;
            u32::try_from(page).map_err(|_| ConfigError::new("page", page, "a page number below 2^32"))
        };
        let kind = condition["kind"].as_str().unwrap_or_default();
        if let Some((known, _)) = R::CONDITIONS.iter().find(|(known, _)| *known == kind) {
            return Ok(Self::Happens(known));
        }
        Ok(match kind {
            "divergence" => Self::Divergence,
            "page" => Self::Page(page()?),
            "page_leaves" => Self::PageLeaves(page()?),
            "page_enters" => Self::PageEnters(page()?),
            "counter" => {
                Self::Counter(condition["name"].as_str().unwrap_or_default().to_owned(), number("value")?)
            }
            other => {
                let own = R::CONDITIONS.iter().map(|(known, _)| *known);
                let general = ["divergence", "page", "page_leaves", "page_enters", "counter"];
                let legal = format!("one of {}", own.chain(general).collect::<Vec<_>>().join(", "));
                return Err(ConfigError::new("condition", other, legal));
            }
        })
    }
}

/// How a search ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum RunTo {
    /// The condition holds at the shown position.
    Found,
    /// Not found yet; call again.
    More,
    /// It does not hold anywhere up to the end.
    None,
}

impl<R: Run> Session<R> {
    /// Serves up to `limit` requests until the condition holds in `lane`, or in any: divergences and pages concern all lanes.
    pub fn run_to(&mut self, condition: &Condition, lane: Option<usize>, limit: u64) -> Checked<RunTo> {
        let lanes = self.recent.len();
        if let Some(lane) = lane.filter(|&lane| lane >= lanes) {
            return Err(ConfigError::new("lane", lane, format!("a lane below {lanes}")));
        }
        if let Condition::Counter(name, value) = condition
            && self.counter(0, name).is_none()
        {
            let legal = "a counter of whole numbers, such as pages_written";
            return Err(ConfigError::new(format!("counter {name}"), value, legal));
        }
        if self.reached(condition, lane) {
            return Ok(RunTo::Found);
        }
        let happened = self.happened(condition);
        let mut alignment = Alignment::new(lanes);
        let end = self.requests().min(self.position().saturating_add(limit));
        while self.position() < end {
            if self.serve_one(condition, lane, &happened, &mut alignment) {
                return Ok(RunTo::Found);
            }
        }
        self.forget();
        Ok(if end == self.requests() { RunTo::None } else { RunTo::More })
    }

    /// Whether an event of a lane fulfils a condition that looks at events.
    fn happened(&self, condition: &Condition) -> Holds<R::Event> {
        match *condition {
            Condition::Happens(id) => self.shown.happens(id),
            Condition::Page(page) => Box::new(move |_, event| R::page_of(event) == Some(page)),
            Condition::PageLeaves(page) => Box::new(move |_, event| R::change(event, page).left),
            Condition::PageEnters(page) => Box::new(move |_, event| R::change(event, page).entered),
            Condition::Divergence | Condition::Counter(..) => Box::new(|_, _| false),
        }
    }

    fn serve_one(
        &mut self,
        condition: &Condition,
        chosen: Option<usize>,
        happened: &dyn Fn(usize, &R::Event) -> bool,
        alignment: &mut Alignment,
    ) -> bool {
        let mut holds = false;
        let recent = &mut self.recent;
        self.shown.observe_to(self.shown.position() + 1, &mut |lane, event| {
            remember(&mut recent[lane], event);
            if matches!(condition, Condition::Divergence) {
                alignment.tell::<R>(lane, event);
            } else if chosen.is_none_or(|chosen| chosen == lane) {
                holds |= happened(lane, event);
            }
        });
        self.forget();
        alignment.compare(|_| holds = true);
        holds || self.reached(condition, chosen)
    }

    /// Whether a counter has the value asked for. Only this condition can hold before a step is taken.
    fn reached(&self, condition: &Condition, chosen: Option<usize>) -> bool {
        let Condition::Counter(name, value) = condition else { return false };
        let mut lanes = (0..self.recent.len()).filter(|&lane| chosen.is_none_or(|chosen| chosen == lane));
        lanes.any(|lane| self.counter(lane, name).is_some_and(|count| count >= *value))
    }

    fn counter(&self, lane: usize, name: &str) -> Option<u64> {
        match self.shown.counter(lane, place_of::<R>(name)?) {
            Number::Count(count) => Some(count),
            Number::Amount(amount) => R::RUNS_TO_AMOUNTS.then_some(amount as u64),
        }
    }
}
