/** Lanes by time, a track each: how far each has come at one moment of their clocks, and by how much the first is ahead. */
import { useMemo } from "react";
import { TraceSession } from "../engine/traceSession.ts";
import { useRun } from "../state/run/hooks.ts";
import { byTimeText } from "../text/byTime.ts";
import { formatCount } from "../ui/format.ts";
import { FinishFlag } from "../ui/marks.tsx";
import type { Along } from "../ui/Transport.tsx";
import { type AnyFrame, useParts } from "./parts.ts";

/** A run of no more requests is drawn request by request. */
const MOST_CELLS = 60;

interface Racer {
  index: number;
  label: string;
  served: number;
  requests: number;
  /** The part of the operation under way that is behind it. */
  under: number;
  /** When its last operation ended. */
  clock: number;
  done: boolean;
}

function racersOf(frame: AnyFrame, labelOf: (lane: AnyFrame["lanes"][number]) => string): Racer[] {
  const { moment, position, lab, lanes } = frame;
  return lanes.map((lane, index) => {
    const clock = Number((lane.step.counters as Record<string, number>)[lab.clock] ?? 0);
    const next = moment?.next[index] ?? Number.POSITIVE_INFINITY;
    const [served, requests] = [moment?.positions[index] ?? 0, moment?.requests[index] ?? 0];
    const done = served >= requests;
    const under = done || next <= clock ? 0 : Math.min(1, Math.max(0, (position - clock) / (next - clock)));
    return { index, label: labelOf(lane), served, requests, under, clock, done };
  });
}

export function RaceStrip({ frame, along }: { frame: AnyFrame; along: Along | undefined }) {
  const { laneLabel, headLabel } = useParts();
  const labelOf = (lane: AnyFrame["lanes"][number]) => headLabel?.(lane, frame.lanes) ?? laneLabel(lane);
  const racers = racersOf(frame, labelOf);
  const first = racers.reduce(
    (best, racer) => (racer.served > best.served ? racer : best),
    racers[0] as Racer,
  );
  const format = along?.axis.format ?? String;
  const words = byTimeText();
  const cells = first.requests <= MOST_CELLS ? first.requests : 0;
  const last = racers.reduce((worst, racer) => (racer.served < worst.served ? racer : worst), first);
  /** By how much time the first is ahead of a lane: what that still takes to where the first is, from when the first came there. */
  const apartBy = ({ index, served }: Racer, told: typeof words.ahead) => {
    const { place = first.clock, exact = true } = frame.moment?.placeAt(index, first.served) ?? {};
    return told(`${exact ? "" : "≈ "}${format(place - first.clock)}`, first.served - served);
  };
  const stateOf = (racer: Racer): string => {
    const { served, done, clock } = racer;
    if (served < first.served) return racers.length > 2 ? apartBy(racer, words.behind) : "";
    return [
      ...(done ? [format(clock)] : []),
      ...(last.served < served ? [apartBy(last, words.ahead)] : []),
    ].join(" · ");
  };
  return (
    <section
      aria-label={words.race(format(frame.position))}
      className="grid min-w-0 grid-cols-[fit-content(12rem)_minmax(0,1fr)_auto_18rem] gap-x-3 gap-y-[var(--race-gap,0.25rem)] phone:grid-cols-[fit-content(6rem)_minmax(0,1fr)_auto]"
      data-race={frame.position}
    >
      {racers.map((racer) => {
        const { index, label, served, requests, done } = racer;
        const told = stateOf(racer);
        return (
          <div
            key={index}
            data-racer={index}
            className="col-span-full grid min-w-0 grid-cols-subgrid items-center text-sm/tight"
          >
            <span className="truncate font-semibold" title={label}>
              <span className={`lane-mark lane-mark-${index}`} aria-hidden="true" /> {label}
            </span>
            <Track racer={racer} lead={first.served} cells={cells} />
            <span
              className="whitespace-nowrap text-right tabular-nums"
              style={{ minWidth: `${2 * formatCount(requests).length + 2}ch` }}
            >
              {words.served(formatCount(served), formatCount(requests))}
            </span>
            <span
              className={`truncate text-[0.8125rem] phone:col-span-full phone:text-right ${done ? "font-semibold" : "text-ink-muted"}`}
            >
              {done && (
                <>
                  <FinishFlag />
                  <span className="sr-only">{words.done} </span>
                </>
              )}
              {told}
            </span>
          </div>
        );
      })}
    </section>
  );
}

const WIDTH = 1000;
const HEIGHT = 20;

/** What is served, the operation under way, and what the first is ahead by; the pages asked for where there is room. */
function Track({ racer, lead, cells }: { racer: Racer; lead: number; cells: number }) {
  const { index, served, requests, under } = racer;
  const x = (count: number) => (WIDTH * count) / Math.max(1, requests);
  return (
    <div className="relative h-5 min-w-0 overflow-hidden rounded-[3px] border border-line bg-track">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="absolute inset-0 h-full w-full"
        aria-hidden="true"
      >
        <rect width={x(served)} height={HEIGHT} className={`fill-lane-${index}`} />
        {lead > served && (
          <rect
            x={x(served)}
            width={x(lead) - x(served)}
            height={HEIGHT}
            data-gap
            className="fill-surface stroke-line-strong"
            strokeDasharray="6 4"
            vectorEffect="non-scaling-stroke"
          />
        )}
        {under > 0 && (
          <rect
            x={x(served)}
            width={x(under)}
            height={HEIGHT}
            data-under-way
            className={`fill-lane-${index} opacity-50`}
          />
        )}
        {cells > 0 && (
          <path
            d={Array.from({ length: cells - 1 }, (_, cell) => `M${x(cell + 1)} 0V${HEIGHT}`).join("")}
            className="stroke-surface"
            vectorEffect="non-scaling-stroke"
          />
        )}
      </svg>
      {cells > 0 && <Pages cells={cells} served={served} />}
    </div>
  );
}

/** The pages asked for, a cell each: a written one is underlined, as in the strip of requests. */
function Pages({ cells, served }: { cells: number; served: number }) {
  const { unpacked } = useParts();
  const { playback } = useRun();
  const { session } = playback;
  const requests = useMemo(() => {
    const packed = session instanceof TraceSession ? [...session.requestsBetween(0, cells)] : [];
    return packed.map((packed, t) => ({ t, ...unpacked?.(packed) }));
  }, [session, cells, unpacked]);
  return (
    <span
      aria-hidden="true"
      className="absolute inset-0 grid text-center text-[0.75rem]/5 tabular-nums phone:hidden"
      style={{ gridTemplateColumns: `repeat(${cells}, minmax(0, 1fr))` }}
    >
      {requests.map(({ t, pageNumber, write = false }) => (
        <span
          key={t}
          className={`${t < served ? "text-surface" : "text-ink-muted"} ${write ? "underline" : ""}`}
        >
          {pageNumber}
        </span>
      ))}
    </span>
  );
}
