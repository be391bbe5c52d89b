import { useMemo } from "react";
import { useWidth } from "../../../figures/useWidth.ts";
import type { PbmLaneFrame, PbmWorld } from "../engine/types.ts";
import { mostBins, stripLayout } from "./strip/layout.ts";
import { stripModel } from "./strip/model.ts";
import { StripDrawing } from "./strip/StripDrawing.tsx";
import { stripSummary } from "./strip/words.ts";

interface StillStripProps {
  lane: PbmLaneFrame;
  world: PbmWorld;
  label: string;
}

/**
 * The tables without controls: on a projector, which has no pointer, and in a question, whose answer the
 * readings would give away.
 */
export function StillStrip({ lane, world, label }: StillStripProps) {
  const [ref, width] = useWidth<HTMLDivElement>();
  const model = useMemo(
    () => stripModel(lane, world, mostBins(world.tables.length, width)),
    [lane, world, width],
  );
  return (
    <div ref={ref} role="img" aria-label={stripSummary(model, label)} className="min-w-0">
      <StripDrawing model={model} layout={stripLayout(model, width)} chosen={null} />
    </div>
  );
}
