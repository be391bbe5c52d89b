import { useRef } from "react";
import { useLab } from "../../state/hooks.ts";
import { text } from "../../text/text.ts";
import { Button } from "../../ui/Button.tsx";
import { PictureExports } from "./PictureExports.tsx";

const names = [
  "scene",
  "countersCsv",
  "countersJson",
  "seriesCsv",
  "seriesJson",
  "traceCsv",
  "state",
] as const;

/** A file of the menu, by its name in the catalogue of words. */
export type ExportName = (typeof names)[number];

/** Downloads of what is shown. What writes them is loaded with the first. */
export function Exports() {
  const lab = useLab();
  const menu = useRef<HTMLDivElement>(null);
  const write = async (name: ExportName) => {
    menu.current?.hidePopover();
    try {
      const { exportFile } = await import("./exportFiles.ts");
      exportFile(lab, name);
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
        className="m-auto max-h-[90dvh] overflow-auto rounded-lg border border-line bg-surface p-4 text-ink shadow-lg"
      >
        <h2 className="mb-2 text-base font-semibold">{words.heading}</h2>
        <ul className="grid gap-1.5">
          {names.map((name) => (
            <li key={name}>
              <Button className="w-full justify-start" onClick={() => void write(name)}>
                {words[name]}
              </Button>
            </li>
          ))}
          <PictureExports onChosen={() => menu.current?.hidePopover()} />
        </ul>
        <p className="mt-3 max-w-xs text-sm text-ink-muted">{words.note}</p>
      </div>
    </>
  );
}
