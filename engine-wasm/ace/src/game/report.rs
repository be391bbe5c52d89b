//! What a page is told of a game.
#![allow(missing_docs)]

use serde::Serialize;

/// A request of the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "GameRequest"))]
pub struct Request {
    pub page: u32,
    pub write: bool,
}

/// A page in a frame.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "GameCell"))]
pub struct Cell {
    pub page: u32,
    pub dirty: bool,
}

/// The pool by frame, and the frame that LRU would empty.
#[derive(Debug, Clone, Default, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "GameBoard"))]
pub struct Board {
    pub cells: Vec<Cell>,
    pub lru: u32,
}

/// What a request did.
#[derive(Debug, Clone, Default, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "GameStep"))]
pub struct Step {
    pub page: u32,
    pub write: bool,
    pub hit: bool,
    pub frame: u32,
    /// The page that went.
    pub victim: Option<u32>,
    /// Pages written together, the victim's first.
    pub written: Vec<u32>,
    pub cost_us: f64,
    /// Time from the start to the end of this request.
    pub time_us: f64,
    /// What the move costs more, by the end, than the cheapest one from the same pool.
    pub more_us: f64,
    /// As it is then.
    pub board: Board,
}

/// The move that cost most, the first of equal ones, and the cheapest one in its place.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "GameDearest"))]
pub struct Dearest {
    /// Number of the request, from 0.
    pub request: usize,
    pub more_us: f64,
    /// The page to evict, and the pages to write with it, itself first if it is dirty.
    pub evict: u32,
    pub write: Vec<u32>,
}

/// What there is before the first move.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "GameOpening"))]
pub struct Opening<'a> {
    pub requests: Vec<Request>,
    pub board: Board,
    pub ghosts: &'a Ghosts,
}

/// How far moves bring the game.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "GamePlayed"))]
pub struct Played {
    /// The requests served.
    pub steps: Vec<Step>,
    /// Whether all are; else the next one waits for a move.
    pub over: bool,
    pub time_us: f64,
    pub dearest: Option<Dearest>,
}

/// Times after each request, from 0, of those that play beside.
#[derive(Debug, Clone, Default, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "GameGhosts"))]
pub struct Ghosts {
    pub lru: Vec<f64>,
    pub ace: Vec<f64>,
    pub cheapest: Vec<f64>,
}
