use bufferpool_hybrid::prices::*;

#[test]
fn decimal_prices_become_whole_numbers_of_a_common_fraction() {
    let prices = Prices::new([0.405, 4.82, 9.5, 4.86]).unwrap();
    assert_eq!((prices.read(Disk::Flash), prices.write(Disk::Flash)), (405, 4_820));
    assert_eq!((prices.read(Disk::Magnetic), prices.there_and_back()), (9_500, 9_680));
    assert_eq!(prices.units(prices.cost(Disk::Flash, 3, 2)), 10.855);
    assert_eq!(prices.units(-9_500), -9.5);
    assert_eq!(prices.in_units(), [0.405, 4.82, 9.5, 4.86]);
}

#[test]
fn what_is_no_price_is_named() {
    for (place, bad) in [(0, 0.0), (1, -3.0), (2, f64::NAN), (3, 2_000_000.0), (2, 0.123_456_7)] {
        let mut values = [1.0, 118.0, 23.0, 12.0];
        values[place] = bad;
        assert_eq!(Prices::new(values).unwrap_err().field, PRICES[place].id);
    }
}

#[test]
fn a_unit_is_the_papers_flash_read() {
    assert!((UNIT_US - 404.867).abs() < 0.001);
}
