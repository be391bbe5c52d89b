/** The pictures of the export menu. */
import { useRun } from "../state/run/hooks.ts";
import { text } from "../text/text.ts";
import { Button } from "../ui/Button.tsx";
import {
  formats,
  type MakePicture,
  type PictureFormat,
  pictureFailure,
  savePicture,
} from "../ui/PictureButtons.tsx";

export interface ExportedPicture {
  /** Of the file. */
  name: string;
  label: string;
  make: MakePicture;
}

interface PictureExportsProps {
  pictures: readonly ExportedPicture[];
  onChosen: () => void;
}

/** Entries of the menu's list: each picture in each format. */
export function PictureExports({ pictures, onChosen }: PictureExportsProps) {
  const lab = useRun();
  const save = ({ name, label, make }: ExportedPicture, format: PictureFormat) => {
    onChosen();
    savePicture(name, make, format).catch((thrown) =>
      lab.tell({ tone: "error", text: pictureFailure(label, thrown) }),
    );
  };
  return pictures.map((picture) => (
    <li key={picture.name} className="flex flex-wrap gap-1.5">
      {formats.map((format) => (
        <Button key={format} className="flex-1" onClick={() => save(picture, format)}>
          {text().exports.picture(picture.label, format)}
        </Button>
      ))}
    </li>
  ));
}
