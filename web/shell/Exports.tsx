import { useState } from "react";
import { useRun } from "../state/run/hooks.ts";
import { exportedText } from "../text/exported.ts";
import { text } from "../text/text.ts";
import { Button } from "../ui/Button.tsx";
import { formats, type MakePicture, pictureFailure, savePicture } from "../ui/PictureButtons.tsx";
import { CheckField } from "../ui/SelectField.tsx";
import { isForExcel, setForExcel } from "../ui/takeAway.ts";

/** The files that every lab's export menu has, by their names in the catalogue of words. */
const series = ["seriesCsv", "seriesJson"] as const;
export const exportNames = ["scene", "countersCsv", "countersJson", ...series, "traceCsv", "state"] as const;

export type ExportName = (typeof exportNames)[number];

export type OnChosen = { onChosen: () => void };

export interface ExportsProps<Picture extends string> extends OnChosen {
  files?: readonly ExportName[];
  labels?: Partial<Record<ExportName, string>>;
  pictures: Record<Picture, string>;
  /** What writes and draws, loaded with the first that is wanted. */
  load: () => Promise<{ write: (name: ExportName) => void; pictures: Record<Picture, MakePicture> }>;
}

export function Exports<Picture extends string>(props: ExportsProps<Picture>) {
  const { files = exportNames, labels, pictures, load, onChosen } = props;
  const lab = useRun();
  const words = exportedText();
  const [forExcel, setExcel] = useState(isForExcel);
  const attempt = async (work: () => Promise<void>, failed: (thrown: unknown) => string) => {
    onChosen();
    try {
      await work();
    } catch (thrown) {
      lab.tell({ tone: "error", text: failed(thrown) });
    }
  };
  const failed = (thrown: unknown) => words.failed(String(thrown));
  const write = (name: ExportName) => attempt(async () => (await load()).write(name), failed);
  const save = (name: Picture, format: (typeof formats)[number]) => {
    const make = async () => (await load()).pictures[name]();
    return attempt(
      () => savePicture(name, make, format),
      (thrown) => pictureFailure(pictures[name], thrown),
    );
  };
  return (
    <>
      <h2 className="mb-2 text-base font-semibold">{text().exports.heading}</h2>
      <ul className="grid gap-1.5">
        {files.map((name) => (
          <li key={name}>
            <Button className="w-full justify-start" onClick={() => void write(name)}>
              {labels?.[name] ?? words[name]}
            </Button>
          </li>
        ))}
        {(Object.keys(pictures) as Picture[]).map((name) => (
          <li key={name} className="flex flex-wrap gap-1.5">
            {formats.map((format) => (
              <Button key={format} className="flex-1" onClick={() => void save(name, format)}>
                {words.picture(pictures[name], format)}
              </Button>
            ))}
          </li>
        ))}
      </ul>
      <CheckField
        label={words.forExcel}
        checked={forExcel}
        onChange={(on) => {
          setForExcel(on);
          setExcel(on);
        }}
      />
      <p className="mt-3 max-w-xs text-sm text-ink-muted">{words.note}</p>
    </>
  );
}
