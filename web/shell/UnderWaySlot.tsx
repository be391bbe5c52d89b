import { memo } from "react";
import { useRunChoice } from "../state/run/hooks.ts";
import { useLoaded } from "../ui/useLoaded.ts";
import { quarterOf } from "./underWayWords.ts";

const load = () => import("./UnderWayNote.tsx");

/** What takes a while, where there is such: told to readers of screens, and shown by a note that comes with the first. */
export const UnderWaySlot = memo(function UnderWaySlot() {
  const underWay = useRunChoice((choices) => choices.underWay);
  const { part: note } = useLoaded(load, underWay !== null);
  return (
    <>
      {/* There before it has anything to say, or it would not be heard. */}
      <p role="status" className="sr-only">
        {underWay !== null && quarterOf(underWay)}
      </p>
      {underWay !== null && note !== null && <note.UnderWayNote underWay={underWay} />}
    </>
  );
});
