/** The scene inside another page: read-only, titled, without chrome. Nothing here changes the run; it can be stepped. */
import type { DragEvent } from "react";
import { EmbedControls } from "../../../shell/embed/EmbedControls.tsx";
import { EmbedNotes } from "../../../shell/embed/EmbedNotes.tsx";
import { useEmbedKeys } from "../../../shell/embed/keys.ts";
import { OpenInLab } from "../../../shell/embed/OpenInLab.tsx";
import { useTitle } from "../../../ui/useTitle.ts";
import { CostTable } from "../CostTable.tsx";
import { HybridLegend } from "../figures/HybridLegend.tsx";
import { LanePanel } from "../LanePanel.tsx";
import { laneKey } from "../lanes.ts";
import { HybridMotion } from "../motion/HybridMotion.tsx";
import { Part } from "../Part.tsx";
import { Score } from "../Score.tsx";
import { Spoken } from "../Spoken.tsx";
import { Strip } from "../Strip.tsx";
import { useChoice, useShown } from "../state/hooks.ts";
import { useSceneTitle } from "../useSceneTitle.ts";
import "../hybrid.css";

/** A file is refused, and not left to the browser either: it would go to the file and away from the page. */
function refuse(event: DragEvent) {
  event.preventDefault();
  event.dataTransfer.dropEffect = "none";
}

export function EmbedLab() {
  const { frame, readable, strip, single } = useShown();
  const wanted = useChoice((choices) => choices.wanted);
  const title = useSceneTitle();
  useTitle(title);
  useEmbedKeys();
  if (frame === null || readable === null) return null;
  return (
    <main className="grid content-start gap-3 p-3" onDragOver={refuse} onDrop={refuse}>
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h1 className="text-lg font-semibold">{wanted === null ? title : wanted.name}</h1>
        <OpenInLab />
      </header>
      <EmbedNotes />
      {wanted === null && (
        <>
          <Part id="strip">
            <Strip frame={readable} strip={strip} />
          </Part>
          <HybridMotion
            frame={frame}
            moves={single}
            className="lanes hybrid-lanes"
            data-lanes={frame.lanes.length}
          >
            {frame.lanes.map((lane, index) => (
              <LanePanel
                key={laneKey(index)}
                index={index}
                lane={lane}
                readable={readable.lanes[index] ?? lane}
                lanes={frame.lanes}
              />
            ))}
          </HybridMotion>
          <div className="embed-foot">
            <Part id="transport">
              <EmbedControls />
            </Part>
            <Part id="cost">
              <Score frame={readable} />
            </Part>
          </div>
          <Part id="cost">
            <CostTable lanes={readable.lanes} />
          </Part>
          <Part id="legend">
            <HybridLegend withCost={frame.lanes.some(({ replacement }) => !replacement.is_lru)} />
          </Part>
          <Spoken />
        </>
      )}
    </main>
  );
}
