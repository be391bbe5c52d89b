//! What a curve is asked for, as JSON: the same of the command line, of Python and of the page.

use bufferpool_core::device::{self, DeviceSpec};
use bufferpool_core::error::ConfigError;
use bufferpool_core::exact::Exact;
use bufferpool_core::fields::Fields;
use bufferpool_core::spec::ParameterSpec;
use bufferpool_core::trace::reading::size;
use bufferpool_core::trace::sizes::DEFAULT_SIZES;
use bufferpool_lab::scene::as_object;
use serde_json::{Map, Value};

use super::sampling::Share;
use crate::config::{LaneConfig, PARAMETERS};
use crate::flash::setup::FLASH;
use crate::policy::registry::POLICIES;
use crate::{Checked, one_of};

/// A device whose numbers are the parameters' defaults.
const DEFAULT_DEVICE: &str = "pcie-p4510";

/// What a row's device is called whose numbers were given one by one.
const OWN: &str = "own";

/// Fields of a lane that a curve sets itself.
const SET_HERE: [&str; 6] = ["policy", "mode", "frames", "device", "workload", "reference"];

/// Requests that are served before any is counted.
#[derive(Debug, Clone)]
pub(super) enum WarmUp {
    Requests(u64),
    Share(String, Exact),
}

/// Checked options of a curve.
#[derive(Debug, Clone)]
pub struct Options {
    pub(super) frames: String,
    /// By policy, then device, then mode; without a size.
    pub(super) lanes: Vec<LaneConfig>,
    /// Whether D is given; else it is the trace's.
    pub(super) pages_given: bool,
    pub(super) policies: usize,
    pub(super) devices: Vec<&'static str>,
    pub(super) modes: usize,
    pub(super) warm_up: WarmUp,
    pub(super) frame_bytes: Option<u64>,
    pub(super) sampling: Option<Share>,
}

impl Options {
    /// Reads `{frames, policies, modes, devices, warm_up, page_size, sampling, sampling_seed, lane}`; all may be left out. `lane` has the
    /// fields of a run's scene that all lanes share. Lists are of ids, or a text with commas.
    pub fn from_json(options: &Value) -> Checked<Self> {
        let mut fields = Fields::new(as_object("options", options)?);
        let frames = fields.text("frames")?.unwrap_or_else(|| DEFAULT_SIZES.to_owned());
        let policies = ids(&mut fields, "policies", "policy", POLICIES[0].spec.id)?;
        let modes = ids(&mut fields, "modes", "mode", "baseline")?;
        let none = Map::new();
        let lane = fields.take("lane").map_or(Ok(&none), |lane| as_object("lane", lane))?;
        let device = lane.get("device").and_then(Value::as_str).unwrap_or(DEFAULT_DEVICE);
        let devices = ids(&mut fields, "devices", "device", device)?;
        let warm_up = fields.take("warm_up").map_or(Ok(WarmUp::Requests(0)), WarmUp::read)?;
        let frame_bytes = fields.take("page_size").map(page_size).transpose()?;
        let sampling = Share::take(&mut fields)?;
        fields.finish()?;
        let devices = devices_of(&devices, lane)?;
        let mut lanes = Vec::new();
        for policy in &policies {
            one_of("policy", policy, POLICIES, |entry| entry.spec.id)?;
            for (_, numbers) in &devices {
                for mode in &modes {
                    lanes.push(lane_of(lane, numbers, policy, mode, modes.len() > 1)?);
                }
            }
        }
        if let Some(share) = &sampling {
            share.check(lane, &lanes)?;
        }
        let (policies, modes) = (policies.len(), modes.len());
        let pages_given = lane.get("pages").is_some_and(|pages| !pages.is_null());
        let devices = devices.iter().map(|(id, _)| *id).collect();
        Ok(Self { frames, lanes, pages_given, policies, devices, modes, warm_up, frame_bytes, sampling })
    }
}

/// Ids of a field, each once.
fn ids(fields: &mut Fields<'_>, field: &str, singular: &str, default: &str) -> Checked<Vec<String>> {
    let ids: Vec<String> = match fields.take(field) {
        None => vec![default.to_owned()],
        Some(Value::String(text)) => text.split(',').map(|id| id.trim().to_owned()).collect(),
        Some(Value::Array(list)) if !list.is_empty() && list.iter().all(Value::is_string) => {
            list.iter().filter_map(Value::as_str).map(str::to_owned).collect()
        }
        Some(other) => return Err(ConfigError::new(singular, other, "a list of ids")),
    };
    match ids.iter().enumerate().find(|(place, id)| ids[..*place].contains(id)) {
        None => Ok(ids),
        Some(_) => Err(ConfigError::new(singular, ids.join(","), "each id once")),
    }
}

/// The names of devices with their numbers: registered ones, or one of its own where a number of it is given.
fn devices_of(ids: &[String], lane: &Map<String, Value>) -> Checked<Vec<(&'static str, DeviceSpec)>> {
    let given: Vec<_> = device::PARAMETERS.iter().map(|parameter| parameter.id).collect();
    let given: Vec<_> =
        given.into_iter().filter(|id| lane.get(*id).is_some_and(|value| !value.is_null())).collect();
    if ids.len() > 1 && !given.is_empty() {
        let legal = format!("one device beside {}, whose numbers are of one", given.join(", "));
        return Err(ConfigError::new("device", ids.join(","), legal));
    }
    let found = ids.iter().map(|id| {
        let device = one_of("device", id, device::REGISTRY, |device| device.id)?;
        Ok((if given.is_empty() { device.id } else { OWN }, *device))
    });
    found.collect()
}

fn lane_of(
    lane: &Map<String, Value>,
    device: &DeviceSpec,
    policy: &str,
    mode: &str,
    among_others: bool,
) -> Checked<LaneConfig> {
    let mut fields: Map<String, Value> = lane.clone();
    SET_HERE.iter().for_each(|field| drop(fields.remove(*field)));
    fields.retain(|_, value| !value.is_null());
    // The Reader is ACE's: beside a lane of ACE it is no fault that the baseline has none.
    if among_others && mode != "ace" {
        fields.remove("prefetch");
    }
    for (id, value) in device.numbers() {
        fields.entry(id).or_insert(value);
    }
    fields.entry("pages").or_insert(1.into());
    fields.extend(
        [("policy", policy.into()), ("mode", mode.into()), ("frames", Value::from(1))]
            .map(|(id, value)| (id.to_owned(), value)),
    );
    let lane = LaneConfig::from_json(&fields)?;
    if lane.server.is_some() {
        let legal = "left out, as all of the server model: a curve is of lanes without clients";
        return Err(ConfigError::new("server", true, legal));
    }
    if lane.flash.is_some() {
        return Err(ConfigError::new(FLASH, true, "left out: a curve is of lanes without a drive below"));
    }
    Ok(lane)
}

fn page_size(value: &Value) -> Checked<u64> {
    let legal = || ConfigError::new("page_size", value, "the bytes of a page, such as 4096 or 4k");
    value.as_u64().or_else(|| size(value.as_str()?)).filter(|&bytes| bytes > 0).ok_or_else(legal)
}

impl WarmUp {
    fn read(value: &Value) -> Checked<Self> {
        let text = value.as_str().map_or_else(|| value.to_string(), |text| text.trim().to_owned());
        if text.is_empty() {
            return Ok(Self::Requests(0));
        }
        if let Some(share) = Exact::parse_percent(&text) {
            return Ok(Self::Share(text, share));
        }
        let legal =
            || ConfigError::new("warm-up", &text, "a share such as 10%, or a whole number of requests");
        text.parse().map(Self::Requests).map_err(|_| legal())
    }

    /// How many of so many; fails where none is left to be counted.
    pub(super) fn requests_of(&self, all: u64) -> Checked<usize> {
        let (text, requests) = match self {
            Self::Requests(requests) => (&requests.to_string(), *requests),
            Self::Share(text, share) => (text, share.floor_of(all)),
        };
        if requests < all {
            return Ok(requests as usize);
        }
        Err(ConfigError::new("warm-up", text, format!("fewer than all {all} requests")))
    }
}

/// Parameters of a lane that count frames or pages, beside the size, D and the device.
pub(super) fn counting() -> impl Iterator<Item = &'static ParameterSpec> {
    let own = POLICIES.iter().flat_map(|entry| entry.spec.parameters);
    let beside = ["pages", "frames", "k_r", "k_w"];
    let counts = move |parameter: &&ParameterSpec| {
        ["frames", "pages"].contains(&parameter.unit) && !beside.contains(&parameter.id)
    };
    PARAMETERS.iter().chain(own).filter(counts)
}
