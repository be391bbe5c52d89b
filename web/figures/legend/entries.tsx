/** One entry a meaning, its swatch drawn by the code that draws the figures. */
import type { ReactNode } from "react";
import type { BadgeSpec } from "../../engine/types.ts";
import { legendText } from "../../text/legend.ts";
import { type CellFaceProps, cellFace } from "../pool/CellFace.tsx";
import { LeftSign } from "../pool/LeftSign.tsx";
import { changedNotch, ring, target, writtenSign } from "../pool/marks.ts";
import { Shapes } from "../pool/Shapes.tsx";
import { polygon, type Shape } from "../pool/shapes.ts";

export interface LegendEntry {
  id: string;
  label: string;
  help: string;
  swatch: ReactNode;
}

const WIDTH = 28;
const HEIGHT = 28;

const SIZE = [WIDTH, HEIGHT] as const;

/** A cell, and what is around it. */
const cell = (props: Partial<CellFaceProps> = {}, ...marks: readonly Shape[]) => (
  <Shapes
    of={[...cellFace({ width: WIDTH, height: HEIGHT, state: "clean", page: null, ...props }), ...marks]}
  />
);

const gone = <LeftSign x={WIDTH / 2} y={HEIGHT / 2 + 5} page="4" />;
const written = cell({}, ring("written", ...SIZE), writtenSign(WIDTH / 2, -4));
const bracket: Shape = { lines: [[0, 12, 0, 17, 28, 17, 28, 12]], stroke: "ink", line: 1.5 };
const clockHand = polygon([14, 8, 20, 19, 8, 19], { fill: "ink" });

type Words = ReturnType<typeof legendText>;

const entry = (id: string, label: string, help: string, swatch: ReactNode): LegendEntry => ({
  id,
  label,
  help,
  swatch,
});

const states = (words: Words) => [
  entry("free", words.free, words.freeHelp, cell({ state: "free" })),
  entry("clean", words.clean, words.cleanHelp, cell()),
  entry("dirty", words.dirty, words.dirtyHelp, cell({ state: "dirty" })),
  entry("prefetched", words.prefetched, words.prefetchedHelp, cell({ prefetched: true })),
];

const marks = (words: Words) => [
  entry("requested", words.requested, words.requestedHelp, cell({}, ring("requested", ...SIZE))),
  entry("victim", words.evicted, words.evictedHelp, gone),
  entry("spared", words.spared, words.sparedHelp, cell({ state: "dirty" }, ring("spared", ...SIZE))),
  entry("batch", words.writtenTogether, words.writtenHelp, written),
  entry("changed", words.changed, words.changedHelp, cell({}, changedNotch(HEIGHT))),
];

const windowEntry = (label: string) =>
  entry(`window ${label}`, label, legendText().windowHelp(label), <Shapes of={[bracket]} />);

function badgeEntry(badge: BadgeSpec) {
  const flag = badge.maximum === 1;
  const value = flag ? 1 : Math.ceil(badge.maximum / 2);
  const swatch = cell({ state: flag ? "dirty" : "clean", badge, value });
  return entry(`badge ${badge.id}`, badge.label, badge.help, swatch);
}

export function legendEntries(
  windows: string[],
  badges: BadgeSpec[],
  withHand: boolean,
  withTarget = false,
): LegendEntry[] {
  const words = legendText();
  return [
    ...states(words),
    ...marks(words),
    ...[...new Set(windows)].map(windowEntry),
    // Two lanes with one policy name its badge twice.
    ...new Map(badges.map((badge) => [badge.id, badgeEntry(badge)])).values(),
    ...(withHand ? [entry("hand", words.hand, words.handHelp, <Shapes of={[clockHand]} />)] : []),
    ...(withTarget
      ? [entry("sought", words.lookedFor, words.lookedForHelp, cell({}, ...target(...SIZE)))]
      : []),
  ];
}
