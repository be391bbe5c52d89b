use bufferpool_core::workload::Random;
use bufferpool_core::workload::zipf::*;

#[test]
fn permutation_has_every_page_once() {
    let mut order = permutation("pages", 1000, &mut Random::new(3)).unwrap();
    assert_ne!(order[..5], [0, 1, 2, 3, 4]);
    order.sort_unstable();
    assert!(order.iter().copied().eq(0..1000));
}

/// Shares of the first ranks against the exact law, within five standard deviations.
#[test]
fn ranks_follow_the_law() {
    for exponent in [0.0, 0.5, 0.99, 1.0, 1.000_000_001, 1.5, 3.0, 10.0] {
        let pages = 50;
        let weights: Vec<f64> = (1..=pages).map(|r| f64::from(r).powf(-exponent)).collect();
        let sum: f64 = weights.iter().sum();
        let ranks = Ranks::new(pages, exponent);
        let mut random = Random::new(11);
        let draws = 200_000;
        let mut counts = vec![0.0; pages as usize];
        for _ in 0..draws {
            counts[ranks.sample(&mut random) as usize] += 1.0;
        }
        for (weight, count) in weights.iter().zip(counts) {
            let share = weight / sum;
            let mean = share * f64::from(draws);
            let deviation = (mean * (1.0 - share)).sqrt().max(1.0);
            assert!((count - mean).abs() < 5.0 * deviation, "{exponent}: {count} for {mean}");
        }
    }
}

#[test]
fn one_page_and_many_pages_end() {
    for pages in [1, 2, 1 << 31] {
        let ranks = Ranks::new(pages, 0.99);
        let mut random = Random::new(5);
        assert!((0..1000).all(|_| ranks.sample(&mut random) < pages));
    }
}
