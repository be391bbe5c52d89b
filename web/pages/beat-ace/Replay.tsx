/** The moves of a link, step by step. */
import { useState } from "react";
import type { Game } from "../../engine/game.ts";
import type { GamePlayed } from "../../engine/types.ts";
import { Stepper } from "../../figures/Stepper.tsx";
import { beatAceText } from "../../text/beatAce.ts";
import { Button } from "../../ui/Button.tsx";
import { Board } from "./Board.tsx";
import { Requests } from "./Requests.tsx";
import { Result } from "./Result.tsx";
import { stepSentence, verdictOf } from "./sentences.ts";
import { Track } from "./Track.tsx";
import { boardAt } from "./usePlay.ts";

interface ReplayProps {
  game: Game;
  word: string;
  moves: string;
  played: GamePlayed;
  onPlay: () => void;
}

export function Replay({ game, word, moves, played, onPlay }: ReplayProps) {
  const words = beatAceText();
  const [at, setAt] = useState(0);
  const { opening } = game;
  const { steps } = played;
  const step = steps[at - 1];
  return (
    <>
      <p className="text-ink-muted text-sm">{words.replayed}</p>
      <h2 className="mb-2 font-semibold text-lg">{verdictOf(played, opening)}</h2>
      <div className="grid max-w-[60rem] gap-x-12 gap-y-4 min-[64rem]:grid-cols-2">
        <div className="grid min-w-0 content-start gap-4">
          <Stepper
            words={{ ...words.stepper, position: words.request }}
            label={words.replayed}
            at={at}
            last={steps.length}
            onSeek={setAt}
            sentence={step === undefined ? words.beforeFirst : stepSentence(step)}
          >
            <div className="grid gap-3">
              <Requests opening={opening} hits={steps.map(({ hit }) => hit)} at={at} />
              <Board board={boardAt(opening, played, at)} step={step} />
            </div>
          </Stepper>
          <Track ghosts={opening.ghosts} at={at} time_us={step?.time_us ?? 0} name={words.moves} />
        </div>
        <Result {...{ game, word, moves, played }}>
          <Button className="min-h-11" onClick={onPlay}>
            {words.play}
          </Button>
        </Result>
      </div>
    </>
  );
}
