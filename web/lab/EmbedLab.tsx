/** The scene inside another page: read-only, titled, without chrome. Nothing here changes the run; it can be stepped. */
import type { DragEvent, WheelEvent } from "react";
import { EmbedNotes } from "../shell/embed/EmbedNotes.tsx";
import { useEmbedKeys } from "../shell/embed/keys.ts";
import { OpenInLab } from "../shell/embed/OpenInLab.tsx";
import { Part } from "../shell/Part.tsx";
import { useRunChoice } from "../state/run/hooks.ts";
import { Suspense } from "../ui/onDemand.tsx";
import { useTitle } from "../ui/useTitle.ts";
import { Controls } from "./Controls.tsx";
import { Lanes } from "./Lanes.tsx";
import { useAlong, useLabShown, useParts } from "./parts.ts";
import { Spoken } from "./Spoken.tsx";
import { useSceneTitle } from "./useSceneTitle.ts";

/** A file is refused, and not left to the browser either: it would go to the file and away from the page. */
function refuse(event: DragEvent) {
  event.preventDefault();
  event.dataTransfer.dropEffect = "none";
}

/** A wheel scrolls the page around, also over a map that could zoom; with Ctrl it zooms. */
function leaveToPage(event: WheelEvent) {
  if (!event.ctrlKey) event.stopPropagation();
}

export function EmbedLab() {
  const { Strip, Score, Note, scorePart, tabs, embedded } = useParts();
  const { frame, readable, prescan, strip } = useLabShown();
  const along = useAlong(frame, prescan);
  const title = useSceneTitle();
  const wanted = useRunChoice((choices) => choices.wanted);
  useTitle(title);
  useEmbedKeys();
  if (frame === null || readable === null) return null;
  const part = (id: string) => (
    <Part key={id} id={id}>
      <Suspense>
        {tabs.find((tab) => tab.id === id)?.content({ frame, readable, prescan, embedded: true })}
      </Suspense>
    </Part>
  );
  return (
    <main
      className="grid content-start gap-3 p-3"
      onDragOver={refuse}
      onDrop={refuse}
      onWheelCapture={leaveToPage}
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h1 className="text-lg font-semibold">{wanted?.name ?? title}</h1>
        <OpenInLab />
      </header>
      <EmbedNotes />
      {/* None of it while a file that the link names is wanting. */}
      {wanted === null && (
        <>
          {Strip !== undefined && (
            <Part id="strip">
              <Strip frame={readable} strip={strip} />
            </Part>
          )}
          <Lanes />
          {embedded.above?.map(part)}
          {/* What stays at the foot: the transport without marks, speed and "run to", and the score. */}
          <div className="embed-foot">
            <Part id="transport">
              {/* The focus stays with the page around. */}
              <Controls along={along} embedded />
            </Part>
            <Part id={scorePart}>
              <Score frame={readable} few />
            </Part>
          </div>
          {Note !== undefined && <Note frame={frame} />}
          {embedded.below.map(part)}
          <Spoken />
        </>
      )}
    </main>
  );
}
