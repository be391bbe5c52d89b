import { EmbedFoot, EmbedFrame } from "../../../shell/embed/EmbedFrame.tsx";
import { CostTable } from "../CostTable.tsx";
import { HybridLegend } from "../figures/HybridLegend.tsx";
import { Lanes } from "../Lanes.tsx";
import { Part } from "../Part.tsx";
import { Score } from "../Score.tsx";
import { Spoken } from "../Spoken.tsx";
import { Strip } from "../Strip.tsx";
import { useShown } from "../state/hooks.ts";
import { useSceneTitle } from "../useSceneTitle.ts";

export function EmbedLab() {
  const { frame, readable, strip } = useShown();
  const title = useSceneTitle();
  if (frame === null || readable === null) return null;
  return (
    <EmbedFrame title={title}>
      <Part id="strip">
        <Strip frame={readable} strip={strip} />
      </Part>
      <Lanes />
      <EmbedFoot part="cost" score={<Score frame={readable} />} />
      <Part id="cost">
        <CostTable lanes={readable.lanes} />
      </Part>
      <Part id="legend">
        <HybridLegend withCost={frame.lanes.some(({ replacement }) => !replacement.is_lru)} />
      </Part>
      <Spoken />
    </EmbedFrame>
  );
}
