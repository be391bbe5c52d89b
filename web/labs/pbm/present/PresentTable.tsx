import { useMemo } from "react";
import { useWidth } from "../../../figures/useWidth.ts";
import type { PbmLaneFrame, PbmWorld } from "../engine/types.ts";
import { mostBins, stripLayout } from "../figures/strip/layout.ts";
import { stripModel } from "../figures/strip/model.ts";
import { StripDrawing } from "../figures/strip/StripDrawing.tsx";
import { stripSummary } from "../figures/strip/words.ts";

interface PresentTableProps {
  lane: PbmLaneFrame;
  world: PbmWorld;
  label: string;
}

/** The tables on a projector: nobody points there, so the picture stands alone. */
export function PresentTable({ lane, world, label }: PresentTableProps) {
  const [ref, width] = useWidth<HTMLDivElement>();
  const model = useMemo(
    () => stripModel(lane, world, mostBins(world.tables.length, width)),
    [lane, world, width],
  );
  return (
    <div ref={ref} role="img" aria-label={stripSummary(model, label)}>
      <StripDrawing model={model} layout={stripLayout(model, width)} chosen={null} />
    </div>
  );
}
