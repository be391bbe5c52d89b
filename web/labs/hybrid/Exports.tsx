import { Exports as Menu, type OnChosen } from "../../shell/Exports.tsx";
import { hybridText } from "../../text/hybrid.ts";
import { text } from "../../text/text.ts";
import { useHybrid } from "./state/hooks.ts";

/** Downloads of the current view. */
export function Exports({ onChosen }: OnChosen) {
  const lab = useHybrid();
  return (
    <Menu
      onChosen={onChosen}
      pictures={{ pools: hybridText().exports.pools, curves: text().exports.curves }}
      load={async () => (await import("./exported.ts")).exported(lab)}
    />
  );
}
