use bufferpool_ace::config::server::is_of_the_model;
use bufferpool_ace::preset::*;
use bufferpool_core::device;
use bufferpool_core::trace::{Trace, page_of};
use bufferpool_core::workload::{WorkloadConfig, generate, pages_needed};
use bufferpool_lab::preset::Preset;

const KEYS: &[&str] = &[
    "pages", "frames", "alpha", "k_r", "k_w", "base_us", "device", "cpu_us", "cost", "n_w", "n_e", "window",
    "theta", "lanes", "workload", "start", "at", "flash",
];

fn workload(preset: &Preset) -> WorkloadConfig {
    WorkloadConfig::from_json(&preset.scene["workload"]).unwrap()
}

fn pages(preset: &Preset) -> u64 {
    match pages_needed(&workload(preset)).unwrap() {
        Some(needed) => needed.pages.into(),
        None => preset.scene["pages"].as_u64().unwrap(),
    }
}

fn trace(preset: &Preset) -> Trace {
    generate(&workload(preset), pages(preset) as u32).unwrap()
}

#[test]
fn all_parse_and_are_named_as_their_files() {
    let presets = all().unwrap();
    for (preset, (id, _)) in presets.iter().zip(REGISTRY) {
        assert_eq!(preset.id, *id);
        assert!(find(id).is_some());
        assert!(!preset.about.is_empty() && !preset.teaches.is_empty());
        assert!(preset.title.chars().count() <= 40, "{}", preset.title);
    }
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/src/preset");
    let names = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name());
    let files = names.filter(|name| name.to_string_lossy().ends_with(".json")).count();
    assert_eq!(files, presets.len());
}

#[test]
fn scenes_use_known_keys_and_devices() {
    for preset in all().unwrap() {
        let scene = preset.scene.as_object().unwrap();
        let known = |key: &String| KEYS.contains(&key.as_str()) || is_of_the_model(key);
        assert!(scene.keys().all(known), "{}", preset.id);
        assert!(scene["frames"].as_u64().unwrap() >= 1);
        match scene.get("device") {
            Some(id) => assert!(device::find(id.as_str().unwrap()).is_some(), "{}", preset.id),
            None => {
                for parameter in device::PARAMETERS {
                    parameter.check(scene[parameter.id].as_f64().unwrap()).unwrap();
                }
            }
        }
        for lane in scene["lanes"].as_array().unwrap() {
            let ace = lane["mode"] == "ace";
            assert!(ace || lane["mode"] == "baseline" && lane.get("prefetch").is_none());
        }
    }
}

#[test]
fn workloads_can_be_generated() {
    for preset in all().unwrap() {
        let trace = trace(&preset);
        let at = preset.scene.get("at").map_or(0, |at| at.as_u64().unwrap());
        assert!(at <= trace.requests.len() as u64, "{}", preset.id);
        assert!(trace.requests.iter().all(|&request| page_of(request) < trace.pages));
    }
}

#[test]
fn start_states_fit() {
    for preset in all().unwrap() {
        let Some(start) = preset.scene.get("start") else {
            continue;
        };
        let number = |word: &str| -> u64 {
            let digits: String = word.chars().take_while(char::is_ascii_digit).collect();
            digits.parse().unwrap()
        };
        let mut pool: Vec<u64> = start["pool"].as_str().unwrap().split(' ').map(number).collect();
        assert!(pool.len() as u64 <= preset.scene["frames"].as_u64().unwrap(), "{}", preset.id);
        pool.sort_unstable();
        assert!(pool.windows(2).all(|pair| pair[0] < pair[1]), "{}", preset.id);
        assert!(pool.iter().all(|&page| page < pages(&preset)), "{}", preset.id);
        let history = start.get("history").map_or("", |rows| rows.as_str().unwrap());
        for row in history.split(';').filter(|row| !row.is_empty()) {
            let (page, slots) = row.split_once('>').unwrap();
            let slots = slots.split(',').map(|slot| slot.split_once(':').unwrap().0);
            assert!(slots.clone().count() <= 3);
            assert!(slots.chain([page]).all(|page| number(page) < pages(&preset)), "{}", preset.id);
        }
    }
}

#[test]
fn the_first_one_is_short() {
    let first = &all().unwrap()[0];
    assert_eq!(first.id, "first-steps");
    assert!(trace(first).requests.len() <= 40);
}

#[test]
fn a_scene_gives_pages_where_its_workload_does_not() {
    for preset in all().unwrap() {
        let fixed = pages_needed(&workload(&preset)).unwrap().is_some();
        assert_eq!(preset.scene.get("pages").is_none(), fixed, "{}", preset.id);
    }
}

#[test]
fn pools_of_the_order_entry_presets_are_6_percent_of_the_data() {
    for id in ["tpcc-1", "tpcc-8"] {
        let preset = all().unwrap().into_iter().find(|preset| preset.id == id).unwrap();
        let data = pages_needed(&workload(&preset)).unwrap().unwrap().data_pages;
        assert_eq!(preset.scene["frames"], data * 6 / 100, "{id}");
    }
}
