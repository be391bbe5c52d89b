import { memo } from "react";
import { useRunChoice } from "../state/run/hooks.ts";
import { onDemand, Suspense } from "../ui/onDemand.tsx";
import { quarterOf } from "./underWayWords.ts";

const UnderWayNote = onDemand(() => import("./UnderWayNote.tsx").then(({ UnderWayNote }) => UnderWayNote));

/** What takes a while, where there is such: told to readers of screens, and shown by a note that comes with the first. */
export const UnderWaySlot = memo(function UnderWaySlot() {
  const underWay = useRunChoice((choices) => choices.underWay);
  return (
    <>
      {/* There before it has anything to say, or it would not be heard. */}
      <p role="status" className="sr-only">
        {underWay !== null && quarterOf(underWay)}
      </p>
      {underWay !== null && (
        <Suspense fallback={null}>
          <UnderWayNote underWay={underWay} />
        </Suspense>
      )}
    </>
  );
});
