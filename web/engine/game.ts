/** A game over a short trace, played and counted by the engine. Its module comes with this file, on demand. */
import { compiled } from "./module.ts";
import init, { Game as Binding } from "./pkg/game/game.js";
import address from "./pkg/game/game_bg.wasm?url";
import { attempt } from "./runSession.ts";
import type { GameOpening, GamePlayed, Result } from "./types.ts";

let ready: ReturnType<typeof init> | undefined;

/** The module's start, once for all who ask. */
export const initGame: typeof init = (options) => {
  ready ??= init(options).catch((error: unknown) => {
    ready = undefined;
    throw error;
  });
  return ready;
};

export interface Game {
  opening: GameOpening;
  /** Plays moves in the form of links, such as `3-214-5`, as far as they go; the first that is not legal is named. */
  played: (moves: string) => Result<GamePlayed>;
}

/** The game that a word draws, or why it is no word. */
export function openGame(word: string): Result<Game> {
  return attempt(() => {
    const game = new Binding(word);
    return {
      opening: JSON.parse(game.opening_json()),
      played: (moves) => attempt(() => JSON.parse(game.played_json(moves))),
    };
  });
}

export async function loadGames(): Promise<typeof openGame> {
  await (ready ?? initGame({ module_or_path: await compiled(address) }));
  return openGame;
}
