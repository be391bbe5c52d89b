import { useRef } from "react";
import { useRun } from "../state/run/hooks.ts";
import { text } from "../text/text.ts";
import { Button } from "../ui/Button.tsx";
import { openFiles, TRACES } from "./openFiles.ts";
import { useSite } from "./site.ts";

/** Opens an own trace or an exported scene. */
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
        accept={readsTraces ? TRACES : ".json"}
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
