//! Self-descriptions of parameters, beside the code that reads them: picker, help, ranges and links follow from these.

use serde::Serialize;

use crate::decimal::number_text;
use crate::error::{Checked, ConfigError};

/// What a parameter is when the config leaves it out.
#[derive(Debug, Clone, Copy, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
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
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct ChoiceSpec {
    pub id: &'static str,
    pub label: &'static str,
}

/// One parameter.
#[derive(Debug, Clone, Copy, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct ParameterSpec {
    pub id: &'static str,
    pub label: &'static str,
    /// The papers' symbol, or an empty string.
    pub symbol: &'static str,
    /// Unit, or an empty string for a pure number.
    pub unit: &'static str,
    pub minimum: f64,
    pub maximum: f64,
    pub integer: bool,
    /// The legal values of a workload's parameter that is no number: code that reads it gets the place in this list.
    pub choices: &'static [ChoiceSpec],
    pub default: DefaultValue,
    pub help: &'static str,
    pub why: &'static str,
}

impl ParameterSpec {
    /// A whole number without symbol and unit, for what a literal leaves out; the other fields say nothing yet.
    pub const WHOLE: Self = Self::whole("", "", "", (0.0, 0.0), DefaultValue::Number(0.0), "", "");

    /// A whole number within a range, its ends included: key, name, unit, range, default, what it is, why one changes it.
    pub const fn whole(
        id: &'static str,
        label: &'static str,
        unit: &'static str,
        (minimum, maximum): (f64, f64),
        default: DefaultValue,
        help: &'static str,
        why: &'static str,
    ) -> Self {
        Self {
            id,
            label,
            symbol: "",
            unit,
            minimum,
            maximum,
            integer: true,
            choices: &[],
            default,
            help,
            why,
        }
    }

    /// The same with the papers' symbol.
    pub const fn symbol(self, symbol: &'static str) -> Self {
        Self { symbol, ..self }
    }

    /// The same where fractions are legal too.
    pub const fn real(self) -> Self {
        Self { integer: false, ..self }
    }

    /// The legal range as text.
    pub fn legal(&self) -> String {
        if !self.choices.is_empty() {
            let ids: Vec<_> = self.choices.iter().map(|choice| choice.id).collect();
            return format!("one of {}", ids.join(", "));
        }
        let kind = if self.integer { "a whole number" } else { "a number" };
        format!("{kind} from {} to {}", number_text(self.minimum), number_text(self.maximum))
    }

    /// The place of a choice, by its id.
    pub fn place(&self, id: &str) -> Option<f64> {
        self.choices.iter().position(|choice| choice.id == id).map(|place| place as f64)
    }

    /// Checks one value against kind and range.
    pub fn check(&self, value: f64) -> Checked<f64> {
        let whole = !self.integer || value.fract() == 0.0;
        if value.is_finite() && whole && (self.minimum..=self.maximum).contains(&value) {
            Ok(value)
        } else {
            Err(ConfigError::new(self.id, number_text(value), self.legal()))
        }
    }
}

/// Declares numbers that are parameters, three lines each: `NAME = id, label, symbol, unit, range, default, what it is, why
/// one would change it`, the range after `real` where fractions are legal too.
#[macro_export]
macro_rules! parameters {
    ($($vis:vis $name:ident = $id:literal, $label:literal, $symbol:literal, $unit:literal,
        $($real:ident)? ($minimum:expr, $maximum:expr), $default:expr, $help:literal, $why:literal;)*) => {$(
        #[doc = $help]
        $vis const $name: $crate::spec::ParameterSpec = $crate::spec::ParameterSpec::whole(
            $id,
            $label,
            $unit,
            ($minimum, $maximum),
            $crate::spec::DefaultValue::Number($default),
            $help,
            $why,
        )
        .symbol($symbol)$(.$real())?;
    )*};
}
