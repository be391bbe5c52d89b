import { exportNames, Exports as Menu, type OnChosen } from "../../shell/Exports.tsx";
import { pbmText } from "../../text/pbm.ts";
import { text } from "../../text/text.ts";
import { usePbm } from "./state/hooks.ts";

/** Downloads of the current view. */
export function Exports({ onChosen }: OnChosen) {
  const lab = usePbm();
  const { moment, state } = pbmText().exports;
  return (
    <Menu
      onChosen={onChosen}
      // A run has no trace.
      files={exportNames.filter((name) => name !== "traceCsv")}
      labels={{ state }}
      pictures={{ tables: moment, curves: text().exports.curves }}
      load={async () => (await import("./exported.ts")).exported(lab)}
    />
  );
}
