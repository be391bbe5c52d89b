//! Self-descriptions: what a policy, workload or device parameter is, beside the code that reads it.
//! Picker, help, ranges, link ids and the command line follow from these entries.

use serde::Serialize;

use crate::error::ConfigError;

/// What a parameter is when the config leaves it out.
#[derive(Debug, Clone, Copy, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum DefaultValue {
    /// A fixed number.
    Number(f64),
    /// A rule over other parameters, as text, for example `max(1, floor(B / 3))`.
    Rule(&'static str),
    /// One of the parameter's choices, by its id.
    Choice(&'static str),
}

/// One of a few values that have names instead of numbers.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct ChoiceSpec {
    /// The value in configs and links.
    pub id: &'static str,
    /// Name for people.
    pub label: &'static str,
}

/// One parameter.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct ParameterSpec {
    /// Key in configs and links.
    pub id: &'static str,
    /// Name for people.
    pub label: &'static str,
    /// The papers' symbol, or an empty string.
    pub symbol: &'static str,
    /// Unit, or an empty string for a pure number.
    pub unit: &'static str,
    /// Smallest legal value.
    pub minimum: f64,
    /// Largest legal value.
    pub maximum: f64,
    /// Whether only whole numbers are legal.
    pub integer: bool,
    /// The legal values of a parameter that is no number, or none. Code that reads it gets the place in this list,
    /// so the range is 0 to the last place. Only workloads have such parameters.
    pub choices: &'static [ChoiceSpec],
    /// The value when none is given.
    pub default: DefaultValue,
    /// What it is, in one sentence.
    pub help: &'static str,
    /// Why one would change it, in one sentence.
    pub why: &'static str,
}

impl ParameterSpec {
    /// The legal range as text.
    #[must_use]
    pub fn legal(&self) -> String {
        if !self.choices.is_empty() {
            let ids: Vec<_> = self.choices.iter().map(|choice| choice.id).collect();
            return format!("one of {}", ids.join(", "));
        }
        let kind = if self.integer { "a whole number" } else { "a number" };
        format!("{kind} from {} to {}", self.minimum, self.maximum)
    }

    /// The place of a choice, by its id.
    #[must_use]
    pub fn place(&self, id: &str) -> Option<f64> {
        self.choices.iter().position(|choice| choice.id == id).map(|place| place as f64)
    }

    /// Checks one value against kind and range.
    ///
    /// # Errors
    /// Names the parameter, the value and the legal range.
    pub fn check(&self, value: f64) -> Result<f64, ConfigError> {
        let whole = !self.integer || value.fract() == 0.0;
        if value.is_finite() && whole && (self.minimum..=self.maximum).contains(&value) {
            Ok(value)
        } else {
            Err(ConfigError::new(self.id, value, self.legal()))
        }
    }
}

/// How the policy's bookkeeping is drawn: a small vocabulary that fits any policy.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Shape {
    /// A list from most to least recently used, perhaps with a window at its LRU end.
    List,
    /// A ring of frames with a hand.
    Ring,
}

/// A small number or flag that the policy keeps for each frame.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct BadgeSpec {
    /// Key, for example `cold`.
    pub id: &'static str,
    /// Name for people.
    pub label: &'static str,
    /// Sign drawn in the cell for a flag that is set; empty where the number itself is drawn.
    pub glyph: &'static str,
    /// Largest value; 1 makes it a flag.
    pub maximum: u8,
    /// What it means, in one sentence.
    pub help: &'static str,
}

/// Everything the product says about a policy.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct PolicySpec {
    /// Key in configs and links.
    pub id: &'static str,
    /// Name for people.
    pub label: &'static str,
    /// The idea in one sentence.
    pub idea: &'static str,
    /// The rule, as it is carried out.
    pub rule: &'static str,
    /// What it costs the device, and what it gives up.
    pub cost: &'static str,
    /// Work per request of this implementation.
    pub complexity: &'static str,
    /// Where it comes from.
    pub paper: &'static str,
    /// Year of that paper.
    pub year: u16,
    /// Its parameters.
    pub parameters: &'static [ParameterSpec],
    /// How its bookkeeping is drawn.
    pub shape: Shape,
    /// Its per-frame number or flag.
    pub badge: Option<BadgeSpec>,
    /// Name of the window at the LRU end, if it has one.
    pub window: Option<&'static str>,
    /// Whether it can give second chances.
    pub second_chances: bool,
}
