//! Lanes to measure, from the labs' registries: whatever is registered there is measured.

use std::rc::Rc;

use bufferpool_ace::config::LaneConfig;
use bufferpool_ace::config::server::ServerConfig;
use bufferpool_ace::lane::{self as ace, lane_over};
use bufferpool_ace::policy::registry::POLICIES;
use bufferpool_ace::scene::Scene;
use bufferpool_ace::server::Server;
use bufferpool_ace::server::run::Goal;
use bufferpool_core::error::ConfigError;
use bufferpool_core::trace::{Trace, pack};
use bufferpool_hybrid::config::HybridConfig;
use bufferpool_hybrid::lane as hybrid;
use bufferpool_hybrid::placement::{PLACEMENTS, TraceFacts, open};
use bufferpool_hybrid::replacement::REPLACEMENTS;
use serde_json::{Map, json};

use crate::over_flash;

const MODES: [&str; 3] = ["baseline", "ace", "ace+reader"];

/// Lanes of the server model beside that of today, which they are compared with: mode and clients.
const SERVERS: [(&str, &str, Option<u32>); 6] = [
    ("ace", "ace", None),
    ("ace, 1 client", "ace", Some(1)),
    ("ace, 8 clients", "ace", Some(8)),
    ("ace, 20 clients", "ace", Some(20)),
    ("8 clients", "baseline", Some(8)),
    ("20 clients", "baseline", Some(20)),
];

/// A lane that serves packed requests, whatever its lab.
pub trait Served {
    /// Serves requests without recording them.
    fn advance(&mut self, requests: &[u32]);
    /// Requests so far that missed the pool.
    fn misses(&self) -> u64;
    /// What is counted a second, once it served so many requests.
    fn done(&self, requests: u64) -> u64 {
        requests
    }
    /// Bytes held.
    fn bytes(&self) -> usize;
}

macro_rules! served {
    ($lane:ty, $misses:expr) => {
        impl Served for Box<$lane> {
            fn advance(&mut self, requests: &[u32]) {
                self.as_mut().advance(requests);
            }
            fn misses(&self) -> u64 {
                ($misses)(self.as_ref())
            }
            fn bytes(&self) -> usize {
                self.as_ref().bytes()
            }
        }
    };
}
served!(dyn ace::AnyLane, |lane: &dyn ace::AnyLane| lane.counts().misses);
served!(dyn hybrid::AnyLane, |lane: &dyn hybrid::AnyLane| lane.pool().counts().physical_reads.iter().sum());

impl Served for Server {
    /// So many look-ups further.
    fn advance(&mut self, requests: &[u32]) {
        let looked_up = self.looked_up() + requests.len() as u64;
        self.go(Goal { looked_up, ..Goal::END }, &mut ());
    }
    fn misses(&self) -> u64 {
        self.counts().misses
    }
    fn bytes(&self) -> usize {
        Server::bytes(self)
    }
}

/// A lab whose lanes serve a trace.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Lab {
    /// Policies, alone or inside ACE.
    Ace,
    /// The same with clients above the pool, of LRU and Clock Sweep.
    Server,
    /// ACE over LRU with a drive of flash below, and such a drive alone: how much of it the database takes, its spare area,
    /// and random writes before, in multiples of its logical pages.
    #[allow(missing_docs)]
    Flash { fill_tenths: u32, spare_percent: u32, rounds: u32 },
    /// Flash + magnetic.
    Hybrid,
}

/// A lane to measure.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Subject {
    /// Its lab.
    pub lab: Lab,
    /// Id of the policy or placement.
    pub id: &'static str,
    /// `baseline`, `ace`, `ace+reader`; or id of the replacement.
    pub variant: &'static str,
}

impl Subject {
    /// All of a lab, variants of one id beside each other; the first one misses as the yardstick does.
    #[must_use]
    pub fn all(lab: Lab) -> Vec<Self> {
        let of = |id, variant| Self { lab, id, variant };
        match lab {
            Lab::Ace => {
                let modes = |id| MODES.map(|mode| of(id, mode));
                POLICIES.iter().flat_map(|policy| modes(policy.spec.id)).collect()
            }
            Lab::Server => {
                let variants = |id| SERVERS.map(|(variant, ..)| of(id, variant));
                ["lru", "clock"].into_iter().flat_map(variants).collect()
            }
            Lab::Flash { .. } => over_flash::NAMES.into_iter().map(|(id, variant)| of(id, variant)).collect(),
            Lab::Hybrid => {
                let pairs = PLACEMENTS.iter().flat_map(|placement| {
                    let fitting =
                        REPLACEMENTS.iter().filter(|spec| spec.is_lru || !placement.spec.by_lru_only);
                    fitting.map(|replacement| of(placement.spec.id, replacement.id))
                });
                pairs.collect()
            }
        }
    }

    /// A scene of the ACE lab over the page table and pool given, with this and other lanes of it.
    ///
    /// # Errors
    /// When a size is not legal.
    pub fn scene(subjects: &[Self], pages: u32, frames: u32) -> Result<Scene, ConfigError> {
        let lanes = subjects.iter().map(|subject| {
            let mode = if subject.variant == MODES[0] { MODES[0] } else { MODES[1] };
            json!({ "policy": subject.id, "mode": mode, "prefetch": subject.variant == MODES[2] })
        });
        let scene = json!({
            "pages": pages, "frames": frames, "device": "pcie-p4510", "lanes": lanes.collect::<Vec<_>>(),
            "workload": { "kind": "given", "trace": "R0" },
        });
        Scene::from_json(&scene, u32::MAX)
    }

    /// A lane with an empty pool for a trace.
    ///
    /// # Errors
    /// When a size is not legal, or the lane does not fit in memory.
    pub fn open(&self, trace: &Trace, frames: u32) -> Result<Box<dyn Served>, ConfigError> {
        if self.lab == Lab::Ace {
            let scene = Self::scene(&[*self], trace.pages, frames)?;
            return Ok(Box::new(lane_over(&scene.lanes[0], &trace.requests)?));
        }
        if let Lab::Flash { fill_tenths, spare_percent, rounds } = self.lab {
            let drive = json!({
                "pages": trace.pages, "fill": f64::from(fill_tenths) / 10.0, "spare": spare_percent, "rounds": rounds,
            });
            let lane = || lane_over(&Self::scene(&[*self], trace.pages, frames)?.lanes[0], &trace.requests);
            return over_flash::open((self.id, self.variant), lane, &drive);
        }
        if let Some((_, mode, clients)) =
            SERVERS.iter().find(|server| server.0 == self.variant && self.lab == Lab::Server)
        {
            let scene = Self::scene(&[Self { variant: mode, ..*self }], trace.pages, frames)?;
            let lane = &scene.lanes[0];
            let Some(clients) = *clients else { return Ok(Box::new(lane_over(lane, &trace.requests)?)) };
            let model = ServerConfig { clients: Some(clients), ..ServerConfig::of(lane) };
            let config = LaneConfig { server: Some(model), ..lane.clone() };
            return Ok(Box::new(Server::new(&config, &scene.start, Rc::new(trace.clone()))?));
        }
        let fields = json!({
            "placement": self.id, "replacement": self.variant, "pages": trace.pages, "frames": frames, "lambda": 0.5,
        });
        let config = HybridConfig::from_json(fields.as_object().unwrap_or(&Map::new()))?;
        Ok(Box::new(open(&config, &TraceFacts::of(&config, trace)?)?))
    }

    /// Bytes that a lane takes for each page on disk and for each frame, about so many of them. From differences, so
    /// that what does not grow does not count; the pools are filled and churned first, since lists take their room when
    /// they need it.
    ///
    /// # Errors
    /// As [`Subject::open`].
    pub fn bytes(&self, pages: u32, frames: u32) -> Result<[f64; 2], ConfigError> {
        let held = |pages: u32, frames: u32| -> Result<f64, ConfigError> {
            let requests = (0..frames * 6).map(|t| pack(t % (2 * frames), t % 2 == 0)).collect();
            let trace = Trace { requests, pages, ..Trace::default() };
            let mut lane = self.open(&trace, frames)?;
            lane.advance(&trace.requests);
            Ok(lane.bytes() as f64)
        };
        let base = held(pages, frames)?;
        Ok([
            (held(2 * pages, frames)? - base) / f64::from(pages),
            (held(pages, 2 * frames)? - base) / f64::from(frames),
        ])
    }
}
