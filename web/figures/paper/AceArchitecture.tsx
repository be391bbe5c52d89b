/** The paper's figure 5: Writer, Evictor and Reader around a policy and its pool, with one miss going through them. */
import { type ReactNode, useState } from "react";
import { paperText } from "../../text/paper.ts";
import { Stepper } from "../Stepper.tsx";
import { type Chip, isOf, PageChip } from "./PageChip.tsx";

type Part = "policy" | "pool" | "writer" | "evictor" | "reader" | "device";
type Way = "request" | "order" | "collect" | "write" | "name" | "drop" | "read" | "place";

export interface MissMoment {
  /** MRU first. */
  pool: readonly Chip[];
  active: readonly Part[];
  way: Way | null;
}

const start: readonly Chip[] = [8, 6, 2, 3, 5, 7, 4].map((page) => ({
  page,
  dirty: [8, 2, 5, 4].includes(page),
}));
const batch = [4, 5, 2];
const dropped = [4, 7];
const changed = (pool: readonly Chip[], pages: readonly number[], change: Partial<Chip>) =>
  pool.map((chip) => (isOf(pages, chip) ? { ...chip, ...change } : chip));

const written = changed(start, batch, { dirty: false });
const room = changed(written, dropped, { page: null });
const kept = room.filter((chip) => chip.page !== null);
const placed = [{ page: 1, dirty: true, requested: true }, ...kept, { page: 9, prefetched: true }];
const moments: [MissMoment["pool"], MissMoment["active"], MissMoment["way"]][] = [
  [start, [], null],
  [start, ["pool"], "request"],
  [changed(start, [4], { evicted: true }), ["policy", "pool"], "order"],
  [changed(start, batch, { written: true }), ["writer", "policy"], "collect"],
  [changed(written, batch, { written: true }), ["writer", "device"], "write"],
  [written, ["reader"], "name"],
  [changed(written, dropped, { evicted: true }), ["evictor", "pool"], "drop"],
  [room, ["device", "reader"], "read"],
  [placed, ["pool"], "place"],
];

/** The slides' miss (a write of page 1, page 9 known to follow), as the preset "Slides: LRU with the Reader" runs it in the lab. */
export const miss: readonly MissMoment[] = moments.map(([pool, active, way]) => ({ pool, active, way }));

/** Numbers of the ways: the steps in which they are gone. */
const numbers = new Map(miss.flatMap(({ way }, at) => (way === null ? [] : [[way, at] as const])));

function Box({ part, active, children }: { part: Part; active: readonly Part[]; children?: ReactNode }) {
  const words = paperText().architecture;
  const look = active.includes(part) ? "border-accent bg-surface-raised" : "border-line";
  return (
    <div className={`min-w-0 rounded-sm border-2 px-2 py-1.5 ${look}`}>
      <div className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-semibold">{words[part]}</span>
        <span className="text-ink-muted text-xs sm:text-sm">
          {part === "pool" ? words.order : words[`${part}Role`]}
        </span>
      </div>
      {children}
    </div>
  );
}

type NumberProps = { way: Way; current: Way | null };

function StepNumber({ way, current }: NumberProps) {
  const on = way === current;
  return (
    <span
      aria-current={on ? "step" : undefined}
      className={`inline-flex size-6 shrink-0 items-center justify-center rounded-full border text-sm ${on ? "border-accent bg-accent font-semibold text-on-accent" : "border-line-strong text-ink-muted"}`}
    >
      {numbers.get(way)}
    </span>
  );
}

function Arrow({ way, current, up = false }: NumberProps & { up?: boolean }) {
  const on = way === current;
  return (
    <span className="flex items-center justify-center gap-1.5 py-0.5">
      <svg width={12} height={28} viewBox="0 0 12 28" aria-hidden="true">
        <path
          d={up ? "M6 28v-26m-4 5l4 -5l4 5" : "M6 0v26m-4 -5l4 5l4 -5"}
          {...{ strokeWidth: on ? 2.5 : 1.5, strokeLinecap: "round", strokeLinejoin: "round" }}
          className={`fill-none ${on ? "stroke-accent" : "stroke-line-strong"}`}
        />
      </svg>
      <StepNumber way={way} current={current} />
    </span>
  );
}

export function AceArchitecture() {
  const all = paperText();
  const words = all.architecture;
  const [at, setAt] = useState(0);
  const { active, way, pool } = miss[at] as MissMoment;
  return (
    <figure className="my-6">
      <figcaption className="mb-2 font-semibold">{words.title}</figcaption>
      <Stepper
        words={all.stepper}
        label={words.title}
        at={at}
        last={miss.length - 1}
        onSeek={setAt}
        sentence={words.steps[at] ?? ""}
      >
        <div className="max-w-160">
          <p className="text-center font-medium text-sm">{words.request}</p>
          <Arrow way="request" current={way} />
          <Box part="policy" active={active} />
          <Arrow way="order" current={way} />
          <Box part="pool" active={active}>
            <ol className="flex min-h-[42px] flex-wrap">
              {pool.map((chip, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: places of a list
                <li key={place}>
                  <PageChip {...chip} />
                </li>
              ))}
            </ol>
          </Box>
          <div className="grid grid-cols-3 gap-x-2">
            <Arrow way="collect" current={way} />
            <Arrow way="drop" current={way} up />
            <Arrow way="place" current={way} up />
            <Box part="writer" active={active} />
            <Box part="evictor" active={active} />
            <Box part="reader" active={active}>
              <div className="pt-1">
                <StepNumber way="name" current={way} />
              </div>
            </Box>
            <Arrow way="write" current={way} />
            <span />
            <Arrow way="read" current={way} up />
          </div>
          <Box part="device" active={active} />
        </div>
      </Stepper>
      <p className="mt-2 max-w-[68ch] text-ink-muted text-sm">
        {all.after(words.figure)} {words.note}
      </p>
    </figure>
  );
}
