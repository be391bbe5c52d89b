mod fio;

use bufferpool_core::device::*;

#[test]
fn devices_are_legal_and_unique() {
    for (place, device) in REGISTRY.iter().enumerate() {
        assert!(REGISTRY[..place].iter().all(|other| other.id != device.id));
        assert_eq!(find(device.id), Some(device));
        let values = [device.alpha, f64::from(device.k_r), f64::from(device.k_w), device.base_us];
        for (parameter, value) in PARAMETERS.iter().zip(values) {
            parameter.check(value).unwrap();
        }
    }
}

#[test]
fn bounds() {
    assert!(ALPHA.check(0.0).is_err());
    assert!(BASE_US.check(f64::NAN).is_err());
    assert!(K_W.check(1.5).is_err());
    assert_eq!(K_W.check(0.0).unwrap_err().legal, "a whole number from 1 to 1000000");
}
