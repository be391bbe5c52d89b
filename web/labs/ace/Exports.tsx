import { Exports as Menu, type OnChosen } from "../../shell/Exports.tsx";
import { type ExportName, exportNames } from "../../shell/exportNames.ts";
import { type ExportedPicture, PictureExports } from "../../shell/PictureExports.tsx";
import { diskText } from "../../text/disk.ts";
import { text } from "../../text/text.ts";
import { useLab } from "./state/hooks.ts";
import type { LabController } from "./state/lab.ts";

/** Downloads of what is shown. What writes them is loaded with the first. */
export function Exports({ onChosen }: OnChosen) {
  const lab = useLab();
  const write = async (name: ExportName) => {
    const { exportFile } = await import("./exportFiles.ts");
    exportFile(lab, name);
  };
  const words = text().exports;
  return (
    <Menu
      onChosen={onChosen}
      files={exportNames.map((name) => ({ label: words[name], write: () => write(name) }))}
      pictures={(onChosen) => <PictureExports pictures={picturesOf(lab)} onChosen={onChosen} />}
    />
  );
}

/** The code that draws comes with the first picture that is wanted. */
function picturesOf(lab: LabController): ExportedPicture[] {
  const load = () => import("./pictures.ts");
  const drawn = (picture: "poolSvg" | "deviceSvg" | "diskSvg") => async () => (await load())[picture](lab);
  const curves = async () => {
    const { curvesSvg } = await load();
    const { prescan } = lab.playback.shown();
    return prescan === null ? null : curvesSvg(lab, prescan);
  };
  const words = text();
  return [
    { name: "pools", label: words.exports.pools, make: drawn("poolSvg") },
    { name: "device-channels", label: words.device.title, make: drawn("deviceSvg") },
    { name: "disk", label: diskText().title, make: drawn("diskSvg") },
    { name: "curves", label: words.exports.curves, make: curves },
  ];
}
