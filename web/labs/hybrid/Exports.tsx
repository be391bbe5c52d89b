import { useHybrid } from "../../state/hybrid/hooks.ts";
import type { HybridController } from "../../state/hybrid/lab.ts";
import { hybridText } from "../../text/hybrid.ts";
import { text } from "../../text/text.ts";
import { Exports as Menu } from "../common/Exports.tsx";
import { type ExportName, exportNames } from "../common/exportNames.ts";
import { type ExportedPicture, PictureExports } from "../common/PictureExports.tsx";

/** Downloads of what is shown. What writes them is loaded with the first. */
export function Exports() {
  const lab = useHybrid();
  const write = async (name: ExportName) => {
    const { exportFile } = await import("./exportFiles.ts");
    exportFile(lab, name);
  };
  const words = text().exports;
  return (
    <Menu
      files={exportNames.map((name) => ({ label: words[name], write: () => write(name) }))}
      pictures={(onChosen) => <PictureExports pictures={picturesOf(lab)} onChosen={onChosen} />}
    />
  );
}

/** The code that draws comes with the first picture that is wanted. */
function picturesOf(lab: HybridController): ExportedPicture[] {
  const load = () => import("./pictures.ts");
  const curves = async () => {
    const { curvesSvg } = await load();
    const { survey } = lab.playback.shown();
    return survey === null ? null : curvesSvg(lab, survey);
  };
  return [
    { name: "pools", label: hybridText().exports.pools, make: async () => (await load()).poolSvg(lab) },
    { name: "curves", label: text().exports.curves, make: curves },
  ];
}
