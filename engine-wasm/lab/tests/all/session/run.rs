use bufferpool_lab::session::EffectHash;

#[test]
fn every_page_that_is_dropped_loaded_or_written_counts_page_0_too() {
    let effect = |dropped: &[u32], loaded: &[u32], written: &[u32]| {
        EffectHash::new(dropped, loaded.iter().copied(), written.iter().copied())
    };
    for page in [0, 1, u32::MAX] {
        let elsewhere = effect(&[], &[], &[]).and_written([page].into_iter());
        let acts = [
            effect(&[], &[], &[]),
            effect(&[page], &[], &[]),
            effect(&[], &[page], &[]),
            effect(&[], &[], &[page]),
            elsewhere,
        ];
        for (place, one) in acts.iter().enumerate() {
            assert!(acts[place + 1..].iter().all(|other| one != other), "page {page}");
        }
    }
}
