//! Student's t distribution with a whole number of degrees of freedom: how sure a mean over a few seeds is.

/// Halvings after which a double has no digit left.
const HALVINGS: u32 = 200;

/// The probability that |t| is at most `t`, by the finite sums for whole degrees of freedom (Abramowitz and Stegun, 26.7.3
/// and 26.7.4).
fn within(t: f64, freedom: u32) -> f64 {
    let angle = libm::atan(t / libm::sqrt(f64::from(freedom)));
    let (sine, cosine) = (libm::sin(angle), libm::cos(angle));
    let square = cosine * cosine;
    let odd = freedom % 2 == 1;
    // Odd: cos + 2/3 cos^3 + …; even: 1 + 1/2 cos^2 + ….
    let (mut term, mut sum, mut at) = if odd { (cosine, 0.0, 1) } else { (1.0, 0.0, 0) };
    while at + 2 <= freedom {
        sum += term;
        at += 2;
        term *= square * f64::from(at - 1) / f64::from(at);
    }
    if odd { (angle + sine * sum) * std::f64::consts::FRAC_2_PI } else { sine * sum }
}

/// The t within which 95 of 100 lie on both sides together; none without a degree of freedom.
pub fn two_sided_95(freedom: u32) -> Option<f64> {
    if freedom == 0 {
        return None;
    }
    // One degree has the widest tails: 12.7.
    let (mut low, mut high) = (0.0, 16.0);
    for _ in 0..HALVINGS {
        let middle = 0.5 * (low + high);
        if middle <= low || middle >= high {
            break;
        }
        if within(middle, freedom) < 0.95 { low = middle } else { high = middle }
    }
    Some(high)
}

#[cfg(test)]
mod tests {
    use super::two_sided_95;

    #[test]
    fn the_quantiles_are_those_of_the_printed_tables() {
        // Abramowitz and Stegun, table 26.10, and for 1 tan(0.475 pi).
        for (freedom, t) in [
            (1, 12.706),
            (2, 4.303),
            (3, 3.182),
            (4, 2.776),
            (5, 2.571),
            (9, 2.262),
            (10, 2.228),
            (29, 2.045),
            (30, 2.042),
            (120, 1.980),
            (999, 1.962),
        ] {
            let found = two_sided_95(freedom).unwrap();
            assert!((found - t).abs() < 0.0006, "{freedom}: {found}, {t}");
        }
        assert_eq!(two_sided_95(0), None);
    }
}
