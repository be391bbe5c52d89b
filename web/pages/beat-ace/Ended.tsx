/** The end card of a game just played. */
import { useEffect, useRef } from "react";
import type { Game } from "../../engine/game.ts";
import { anySeed } from "../../shell/question/order.ts";
import { beatAceText } from "../../text/beatAce.ts";
import { Button } from "../../ui/Button.tsx";
import { formatCount } from "../../ui/format.ts";
import { gameHash, labHash } from "./link.ts";
import { OtherGames } from "./OtherGames.tsx";
import { Result } from "./Result.tsx";
import { verdictOf } from "./sentences.ts";
import { Track } from "./Track.tsx";
import type { Play } from "./usePlay.ts";

interface EndedProps {
  game: Game;
  word: string;
  play: Play;
  onReplay: () => void;
}

export function Ended({ game, word, play, onReplay }: EndedProps) {
  const words = beatAceText();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const { opening } = game;
  const { played, moves, ranOut } = play;
  return (
    <div className="grid max-w-[60rem] gap-x-12 gap-y-3 min-[64rem]:grid-cols-2">
      <div className="grid min-w-0 content-start gap-3">
        <h2 ref={title} tabIndex={-1} className="font-semibold text-2xl outline-none">
          {verdictOf(played, opening)}
        </h2>
        {ranOut !== null && <p>{words.ranOut(formatCount(ranOut))}</p>}
        <Track
          ghosts={opening.ghosts}
          at={opening.requests.length}
          time_us={played.time_us}
          name={words.you}
        />
        <p className="text-sm">{words.known}</p>
      </div>
      <Result {...{ game, word, played }} moves={moves.join("-")}>
        <Button
          primary
          className="min-h-11"
          onClick={() => {
            location.hash = gameHash({ word: String(anySeed()), moves: null });
          }}
        >
          {words.again}
        </Button>
      </Result>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button onClick={onReplay}>{words.replay}</Button>
        <Button onClick={play.again}>{words.same}</Button>
        <a className="site-link" href={`#${labHash(opening)}`}>
          {words.inLab}
        </a>
      </div>
      <OtherGames word={word} />
    </div>
  );
}
