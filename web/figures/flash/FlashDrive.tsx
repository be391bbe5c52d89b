/** A drive of flash: its blocks, what a step did to them as a motion and event by event, and the same in words. */
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from "react";
import { flashText } from "../../text/flash.ts";
import { Player } from "../motion/player.ts";
import { LEAST_BETWEEN_MS, still } from "../motion/still.ts";
import { Stepper } from "../Stepper.tsx";
import { useWidth } from "../useWidth.ts";
import { beatsOf, type FlashMoment, momentOf, type Stretch } from "./beat.ts";
import { DrivePicture } from "./DrivePicture.tsx";
import { FlashLegend, FlashMapLegend } from "./FlashLegend.tsx";
import { beatMs, EVENT_MS, flashMoves, MOST_BEATS } from "./moves.ts";
import { STREAMS, stateAt, victimAt } from "./state.ts";
import type { FlashShown, FlashStream } from "./types.ts";
import { eventWords, flashWords, type NameOf, namesFor, stepWords } from "./words.ts";

export interface FlashDriveProps {
  shown: FlashShown;
  /** Of the lane. */
  label: string;
  /** Whether the last change was one step forward, which is shown as a motion. */
  moves?: boolean;
  /** How many times as fast as usual. */
  speed?: number;
  /** What pages are called; letters in a small database. */
  nameOf?: NameOf | undefined;
  /** How high the picture may be, where that is little. */
  room?: number | undefined;
  /** Stands before the controls then. */
  lead?: ReactNode;
  /** Those that the drive has; of others only what is open is named. */
  streams?: readonly FlashStream[] | undefined;
}

/** What every drive has, and what this one is seen to have. */
const streamsOf = ({ before, events }: FlashShown): FlashStream[] =>
  STREAMS.filter(
    (stream) =>
      stream === "host" ||
      stream === "moved" ||
      before.open[stream] !== null ||
      events.some((event) => event[0] === "open" && event[2] === stream),
  );

/** What of a step is in view: a beat while it plays, an event that was gone to, or all of it. */
interface View extends Stretch {
  shown: FlashShown;
  moves: boolean;
  /** Beats that come after this one; null where a hand steps. */
  rest: readonly Stretch[] | null;
  ms: number;
  /** When the step came. */
  since: number;
}

const whole = (shown: FlashShown, since: number): View => ({
  shown,
  ...{ from: 0, to: shown.events.length, moves: false, rest: [], ms: 0, since },
});

function begun(shown: FlashShown, moves: boolean, before: number): View {
  const since = performance.now();
  const [first, ...rest] = beatsOf(shown.events);
  const plays = moves && since - before >= LEAST_BETWEEN_MS && rest.length < MOST_BEATS && !still();
  if (first === undefined || !plays) return whole(shown, since);
  return { shown, ...first, moves: true, rest, ms: beatMs(rest.length + 1), since };
}

/** The next beat; in the end the whole step, or the event that was gone to. */
function following(view: View): View {
  if (view.rest === null) return { ...view, moves: false };
  const [next, ...rest] = view.rest;
  return next === undefined ? whole(view.shown, view.since) : { ...view, ...next, rest };
}

function gone(view: View, at: number): View {
  const { shown, to, since } = view;
  if (at === shown.events.length && at !== to + 1) return whole(shown, since);
  const from = Math.max(0, at - 1);
  return { shown, from, to: at, moves: at === to + 1 && !still(), rest: null, ms: EVENT_MS, since };
}

/** A narrow screen is scrolled down anyway. */
/** In little room the controls stand beside the picture from this width on, else above it. */
const BESIDE = 900;
const roomFor = (width: number) => (width < 480 ? 440 : 270);

interface InWordsProps {
  moment: FlashMoment;
  shown: FlashShown;
  nameOf: NameOf;
}

function InWords({ moment, shown, nameOf }: InWordsProps) {
  const words = flashText();
  const [open, setOpen] = useState(false);
  return (
    <details className="text-sm" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="min-h-6 w-fit cursor-pointer text-ink-muted">{words.inWords}</summary>
      <ul className="mt-1">
        {open && flashWords(moment.state, shown, nameOf, words).map((line) => <li key={line}>{line}</li>)}
      </ul>
    </details>
  );
}

export function FlashDrive(props: FlashDriveProps) {
  const { shown, label, moves = false, speed = 1, nameOf = namesFor(props.shown.pages) } = props;
  const words = flashText();
  const [ref, width] = useWidth<HTMLDivElement>();
  const [view, setView] = useState(() => whole(shown, Number.NEGATIVE_INFINITY));
  const scene = useRef<HTMLDivElement>(null);
  const [player] = useState(() => new Player());
  // Before anything of the new step is drawn.
  if (view.shown !== shown) setView(begun(shown, moves, view.since));

  useLayoutEffect(() => {
    if (!view.moves || scene.current === null) return;
    const changes = flashMoves(scene.current, view.ms);
    const ended = () => setView((now) => (now === view ? following(view) : now));
    player.play(scene.current, { changes, ghosts: [], beats: [] }, speed, { over: () => {}, ended });
    return () => player.finish();
  }, [view, player, speed]);

  const { events, block_pages } = shown;
  const { room = roomFor(width) } = props;
  const low = props.room !== undefined;
  const beside = low && width >= BESIDE;
  const moment = useMemo(() => momentOf(view.shown, view, view.moves), [view]);
  const last = events[view.to - 1];
  const said =
    view.rest !== null
      ? stepWords(events, words)
      : last === undefined
        ? words.before
        : eventWords(last, stateAt(shown, view.to - 1), block_pages, nameOf, words);
  const picture = {
    ...{ shown, moment, nameOf, room, width: beside ? width / 2 : width },
    victim: victimAt(events, view.to),
    lane: label,
  };
  const streams = props.streams ?? streamsOf(shown);
  const legend = { shown, state: moment.state, streams, width, room };
  return (
    <div ref={ref} className="grid grid-cols-1 gap-2" data-flash-drive>
      <Stepper
        words={words.stepper}
        label={words.events.label(label)}
        at={view.to}
        last={events.length}
        onSeek={(at) => setView(gone(view, at))}
        sentence={said}
        quiet={beside ? "beside" : low ? "above" : "below"}
        lead={props.lead}
      >
        <div ref={scene} className="relative">
          <DrivePicture {...picture} />
        </div>
      </Stepper>
      {moment.state.owners === null ? <FlashMapLegend {...legend} /> : <FlashLegend {...legend} />}
      <InWords moment={moment} shown={shown} nameOf={nameOf} />
      <p className="max-w-[68ch] text-ink-muted text-sm">{words.note}</p>
    </div>
  );
}
