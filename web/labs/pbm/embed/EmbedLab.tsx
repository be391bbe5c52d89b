/** The scene inside another page: read-only, titled, without chrome. Nothing here changes the run; it can be stepped. */
import type { DragEvent } from "react";
import { EmbedControls } from "../../../shell/embed/EmbedControls.tsx";
import { EmbedNotes } from "../../../shell/embed/EmbedNotes.tsx";
import { useEmbedKeys } from "../../../shell/embed/keys.ts";
import { OpenInLab } from "../../../shell/embed/OpenInLab.tsx";
import { useTitle } from "../../../ui/useTitle.ts";
import { CounterTable } from "../CounterTable.tsx";
import { LaneBuckets, LaneStreams } from "../LanePanel.tsx";
import { Lanes } from "../Lanes.tsx";
import { Legend } from "../Legend.tsx";
import { Part } from "../Part.tsx";
import { ScaleNote } from "../ScaleNote.tsx";
import { Score } from "../Score.tsx";
import { Spoken } from "../Spoken.tsx";
import { useShown } from "../state/hooks.ts";
import { alongTime } from "../time.ts";
import { useSceneTitle } from "../useSceneTitle.ts";
import { useTime } from "../useTime.ts";
import "../pbm.css";

/** A file is refused, and not left to the browser either: it would go to the file and away from the page. */
function refuse(event: DragEvent) {
  event.preventDefault();
  event.dataTransfer.dropEffect = "none";
}

export function EmbedLab() {
  const { frame, readable, prescan } = useShown();
  const axis = useTime(frame, prescan);
  const title = useSceneTitle();
  useTitle(title);
  useEmbedKeys();
  if (frame === null || readable === null) return null;
  return (
    <main className="grid content-start gap-3 p-3" onDragOver={refuse} onDrop={refuse}>
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h1 className="text-lg font-semibold">{title}</h1>
        <OpenInLab />
      </header>
      <EmbedNotes />
      <Lanes />
      <div className="embed-foot">
        <Part id="transport">
          <EmbedControls along={alongTime(axis, frame)} />
        </Part>
        <Part id="counters">
          <Score frame={readable} />
        </Part>
      </div>
      <ScaleNote world={frame.world} />
      <Part id="streams">
        <Lanes of={LaneStreams} />
      </Part>
      <Part id="buckets">
        <Lanes of={LaneBuckets} />
      </Part>
      <Part id="legend">
        <Legend frame={readable} />
      </Part>
      <Part id="counters">
        <CounterTable frame={readable} />
      </Part>
      <Spoken />
    </main>
  );
}
