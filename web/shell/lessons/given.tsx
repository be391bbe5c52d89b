/** What a question on paper needs of its scene, made from the scene itself. */
import { type ReactNode, useContext } from "react";
import type { WorkloadChoice } from "../../state/run/choices.ts";
import { givenText } from "../../text/given.ts";
import { formatCount, formatUpTo } from "../../text/numbers.ts";
import { engineText, language } from "../../text/text.ts";
import { LessonContext, resolveScene, type SceneSource, withSession } from "./context.ts";
import type { LessonLab, LessonLane } from "./lessonLab.ts";

/** More requests than that are told as a workload. */
const MOST_REQUESTS = 60;
const USUAL_PAST = 8;

/** Sizes, device or prices of a lane, of those that its lab knows. */
function settingsOf(config: object): string {
  const known = config as Readonly<Record<string, unknown>>;
  const words = givenText();
  const number = (id: string) => (typeof known[id] === "number" ? formatUpTo(known[id], 3) : null);
  const symbol = (id: string) => number(id) && `${id} = ${number(id)}`;
  const said = (id: "frames" | "pages" | "blocks") => number(id) && words[id](number(id) ?? "");
  const prices = ["rf", "wf", "rm", "wm"].map(number).filter((price) => price !== null);
  const [rf = "", wf = "", rm = "", wm = ""] = prices;
  return [
    ...(["frames", "pages", "blocks"] as const).map(said),
    ...[
      "alpha",
      "k_w",
      ...(known.mode === "ace" ? ["n_w"] : []),
      ...(known.prefetch === true ? ["k_r", "n_e"] : []),
    ].map(symbol),
    number("base_us") && words.readUs(number("base_us") ?? ""),
    prices.length === 4 ? words.prices(rf, wf, rm, wm) : null,
  ]
    .filter((setting) => setting !== null)
    .join(", ");
}

/** On a worksheet: the settings of the pool that is drawn, and a key to its signs. */
export function PoolOnPaper({ lab, lane }: { lab: LessonLab; lane: LessonLane }) {
  const page = useContext(LessonContext)?.page;
  if (page !== "worksheet") return null;
  const words = givenText();
  const signs = lab.signs?.(lane) ?? [];
  return (
    <p className="sheet-about">
      {settingsOf(lab.config(lane))}.{signs.length > 0 && ` ${words.signs} ${signs.join("; ")}.`}
    </p>
  );
}

/** A scene's question: `next`, where it is on one request; else the run up to `to`, or all of it. */
export interface GivenSource extends SceneSource {
  lane?: number | undefined;
  next?: { at: number; past: number } | undefined;
  to?: number | undefined;
}

/** The streams of a predictive lab's trace in words; null where it has parts that have none. */
function streamsOf(trace: string): string | null {
  const words = givenText();
  const told = trace.split(";").map((stream, at) => {
    const parts = stream
      .trim()
      .split(/\s+/)
      .map((part) => {
        const [, pause] = /^P(\d+)$/.exec(part) ?? [];
        if (pause !== undefined) return words.pause(formatCount(Number(pause)));
        const [, from = "", to = "", us = ""] = /^S(\d+)-(\d+)x(\d+)$/.exec(part) ?? [];
        return us === "" ? null : words.scan(from, to, us);
      });
    return parts.includes(null) ? null : words.stream(String(at + 1), parts.join(words.after));
  });
  return told.includes(null) ? null : told.join(" ");
}

const lettersOf = (requests: readonly string[]) => {
  const words = givenText();
  const has = (letter: RegExp) => requests.some((request) => letter.test(request));
  return [has(/^[RW]/) && words.letters, has(/@/) && words.pinLetters, has(/^F$/) && words.emptied].filter(
    (line) => line !== false,
  );
};

const isPinned = (trace: unknown): trace is string => typeof trace === "string" && trace.includes("@");

/** The requests from one position to another as they were written, with what is no request behind them; else by the lab. */
function requestsIn(
  { trace }: WorkloadChoice,
  [from, to]: readonly [number, number],
  read: () => readonly string[],
): readonly string[] {
  if (!isPinned(trace)) return read();
  let served = 0;
  return trace.split(/\s+/).filter((word) => {
    if (!word.startsWith("U")) served += 1;
    return served > from && served <= to;
  });
}

function requestsOf({ next, to, ...source }: GivenSource, lab: LessonLab): ReactNode[] {
  const words = givenText();
  const { scene } = resolveScene(source, lab);
  const { workload } = scene;
  return withSession(scene, lab, (session) => {
    const read = (from: number, to: number) =>
      requestsIn(workload, [from, to], () =>
        Array.from(
          lab.requests?.(session, from, to).requests ?? [],
          (packed) => lab.requestCode?.(packed) ?? "",
        ),
      );
    if (next !== undefined) {
      if (lab.requests === undefined) return [];
      // Those that the picture tells are not told again.
      const before = next.past > 0 ? [] : read(Math.max(0, next.at - USUAL_PAST), next.at);
      // Of what is written behind it, such as a pin given back, the request alone.
      const [request = ""] = read(next.at, next.at + 1);
      return [
        ...(before.length === 0 ? [] : [`${words.before} ${before.join(" ")}.`]),
        words.next(request),
        ...lettersOf([...before, request]),
      ];
    }
    // A run that has no frame left ends before its requests do: where it ends may be what is asked.
    const { trace } = workload;
    const end = isPinned(trace)
      ? Number.POSITIVE_INFINITY
      : Math.min(to ?? session.requests, session.requests);
    if (lab.requests !== undefined && (end <= MOST_REQUESTS || isPinned(trace))) {
      const all = read(0, end);
      return [`${words.requests} ${all.join(" ")}.`, ...lettersOf(all)];
    }
    const streams = typeof trace === "string" ? streamsOf(trace) : null;
    if (streams !== null) return [streams];
    const kind = lab.registry.workloads.find(({ id }) => id === workload.kind);
    const label = engineText(kind?.label ?? workload.kind);
    return [
      lab.requests === undefined
        ? words.streams(label)
        : words.generated(label, formatCount(session.requests)),
    ];
  });
}

/** The lines of a "Given" block. */
function linesOf(source: GivenSource, lab: LessonLab): ReactNode[] {
  const { scene } = resolveScene(source, lab);
  const lines = requestsOf(source, lab);
  if (source.next !== undefined) return lines;
  const lanes = withSession(scene, lab, (session) => lab.frame(session, {}).lanes);
  const named = source.lane === undefined ? lanes : lanes.slice(source.lane, source.lane + 1);
  const settings =
    lanes[0] === undefined ? "" : settingsOf({ base_us: scene.base_us, ...lab.config(lanes[0]) });
  return [`${named.map((lane) => lab.laneLabel(lane)).join("; ")}: ${settings}.`, ...lines];
}

export function Given({ of: sources }: { of: readonly (readonly [GivenSource, LessonLab])[] }) {
  const told = [...new Set(sources.map(([source, lab]) => linesOf(source, lab).join(" ")))].filter(
    (line) => line !== "",
  );
  if (told.length === 0) return null;
  return (
    <div className="sheet-given" data-given="" lang={language()}>
      <strong>{givenText().title}</strong>{" "}
      {told.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
