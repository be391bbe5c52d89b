import { type DragEvent, type ReactNode, useState } from "react";
import { useRun } from "../state/run/hooks.ts";
import { openFiles } from "./openFiles.ts";
import { useHidden } from "./Part.tsx";
import { useSite } from "./site.ts";

/** Takes a file dropped anywhere on the lab. */
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
