import { Exports as Menu, type OnChosen } from "../../shell/Exports.tsx";
import { type ExportedPicture, PictureExports } from "../../shell/PictureExports.tsx";
import { pbmText } from "../../text/pbm.ts";
import { text } from "../../text/text.ts";
import { type PbmExport, pbmExports } from "./exportNames.ts";
import { usePbm } from "./state/hooks.ts";
import type { PbmController } from "./state/lab.ts";

/** Downloads of what is shown. What writes them is loaded with the first. */
export function Exports({ onChosen }: OnChosen) {
  const lab = usePbm();
  const write = async (name: PbmExport) => {
    const { exportFile } = await import("./exportFiles.ts");
    exportFile(lab, name);
  };
  return (
    <Menu
      onChosen={onChosen}
      files={pbmExports().map(([name, label]) => ({ label, write: () => write(name) }))}
      pictures={(onChosen) => <PictureExports pictures={picturesOf(lab)} onChosen={onChosen} />}
    />
  );
}

/** The code that draws comes with the first picture that is wanted. */
function picturesOf(lab: PbmController): ExportedPicture[] {
  const curves = async () => {
    const { curvesSvg } = await import("./pictures.ts");
    const { prescan } = lab.playback.shown();
    return prescan === null ? null : curvesSvg(lab, prescan);
  };
  const tables = async () => (await import("./pictures.ts")).tablesSvg(lab);
  return [
    { name: "tables", label: pbmText().exports.moment, make: tables },
    { name: "curves", label: text().exports.curves, make: curves },
  ];
}
