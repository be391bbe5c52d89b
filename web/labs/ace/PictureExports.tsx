/** The pictures of the export menu. */
import { useLab } from "../../state/hooks.ts";
import type { LabController } from "../../state/lab.ts";
import { Button } from "../../ui/Button.tsx";
import {
  formats,
  type MakePicture,
  type PictureFormat,
  pictureFailure,
  savePicture,
} from "../../ui/PictureButtons.tsx";
import { curvesSvg, poolSvg } from "./pictures.ts";

interface Picture {
  label: string;
  name: string;
  make: (lab: LabController) => ReturnType<MakePicture>;
}

const pictures: Picture[] = [
  { label: "Pools", name: "pools", make: poolSvg },
  { label: "Curves", name: "curves", make: allCurves },
];

async function allCurves(lab: LabController) {
  const { survey } = lab.playback.shown();
  return survey === null ? null : curvesSvg(lab, survey);
}

/** Entries of the menu's list: each picture in each format. */
export function PictureExports({ onChosen }: { onChosen: () => void }) {
  const lab = useLab();
  const save = ({ label, name, make }: Picture, format: PictureFormat) => {
    onChosen();
    savePicture(name, () => make(lab), format).catch((thrown) =>
      lab.tell({ tone: "error", text: pictureFailure(label, thrown) }),
    );
  };
  return pictures.map((picture) => (
    <li key={picture.name} className="flex gap-1.5">
      {formats.map((format) => (
        <Button key={format} className="flex-1" onClick={() => save(picture, format)}>
          {picture.label} ({format})
        </Button>
      ))}
    </li>
  ));
}
