/** The first page's picture: two pools of seven frames serve the same requests by one clock, and one is done first. */
import { useEffect, useState } from "react";
import type { LabFrame } from "../../../engine/types.ts";
import { once } from "../../../lab/pages.tsx";
import { homeText } from "../../../text/home.ts";
import { Button } from "../../../ui/Button.tsx";
import { formatCount, formatTime } from "../../../ui/format.ts";
import { FinishFlag } from "../../../ui/marks.tsx";
import { loadFirst } from "../engine/load.ts";
import { laneLabel } from "../lanes.ts";
import { createLab } from "../state/lab.ts";
import { captionsOf, cellsOf, type Scene, scenesAt } from "./film.ts";
import { usePlayed } from "./usePlayed.ts";

const PRESET = "first-steps";
/** Simulated microseconds a second: slow enough to follow, and slower while the captions tell of the first write. */
const [RATE_US, SLOW_US] = [20, 7];
const LANES = ["border-lane-0", "border-lane-1"];

/** All positions of the preset, in an engine's session of its own: the lab's stays as its reader left it. */
const film = once(async (): Promise<LabFrame[]> => {
  const lab = createLab(loadFirst);
  await lab.start(`/ace?v=1&preset=${PRESET}&at=0`);
  const { session } = lab.playback;
  const frames = Array.from({ length: (session?.requests ?? -1) + 1 }, (_, position) => {
    session?.seek(position);
    return session?.frame();
  });
  return frames.filter((frame) => frame !== undefined);
});

const still = () => globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches === true;

export function Race() {
  const [frames, setFrames] = useState<LabFrame[] | null>(null);
  useEffect(() => {
    let left = false;
    void film().then((frames) => left || setFrames(frames));
    return () => {
      left = true;
    };
  }, []);
  const words = homeText();
  const look =
    "grid min-h-80 min-w-0 content-start gap-3 rounded-[8px] border border-line p-4 motion-reduce:col-span-full";
  return (
    <section aria-label={words.race} aria-busy={frames === null || undefined} className={look}>
      {frames !== null && (still() ? <Pictures frames={frames} /> : <Film frames={frames} />)}
    </section>
  );
}

const endOf = (frames: readonly LabFrame[]) =>
  Math.max(...(frames.at(-1)?.lanes.map((lane) => lane.step.counters.run_time_us ?? 0) ?? [0]));

const YourTurn = ({ primary }: { primary: boolean }) => (
  <a
    href={`#/ace?v=1&preset=${PRESET}&axis=time&at_time=0`}
    className={`inline-flex min-h-11 items-center rounded-[8px] border px-4.5 font-semibold ${primary ? "border-accent bg-accent text-on-accent" : "border-line-strong"}`}
  >
    {homeText().yourTurn}
  </a>
);

const swatch = "mr-1 inline-block h-3 w-3 rounded-[2px] align-[-1px]";

/** What the colours are, and where the picture comes from. */
function Key() {
  const { clean, dirty, computed } = homeText();
  return (
    <p className="flex flex-wrap gap-x-4 text-ink-muted text-xs/normal">
      <span>
        <span className={`${swatch} bg-clean`} aria-hidden="true" />
        {clean}
      </span>
      <span>
        <span className={`${swatch} bg-dirty`} aria-hidden="true" />
        {dirty}
      </span>
      <span>{computed}</span>
    </p>
  );
}

function Film({ frames }: { frames: readonly LabFrame[] }) {
  const words = homeText();
  const captions = captionsOf(frames);
  const end_us = endOf(frames);
  // What both lanes do alike, filling an empty pool, is over when it begins.
  const begin_us = captions[0] - SLOW_US / 2;
  const rateAt = (time: number) => (time < captions[2] ? SLOW_US : RATE_US);
  const { time_us, playing, ended, toggle } = usePlayed(begin_us, end_us, rateAt, true);
  const [alone_us, together_us, , done_us] = captions;
  const told = [alone_us, together_us, done_us].findLastIndex((from) => time_us >= from);
  return (
    <>
      <Picture frames={frames} time_us={time_us} caption={words.captions[Math.max(0, told)] ?? ""} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <YourTurn primary={ended} />
        <Button onClick={toggle}>{ended ? words.again : playing ? words.pause : words.play}</Button>
      </div>
      <Key />
    </>
  );
}

/** With reduced motion: a picture for each caption. */
function Pictures({ frames }: { frames: readonly LabFrame[] }) {
  const words = homeText();
  const [alone_us, together_us, written_us, done_us] = captionsOf(frames);
  const times = [(alone_us + together_us) / 2, (together_us + written_us) / 2, done_us];
  return (
    <>
      <div className="grid gap-x-8 gap-y-4 min-[60rem]:grid-cols-3">
        {times.map((time_us, at) => (
          <Picture key={time_us} frames={frames} time_us={time_us} caption={words.captions[at] ?? ""} />
        ))}
      </div>
      <p>
        <YourTurn primary />
      </p>
      <Key />
    </>
  );
}

function Picture(props: { frames: readonly LabFrame[]; time_us: number; caption: string }) {
  const { frames, time_us, caption } = props;
  const words = homeText();
  const requests = frames.length - 1;
  const scenes = scenesAt(frames, time_us);
  const least = Math.min(...scenes.map(({ served }) => served));
  return (
    <figure className="grid gap-2" data-time-us={Math.round(time_us)}>
      <figcaption className="flex min-h-8 items-baseline gap-3 font-semibold text-lg/tight">
        <span className="min-w-20 font-bold text-2xl tabular-nums">{formatTime(Math.floor(time_us))}</span>
        <span data-caption>{caption}</span>
      </figcaption>
      {scenes.map((scene, index) => (
        <Lane
          key={laneLabel(scene.lane)}
          {...{ scene, index, requests, words }}
          ahead={scene.served - least}
        />
      ))}
    </figure>
  );
}

const [CELL, PITCH, TOP] = [40, 46, 12];
const CHANNELS = 352;
const CHANNEL = 208;
const HEIGHT = 76;

interface LaneProps {
  scene: Scene;
  index: number;
  requests: number;
  /** Requests that the last lane has not served yet. */
  ahead: number;
  words: ReturnType<typeof homeText>;
}

/** A lane: how far it is, its pool from the page used last on, and the channels of its device. */
function Lane({ scene, index, requests, ahead, words }: LaneProps) {
  const { lane, served, clock_us, under } = scene;
  const { k_w } = lane.config;
  const done = served === requests;
  const told = done
    ? words.doneAt(formatTime(clock_us))
    : words.served(formatCount(served), formatCount(requests));
  const writing = under !== null && under.write < 1 ? under.written : [];
  const rows = Array.from({ length: k_w }, (_, row) => row);
  return (
    <div className={`border-t-3 pt-1 ${LANES[index] ?? ""}`} data-race-lane={index} data-done={done}>
      <p className="flex justify-between text-sm">
        <strong>{laneLabel(lane)}</strong>
        <span className={`tabular-nums ${done ? "font-semibold" : ""}`}>
          {done && <FinishFlag />}
          {told}
          {ahead > 0 && <strong> · {words.ahead(ahead)}</strong>}
        </span>
      </p>
      <svg viewBox="0 0 200 3" preserveAspectRatio="none" className="block h-1.5 w-full" aria-hidden="true">
        <rect width="200" height="3" className="fill-track" />
        <rect width={(200 * served) / requests} height="3" className={`fill-lane-${index}`} />
      </svg>
      <svg
        viewBox={`0 0 ${CHANNELS + CHANNEL} ${HEIGHT}`}
        className="mt-1 block h-auto w-full"
        aria-hidden="true"
      >
        {cellsOf(scene).map(({ page, dirty, state }, at) => (
          <g
            key={page}
            className="transition-transform duration-200 motion-reduce:transition-none"
            style={{
              transform: `translate(${at * PITCH + 2}px, ${state === "written" ? TOP - 8 : TOP}px)`,
              opacity: state === "gone" ? 0.25 : 1,
            }}
          >
            <rect width={CELL} height={CELL} rx={3} className={dirty ? "fill-dirty" : "fill-clean"} />
            {state === "written" && (
              <rect
                x={-2}
                y={-2}
                width={CELL + 4}
                height={CELL + 4}
                rx={5}
                strokeWidth={2.5}
                className="fill-none stroke-mark-batch"
              />
            )}
            <text
              x={CELL / 2}
              y={26}
              textAnchor="middle"
              fontSize={17}
              fontWeight={700}
              className={dirty ? "fill-on-dirty" : "fill-on-clean"}
            >
              {page}
            </text>
          </g>
        ))}
        <text x={CHANNELS} y={72} fontSize={12} className="fill-ink-muted">
          {words.channels(k_w)}
        </text>
        {rows.map((row) => {
          const [y, high] = [4 + row * 19, 14];
          const page = writing[row];
          return (
            <g key={row} transform={`translate(${CHANNELS} ${y})`}>
              <rect width={CHANNEL - 4} height={high} rx={2} className="fill-track" />
              {page !== undefined && (
                <>
                  <rect
                    width={(CHANNEL - 4) * (under?.write ?? 0)}
                    height={high}
                    rx={2}
                    className="fill-dirty"
                  />
                  <text x={CHANNEL - 12} y={11} textAnchor="end" fontSize={11} className="fill-ink">
                    {page}
                  </text>
                </>
              )}
            </g>
          );
        })}
      </svg>
    </div>
  );
}
