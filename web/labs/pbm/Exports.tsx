import { usePbm } from "../../state/pbm/hooks.ts";
import type { PbmController } from "../../state/pbm/lab.ts";
import { pbmText } from "../../text/pbm.ts";
import { text } from "../../text/text.ts";
import { Exports as Menu } from "../common/Exports.tsx";
import { type ExportedPicture, PictureExports } from "../common/PictureExports.tsx";
import { type PbmExport, pbmExports } from "./exportNames.ts";

/** Downloads of what is shown. What writes them is loaded with the first. */
export function Exports() {
  const lab = usePbm();
  const write = async (name: PbmExport) => {
    const { exportFile } = await import("./exportFiles.ts");
    exportFile(lab, name);
  };
  return (
    <Menu
      files={pbmExports().map(([name, label]) => ({ label, write: () => write(name) }))}
      pictures={(onChosen) => <PictureExports pictures={picturesOf(lab)} onChosen={onChosen} />}
    />
  );
}

/** The code that draws comes with the first picture that is wanted. */
function picturesOf(lab: PbmController): ExportedPicture[] {
  const curves = async () => {
    const { curvesSvg } = await import("./pictures.ts");
    const { survey } = lab.playback.shown();
    return survey === null ? null : curvesSvg(lab, survey);
  };
  const tables = async () => (await import("./pictures.ts")).tablesSvg(lab);
  return [
    { name: "tables", label: pbmText().exports.moment, make: tables },
    { name: "curves", label: text().exports.curves, make: curves },
  ];
}
