//! A part of the runs, for one machine of many.

use bufferpool_core::error::ConfigError;

/// Every `of`-th run, from `index` on: neighbouring runs, which take about as long, go to different machines.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Shard {
    index: usize,
    of: usize,
}

impl Shard {
    pub(super) const WHOLE: Self = Self { index: 0, of: 1 };

    /// Reads `i/n`: part i of n, counted from 0 as job runners count.
    pub(super) fn parse(text: &str) -> Result<Self, ConfigError> {
        let parts = text.split_once('/').and_then(|(index, of)| {
            let shard = Self { index: index.parse().ok()?, of: of.parse().ok()? };
            (shard.index < shard.of).then_some(shard)
        });
        parts.ok_or_else(|| ConfigError::new("shard", text, "i/n with i from 0 to n - 1, such as 0/8"))
    }

    pub(super) fn has(self, run: usize) -> bool {
        run % self.of == self.index
    }

    pub(super) fn is_first(self) -> bool {
        self.index == 0
    }
}

#[cfg(test)]
mod tests {
    use super::Shard;

    #[test]
    fn every_run_belongs_to_exactly_one_shard() {
        let shards: Vec<_> = (0..7).map(|index| Shard::parse(&format!("{index}/7")).unwrap()).collect();
        for run in 0..100 {
            assert_eq!(shards.iter().filter(|shard| shard.has(run)).count(), 1, "run {run}");
        }
    }

    #[test]
    fn a_shard_that_does_not_exist_is_refused() {
        for text in ["7/7", "1", "1/0", "-1/2", "a/b", "1/2/3", ""] {
            assert!(Shard::parse(text).is_err(), "{text}");
        }
    }
}
