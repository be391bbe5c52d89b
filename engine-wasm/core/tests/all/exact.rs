use bufferpool_core::exact::Exact;

#[test]
fn shares_are_exact_where_binary_numbers_are_not() {
    let percent = Exact::parse_percent("29%").unwrap();
    assert_eq!([percent.floor_of(100), percent.ceiling_of(100), percent.nearest_of(100)], [29; 3]);
    let third = Exact::parse("0.3").unwrap();
    assert_eq!([third.floor_of(5), third.nearest_of(5), third.ceiling_of(5)], [1, 2, 2]);
    assert_eq!(third.part(8), Exact::parse("0.0375").unwrap());
    assert!(third.is_below_one() && !Exact::parse("1.0").unwrap().is_below_one());
}

#[test]
fn what_is_no_plain_decimal_is_none() {
    for text in ["", ".", "-1", "+1", "1e3", "1.2.3", "1_000", &"1".repeat(41)] {
        assert_eq!(Exact::parse(text), None, "{text}");
    }
}
