//! A scene: everything that a link, a preset or an exported config of this lab holds.

use std::rc::Rc;

use bufferpool_core::error::ConfigError;
use bufferpool_core::fields::Fields;
use bufferpool_core::workload::making::Pace;
use bufferpool_core::workload::{Making, WorkloadConfig};
use bufferpool_lab::scene::{as_object, each_lane, position, shared_and_workload, too_large};
use bufferpool_lab::session::Session;
use serde_json::Value;

use crate::config::{LaneConfig, PARAMETERS, WorldConfig};
use crate::lanes::{CountedWorld, Lanes};
use crate::workload;
use crate::world::{Kind, World};

/// Bytes that a lane holds for each block, and for each frame at most.
const BYTES_A_BLOCK: u64 = 4 + 1;
const BYTES_A_FRAME: u64 = 90;
/// The scans of a block group, as bits.
const BYTES_A_GROUP: u64 = 8;
/// Keyframes and all that does not grow with the scene.
const SESSION_BYTES: u64 = 320 << 20;

/// A checked scene.
#[derive(Debug, Clone)]
#[allow(missing_docs)]
pub struct Scene {
    pub world: WorldConfig,
    pub rules: Rc<dyn Kind>,
    pub lanes: Vec<LaneConfig>,
    /// What the streams run, as it was given.
    pub workload: WorkloadConfig,
    pub at: u64,
}

impl Scene {
    /// Parses a scene: the fields of the world, those of a lane (shared by all lanes), `lanes` with what differs,
    /// `workload` and `at`. `maximum_blocks` is the largest table that is simulated where the scene is opened: less in
    /// a browser than natively.
    pub fn from_json(scene: &Value, maximum_blocks: u32) -> Result<Self, ConfigError> {
        let object = as_object("scene", scene)?;
        let (shared, workload) = shared_and_workload(object)?;
        let (rules, seed) = workload::kind(&workload)?;
        let once = PARAMETERS.map(|parameter| parameter.id);
        let lanes = each_lane(object, &shared, &once, |_, _, merged| {
            let mut fields = Fields::new(merged);
            let shared = WorldConfig::take(&mut fields, rules.streams_count(), seed)?;
            let lane = LaneConfig::take(&mut fields)?;
            fields.finish()?;
            Ok((shared, lane))
        })?;
        let (mut worlds, lanes): (Vec<WorldConfig>, _) = lanes.into_iter().unzip();
        let world = worlds.swap_remove(0);
        let simulated = world.scaled(world.blocks);
        if simulated > maximum_blocks {
            let most = u64::from(maximum_blocks) * u64::from(world.scale);
            let legal = format!("at most {most} at this scale");
            return Err(ConfigError::new("blocks", world.blocks, legal));
        }
        Ok(Self { world, rules, lanes, workload, at: position(object)? })
    }

    /// The scene's world. Fails when the streams ask for blocks that do not exist, or orders do not fit in memory.
    pub fn open_world(&self) -> Result<Rc<World>, ConfigError> {
        World::new(self.world.clone(), Rc::clone(&self.rules))
    }

    /// Checks that a session fits in `available_bytes`: in a browser that must be known before.
    pub fn check_memory(&self, world: &World, available_bytes: u64) -> Result<(), ConfigError> {
        // Shown lanes, prescan, and the keyframe near the shown position.
        let lanes = 3 * self.lanes.len() as u64;
        let by_groups = u64::from(world.groups()) * BYTES_A_GROUP;
        let by_blocks = lanes * (u64::from(world.block_numbers()) * BYTES_A_BLOCK + by_groups);
        let by_frames = lanes * u64::from(self.world.frames()) * BYTES_A_FRAME;
        let bytes = by_blocks + by_frames + world.bytes() + SESSION_BYTES;
        if bytes <= available_bytes {
            return Ok(());
        }
        let (field, value) = match by_blocks >= by_frames {
            true => ("blocks", self.world.blocks),
            false => ("frames", self.world.frames()),
        };
        Err(too_large(field, value, "fewer, or a larger s", bytes, available_bytes))
    }

    /// Makes the scene's world and counts its requests.
    pub fn making(&self, available_bytes: u64) -> Making<CountedWorld> {
        let scene = self.clone();
        // What orders and streams take is known on the way.
        Making::paced(1, async move |pace: Pace| {
            let world = World::without_orders(scene.world.clone(), Rc::clone(&scene.rules))?;
            scene.check_memory(&world, available_bytes)?;
            let world = world.ordered(&pace).await?;
            scene.check_memory(&world, available_bytes)?;
            CountedWorld::count(world, &pace).await
        })
    }

    /// A session over the scene, at its position; `made` is what [`Scene::making`] made for a scene that differs in its
    /// lanes at most. Fails as [`Scene::making`], and when the lanes do not fit in memory.
    pub fn open(
        &self,
        made: Option<CountedWorld>,
        available_bytes: u64,
    ) -> Result<Session<Lanes>, ConfigError> {
        let counted = made.map_or_else(|| self.making(available_bytes).at_once(), Ok)?;
        self.check_memory(&counted.world, available_bytes)?;
        let mut session = counted.session(&self.lanes)?;
        session.seek(self.at);
        Ok(session)
    }
}
