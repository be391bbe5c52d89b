//! The settings of a drive (docs/rules/flash.md, "Parameters"): of the scene, equal for all its lanes.

use bufferpool_core::decimal::{Decimal, number_text};
use bufferpool_core::error::ConfigError;
use bufferpool_core::fields::Fields;
use bufferpool_core::spec::DefaultValue::{Choice, Number, Rule};
use bufferpool_core::spec::{ChoiceSpec, ParameterSpec};
use serde::{Serialize, Serializer};
use serde_json::{Map, Value};

use super::gc::Policy;
use super::geometry::{Geometry, Wanted};
use crate::Checked;
use crate::policy::spec::own;

/// Physical pages of a drive at most, 2^31: a page's place and "none" fit in 32 bits.
pub const MOST_PHYSICAL_PAGES: u64 = 1 << 31;
/// The same in a browser, 2^26.
pub const MOST_PHYSICAL_PAGES_IN_A_BROWSER: u64 = 1 << 26;
/// 2^40: host writes of a window at most.
const LONGEST_WINDOW: f64 = (1_u64 << 40) as f64;

/// The numbers and the choice of a drive; `flash_seed` is any `u64`.
pub const PARAMETERS: &[ParameterSpec] = &[
    ParameterSpec {
        symbol: "D",
        help: "Pages of the database: the drive's first logical pages.",
        why: "It is the scene's own number of pages.",
        ..own("pages", "Pages", "pages", (1.0, MOST_PHYSICAL_PAGES as f64), Rule("the scene's pages"))
    },
    ParameterSpec {
        symbol: "fill",
        integer: false,
        help: "Share of the drive's logical pages that the database takes.",
        why: "Logical pages that nobody has written leave their flash to garbage collection.",
        ..own("fill", "Drive in use", "%", (0.1, 100.0), Number(100.0))
    },
    ParameterSpec {
        symbol: "spare",
        integer: false,
        help: "Flash beyond the logical pages (over-provisioning), as a share of them.",
        why: "With more of it a collected block has fewer valid pages to move.",
        ..own("spare", "Spare area", "%", (0.0, 400.0), Number(10.0))
    },
    ParameterSpec {
        symbol: "P",
        help: "Pages of a block, which are erased together.",
        why: "In small blocks more pages are invalid together.",
        ..own(
            "block_pages",
            "Pages a block",
            "pages",
            (2.0, 8192.0),
            Rule("the largest power of two up to L / 64, from 4 to 128"),
        )
    },
    ParameterSpec {
        symbol: "N",
        help: "Blocks of the drive. Where it is given, the spare area has no effect.",
        why: "It sets the spare area to the block.",
        ..own(
            "blocks",
            "Blocks",
            "blocks",
            (4.0, (MOST_PHYSICAL_PAGES / 2) as f64),
            Rule(
                "as many as hold the logical pages and the spare area, at least as many as garbage collection needs",
            ),
        )
    },
    ParameterSpec {
        help: "Free blocks that the host leaves to garbage collection.",
        why: "They are no spare area: more of them, more pages to move.",
        ..own("reserve", "Reserve", "blocks", (1.0, 1024.0), Number(1.0))
    },
    ParameterSpec {
        integer: false,
        choices: &[
            ChoiceSpec { id: Policy::CHOICES[0].0, label: "Greedy" },
            ChoiceSpec { id: Policy::CHOICES[1].0, label: "Cost-benefit" },
            ChoiceSpec { id: Policy::CHOICES[2].0, label: "FIFO" },
        ],
        help: "Which block is collected: the one with the fewest valid pages, the best one by age too, or the oldest one.",
        why: "Where some pages are written often and most seldom, the choice decides how many are moved.",
        ..own("gc", "Garbage collection", "", (0.0, 2.0), Choice(Policy::CHOICES[0].0))
    },
    ParameterSpec {
        help: "Host writes within which a page that is written again is hot.",
        why: "Too long a window calls every page hot, too short a one none.",
        ..own("hot_window", "Hot window", "writes", (1.0, LONGEST_WINDOW), Rule("max(1, floor(L / 2))"))
    },
    ParameterSpec {
        help: "Static wear levelling where erase counts differ by more than this; 0 is off.",
        why: "Blocks of cold pages take part in the wear, and their pages are moved for it.",
        ..own("wear_gap", "Wear gap", "erases", (0.0, 1_000_000.0), Number(0.0))
    },
    ParameterSpec {
        help: "Times that the whole drive is written in order before the run.",
        why: "A new drive has nothing to collect.",
        ..own("fills", "Fills", "", (0.0, 100.0), Number(1.0))
    },
    ParameterSpec {
        symbol: "rounds",
        help: "Random writes before the run, in multiples of the logical pages.",
        why: "They leave holes all over the drive, as years of use do.",
        ..own("rounds", "Random rounds", "", (0.0, 100.0), Number(0.0))
    },
    ParameterSpec {
        help: "Host writes over which the last write amplification is taken.",
        why: "A short window follows the run, a long one is steady.",
        ..own("wa_window", "Window", "writes", (1.0, LONGEST_WINDOW), Rule("the scene's pages"))
    },
];

/// The switches of a drive.
pub const FLAGS: [&str; 2] = ["gc_stream", "hot_cold"];

/// A drive's settings, defaults filled in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[allow(missing_docs)]
pub struct FlashConfig {
    /// D, the database's pages.
    pub pages: u32,
    /// In tenths of a percent; a file has percent.
    #[serde(rename = "fill", serialize_with = "percent")]
    pub fill_tenths: u32,
    #[serde(rename = "spare", serialize_with = "percent")]
    pub spare_tenths: u32,
    /// L, P, N and the least N.
    #[serde(flatten)]
    pub geometry: Geometry,
    pub reserve: u32,
    pub gc: Policy,
    pub gc_stream: bool,
    pub hot_cold: bool,
    pub hot_window: u64,
    pub wear_gap: u32,
    pub fills: u32,
    pub rounds: u32,
    pub flash_seed: u64,
    pub wa_window: u64,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
fn percent<S: Serializer>(tenths: &u32, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_f64(f64::from(*tenths) / 10.0)
}

/// A whole number of one of `parameters`: one without a point, since 2.0 is refused.
pub(super) fn whole(fields: &mut Fields<'_>, parameters: &[ParameterSpec], id: &str) -> Checked<Option<u64>> {
    let (Some(value), Some(parameter)) =
        (fields.take(id), parameters.iter().find(|parameter| parameter.id == id))
    else {
        return Ok(None);
    };
    let number = value.as_u64().ok_or_else(|| ConfigError::new(id, value, parameter.legal()))?;
    parameter.check(number as f64).map(|_| Some(number))
}

/// A percentage in tenths: an exact decimal, or it is refused.
fn tenths(fields: &mut Fields<'_>, id: &str, default: u32) -> Checked<u32> {
    let Some(value) = fields.number(PARAMETERS, id)? else { return Ok(default) };
    let tenths = Decimal::from_number(value) * Decimal::from(10);
    if tenths.floor() == tenths.ceiling() {
        return Ok(tenths.floor() as u32);
    }
    let range = PARAMETERS.iter().find(|parameter| parameter.id == id).map(ParameterSpec::legal);
    Err(ConfigError::new(id, number_text(value), format!("{} in steps of 0.1", range.unwrap_or_default())))
}

fn seed(fields: &mut Fields<'_>) -> Checked<u64> {
    let Some(value) = fields.take("flash_seed") else { return Ok(1) };
    value
        .as_u64()
        .or_else(|| value.as_str()?.parse().ok())
        .ok_or_else(|| ConfigError::new("flash_seed", value, "a whole number from 0 to 18446744073709551615"))
}

impl FlashConfig {
    /// Reads and checks settings; the drive has at most so many physical pages, see [`MOST_PHYSICAL_PAGES`].
    pub fn from_json(object: &Map<String, Value>, most_physical_pages: u64) -> Checked<Self> {
        let mut fields = Fields::new(object);
        let mut number = |id| whole(&mut fields, PARAMETERS, id);
        let pages = number("pages")?;
        let [block_pages, blocks, hot_window, wa_window] =
            [number("block_pages")?, number("blocks")?, number("hot_window")?, number("wa_window")?];
        let [reserve, wear_gap] = [number("reserve")?.unwrap_or(1), number("wear_gap")?.unwrap_or(0)];
        let [fills, rounds] = [number("fills")?.unwrap_or(1), number("rounds")?.unwrap_or(0)];
        let [fill_tenths, spare_tenths] =
            [tenths(&mut fields, "fill", 1000)?, tenths(&mut fields, "spare", 100)?];
        let gc = fields.choice("gc", &Policy::CHOICES)?;
        let gc_stream = fields.flag("gc_stream")?.unwrap_or(true);
        let hot_cold = fields.flag("hot_cold")?.unwrap_or(false);
        let flash_seed = seed(&mut fields)?;
        fields.finish()?;
        let Some(pages) = pages else {
            return Err(ConfigError::new("pages", "nothing", PARAMETERS[0].legal()));
        };
        let further = u64::from(hot_cold) + u64::from(wear_gap > 0);
        let wanted =
            Wanted { pages, fill_tenths, spare_tenths, block_pages, blocks, kept: reserve + 2 + further };
        let geometry = wanted.within(most_physical_pages)?;
        Ok(Self {
            pages: pages as u32,
            fill_tenths,
            spare_tenths,
            geometry,
            reserve: reserve as u32,
            gc,
            gc_stream,
            hot_cold,
            hot_window: hot_window.unwrap_or_else(|| u64::from(geometry.logical_pages / 2).max(1)),
            wear_gap: wear_gap as u32,
            fills: fills as u32,
            rounds: rounds as u32,
            flash_seed,
            wa_window: wa_window.unwrap_or(pages),
        })
    }
}
