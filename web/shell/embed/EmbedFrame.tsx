/** The scene inside another page: read-only, titled, without chrome. Nothing here changes the run; it can be stepped. */
import type { DragEvent, ReactNode, WheelEvent } from "react";
import { useRunChoice } from "../../state/run/hooks.ts";
import type { Along } from "../../ui/axis.ts";
import { useTitle } from "../../ui/useTitle.ts";
import { Controls } from "../Controls.tsx";
import { Part } from "../Part.tsx";
import { EmbedNotes } from "./EmbedNotes.tsx";
import { useEmbedKeys } from "./keys.ts";
import { OpenInLab } from "./OpenInLab.tsx";

/** A file is refused, and not left to the browser either: it would go to the file and away from the page. */
function refuse(event: DragEvent) {
  event.preventDefault();
  event.dataTransfer.dropEffect = "none";
}

/** A wheel scrolls the page around, also over a map that could zoom; with Ctrl it zooms. */
function leaveToPage(event: WheelEvent) {
  if (!event.ctrlKey) event.stopPropagation();
}

interface EmbedFrameProps {
  title: string;
  /** A lab's pictures and tables; none while a file that the link names is wanting. */
  children: ReactNode;
}

export function EmbedFrame({ title, children }: EmbedFrameProps) {
  const wanted = useRunChoice((choices) => choices.wanted);
  useTitle(title);
  useEmbedKeys();
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
      {wanted === null && children}
    </main>
  );
}

interface EmbedFootProps {
  along?: Along;
  /** The part that the lab's score belongs to. */
  part: string;
  score: ReactNode;
}

/** What stays at the foot of an embed: the transport without marks, speed and "run to", and the score. */
export const EmbedFoot = ({ along, part, score }: EmbedFootProps) => (
  <div className="embed-foot">
    <Part id="transport">
      {/* The focus stays with the page around. */}
      <Controls marks={null} along={along} withoutSpeed withoutFocus>
        {null}
      </Controls>
    </Part>
    <Part id={part}>{score}</Part>
  </div>
);
