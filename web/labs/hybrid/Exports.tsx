import { Exports as Menu, type OnChosen } from "../../shell/Exports.tsx";
import { exportNames, named } from "../../shell/exportNames.ts";
import { hybridText } from "../../text/hybrid.ts";
import { text } from "../../text/text.ts";
import { useHybrid } from "./state/hooks.ts";

const pictures = () => import("./pictures.ts");

/** Downloads of what is shown. */
export function Exports({ onChosen }: OnChosen) {
  const lab = useHybrid();
  return (
    <Menu
      onChosen={onChosen}
      files={named(exportNames)}
      write={async (name) => (await import("./exportFiles.ts")).exportFile(lab, name)}
      pictures={[
        {
          name: "pools",
          label: hybridText().exports.pools,
          make: async () => (await pictures()).poolSvg(lab),
        },
        { name: "curves", label: text().exports.curves, make: async () => (await pictures()).curvesSvg(lab) },
      ]}
    />
  );
}
