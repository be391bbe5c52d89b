/** The pictures of the export menu. */

import { useLab } from "../../state/hooks.ts";
import type { LabController } from "../../state/lab.ts";
import { text } from "../../text/text.ts";
import { Button } from "../../ui/Button.tsx";
import {
  formats,
  type MakePicture,
  type PictureFormat,
  pictureFailure,
  savePicture,
} from "../../ui/PictureButtons.tsx";

interface Picture {
  name: string;
  label: () => string;
  make: (lab: LabController) => ReturnType<MakePicture>;
}

const pictures: Picture[] = [
  { name: "pools", label: () => text().exports.pools, make: drawn("poolSvg") },
  { name: "device-lanes", label: () => text().device.title, make: drawn("deviceSvg") },
  { name: "disk", label: () => text().disk.title, make: drawn("diskSvg") },
  { name: "curves", label: () => text().exports.curves, make: allCurves },
];

/** The code that draws comes with the first picture that is wanted. */
function drawn(picture: "poolSvg" | "deviceSvg" | "diskSvg") {
  return async (lab: LabController) => {
    const pictures = await import("./pictures.ts");
    return pictures[picture](lab);
  };
}

async function allCurves(lab: LabController) {
  const { curvesSvg } = await import("./pictures.ts");
  const { survey } = lab.playback.shown();
  return survey === null ? null : curvesSvg(lab, survey);
}

/** Entries of the menu's list: each picture in each format. */
export function PictureExports({ onChosen }: { onChosen: () => void }) {
  const lab = useLab();
  const save = ({ name, label, make }: Picture, format: PictureFormat) => {
    onChosen();
    savePicture(name, () => make(lab), format).catch((thrown) =>
      lab.tell({ tone: "error", text: pictureFailure(label(), thrown) }),
    );
  };
  return pictures.map((picture) => (
    <li key={picture.name} className="flex gap-1.5">
      {formats.map((format) => (
        <Button key={format} className="flex-1" onClick={() => save(picture, format)}>
          {text().exports.picture(picture.label(), format)}
        </Button>
      ))}
    </li>
  ));
}
