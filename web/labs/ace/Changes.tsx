import type { LaneFrame } from "../../engine/types.ts";
import { unsaidChanges } from "../../figures/changes/words.ts";
import { text } from "../../text/text.ts";

/** What the step changed besides what its sentence says. */
export function Changes({ index, lane }: { index: number; lane: LaneFrame }) {
  const changes = unsaidChanges(lane);
  return (
    <span className="text-ink-muted" data-testid={`changes-${index}`}>
      {changes !== "" && ` ${text().changes.also(changes)}`}
    </span>
  );
}
