import type { ReactNode } from "react";
import { useRun } from "../state/run/hooks.ts";
import { text } from "../text/text.ts";
import { Button } from "../ui/Button.tsx";

export interface OnChosen {
  onChosen: () => void;
}

interface ExportsProps extends OnChosen {
  /** The files of the menu. */
  files: readonly { label: string; write: () => Promise<void> }[];
  /** Entries of its list after these. */
  pictures: (onChosen: () => void) => ReactNode;
}

/** What can be taken away of a run. */
export function Exports({ files, pictures, onChosen }: ExportsProps) {
  const lab = useRun();
  const save = async (write: () => Promise<void>) => {
    onChosen();
    try {
      await write();
    } catch (thrown) {
      lab.tell({ tone: "error", text: text().exports.failed(String(thrown)) });
    }
  };
  const words = text().exports;
  return (
    <>
      <h2 className="mb-2 text-base font-semibold">{words.heading}</h2>
      <ul className="grid gap-1.5">
        {files.map(({ label, write }) => (
          <li key={label}>
            <Button className="w-full justify-start" onClick={() => void save(write)}>
              {label}
            </Button>
          </li>
        ))}
        {pictures(onChosen)}
      </ul>
      <p className="mt-3 max-w-xs text-sm text-ink-muted">{words.note}</p>
    </>
  );
}
