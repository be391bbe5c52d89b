import { Exports as Menu, type OnChosen } from "../../shell/Exports.tsx";
import { diskText } from "../../text/disk.ts";
import { text } from "../../text/text.ts";
import { useLab } from "./state/hooks.ts";

/** Downloads of the current view. */
export function Exports({ onChosen }: OnChosen) {
  const lab = useLab();
  const { exports, device } = text();
  return (
    <Menu
      onChosen={onChosen}
      pictures={{
        pools: exports.pools,
        "device-channels": device.title,
        disk: diskText().title,
        curves: exports.curves,
      }}
      load={async () => (await import("./exported.ts")).exported(lab)}
    />
  );
}
