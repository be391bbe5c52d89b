/** The game: twenty requests, by thumb or by keys, against the clock or without. */
import { type KeyboardEvent, useEffect, useRef } from "react";
import type { Game } from "../../engine/game.ts";
import { beatAceText } from "../../text/beatAce.ts";
import { Button } from "../../ui/Button.tsx";
import { formatTime } from "../../ui/format.ts";
import { Board } from "./Board.tsx";
import { Ended } from "./Ended.tsx";
import { OtherGames } from "./OtherGames.tsx";
import { Requests } from "./Requests.tsx";
import { stepSentence } from "./sentences.ts";
import { Track } from "./Track.tsx";
import { type Play, usePlay } from "./usePlay.ts";

interface PlayingProps {
  game: Game;
  word: string;
  onReplay: (moves: string) => void;
}

export function Playing({ game, word, onReplay }: PlayingProps) {
  const play = usePlay(game);
  const words = beatAceText();
  const section = useRef<HTMLElement>(null);
  const { started, over, shown, played } = play;
  useEffect(() => {
    if (started !== null) section.current?.focus();
  }, [started]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || !play.asks) return;
    // By its place: with Shift a digit is another sign, on each keyboard its own.
    const frame = Number(/^(?:Digit|Numpad)([1-5])$/.exec(event.code)?.[1] ?? 0) - 1;
    if (frame >= 0) {
      event.preventDefault();
      if (event.shiftKey) play.toggle(frame);
      else play.choose(frame);
    } else if (event.key === "Enter" && !(event.target instanceof HTMLButtonElement)) {
      event.preventDefault();
      play.go();
    }
  };
  if (over) return <Ended {...{ game, word, play }} onReplay={() => onReplay(play.moves.join("-"))} />;
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={words.title}
      className="outline-none"
      onKeyDown={onKeyDown}
    >
      <div className="grid max-w-[60rem] gap-x-12 gap-y-3 min-[64rem]:grid-cols-2">
        <div className="grid min-w-0 content-start gap-3">
          {started === null ? <Rules play={play} /> : <Move game={game} play={play} />}
        </div>
        <div className="grid min-w-0 content-start gap-3">
          {started === null ? (
            <OtherGames word={word} />
          ) : (
            <>
              <Track
                ghosts={game.opening.ghosts}
                at={shown}
                time_us={played.steps[shown - 1]?.time_us ?? 0}
                name={words.you}
              />
              <p className="text-ink-muted text-sm max-[40rem]:hidden pointer-coarse:hidden">{words.keys}</p>
            </>
          )}
        </div>
      </div>
    </section>
  );
}

/** What there is to do, and the start. */
function Rules({ play }: { play: Play }) {
  const words = beatAceText();
  return (
    <>
      <p className="text-pretty font-semibold text-lg">{words.task}</p>
      <ul className="grid list-disc gap-1 pl-5 text-sm">
        {words.rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <div className="grid gap-1">
        <p className="text-ink-muted text-sm">{words.atStart}</p>
        <Board board={play.board} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button primary className="min-h-12 grow" onClick={() => play.start("timed")}>
          {words.start}
        </Button>
        <Button className="min-h-12 grow" onClick={() => play.start("untimed")}>
          {words.untimed}
        </Button>
      </div>
      <p className="text-ink-muted text-sm">{words.clockHelp}</p>
    </>
  );
}

const clock = (ms: number): string => {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
};

/** The request at hand, the pool, and what is picked. */
function Move({ game, play }: { game: Game; play: Play }) {
  const words = beatAceText();
  const { asks, shown, played, candidate, started, left } = play;
  const { steps } = played;
  const request = game.opening.requests[shown];
  const prompt = asks && request !== undefined ? words.missing(String(request.page), request.write) : "";
  const last = steps[shown - 1];
  // Since the move before.
  const from = Math.max(
    0,
    steps.slice(0, shown).findLastIndex(({ victim }) => victim !== null),
  );
  const told = [...steps.slice(from, shown).map(stepSentence), prompt].join(" ");
  // The requests before the first move went by before anyone looked.
  const seen = play.moves.length === 0 ? told : prompt;
  return (
    <>
      <div className="flex items-start justify-between gap-3">
        <Requests opening={game.opening} hits={steps.map(({ hit }) => hit)} at={shown} />
        {started === "timed" && (
          <p
            role="timer"
            aria-label={words.left(clock(left))}
            className="font-semibold text-2xl tabular-nums"
          >
            {clock(left)}
          </p>
        )}
      </div>
      <p role="status" className="sr-only">
        {asks ? told : ""}
      </p>
      <p aria-hidden="true" className="min-h-12 text-pretty font-semibold leading-6">
        {(prompt && seen) || (last === undefined ? words.beginning : stepSentence(last))}
      </p>
      <p className="text-ink-muted text-sm">{words.prices}</p>
      <Board board={play.board} step={asks ? undefined : last} play={play} />
      <p aria-live="polite" className="min-h-10 text-pretty text-sm">
        {asks && (candidate === null ? words.choose : pickedSentence(play))}
      </p>
      <Button
        primary
        className="min-h-12 w-full text-base aria-disabled:opacity-45"
        aria-disabled={candidate === null}
        onClick={play.go}
      >
        {words.go}
      </Button>
    </>
  );
}

/** What the move that is picked does, as the engine counts it. */
function pickedSentence({ candidate, room, roomInBatch }: Play): string {
  const words = beatAceText();
  if (candidate === null) return "";
  const { victim, written, cost_us } = candidate.step;
  const time = `+${formatTime(cost_us)}`;
  if (written.length === 0) return words.clean(String(victim), time);
  const more = Math.min(room, roomInBatch);
  const does =
    written.length === 1 ? words.alone(String(victim), time) : words.together(written.map(String), time);
  return more > 0 ? `${does} ${words.room(more)}` : does;
}
