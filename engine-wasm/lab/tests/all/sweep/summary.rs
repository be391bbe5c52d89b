use bufferpool_lab::sweep::summary::two_sided_95;

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
