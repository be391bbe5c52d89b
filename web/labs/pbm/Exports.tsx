import { Exports as Menu, type OnChosen } from "../../shell/Exports.tsx";
import { pbmText } from "../../text/pbm.ts";
import { text } from "../../text/text.ts";
import { pbmExports } from "./exportNames.ts";
import { usePbm } from "./state/hooks.ts";

const pictures = () => import("./pictures.ts");

/** Downloads of what is shown. */
export function Exports({ onChosen }: OnChosen) {
  const lab = usePbm();
  return (
    <Menu
      onChosen={onChosen}
      files={pbmExports()}
      write={async (name) => (await import("./exportFiles.ts")).exportFile(lab, name)}
      pictures={[
        {
          name: "tables",
          label: pbmText().exports.moment,
          make: async () => (await pictures()).tablesSvg(lab),
        },
        { name: "curves", label: text().exports.curves, make: async () => (await pictures()).curvesSvg(lab) },
      ]}
    />
  );
}
