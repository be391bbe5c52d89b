import { memo } from "react";
import { useRunChoice } from "../state/run/hooks.ts";
import { onDemand, Suspense } from "../ui/onDemand.tsx";
import { quarterOf } from "./underWayWords.ts";

const MessageNotes = onDemand(() => import("./MessageNotes.tsx").then(({ MessageNotes }) => MessageNotes));
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

/** What the reader must know: what they are told, which comes with the first of it, and what takes a while. */
export const Messages = memo(function Messages() {
  const told = useRunChoice(
    ({ message, wanted, reading }) => (message ?? reading) !== null || wanted?.comes === false,
  );
  return (
    <>
      {told && (
        <Suspense fallback={null}>
          <MessageNotes />
        </Suspense>
      )}
      <UnderWaySlot />
    </>
  );
});
