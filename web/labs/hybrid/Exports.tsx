import { Exports as Menu, type OnChosen } from "../../shell/Exports.tsx";
import { type ExportName, exportNames } from "../../shell/exportNames.ts";
import { type ExportedPicture, PictureExports } from "../../shell/PictureExports.tsx";
import { hybridText } from "../../text/hybrid.ts";
import { text } from "../../text/text.ts";
import { useHybrid } from "./state/hooks.ts";
import type { HybridController } from "./state/lab.ts";

/** Downloads of what is shown. What writes them is loaded with the first. */
export function Exports({ onChosen }: OnChosen) {
  const lab = useHybrid();
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
function picturesOf(lab: HybridController): ExportedPicture[] {
  const load = () => import("./pictures.ts");
  const curves = async () => {
    const { curvesSvg } = await load();
    const { prescan } = lab.playback.shown();
    return prescan === null ? null : curvesSvg(lab, prescan);
  };
  return [
    { name: "pools", label: hybridText().exports.pools, make: async () => (await load()).poolSvg(lab) },
    { name: "curves", label: text().exports.curves, make: curves },
  ];
}
