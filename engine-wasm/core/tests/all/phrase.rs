use bufferpool_core::phrase::{PAGES, PAGES_FIRST, Phrase, Value, grouped, joined, listed};

fn told(pages: &[u32]) -> String {
    listed(&PAGES, pages, &|page| page.to_string()).text()
}

#[test]
fn lists_read_as_people_write_them_and_long_ones_are_shortened() {
    assert_eq!(told(&[4]), "page 4");
    assert_eq!(told(&[4, 5]), "pages 4 and 5");
    assert_eq!(told(&[4, 5, 2]), "pages 4, 5 and 2");
    assert_eq!(told(&(1..=10).collect::<Vec<_>>()), "pages 1, 2, 3, 4, 5, 6, 7, 8, 9 and 10");
    assert_eq!(told(&(1..=1_234).collect::<Vec<_>>()), "pages 1, 2, 3, 4, 5 and 1,229 more");
    assert_eq!(listed(&PAGES_FIRST, &[4, 5], &|page| page.to_string()).text(), "Pages 4 and 5");
}

#[test]
fn counts_are_grouped_and_names_are_not() {
    assert_eq!(grouped(7), "7");
    assert_eq!(grouped(1_000), "1,000");
    assert_eq!(grouped(16_777_216), "16,777,216");
    assert_eq!(Value::Name("1048576".to_owned()).text(), "1048576");
}

#[test]
fn amounts_have_three_decimals_at_most_and_none_that_say_nothing() {
    let told = |amount| Value::Amount(amount).text();
    assert_eq!(told(130.0), "130");
    assert_eq!(told(1_234.567_8), "1,234.568");
    assert_eq!(told(-9.5), "-9.5");
    assert_eq!(told(-0.000_1), "0");
    assert_eq!(told(0.999_9), "1");
}

#[test]
fn a_phrase_hands_over_its_template_and_only_the_values_that_it_needs() {
    let values = vec![("count", 3u32.into()), ("page", Value::Name("4".to_owned()))];
    let phrase = Phrase::new("{count} of them", values);
    let json = serde_json::to_string(&phrase).unwrap();
    assert_eq!(json, r#"{"template":"{count} of them","values":{"count":3}}"#);
}

#[test]
fn phrases_are_joined_by_spaces_but_not_before_a_semicolon() {
    let phrase = |template| Phrase::new(template, vec![]);
    assert_eq!(joined(&[phrase("One"), phrase("; two."), phrase("Three.")]), "One; two. Three.");
}
