//! Counters: the numbers that describe a lane at a position. Each lab lists its own, one entry each; all else follows.

use serde::{Serialize, Serializer};

/// Which of two values is the better one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Better {
    Lower,
    Higher,
    None,
}

/// A counter's value: what is counted stays whole.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
#[serde(untagged)]
#[allow(missing_docs)]
pub enum Number {
    Count(u64),
    Amount(f64),
}

impl Number {
    /// The nearest double.
    pub fn to_f64(self) -> f64 {
        match self {
            Self::Count(count) => count as f64,
            Self::Amount(amount) => amount,
        }
    }
}

impl From<u64> for Number {
    fn from(count: u64) -> Self {
        Self::Count(count)
    }
}

impl From<f64> for Number {
    fn from(amount: f64) -> Self {
        Self::Amount(amount)
    }
}

/// A counter, as data.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct CounterSpec {
    /// Key in JSON, in CSV heads and in links.
    pub id: &'static str,
    pub label: &'static str,
    pub unit: &'static str,
    pub meaning: &'static str,
    pub better: Better,
    /// Key and name of its change against the first lane of a run.
    #[serde(skip)]
    pub change: (&'static str, &'static str),
}

/// An identity of the counters, and whether it holds now.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct Identity {
    /// In the counters' names.
    pub text: &'static str,
    pub holds: bool,
}

impl Identity {
    /// One that holds or does not.
    pub const fn new(text: &'static str, holds: bool) -> Self {
        Self { text, holds }
    }
}

/// What counters may read of a pool, beside the lane's totals.
pub trait PoolFigures {
    /// Frames.
    fn frames(&self) -> u64;
    /// Frames with a page.
    fn resident(&self) -> u64;
    /// Frames with a dirty page, found by a walk over all frames.
    fn dirty(&self) -> u64;
}

/// A copy of a pool's [`PoolFigures`], for use without the pool.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct PastPool([u64; 3]);

impl PastPool {
    /// The figures of a pool now.
    pub fn of(pool: &dyn PoolFigures) -> Self {
        Self([pool.frames(), pool.resident(), pool.dirty()])
    }
}

impl PoolFigures for PastPool {
    fn frames(&self) -> u64 {
        self.0[0]
    }
    fn resident(&self) -> u64 {
        self.0[1]
    }
    fn dirty(&self) -> u64 {
        self.0[2]
    }
}

/// A counter of lanes whose totals are a `T`.
#[derive(Debug, Clone)]
#[allow(missing_docs)]
pub struct Counter<T> {
    pub spec: CounterSpec,
    pub of: fn(&T, &dyn PoolFigures) -> Number,
}

/// The entries without their functions, as many as `N`.
pub const fn specs<T, const N: usize>(counters: &[Counter<T>]) -> [CounterSpec; N] {
    let mut specs = [counters[0].spec; N];
    let mut place = 1;
    while place < N {
        specs[place] = counters[place].spec;
        place += 1;
    }
    specs
}

/// A lane's counters at one position, in the order of their list. An object in JSON.
#[derive(Debug, Clone, Default, PartialEq)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "Record<string, number>"))]
pub struct Counters(Vec<(&'static str, Number)>);

impl Counters {
    /// The values of a list of counters.
    pub fn of<T>(counters: &[Counter<T>], totals: &T, pool: &dyn PoolFigures) -> Self {
        Self(counters.iter().map(|counter| (counter.spec.id, (counter.of)(totals, pool))).collect())
    }

    /// Names and values.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, Number)> {
        self.0.iter().copied()
    }

    /// A counter by its name; `None` for an unknown name.
    pub fn get(&self, name: &str) -> Option<Number> {
        self.iter().find(|(id, _)| *id == name).map(|(_, number)| number)
    }

    /// The same as a double.
    pub fn by_name(&self, name: &str) -> Option<f64> {
        self.get(name).map(Number::to_f64)
    }

    /// With other numbers for amounts; counts stay.
    pub fn with_amounts(self, change: impl Fn(f64) -> Number) -> Self {
        let change = |number| match number {
            Number::Count(_) => number,
            Number::Amount(amount) => change(amount),
        };
        Self(self.iter().map(|(id, number)| (id, change(number))).collect())
    }

    /// With others behind them.
    pub fn and(mut self, others: Self) -> Self {
        self.0.extend(others.0);
        self
    }

    /// Without some of them.
    pub fn without(self, names: &[&str]) -> Self {
        Self(self.iter().filter(|(id, _)| !names.contains(id)).collect())
    }
}

impl Serialize for Counters {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter())
    }
}

/// What was counted between two moments.
pub trait Since {
    /// What was counted after `earlier`, an earlier state of the same lane.
    fn since(&self, earlier: &Self) -> Self;
}

impl Since for u64 {
    fn since(&self, earlier: &Self) -> Self {
        // A level, which is no count, may have fallen.
        self.wrapping_sub(*earlier)
    }
}

impl<const N: usize> Since for [u64; N] {
    fn since(&self, earlier: &Self) -> Self {
        std::array::from_fn(|place| self[place].since(&earlier[place]))
    }
}

/// Declares what a lab's pool counts, as a struct with [`Since`].
#[macro_export]
macro_rules! counts {
    ($(#[$about:meta])* pub struct $name:ident { $($(#[$meaning:meta])* $count:ident: $kind:ty,)* }) => {
        $(#[$about])*
        #[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
        pub struct $name {
            $($(#[$meaning])* pub $count: $kind,)*
        }

        impl $crate::counter::Since for $name {
            fn since(&self, earlier: &Self) -> Self {
                Self { $($count: $crate::counter::Since::since(&self.$count, &earlier.$count),)* }
            }
        }
    };
}

/// Declares a lab's counters, `id, label, unit, better, meaning => value`, as `COUNTERS` and, without their functions,
/// as `SPECS`. Values are computed from the lane's totals and its pool, under the names given first.
#[macro_export]
macro_rules! counters {
    ($lane:ident: $totals:ty, $pool:ident;
     $($id:ident, $label:literal, $unit:literal, $better:ident, $meaning:literal => $value:expr;)*) => {
        /// All counters, in the order of tables.
        #[allow(unused_variables)]
        pub const COUNTERS: &[$crate::counter::Counter<$totals>] = &[$($crate::counter::Counter {
            spec: $crate::counter::CounterSpec {
                id: stringify!($id),
                label: $label,
                unit: $unit,
                meaning: $meaning,
                better: $crate::counter::Better::$better,
                change: (concat!(stringify!($id), "_change_percent"), concat!($label, ", change")),
            },
            of: |$lane, $pool| $crate::counter::Number::from($value),
        },)*];

        /// The same without their functions.
        pub static SPECS: [$crate::counter::CounterSpec; COUNTERS.len()] = $crate::counter::specs(COUNTERS);
    };
}
