import { useRun } from "../state/run/hooks.ts";
import { text } from "../text/text.ts";
import { Button } from "../ui/Button.tsx";
import { type ExportedPicture, PictureExports } from "./PictureExports.tsx";

export interface OnChosen {
  onChosen: () => void;
}

interface ExportsProps<Name> extends OnChosen {
  /** The files of the menu, by what they are called in it. */
  files: readonly (readonly [Name, label: string])[];
  /** What writes them is loaded with the first, and the code that draws with the first picture that is wanted. */
  write: (name: Name) => Promise<void>;
  pictures: readonly ExportedPicture[];
}

/** What can be taken away of a run. */
export function Exports<Name extends string>({ files, write, pictures, onChosen }: ExportsProps<Name>) {
  const lab = useRun();
  const save = async (name: Name) => {
    onChosen();
    try {
      await write(name);
    } catch (thrown) {
      lab.tell({ tone: "error", text: text().exports.failed(String(thrown)) });
    }
  };
  const words = text().exports;
  return (
    <>
      <h2 className="mb-2 text-base font-semibold">{words.heading}</h2>
      <ul className="grid gap-1.5">
        {files.map(([name, label]) => (
          <li key={label}>
            <Button className="w-full justify-start" onClick={() => void save(name)}>
              {label}
            </Button>
          </li>
        ))}
        <PictureExports pictures={pictures} onChosen={onChosen} />
      </ul>
      <p className="mt-3 max-w-xs text-sm text-ink-muted">{words.note}</p>
    </>
  );
}
