/** The first page's picture: the poster's run in two pools at once, with what they have cost so far. */
import { useEffect, useState } from "react";
import { DIRTY, EMPTY, type LaneFrame } from "../../../engine/types.ts";
import { once } from "../../../lab/pages.tsx";
import { useShownOf } from "../../../state/run/hooks.ts";
import { homeText } from "../../../text/home.ts";
import { Button } from "../../../ui/Button.tsx";
import { formatCount, formatTime } from "../../../ui/format.ts";
import { laneLabel } from "../lanes.ts";
import { createLab } from "../state/lab.ts";

/** The whole run in about twenty seconds. */
const STEPS_PER_SECOND = 2_500;
const COLUMNS = 20;
const PITCH = 10;

/** A controller of its own: the lab's stays as its reader left it. */
const racing = once(createLab);

/** Each frame at its place: what changes is what is written, not what moves. */
function Frames({ lane }: { lane: LaneFrame }) {
  const { flags } = lane.columns;
  const rows = Math.ceil(flags.length / COLUMNS);
  const paths = { clean: "", dirty: "" };
  flags.forEach((bits, frame) => {
    if (bits & EMPTY) return;
    const at = `M${(frame % COLUMNS) * PITCH} ${Math.floor(frame / COLUMNS) * PITCH}h8v8h-8z`;
    paths[bits & DIRTY ? "dirty" : "clean"] += at;
  });
  return (
    <svg
      viewBox={`0 0 ${COLUMNS * PITCH - 2} ${rows * PITCH - 2}`}
      aria-hidden="true"
      className="mt-1 block h-auto w-full"
    >
      <path d={paths.clean} className="fill-clean" />
      <path d={paths.dirty} className="fill-dirty" />
    </svg>
  );
}

const change = (from: number, to: number): string =>
  from === 0 ? "0%" : `${to < from ? "−" : "+"}${Math.round((Math.abs(to - from) / from) * 100)}%`;

export function Race() {
  const [lab] = useState(racing);
  const { playback } = lab;
  const { frame, activity } = useShownOf(playback);
  const play = (from?: number) => {
    if (from !== undefined) playback.seek(from);
    lab.setSpeed(STEPS_PER_SECOND);
    lab.play();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: it begins once, with the page
  useEffect(() => {
    let left = false;
    void lab.start("/ace?v=1&preset=poster").then(() => {
      if (left) return;
      const still = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches;
      if (still) playback.seek(playback.shown().frame?.requests ?? 0);
      else play(0);
    });
    return () => {
      left = true;
      playback.pause();
    };
  }, [lab]);
  const words = homeText();
  const look = "grid min-h-80 gap-3 rounded-[8px] border border-line p-4";
  const [one, other] = frame?.lanes ?? [];
  if (frame === null || one === undefined || other === undefined)
    return <section aria-label={words.race} aria-busy="true" className={look} />;
  const row = (name: string, id: string, format: (value: number, largest?: number) => string) => {
    const [from = 0, to = 0] = [one, other].map((lane) => lane.step.counters[id]);
    const difference = from === to ? words.same : change(from, to);
    return { name, difference, told: words.fromTo(format(from, to), format(to, from)) };
  };
  const rows = [
    row(words.batches, "write_batches", formatCount),
    row(words.time, "latency_us", formatTime),
    row(words.misses, "misses", formatCount),
  ];
  const playing = activity === "playing";
  const ended = frame.position === frame.requests;
  return (
    <section aria-label={words.race} className={look}>
      <div className="grid grid-fit-28 gap-x-5 gap-y-3">
        {[one, other].map((lane) => (
          <div key={laneLabel(lane)} className="border-lane-0 border-t-3 pt-1.5 not-first:border-lane-1">
            <p className="font-semibold text-sm">{laneLabel(lane)}</p>
            <Frames lane={lane} />
          </div>
        ))}
      </div>
      <div className="grid grid-fit-28 gap-x-5 gap-y-3 border-line border-t pt-3">
        {rows.map(({ name, difference, told }) => (
          <dl key={name}>
            <dt className="text-ink-muted text-sm/normal">{name}</dt>
            <dd className="font-bold text-[1.75rem] leading-[1.2]">{difference}</dd>
            <dd className="text-sm/normal">{told}</dd>
          </dl>
        ))}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-ink-muted text-xs/normal">
        <p>
          {words.served(formatCount(frame.position), formatCount(frame.requests))} · {words.computed}
        </p>
        <Button onClick={() => (playing ? playback.pause() : play(ended ? 0 : undefined))}>
          {playing ? words.pause : ended ? words.again : words.play}
        </Button>
      </div>
    </section>
  );
}
