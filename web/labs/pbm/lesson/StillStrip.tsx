import { useMemo } from "react";
import { useWidth } from "../../../figures/useWidth.ts";
import { mostBins, stripLayout } from "../figures/strip/layout.ts";
import { stripModel } from "../figures/strip/model.ts";
import { StripDrawing } from "../figures/strip/StripDrawing.tsx";
import { stripSummary } from "../figures/strip/words.ts";
import type { LessonPbmLane } from "./lane.ts";

/** The table of a question: the lab's strip with nothing to operate, since its readings would give answers away. */
export function StillStrip({ lane, label }: { lane: LessonPbmLane; label: string }) {
  const [ref, width] = useWidth<HTMLDivElement>();
  const { world } = lane;
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
