/** A game under way: the moves made, how far they are shown, what is picked, and the clock. */
import { useCallback, useEffect, useMemo, useState } from "react";
import type { Game } from "../../engine/game.ts";
import type { GameBoard, GameOpening, GamePlayed } from "../../engine/types.ts";
import { useMedia } from "../../ui/useMedia.ts";
import { codeOf } from "./link.ts";

/** Pages of a batch at most, the victim's among them. */
const BATCH = 3;
export const CLOCK_MS = 120_000;
const TICK_MS = 250;
/** A served request stands for so long before the next one; longer where pages were written, and before the first. */
const STEP_MS = 500;
const LONG_MS = 1000;

interface Picks {
  victim: number | null;
  riders: readonly number[];
}

const nothing: Picks = { victim: null, riders: [] };

/** Moves that were checked when they were made are legal. */
function playedOf(game: Game, moves: readonly string[]): GamePlayed {
  const played = game.played(moves.join("-"));
  if (!played.ok) throw new Error(played.failure.message);
  return played.value;
}

/** The pool once so many requests are served. */
export const boardAt = ({ board }: GameOpening, { steps }: GamePlayed, at: number): GameBoard =>
  steps[at - 1]?.board ?? board;

/** Whether a page may be written with the victim: both are dirty, and there is room in the batch. */
export function canRide({ cells }: GameBoard, { victim, riders }: Picks, frame: number): boolean {
  if (victim === null || frame === victim || !cells[victim]?.dirty || !cells[frame]?.dirty) return false;
  return riders.includes(frame) || riders.length < BATCH - 1;
}

/** The victim, chosen anew: what was to be written with the one before stays where it still can be. */
export function withVictim(board: GameBoard, { riders }: Picks, victim: number): Picks {
  const kept = riders.filter((frame) => canRide(board, { victim, riders }, frame));
  return { victim, riders: kept };
}

/** The moves to the end, if LRU makes those that are left. */
export function finishedByLru(game: Game, moves: readonly string[]): readonly string[] {
  let all = moves;
  for (let played = playedOf(game, all); !played.over; played = playedOf(game, all))
    all = [...all, codeOf(boardAt(game.opening, played, played.steps.length).lru, [])];
  return all;
}

export type Play = ReturnType<typeof usePlay>;

export function usePlay(game: Game) {
  const [started, setStarted] = useState<"timed" | "untimed" | null>(null);
  const [moves, setMoves] = useState<readonly string[]>([]);
  const [shown, setShown] = useState(0);
  const [picks, setPicks] = useState(nothing);
  const [left, setLeft] = useState(CLOCK_MS);
  /** Number of the request, from 1, at which the clock ran out. */
  const [ranOut, setRanOut] = useState<number | null>(null);
  const still = useMedia("(prefers-reduced-motion: reduce)");
  const played = useMemo(() => playedOf(game, moves), [game, moves]);
  const { steps } = played;
  const board = boardAt(game.opening, played, shown);
  const arrived = shown === steps.length;
  const asks = started !== null && arrived && !played.over;
  const over = arrived && played.over;

  useEffect(() => {
    if (started === null || arrived) return;
    const stands = steps[shown - 1]?.written.length === 0 ? STEP_MS : LONG_MS;
    const timer = setTimeout(() => setShown(still ? steps.length : shown + 1), still ? 0 : stands);
    return () => clearTimeout(timer);
  }, [started, arrived, still, shown, steps]);

  const ticks = asks && started === "timed";
  useEffect(() => {
    if (!ticks) return;
    let before = Date.now();
    const timer = setInterval(() => {
      const passed = Math.max(0, Date.now() - before);
      before = Date.now();
      setLeft((time) => Math.max(0, time - passed));
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [ticks]);
  useEffect(() => {
    if (!ticks || left > 0) return;
    setRanOut(shown + 1);
    setPicks(nothing);
    setMoves(finishedByLru(game, moves));
  }, [ticks, left, shown, game, moves]);

  const candidate = useMemo(() => {
    if (!asks || picks.victim === null) return null;
    const code = codeOf(picks.victim, picks.riders);
    const step = playedOf(game, [...moves, code]).steps[shown];
    return step === undefined ? null : { code, step };
  }, [asks, picks, game, moves, shown]);

  const toggle = (frame: number) => {
    if (!asks || !canRide(board, picks, frame)) return;
    const others = picks.riders.filter((other) => other !== frame);
    setPicks({ ...picks, riders: others.length < picks.riders.length ? others : [...others, frame] });
  };
  return {
    ...{ started, moves, played, shown, picks, left, ranOut, board, asks, over, candidate, toggle },
    start: setStarted,
    choose: (frame: number) => asks && setPicks(withVictim(board, picks, frame)),
    /** How many more pages could come along. */
    room: board.cells.filter((_, frame) => !picks.riders.includes(frame) && canRide(board, picks, frame))
      .length,
    roomInBatch: BATCH - 1 - picks.riders.length,
    go: () => {
      if (candidate === null) return;
      setMoves([...moves, candidate.code]);
      setShown(shown + 1);
      setPicks(nothing);
    },
    again: useCallback(() => {
      setStarted(null);
      setMoves([]);
      setShown(0);
      setPicks(nothing);
      setLeft(CLOCK_MS);
      setRanOut(null);
    }, []),
  };
}
