//! A config's times in whole ns, exact decimals rounded half up once, and what else stays the same for a run.

use bufferpool_core::decimal::Decimal;

use crate::config::LaneConfig;
use crate::config::server::ServerConfig;

/// What a run is set to.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct Setup {
    pub read_ns: u64,
    pub write_ns: u64,
    pub cpu_ns: u64,
    pub wal_ns: u64,
    /// Requests of a transaction.
    pub txn: u32,
    /// Pages that each writer writes together.
    pub n_b: usize,
    pub k_r: u32,
    pub k_w: u32,
    pub bgwriter: Option<BgwriterSetup>,
    pub checkpointer: Option<CheckpointerSetup>,
}

/// What the background writer is set to.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct BgwriterSetup {
    pub delay_ns: u64,
    pub maxpages: usize,
    pub multiplier_hundredths: u64,
}

/// What the checkpointer is set to.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct CheckpointerSetup {
    pub interval_ns: u64,
    /// Over which its pages are due.
    pub spread_ns: u64,
}

const THOUSAND: u64 = 1_000;

impl Setup {
    /// Of a lane's config; its settings of the model are the defaults where it names none.
    pub fn of(config: &LaneConfig) -> Self {
        let server = config.server.unwrap_or_else(|| ServerConfig::of(config));
        let [alpha, base_us] = [config.device.alpha, config.device.base_us].map(Decimal::from_number);
        let ns = |us: Decimal| (us * Decimal::from(THOUSAND)).nearest();
        let of = |us: f64| ns(Decimal::from_number(us));
        let interval_ns = of(server.checkpoint_interval_us).max(1);
        let target = Decimal::from_number(server.checkpoint_completion_target);
        let bgwriter = BgwriterSetup {
            delay_ns: of(server.bgwriter_delay_us).max(1),
            maxpages: server.bgwriter_lru_maxpages as usize,
            multiplier_hundredths: (Decimal::from_number(server.bgwriter_lru_multiplier)
                * Decimal::from(100))
            .floor(),
        };
        let spread_ns = (target * Decimal::from(interval_ns)).floor();
        Self {
            read_ns: ns(base_us).max(1),
            write_ns: ns(alpha * base_us).max(1),
            cpu_ns: of(config.cpu_us),
            wal_ns: of(server.wal_us),
            txn: server.txn,
            n_b: server.n_b as usize,
            k_r: config.device.k_r,
            k_w: config.device.k_w,
            bgwriter: server.bgwriter.then_some(bgwriter),
            checkpointer: server.checkpointer.then_some(CheckpointerSetup { interval_ns, spread_ns }),
        }
    }
}
