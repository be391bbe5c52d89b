/** What the marks of this lab's pictures mean. */

import { LegendList } from "../../../figures/Legend.tsx";
import type { LegendEntry } from "../../../figures/legend/entries.tsx";
import { cellFace } from "../../../figures/pool/CellFace.tsx";
import { LeftSign } from "../../../figures/pool/LeftSign.tsx";
import { changedNotch, ring, writtenSign } from "../../../figures/pool/marks.ts";
import { Shapes } from "../../../figures/pool/Shapes.tsx";
import type { Shape } from "../../../figures/pool/shapes.ts";
import { hybridText } from "../../../text/hybrid.ts";
import { DiskTag } from "./PageCell.tsx";

const SIZE = 28;

const face = (state: "clean" | "dirty", ...marks: Shape[]) => (
  <Shapes of={[...cellFace({ width: SIZE, height: SIZE, state, page: null }), ...marks]} />
);

function entries(withCost: boolean): LegendEntry[] {
  const words = hybridText().legend;
  const swatches: [keyof typeof words, LegendEntry["swatch"]][] = [
    ["onFlash", <DiskTag key="f" x={6} y={6} size={16} onFlash />],
    ["onMagnetic", <DiskTag key="m" x={6} y={6} size={16} onFlash={false} />],
    ["clean", face("clean")],
    ["dirty", face("dirty")],
    ["requested", face("clean", ring("requested", SIZE, SIZE))],
    ["left", <LeftSign key="left" x={SIZE / 2} y={20} page="" />],
    ["written", <Shapes key="written" of={[writtenSign(SIZE / 2, 20)]} />],
    ["followed", face("clean", changedNotch(SIZE))],
    [
      "migration",
      <path
        key="migration"
        d="M14 24V5m-4 5l4 -5l4 5"
        strokeWidth={2.5}
        strokeLinecap="round"
        strokeLinejoin="round"
        className="fill-none stroke-mark-batch"
      />,
    ],
    [
      "read",
      <rect
        key="read"
        x={2}
        y={5}
        width={24}
        height={18}
        rx={6}
        strokeWidth={3}
        className="fill-surface stroke-mark-requested"
      />,
    ],
  ];
  const shown = swatches.filter(([id]) => withCost || id !== "followed");
  return shown.map(([id, swatch]) => ({ id, ...words[id], swatch }));
}

export const HybridLegend = ({ withCost }: { withCost: boolean }) => (
  <LegendList entries={entries(withCost)} />
);
