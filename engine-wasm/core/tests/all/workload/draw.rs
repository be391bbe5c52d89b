use bufferpool_core::error::reserved;
use bufferpool_core::split_mix::SplitMix;
use bufferpool_core::workload::draw::*;

/// xoshiro256++ by its reference code, seeded by SplitMix64: what the module promises.
#[test]
fn generator_is_the_one_written_down() {
    let mut seeds = SplitMix::new(42);
    let mut state = [seeds.next(), seeds.next(), seeds.next(), seeds.next()];
    let mut random = Random::new(42);
    for _ in 0..100 {
        let [a, b, c, d] = state;
        let output = a.wrapping_add(d).rotate_left(23).wrapping_add(a);
        let (c, d) = (c ^ a, d ^ b);
        state = [a ^ d, b ^ c, c ^ (b << 17), d.rotate_left(45)];
        // A number below 2^64 - 1 is the upper half of the product: one less than the output.
        assert_eq!(random.below(u64::MAX), output - 1);
    }
}

#[test]
fn numbers_stay_in_range() {
    let mut random = Random::new(7);
    for _ in 0..1000 {
        assert!(random.below(3) < 3);
        assert_eq!(random.below(1), 0);
        assert!((0.0..1.0).contains(&random.fraction()));
        assert!(random.percent(100));
        assert!(!random.percent(0));
    }
}

#[test]
fn absurd_sizes_are_refused() {
    let error = reserved::<u32>("workload.requests", u64::MAX).unwrap_err();
    assert_eq!(error.field, "workload.requests");
}
