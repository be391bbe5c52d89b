/** What the marks of this lab's pictures mean. */

import type { LegendEntry } from "../../../figures/Legend.tsx";
import { LegendList } from "../../../figures/Legend.tsx";
import { cellFace } from "../../../figures/pool/CellFace.tsx";
import { changedNotch, ring, writtenSign } from "../../../figures/pool/marks.ts";
import { LeftSign, Shapes } from "../../../figures/pool/Shapes.tsx";
import type { Shape } from "../../../figures/pool/shapes.ts";
import { StripKey } from "../../../figures/RequestStrip.tsx";
import type { ShownRun } from "../../../lab/parts.ts";
import { hybridText } from "../../../text/hybrid.ts";
import { diskTag, moveArrow } from "../figures/pageCell.ts";
import type { HybridFrame } from "../types.ts";
import { laneLabel } from "../words.ts";

const SIZE = 28;

const face = (state: "clean" | "dirty", ...marks: Shape[]) => (
  <Shapes of={[...cellFace({ width: SIZE, height: SIZE, state, page: null }), ...marks]} />
);

const shapes = (...of: Shape[]) => <Shapes of={of} />;
const read: Shape = { rect: [2, 5, 24, 18], radius: 6, fill: "surface", stroke: "requested", line: 3 };

function entries(withCost: boolean): LegendEntry[] {
  const words = hybridText().legend;
  const swatches: [keyof typeof words, LegendEntry["swatch"]][] = [
    ["onFlash", shapes(...diskTag(6, 6, 16, true))],
    ["onMagnetic", shapes(...diskTag(6, 6, 16, false))],
    ["clean", face("clean")],
    ["dirty", face("dirty")],
    ["requested", face("clean", ring("requested", SIZE, SIZE))],
    ["left", <LeftSign key="left" x={SIZE / 2} y={20} page="" />],
    ["written", shapes(writtenSign(SIZE / 2, 20))],
    ["followed", face("clean", changedNotch(SIZE))],
    ["migration", shapes(moveArrow(14, 24, 5))],
    ["read", shapes(read)],
  ];
  const shown = swatches.filter(([id]) => withCost || id !== "followed");
  return shown.map(([id, swatch]) => ({ id, ...words[id], swatch }));
}

export const HybridLegend = ({ withCost }: { withCost: boolean }) => (
  <LegendList entries={entries(withCost)} />
);

export const Tab = ({ readable: { lanes }, embedded }: ShownRun<HybridFrame>) => (
  <>
    <HybridLegend withCost={lanes.some(({ replacement }) => !replacement.is_lru)} />
    {!embedded && <StripKey labels={lanes.map(laneLabel)} further />}
  </>
);
