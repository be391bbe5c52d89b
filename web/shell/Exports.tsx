import { type ReactNode, useRef } from "react";
import { useRun } from "../state/run/hooks.ts";
import { text } from "../text/text.ts";
import { Button } from "../ui/Button.tsx";

interface ExportsProps {
  /** The files of the menu. */
  files: readonly { label: string; write: () => Promise<void> }[];
  /** Entries of its list after these; `onChosen` is to be called with a choice. */
  pictures: (onChosen: () => void) => ReactNode;
}

/** The menu of what can be taken away of a run. */
export function Exports({ files, pictures }: ExportsProps) {
  const lab = useRun();
  const menu = useRef<HTMLDivElement>(null);
  const close = () => menu.current?.hidePopover();
  const save = async (write: () => Promise<void>) => {
    close();
    try {
      await write();
    } catch (thrown) {
      lab.tell({ tone: "error", text: text().exports.failed(String(thrown)) });
    }
  };
  const words = text().exports;
  return (
    <>
      <Button popoverTarget="exports">{words.heading}</Button>
      <div
        id="exports"
        ref={menu}
        popover="auto"
        className="m-auto max-h-[90dvh] max-w-[96vw] overflow-auto rounded-lg border border-line bg-surface p-4 text-ink shadow-lg"
      >
        <h2 className="mb-2 text-base font-semibold">{words.heading}</h2>
        <ul className="grid gap-1.5">
          {files.map(({ label, write }) => (
            <li key={label}>
              <Button className="w-full justify-start" onClick={() => void save(write)}>
                {label}
              </Button>
            </li>
          ))}
          {pictures(close)}
        </ul>
        <p className="mt-3 max-w-xs text-sm text-ink-muted">{words.note}</p>
      </div>
    </>
  );
}
