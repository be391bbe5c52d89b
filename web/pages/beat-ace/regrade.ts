/** Result lines of the game: the moves stand in the link, and the engine plays them again. */
import { loadGames } from "../../engine/game.ts";
import type { Regraded } from "../../shell/site.ts";
import { beatAceText } from "../../text/beatAce.ts";
import { formatTime } from "../../ui/format.ts";
import { gameHash, readGame } from "./link.ts";

export async function regrade(hash: string): Promise<Regraded | null> {
  const { link, notices } = readGame(hash);
  const game = (await loadGames())(link.word);
  if (!game.ok || link.moves === null || notices.length > 0) return null;
  const played = game.value.played(link.moves);
  if (!played.ok || !played.value.over) return null;
  const { steps, time_us } = played.value;
  const decisions = steps.filter(({ victim }) => victim !== null);
  const codes = link.moves.split("-");
  return {
    title: beatAceText().result(formatTime(time_us), formatTime(game.value.opening.ghosts.ace.at(-1) ?? 0)),
    seed: link.word,
    attempt: 1,
    exercise: gameHash({ word: link.word, moves: null }),
    scene: beatAceText().title,
    asked: decisions.length,
    grade: (code, n) => (code === codes[n] ? { right: decisions[n]?.more_us === 0, chosen: code } : null),
  };
}
