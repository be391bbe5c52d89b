/** One entry a meaning, its swatch drawn by the code that draws the figures. */
import type { ReactNode } from "react";
import type { BadgeSpec } from "../../engine/types.ts";
import { legendText } from "../../text/legend.ts";
import { CellFace, type CellFaceProps } from "../pool/CellFace.tsx";
import { ChangedNotch, LeftSign, Ring, Target, WrittenSign } from "../pool/CellMarks.tsx";

export interface LegendEntry {
  id: string;
  label: string;
  help: string;
  swatch: ReactNode;
}

const WIDTH = 28;
const HEIGHT = 28;

const cell = (props: Partial<CellFaceProps>) => (
  <CellFace width={WIDTH} height={HEIGHT} state="clean" page={null} {...props} />
);

type Words = ReturnType<typeof legendText>;

const states = (words: Words): LegendEntry[] => [
  {
    id: "free",
    label: words.free,
    help: words.freeHelp,
    swatch: cell({ state: "free" }),
  },
  {
    id: "clean",
    label: words.clean,
    help: words.cleanHelp,
    swatch: cell({}),
  },
  {
    id: "dirty",
    label: words.dirty,
    help: words.dirtyHelp,
    swatch: cell({ state: "dirty" }),
  },
  {
    id: "prefetched",
    label: words.prefetched,
    help: words.prefetchedHelp,
    swatch: cell({ prefetched: true }),
  },
];

const marks = (words: Words): LegendEntry[] => [
  {
    id: "requested",
    label: words.requested,
    help: words.requestedHelp,
    swatch: (
      <>
        {cell({})}
        <Ring width={WIDTH} height={HEIGHT} kind="requested" />
      </>
    ),
  },
  {
    id: "victim",
    label: words.evicted,
    help: words.evictedHelp,
    swatch: <LeftSign x={WIDTH / 2} y={HEIGHT / 2 + 5} page="4" />,
  },
  {
    id: "spared",
    label: words.spared,
    help: words.sparedHelp,
    swatch: (
      <>
        {cell({ state: "dirty" })}
        <Ring width={WIDTH} height={HEIGHT} kind="spared" />
      </>
    ),
  },
  {
    id: "batch",
    label: words.writtenTogether,
    help: words.writtenHelp,
    swatch: (
      <>
        {cell({})}
        <Ring width={WIDTH} height={HEIGHT} kind="written" />
        <WrittenSign x={WIDTH / 2} y={-4} />
      </>
    ),
  },
  {
    id: "changed",
    label: words.changed,
    help: words.changedHelp,
    swatch: (
      <>
        {cell({})}
        <ChangedNotch height={HEIGHT} />
      </>
    ),
  },
];

const windowEntry = (label: string): LegendEntry => ({
  id: `window ${label}`,
  label,
  help: legendText().windowHelp(label),
  swatch: <path d="M0 12v5h28v-5" strokeWidth={1.5} className="fill-none stroke-ink" />,
});

const badgeEntry = (badge: BadgeSpec): LegendEntry => ({
  id: `badge ${badge.id}`,
  label: badge.label,
  help: badge.help,
  swatch: cell({
    state: badge.maximum === 1 ? "dirty" : "clean",
    badge,
    value: badge.maximum === 1 ? 1 : Math.ceil(badge.maximum / 2),
  }),
});

const hand = (words: Words): LegendEntry => ({
  id: "hand",
  label: words.hand,
  help: words.handHelp,
  swatch: <path d="M14 8l6 11h-12z" className="fill-ink" />,
});

const target = (words: Words): LegendEntry => ({
  id: "sought",
  label: words.lookedFor,
  help: words.lookedForHelp,
  swatch: (
    <>
      {cell({})}
      <Target width={WIDTH} height={HEIGHT} />
    </>
  ),
});

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
    ...(withHand ? [hand(words)] : []),
    ...(withTarget ? [target(words)] : []),
  ];
}
