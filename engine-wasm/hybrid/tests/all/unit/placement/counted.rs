use bufferpool_hybrid::placement::counted::Weights;
use bufferpool_hybrid::prices::Disk;
use proptest::prelude::*;

proptest! {
    #[test]
    fn both_widths_decide_alike(
        counts: [u32; 3],
        scale in 0..62u32,
        weights in prop::array::uniform3(-9i128..9),
        threshold in 0..1i128 << 40,
    ) {
        let weights = weights.map(|weight| weight << scale);
        let found = Weights::new(weights, threshold);
        let sum: i128 = (0..3).map(|at| i128::from(counts[at]) * weights[at]).sum();
        for (disk, saving) in [(Disk::Magnetic, sum), (Disk::Flash, -sum)] {
            prop_assert_eq!(found.saving(&counts, disk), saving);
            prop_assert_eq!(found.exceeds(&counts, disk), saving > threshold);
        }
        let fits = scale < 26;
        prop_assert!(!fits || found.narrow.is_some());
    }
}

#[test]
fn at_the_ends_of_64_bits_nothing_overflows() {
    for weight in [1 << 31, (1 << 31) + 1, -(1 << 31), i128::from(i64::MIN), 1 << 90] {
        for threshold in [0, i128::from(i64::MAX)] {
            let found = Weights::new([weight], threshold);
            let saving = i128::from(u32::MAX) * weight;
            assert_eq!(found.exceeds(&[u32::MAX], Disk::Magnetic), saving > threshold);
            assert_eq!(found.exceeds(&[u32::MAX], Disk::Flash), -saving > threshold);
        }
    }
}
