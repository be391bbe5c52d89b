use bufferpool_ace::config::Mode;
use bufferpool_ace::config::start::Start;
use bufferpool_ace::game::moves::{self, Move, Rules};
use bufferpool_ace::game::{BASE_US, Cell, Game, Ghosts, Opening, Played, RULES};
use bufferpool_ace::lane::lane_over;
use bufferpool_core::trace::pack;
use proptest::prelude::*;

fn end(times: &[f64]) -> f64 {
    times.last().copied().unwrap_or_default()
}

/// The pool as it is for the next move.
fn now(game: &Game, played: &Played) -> Vec<Cell> {
    played.steps.last().map_or_else(|| game.opening().unwrap().board.cells, |step| step.board.cells.clone())
}

/// A move in the form of links.
fn text(chosen: &Move) -> String {
    std::iter::once(&chosen.victim).chain(&chosen.riders).map(|frame| (frame + 1).to_string()).collect()
}

/// All moves that the codec takes on a board, as texts.
fn legal(board: &[Cell], rules: Rules) -> Vec<String> {
    let frames = board.len() as u32;
    let sets = (0..1_u32 << frames).flat_map(|set| (0..frames).map(move |victim| (victim, set))).map(
        |(victim, set)| Move { victim, riders: (0..frames).filter(|frame| set >> frame & 1 == 1).collect() },
    );
    sets.map(|tried| text(&tried)).filter(|text| moves::read(text, 1, board, rules).is_ok()).collect()
}

/// The least time of all games, each played to its end by the engine: no state is kept, nothing is assumed.
fn brute_force(game: &mut Game, played: &str) -> f64 {
    let at = game.played(played).unwrap();
    if at.over {
        return at.time_us;
    }
    let next = legal(&now(game, &at), game.rules).into_iter().map(|word| join(played, &word));
    next.map(|moves| brute_force(game, &moves)).fold(f64::INFINITY, f64::min)
}

fn join(played: &str, word: &str) -> String {
    if played.is_empty() { word.to_owned() } else { format!("{played}-{word}") }
}

/// Plays to the end what `choose` picks of the legal moves.
fn play(game: &mut Game, mut choose: impl FnMut(&[String]) -> usize) -> (String, Played) {
    let mut moves = String::new();
    loop {
        let at = game.played(&moves).unwrap();
        if at.over {
            return (moves, at);
        }
        let all = legal(&now(game, &at), game.rules);
        moves = join(&moves, &all[choose(&all) % all.len()]);
    }
}

fn tiny() -> impl Strategy<Value = Game> {
    let rules = (2..=3_u32, 1..=4_u32, 1..=3_u32, 1..=3_u32).prop_map(|(frames, alpha, k_w, n_w)| Rules {
        frames,
        pages: 5,
        alpha,
        k_w,
        n_w,
    });
    let trace = proptest::collection::vec((0..5_u32, any::<bool>()), 1..6);
    let start = proptest::collection::vec(any::<bool>(), 0..=3);
    (rules, start, trace).prop_map(|(rules, start, trace)| {
        let start = (0..rules.frames).zip(start).collect();
        Game::over(rules, start, trace.into_iter().map(|(page, write)| pack(page, write)).collect()).unwrap()
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn the_search_finds_what_trying_all_games_finds(mut game in tiny()) {
        let least = brute_force(&mut game, "");
        prop_assert_eq!(end(&game.ghosts.cheapest), least);
        let board: Vec<Cell> = game.start.iter().map(|&(page, dirty)| Cell { page, dirty }).collect();
        let from_start = game.cheapest.least(&board);
        prop_assert_eq!(f64::from(from_start) * BASE_US, least);
    }

    #[test]
    fn nothing_is_cheaper_than_the_cheapest(key in "[a-z0-9-]{1,12}", picks in proptest::collection::vec(any::<usize>(), 20)) {
        let mut game = Game::new(&key).unwrap();
        let Ghosts { lru, ace, cheapest } = game.ghosts.clone();
        prop_assert!(end(&cheapest) + 2.0 * BASE_US <= end(&ace));
        prop_assert!(end(&ace) + 2.0 * BASE_US <= end(&lru));
        let mut picks = picks.into_iter();
        let (moves, played) = play(&mut game, |_| picks.next().unwrap_or(0));
        prop_assert!(end(&cheapest) <= played.time_us);
        // What each move cost more adds up to what the game cost more.
        let more: f64 = played.steps.iter().map(|step| step.more_us).sum();
        prop_assert_eq!(end(&cheapest) + more, played.time_us);
        let costs: f64 = played.steps.iter().map(|step| step.cost_us).sum();
        prop_assert_eq!(costs, played.time_us);
        // Another game of the same word is the same one, and its moves score the same.
        prop_assert_eq!(Game::new(&key.to_uppercase()).unwrap().played(&moves).unwrap().time_us, played.time_us);
    }

    #[test]
    fn any_text_is_played_or_refused(key in "\\PC{0,8}", moves in "[-0-6ß]{0,30}") {
        prop_assert!(Game::new(&key).map_or_else(|error| error.field == "seed", |_| true));
        let played = Game::new("class").unwrap().played(&moves);
        prop_assert!(played.map_or_else(|error| error.field.starts_with("moves["), |_| true));
    }

    #[test]
    fn lru_and_ace_are_the_labs(key in "[a-z]{1,8}") {
        let game = Game::new(&key).unwrap();
        for (mode, times) in [(Mode::Baseline, &game.ghosts.lru), (Mode::Ace, &game.ghosts.ace)] {
            let mut lane = lane_over(&game.config(mode), &game.requests).unwrap();
            let pages: Vec<String> =
                game.start.iter().rev().map(|(page, dirty)| format!("{page}{}", if *dirty { "D" } else { "" })).collect();
            lane.set_up(&Start::parse(&pages.join(" "), 0, "", 10, 5).unwrap());
            lane.advance(&game.requests);
            prop_assert_eq!(lane.times().device_us(), end(times));
        }
    }

    #[test]
    fn the_cheapest_moves_cost_nothing_more(key in "[a-z]{1,8}") {
        let mut game = Game::new(&key).unwrap();
        let mut search = game.cheapest.clone();
        let mut moves = String::new();
        loop {
            let at = game.played(&moves).unwrap();
            prop_assert_eq!(&at.dearest, &None);
            if at.over {
                prop_assert_eq!(at.time_us, end(&game.ghosts.cheapest));
                break;
            }
            let (best, _) = search.best(at.steps.len(), &now(&game, &at)).unwrap();
            moves = join(&moves, &text(&best));
        }
    }
}

#[test]
fn a_move_that_is_not_legal_is_named() {
    let cells: Vec<Cell> = [(4, true), (7, false), (2, true), (9, true), (1, true)]
        .map(|(page, dirty)| Cell { page, dirty })
        .to_vec();
    let refused = |word: &str| {
        let error = moves::read(word, 3, &cells, RULES).unwrap_err();
        assert_eq!(error.field, "moves[3]");
        error.legal
    };
    for word in ["", "0", "6", "1x", "ä", "1 3"] {
        assert_eq!(refused(word), "frames from 1 to 5, the victim first", "{word}");
    }
    assert_eq!(refused("21"), "the victim alone: it is clean, so nothing is written");
    assert_eq!(refused("1345"), "at most 2 pages written with the victim");
    assert_eq!(refused("11"), "each frame once");
    assert_eq!(refused("133"), "each frame once");
    assert_eq!(refused("12"), "dirty pages beside the victim: a clean one has nothing to write");
    assert_eq!(moves::read("134", 1, &cells, RULES), Ok(Move { victim: 0, riders: vec![2, 3] }));
    let mut game = Game::new("class").unwrap();
    let (moves, _) = play(&mut game, |_| 0);
    let decisions = moves.split('-').count();
    let error = game.played(&format!("{moves}-1")).unwrap_err();
    assert_eq!(error.field, format!("moves[{}]", decisions + 1));
    assert_eq!(error.legal, format!("nothing: only {decisions} requests need a move"));
}

#[test]
fn a_word_that_is_none_is_refused() {
    for key in ["", "a b", "x/y", &"a".repeat(33)] {
        assert_eq!(Game::new(key).unwrap_err().field, "seed", "{key}");
    }
}

/// Links name words, so what they draw stays.
#[test]
fn a_word_draws_what_it_drew() {
    let game = Game::new("2026-11-27").unwrap();
    let word = |page: u32, marked: bool| format!("{page}{}", if marked { "D" } else { "" });
    let Opening { requests, board, ghosts } = game.opening().unwrap();
    let start: Vec<String> = board.cells.iter().map(|cell| word(cell.page, cell.dirty)).collect();
    let requests: Vec<String> = requests.iter().map(|request| word(request.page, request.write)).collect();
    let times = [&ghosts.lru, &ghosts.ace, &ghosts.cheapest].map(|times| end(times));
    assert_eq!(start.join(" "), "4 5D 6D 7 9");
    assert_eq!(requests.join(" "), "6D 1D 3 8 3 5 1D 2D 5D 4D 7D 6D 2 9 1D 6D 8D 1D 8D 7");
    assert_eq!(times, [3300.0, 2100.0, 1100.0]);
}
