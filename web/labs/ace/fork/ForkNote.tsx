import type { LaneFrame } from "../../../engine/types.ts";
import { text } from "../../../text/text.ts";
import { formatCount } from "../../../ui/format.ts";
import { stepButton } from "../../../ui/Transport.tsx";
import { inForceLabel, laneLabel } from "../lanes.ts";
import { useChoice, useLab } from "../state/hooks.ts";
import { lanesGoing, withoutLane } from "../state/scene.ts";

/** In a forked lane's heading: which lane it still is, and a way to take it off. */
export function ForkNote({ index, lane }: { index: number; lane: LaneFrame }) {
  const lab = useLab();
  const lanes = useChoice((choices) => choices.scene?.lanes) ?? [];
  const words = text().fork;
  const remove = () => {
    lab.change((next) => {
      next.lanes = withoutLane(next.lanes, index);
    });
    // The button disappears with the lane: the Step button gets the focus.
    document.getElementById(stepButton)?.focus();
  };
  return (
    <>
      {lane.fork?.reached === false && (
        <span className="text-sm font-normal italic">
          {words.asUntil(inForceLabel(lane), formatCount(lane.fork.at))}
        </span>
      )}
      <button
        type="button"
        onClick={remove}
        aria-label={words.remove(laneLabel(lane), lanesGoing(lanes, index) - 1)}
        className="ml-auto min-h-6 min-w-6 px-1 text-sm font-normal text-accent underline underline-offset-4 pointer-coarse:min-h-11"
      >
        {words.removeShort}
      </button>
    </>
  );
}
