use bufferpool_core::decimal::{Decimal, number_text};

#[test]
fn numbers_are_told_in_their_fewest_digits() {
    let texts = [0.0, -3.0, 2.8, -0.25, 12.437_281_923_456_789, 1e-6, 1.5e21, f64::NAN, -f64::INFINITY]
        .map(number_text);
    let told = ["0", "-3", "2.8", "-0.25", "12.437281923456789", "0.000001", "1500000000000000000000"];
    assert_eq!(texts[..7], told);
    assert_eq!(texts[7..], ["NaN", "-inf"]);
}

#[test]
fn a_number_of_any_size_is_the_decimal_that_reads_back_as_it() {
    for value in [0.0, 1e-7, 2.5e-9, 0.1, 1.0, 12.4, 1e6, 123_456_789.125, 1e17, 1.5e21] {
        assert_eq!(Decimal::from_number(value).to_number(), value);
    }
}

/// More than 22 decimals are taken off in two steps: a power of ten above 10^22 is no number of its own.
#[test]
fn more_decimals_than_an_exact_power_of_ten_has() {
    let numbers = [(7, 23), (14, 23), (9, 30), (7, 45), (11, 46)];
    let told = numbers.map(|(mantissa, scale)| Decimal::from_scaled(mantissa, scale).to_number());
    assert_eq!(told, [7e-23, 14e-23, 9e-30, 7e-45, 11e-46]);
}

#[test]
fn prices_multiply_and_add_without_rounding() {
    let write = Decimal::from_number(2.8) * Decimal::from_number(12.4) * Decimal::from(22);
    assert_eq!(write.to_number(), 763.84);
    let sum = write + Decimal::from_number(12.4) * Decimal::from(89);
    assert_eq!(sum.to_number(), 1867.44);
}

#[test]
fn a_hundred_million_writes_stay_exact() {
    let total = Decimal::from_number(1.1) * Decimal::from_number(6.8) * Decimal::from(99_999_999);
    assert_eq!(total.to_number(), 747_999_992.52);
}

/// The longest prices there are, over the longest run: against floating point, whose error is some units in the last
/// place.
#[test]
fn no_legal_price_is_too_long() {
    for (alpha, base) in [
        (0.316_227_766_016_837_94, 12.437_281_923_456_789),
        (1.234_567_890_123_456_7e-6, 9.876_543_210_987_654e-6),
        (987_654.321_098_765_4, 123_456.789_012_345_67),
    ] {
        let count = 100_000_000_u64;
        let [alpha_exact, base_exact] = [alpha, base].map(Decimal::from_number);
        let reads = base_exact * Decimal::from(count);
        let writes = alpha_exact * base_exact * Decimal::from(count);
        let nearly = base * count as f64 + alpha * base * count as f64;
        let exact = (reads + writes).to_number();
        assert!(((exact - nearly) / nearly).abs() < 1e-14, "{exact} for {nearly}");
    }
}

#[test]
fn whole_numbers_beside_a_decimal_are_exact() {
    let of = |value| {
        let decimal = Decimal::from_number(value);
        [decimal.floor(), decimal.nearest(), decimal.ceiling()]
    };
    assert_eq!([of(2.5), of(2.499_999), of(7.0), of(0.1)], [[2, 3, 3], [2, 2, 3], [7; 3], [0, 0, 1]]);
    let large = Decimal::from_number(1e15) * Decimal::from(1_000_000);
    assert_eq!(large.floor(), u64::MAX);
}

#[test]
fn what_no_run_could_sum_up_is_dropped() {
    assert_eq!(Decimal::from_number(5e-324).to_number(), 0.0);
    assert_eq!(Decimal::from_number(1.5e-30).to_number(), 1e-30);
}

use bufferpool_core::decimal::Wide;

#[test]
fn limbs_carry_into_one_another() {
    let large = Wide::from(u128::MAX);
    assert_eq!(large.plus(Wide::from(1)), Wide([0, 0, 1, 0]));
    assert_eq!(large.times(large), Wide([1, 0, u64::MAX - 1, u64::MAX]));
    assert_eq!(Wide::MAXIMUM.plus(Wide::from(1)), Wide::MAXIMUM);
    assert_eq!(Wide::MAXIMUM.times(Wide::from(2)), Wide::MAXIMUM);
}

#[test]
fn tens_come_and_go() {
    let value = Wide::from(7).times_ten_to(60);
    let back = (0..60).try_fold(value, |value, _| value.tenth());
    assert_eq!(back, Some(Wide::from(7)));
    assert_eq!(Wide::from(7).tenth(), None);
}

#[test]
fn a_number_is_the_nearest() {
    assert_eq!(Wide::from(1 << 100).to_number(), (1_u128 << 100) as f64);
    assert_eq!(Wide([0, 0, 0, 1 << 63]).to_number(), 2_f64.powi(255));
    assert_eq!(Wide::from(3).times_ten_to(60).to_number(), 3e60);
}
