use bufferpool_ace::policy::registry::all;

#[test]
fn who_uses_a_policy_is_said_with_the_place_that_tells_it() {
    for spec in all().map(|entry| entry.spec).filter(|spec| !spec.card.used_by.starts_with("None: ")) {
        for claim in spec.card.used_by.split("; ").filter(|claim| !claim.is_empty()) {
            assert!(claim.contains('(') && claim.ends_with(')'), "{}: {claim}", spec.id);
        }
    }
}
