/** Opens a recording in the lab as its server's own pool, and says how the command line does the same. */
import { type DragEvent, useRef, useState } from "react";
import { TRACES } from "../../../shell/openFiles.tsx";
import { useSite } from "../../../shell/site.ts";
import { yourDatabaseText } from "../../../text/yourDatabase.ts";
import { Button } from "../../../ui/Button.tsx";
import { FramesField } from "../FramesField.tsx";
import { openInLab } from "../openInLab.ts";
import { recordings } from "../recordings.ts";
import type { Scene } from "../state/scene.ts";
import { Coded } from "./Coded.tsx";

interface OpenTraceProps {
  /** As it was typed, and what holds where nothing was. */
  typed: string;
  usual: number;
  frames: number;
  onFrames: (typed: string) => void;
}

/** The lanes and the device that the site's own recordings are shown with. */
function serversOwn(): Partial<Scene> {
  const { lanes, device } = (recordings[0]?.scene ?? {}) as Scene;
  return { lanes, device };
}

export function OpenTrace({ typed, usual, frames, onFrames }: OpenTraceProps) {
  const { labs } = useSite();
  const words = yourDatabaseText();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const open = (files: File[]) => {
    if (files.length === 0) return;
    void openInLab(labs, files, { ...serversOwn(), frames }, { arrangement: "frame", tab: "tables" });
  };
  const drag = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    setOver(true);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button in it does the same
    <div
      className="grid gap-2 rounded-[8px] border-2 border-line-strong border-dashed p-4 data-over:border-focus data-over:bg-surface-raised"
      data-over={over || undefined}
      onDragOver={drag}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        open([...event.dataTransfer.files]);
      }}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button primary className="min-h-11" onClick={() => input.current?.click()}>
          {words.open.button}
        </Button>
        <span>{words.open.drop}</span>
        <FramesField label={words.open.frames} value={typed} usual={usual} onChange={onFrames} />
      </div>
      <input
        ref={input}
        type="file"
        aria-label={words.open.label}
        accept={TRACES}
        className="hidden"
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = "";
          open(files);
        }}
      />
      <p className="text-[0.9375rem] text-ink-muted">
        <Coded>{words.open.sizes}</Coded>
      </p>
    </div>
  );
}
