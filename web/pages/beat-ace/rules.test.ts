/** What the page lets a player pick, its links, and the engine: they agree. */
import { readFile } from "node:fs/promises";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Game, initGame, openGame } from "../../engine/game.ts";
import { Session } from "../../labs/ace/engine/session.ts";
import { realRegistry } from "../../labs/ace/state/testEngine.ts";
import { decodeLink } from "../../labs/ace/state/url.ts";
import { opened } from "./BeatAceView.tsx";
import { codeOf, gameHash, isDay, labHash, readGame, today } from "./link.ts";
import { regrade } from "./regrade.ts";
import { dearestSentence, stepSentence, verdictOf } from "./sentences.ts";
import { boardAt, canRide, finishedByLru, withVictim } from "./usePlay.ts";

await initGame({ module_or_path: await readFile("web/engine/pkg/game/game_bg.wasm") });

const registry = await realRegistry();

function game(word: string): Game {
  const drawn = openGame(word);
  if (!drawn.ok) throw new Error(drawn.failure.message);
  return drawn.value;
}

function played({ played }: Game, moves: readonly string[]) {
  const result = played(moves.join("-"));
  if (!result.ok) throw new Error(result.failure.message);
  return result.value;
}

/** A game in which each pick is one that the page allows: a victim, and toggles of what rides along. */
function playedAt(game: Game, picks: Iterator<number>): string[] {
  const moves: string[] = [];
  const next = () => picks.next().value ?? 0;
  for (let now = played(game, moves); !now.over; now = played(game, moves)) {
    const board = boardAt(game.opening, now, now.steps.length);
    let picked = withVictim(board, { victim: null, riders: [] }, next() % 5);
    for (let toggles = 0; toggles < 3; toggles += 1) {
      const frame = next() % 5;
      if (!canRide(board, picked, frame) || picked.riders.includes(frame)) continue;
      picked = { ...picked, riders: [...picked.riders, frame] };
    }
    // Chosen anew, what rides along stays legal.
    picked = withVictim(board, picked, next() % 5);
    moves.push(codeOf(picked.victim ?? 0, picked.riders));
  }
  return moves;
}

const words = fc.stringMatching(/^[a-z0-9-]{1,12}$/);
const numbers = fc.infiniteStream(fc.nat({ max: 59 }));

test("whatever the page lets a player pick is legal, and its link replays it with the same score", () => {
  fc.assert(
    fc.property(words, numbers, (word, picks) => {
      const drawn = game(word);
      const moves = playedAt(drawn, picks[Symbol.iterator]());
      const end = played(drawn, moves);
      const again = opened(gameHash({ word, moves: moves.join("-") }), openGame);
      expect(again?.notices).toEqual([]);
      expect(again?.replay?.played).toEqual(end);
      expect(end.time_us).toBeGreaterThanOrEqual(drawn.opening.ghosts.cheapest.at(-1) ?? Number.NaN);
      expect(end.steps.map(stepSentence).join(" ")).not.toMatch(/undefined|null|NaN/);
      expect(dearestSentence(end) + verdictOf(end, drawn.opening)).not.toMatch(/undefined|null|NaN/);
    }),
    { numRuns: 30 },
  );
});

test("LRU's moves without riders are LRU's run", () => {
  const drawn = game("kurs1");
  expect(played(drawn, finishedByLru(drawn, [])).time_us).toBe(drawn.opening.ghosts.lru.at(-1));
});

describe("links", () => {
  test("hold a word and moves", () => {
    const moves = fc.option(fc.stringMatching(/^[1-5]{1,3}(-[1-5]{1,3}){0,12}$/));
    fc.assert(
      fc.property(words, moves, (word, moves) => {
        expect(readGame(gameHash({ word, moves }))).toEqual({ link: { word, moves }, notices: [] });
      }),
    );
  });

  test("without a word draw today's game; a day that is none is named", () => {
    expect(readGame("/beat-ace").link).toEqual({ word: today(), moves: null });
    expect(isDay(today())).toBe(true);
    expect(readGame("/beat-ace?day=2026-11-27").link.word).toBe("2026-11-27");
    for (const day of ["2026-02-30", "2026-13-01", "yesterday", ""]) {
      const { link, notices } = readGame(`/beat-ace?day=${day}`);
      expect(link.word).toBe(today());
      expect(notices.map(({ field, legal }) => [field, legal])).toEqual([
        ["day", "a day such as 2026-11-27"],
      ]);
    }
  });

  test("with a word that is none draw today's game, and say so", () => {
    const found = opened("/beat-ace?seed=a+b&moves=1", openGame);
    expect(found?.word).toBe(today());
    expect(found?.replay).toBeNull();
    expect(found?.notices.map(({ message }) => message).join()).toMatch(
      /seed.*a b.*letters, digits or hyphens/,
    );
  });

  test("with a move that is not legal name it, and offer the game", () => {
    const drawn = game("kurs1");
    const moves = finishedByLru(drawn, []);
    const told = (changed: readonly string[]) => {
      const found = opened(gameHash({ word: "kurs1", moves: changed.join("-") }), openGame);
      expect(found?.replay).toBeNull();
      expect(found?.word).toBe("kurs1");
      return found?.notices.map(({ message }) => message).join(" ");
    };
    expect(told(moves.with(2, "7"))).toMatch(/moves\[3\].*7.*frames from 1 to 5/);
    expect(told(moves.with(2, "11"))).toMatch(/moves\[3\].*11/);
    expect(told([...moves, "1"])).toMatch(/requests need a move/);
    expect(told(moves.slice(0, -1))).toMatch(/there is none for request \d+/);
    expect(told(["<script>"])).toMatch(/moves\[1\]/);
  });
});

test("a result's link is graded again by the engine", async () => {
  const drawn = game("kurs1");
  const moves = finishedByLru(drawn, []);
  const graded = await regrade(gameHash({ word: "kurs1", moves: moves.join("-") }));
  const { steps } = played(drawn, moves);
  const costs = steps.filter(({ victim }) => victim !== null).map(({ more_us }) => more_us);
  expect(graded?.asked).toBe(moves.length);
  expect(moves.map((code, n) => graded?.grade(code, n)?.right)).toEqual(costs.map((more) => more === 0));
  expect(graded?.grade("9", 0)).toBeNull();
  expect(await regrade(gameHash({ word: "kurs1", moves: "9" }))).toBeNull();
});

test.each(["2026-11-27", "2026-11-28", "2026-11-29", "kurs1", "7", "1234", "ace", "lru"])(
  "game %s: the lab's link takes the times that the end card has",
  (word) => {
    const { ghosts, requests } = game(word).opening;
    const read = decodeLink(labHash(game(word).opening), registry);
    if (!read.ok) throw new Error(read.failure.message);
    expect(read.value.notices).toEqual([]);
    const lab = Session.open(read.value.state.scene, registry);
    if (!lab.ok) throw new Error(lab.failure.message);
    for (let at = 0; at <= requests.length; at += 1) {
      lab.value.seek(at);
      const times = lab.value.frame().lanes.map(({ step }) => step.counters.latency_us);
      expect(times, `at ${at}`).toEqual([ghosts.lru[at], ghosts.ace[at]]);
    }
    lab.value.close();
  },
);
