/** The end of a game: who was faster, the move that cost most, and a link that replays the moves. */
import { type ReactNode, useRef } from "react";
import type { Game } from "../../engine/game.ts";
import type { GamePlayed } from "../../engine/types.ts";
import { markOf } from "../../shell/exercise/attempt.ts";
import { ResultLine } from "../../shell/exercise/ResultLine.tsx";
import { writeAnswers } from "../../shell/exercise/run.ts";
import { address } from "../../shell/site.ts";
import { beatAceText } from "../../text/beatAce.ts";
import { exerciseText } from "../../text/exercises.ts";
import { Button } from "../../ui/Button.tsx";
import { formatTime } from "../../ui/format.ts";
import { useCopy } from "../../ui/takeAway.ts";
import { gameHash } from "./link.ts";
import { dearestSentence } from "./sentences.ts";

interface ResultProps {
  game: Game;
  word: string;
  moves: string;
  played: GamePlayed;
  children: ReactNode;
}

export function Result({ game, word, moves, played, children }: ResultProps) {
  const words = beatAceText();
  const field = useRef<HTMLInputElement>(null);
  const link = address(gameHash({ word, moves }));
  const { said, copy } = useCopy(link, field);
  const codes = moves.split("-");
  const right = played.steps.filter(({ victim, more_us }) => victim !== null && more_us === 0).length;
  const line = exerciseText().line({
    title: words.result(formatTime(played.time_us), formatTime(game.opening.ghosts.ace.at(-1) ?? 0)),
    seed: word,
    mark: markOf(gameHash({ word, moves: null })),
    right: String(right),
    of: String(codes.length),
    coded: writeAnswers(link, codes),
    link,
  });
  return (
    <div className="grid min-w-0 content-start gap-3">
      <p className="max-w-[70ch]">{dearestSentence(played)}</p>
      <div className="flex flex-wrap items-center gap-2">
        {children}
        <Button primary className="min-h-11" onClick={copy}>
          {words.copy}
        </Button>
        {typeof navigator.share === "function" && (
          <Button
            className="min-h-11"
            onClick={() => void navigator.share({ title: words.title, url: link }).catch(() => {})}
          >
            {words.share}
          </Button>
        )}
        <span role="status" className="text-sm">
          {said}
        </span>
      </div>
      <label className="grid gap-1 text-sm">
        {words.link}
        <input
          ref={field}
          readOnly
          value={link}
          onFocus={({ currentTarget }) => currentTarget.select()}
          className="min-h-9 w-full min-w-0 rounded-md border border-line-strong bg-surface px-2"
        />
      </label>
      <details className="text-sm">
        <summary className="min-h-6 w-fit cursor-pointer py-1 text-ink-muted">{words.handIn}</summary>
        <p className="mb-1 text-ink-muted">{words.handInHelp}</p>
        <ResultLine line={line} />
      </details>
    </div>
  );
}
