import { useRef } from "react";
import { useRun } from "../state/run/hooks.ts";
import { text } from "../text/text.ts";
import { Button } from "../ui/Button.tsx";
import { openFile } from "./files.ts";

/** Opens an own trace or an exported scene. */
export function FileButton({ label }: { label: string }) {
  const lab = useRun();
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
        accept={readsTraces ? ".csv,.txt,.bin,.oracleGeneral,.gz,.zst,.json" : ".json"}
        className="hidden"
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = "";
          if (file !== undefined) void openFile(lab, file);
        }}
      />
    </>
  );
}
