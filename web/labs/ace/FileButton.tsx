import { useRef } from "react";
import { useLab } from "../../state/hooks.ts";
import { Button } from "../../ui/Button.tsx";
import { openFile } from "./files.ts";

/** Opens an own trace or an exported scene. */
export function FileButton({ label }: { label: string }) {
  const lab = useLab();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        onClick={() => input.current?.click()}
        title="A trace as CSV (also .gz), or an exported scene (.json)"
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        aria-label={`${label}: trace as CSV or scene as JSON`}
        accept=".csv,.txt,.gz,.json"
        className="hidden"
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = "";
          if (file !== undefined) void openFile(lab, file, new AbortController().signal);
        }}
      />
    </>
  );
}
