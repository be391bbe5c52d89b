import { pbmText } from "../../text/pbm.ts";
import { formatCount } from "../../ui/format.ts";
import type { PbmWorld } from "./engine/types.ts";

/** What the scale does to the numbers shown, where there is one. */
export function ScaleNote({ world: { scale } }: { world: PbmWorld }) {
  if (scale === 1) return null;
  return <p className="text-xs text-ink-muted">{pbmText().time.scaled(formatCount(scale))}</p>;
}
