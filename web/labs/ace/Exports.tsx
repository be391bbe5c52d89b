import { Exports as Menu, type OnChosen } from "../../shell/Exports.tsx";
import { exportNames, named } from "../../shell/exportNames.ts";
import { diskText } from "../../text/disk.ts";
import { text } from "../../text/text.ts";
import { useLab } from "./state/hooks.ts";

/** Downloads of what is shown. */
export function Exports({ onChosen }: OnChosen) {
  const lab = useLab();
  const drawn = (picture: "poolSvg" | "deviceSvg" | "diskSvg" | "curvesSvg") => async () =>
    (await import("./pictures.ts"))[picture](lab);
  const words = text();
  return (
    <Menu
      onChosen={onChosen}
      files={named(exportNames)}
      write={async (name) => (await import("./exportFiles.ts")).exportFile(lab, name)}
      pictures={[
        { name: "pools", label: words.exports.pools, make: drawn("poolSvg") },
        { name: "device-channels", label: words.device.title, make: drawn("deviceSvg") },
        { name: "disk", label: diskText().title, make: drawn("diskSvg") },
        { name: "curves", label: words.exports.curves, make: drawn("curvesSvg") },
      ]}
    />
  );
}
