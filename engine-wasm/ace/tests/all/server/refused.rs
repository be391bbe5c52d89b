//! What the model refuses, with field, value and what is legal.

use std::rc::Rc;

use bufferpool_ace::config::LaneConfig;
use bufferpool_ace::config::fork::Fork;
use bufferpool_ace::config::start::Start;
use bufferpool_ace::scene::Scene;
use bufferpool_ace::server::Server;
use bufferpool_core::error::ConfigError;
use bufferpool_core::trace::{MAXIMUM_PAGES, Trace};
use serde_json::{Value, json};

use super::{config, read};

fn base() -> Value {
    json!({ "policy": "lru", "mode": "ace", "pages": 9, "frames": 3, "alpha": 2.8, "base_us": 12.4, "k_r": 4, "k_w": 3 })
}

fn with(key: &str, value: Value) -> Value {
    let mut config = base();
    config[key] = value;
    config
}

/// Field and value of the refusal of a config.
fn refused(config: &Value) -> (String, String) {
    let ConfigError { field, value, legal } = LaneConfig::from_json(config.as_object().unwrap()).unwrap_err();
    assert!(!legal.is_empty());
    (field, value)
}

#[test]
fn numbers_outside_their_ranges_are_refused_by_their_names() {
    for (key, value) in [
        ("clients", json!(0)),
        ("clients", json!(257)),
        ("clients", json!(1.5)),
        ("txn", json!(1_000_001)),
        ("wal_us", json!(-1)),
        ("bgwriter_delay_us", json!(0)),
        ("bgwriter_lru_maxpages", json!(16_777_217)),
        ("bgwriter_lru_multiplier", json!(1.234)),
        ("bgwriter_lru_multiplier", json!(100.01)),
        ("checkpoint_interval_us", json!(1e13)),
        ("checkpoint_completion_target", json!(1.1)),
        ("n_b", json!(0)),
    ] {
        let (field, told) = refused(&with(key, value.clone()));
        assert_eq!((field.as_str(), told.parse::<f64>().unwrap()), (key, value.as_f64().unwrap()));
    }
    assert_eq!(refused(&with("bgwriter", json!("on"))).0, "bgwriter");
}

#[test]
fn what_the_model_cannot_run_is_refused_only_where_it_is_on() {
    for (key, value) in [("policy", json!("min")), ("write_wait", json!(0.2)), ("cost", json!("poster"))] {
        let mut refusing = with(key, value.clone());
        assert!(config(&refusing).server.is_none());
        refusing["clients"] = json!(2);
        assert_eq!(refused(&refusing).0, key);
    }
}

#[test]
fn any_key_of_the_model_switches_it_on_and_a_config_without_one_says_nothing_of_it() {
    for (key, value) in [
        ("server", json!(true)),
        ("bgwriter", json!(false)),
        ("checkpointer", json!(true)),
        ("clients", json!(1)),
        ("n_b", json!(2)),
        ("wal_us", json!(0.5)),
    ] {
        let told = serde_json::to_value(config(&with(key, value.clone()))).unwrap();
        assert_eq!((&told["server"], &told[key]), (&json!(true), &value));
    }
    let without = serde_json::to_value(config(&with("server", json!(false)))).unwrap();
    assert_eq!(without, serde_json::to_value(config(&base())).unwrap());
    assert!(without.get("server").is_none() && without.get("txn").is_none());
}

fn opened(config: &LaneConfig, trace: &Rc<Trace>) -> Result<(), ConfigError> {
    Server::new(config, &Start::default(), Rc::clone(trace)).map(|_| ())
}

#[test]
fn clients_are_the_trace_s_or_the_config_s_and_at_most_256() {
    let of_trace = read(b"op,page,client\nR,1,1\nR,2,1\n", 9);
    let refused = opened(&config(&with("clients", json!(2))), &of_trace).unwrap_err();
    assert_eq!((refused.field.as_str(), refused.value.as_str()), ("clients", "2"));
    assert!(opened(&config(&base()), &of_trace).is_ok());
    let many = |clients: u32| {
        (0..clients).fold("op,page,client\n".to_owned(), |text, client| text + &format!("R,1,{client}\n"))
    };
    assert!(opened(&config(&base()), &read(many(256).as_bytes(), 9)).is_ok());
    let refused = opened(&config(&base()), &read(many(257).as_bytes(), 9)).unwrap_err();
    assert_eq!((refused.field.as_str(), refused.value.as_str()), ("client", "257 clients"));
}

#[test]
fn a_lane_that_leaves_another_is_refused() {
    let forked = LaneConfig { fork: Some(Fork { lane: 0, at: 1 }), ..config(&with("server", json!(true))) };
    assert_eq!(opened(&forked, &read(b"op,page\nR,1\n", 9)).unwrap_err().field, "fork");
}

#[test]
fn lanes_that_are_stepped_through_refuse_the_model_and_do_not_run_without_it() {
    let mut scene = with("clients", json!(2));
    scene["workload"] = json!({ "kind": "given", "trace": "R1 W2" });
    let scene = Scene::from_json(&scene, MAXIMUM_PAGES).unwrap();
    assert_eq!(scene.open(None, &[], u64::MAX).err().map(|refused| refused.field), Some("server".to_owned()));
}
