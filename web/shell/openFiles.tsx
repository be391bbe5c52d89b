import { type DragEvent, type ReactNode, useRef, useState } from "react";
import type { RunController } from "../state/run/controller.ts";
import { useRun } from "../state/run/hooks.ts";
import { text } from "../text/text.ts";
import { Button } from "../ui/Button.tsx";
import { reasonOf } from "../ui/onDemand.tsx";
import { useHidden } from "./Part.tsx";
import { type LabEntry, useSite } from "./site.ts";

/** Opens files in the lab; what does that is loaded with the first, and without a network may not come. */
export async function openFiles(lab: RunController, labs: readonly LabEntry[], files: File[]): Promise<void> {
  try {
    await (await import("./files.ts")).openFiles(lab, labs, files);
  } catch (error) {
    const again = () => void openFiles(lab, labs, files);
    lab.tell({ tone: "error", text: text().page.notLoaded(reasonOf(error)), again });
  }
}

export function FileButton({ label }: { label: string }) {
  const lab = useRun();
  const { labs } = useSite();
  const input = useRef<HTMLInputElement>(null);
  const words = text().lab;
  const { readsTraces } = lab;
  return (
    <>
      <Button onClick={() => input.current?.click()} title={readsTraces ? words.fileTitle : words.sceneTitle}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        aria-label={readsTraces ? words.fileLabel(label) : `${label}: ${words.sceneTitle}`}
        accept={readsTraces ? undefined : ".json"}
        className="hidden"
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = "";
          void openFiles(lab, labs, files);
        }}
      />
    </>
  );
}

export function DropZone({ children }: { children: ReactNode }) {
  const lab = useRun();
  const { labs } = useSite();
  const [over, setOver] = useState(false);
  const withoutFiles = useHidden("files");
  const drag = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    // Refused, and not left to the browser: it would go to the file and away from the page.
    if (withoutFiles) event.dataTransfer.dropEffect = "none";
    else setOver(true);
  };
  return (
    <main
      className={`lab-page ${over ? "outline-4 -outline-offset-4 outline-focus outline-dashed" : ""}`}
      onDragOver={drag}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        void openFiles(lab, labs, [...event.dataTransfer.files]);
      }}
    >
      {children}
    </main>
  );
}
