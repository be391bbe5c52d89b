/** One entry a meaning, its swatch drawn by the code that draws the figures. */
import type { ReactNode } from "react";
import type { BadgeSpec } from "../../engine/types.ts";
import { CellFace, type CellFaceProps } from "../pool/CellFace.tsx";
import { LeftSign, Ring, Target, WrittenSign } from "../pool/CellMarks.tsx";

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

const states: LegendEntry[] = [
  {
    id: "free",
    label: "free",
    help: "Free frame: no page is in it. The lowest-numbered one is used next.",
    swatch: cell({ state: "free" }),
  },
  {
    id: "clean",
    label: "clean",
    help: "Clean page (C): as it is on disk. It can be evicted without a write.",
    swatch: cell({}),
  },
  {
    id: "dirty",
    label: "dirty",
    help: "Dirty page (D): changed since it was read. It must be written before its frame can be used again.",
    swatch: cell({ state: "dirty" }),
  },
  {
    id: "prefetched",
    label: "prefetched",
    help: "Prefetched page (P): read before anybody asked for it, and not used yet.",
    swatch: cell({ prefetched: true }),
  },
];

const marks: LegendEntry[] = [
  {
    id: "requested",
    label: "requested",
    help: "The page that this step's request asks for.",
    swatch: (
      <>
        {cell({})}
        <Ring width={WIDTH} height={HEIGHT} kind="requested" />
      </>
    ),
  },
  {
    id: "victim",
    label: "evicted",
    help: "This page left the pool in this step. It stood in the frame beneath the sign.",
    swatch: <LeftSign x={WIDTH / 2} y={HEIGHT / 2 + 5} page="4" />,
  },
  {
    id: "batch",
    label: "written together",
    help: "Written to the device in this step's batch. The page stays in the pool and is clean now.",
    swatch: (
      <>
        {cell({})}
        <Ring width={WIDTH} height={HEIGHT} kind="written" />
        <WrittenSign x={WIDTH / 2} y={-4} />
      </>
    ),
  },
];

const windowEntry = (label: string): LegendEntry => ({
  id: `window ${label}`,
  label,
  help: `The bracket spans the ${label}: pages at the end of the order that the policy treats apart.`,
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

const hand: LegendEntry = {
  id: "hand",
  label: "hand",
  help: "The hand points at the frame that is looked at first when a victim is searched.",
  swatch: <path d="M14 8l6 11h-12z" className="fill-ink" />,
};

const target: LegendEntry = {
  id: "sought",
  label: "looked for",
  help: "The page that you asked for.",
  swatch: (
    <>
      {cell({})}
      <Target width={WIDTH} height={HEIGHT} />
    </>
  ),
};

export function legendEntries(
  windows: string[],
  badges: BadgeSpec[],
  withHand: boolean,
  withTarget = false,
): LegendEntry[] {
  return [
    ...states,
    ...marks,
    ...[...new Set(windows)].map(windowEntry),
    // Two lanes with one policy name its badge twice.
    ...new Map(badges.map((badge) => [badge.id, badgeEntry(badge)])).values(),
    ...(withHand ? [hand] : []),
    ...(withTarget ? [target] : []),
  ];
}
