import { memo } from "react";
import type { Reading } from "../state/run/choices.ts";
import { useRun, useRunChoice } from "../state/run/hooks.ts";
import { text } from "../text/text.ts";
import { Button } from "../ui/Button.tsx";
import { formatBytes, formatCount, formatRemaining } from "../ui/format.ts";
import { ProgressBar } from "../ui/ProgressBar.tsx";
import { menuButton } from "./Menu.tsx";

/** How far the file is that is being read, with a way to stop it. The run at hand stays until it is read. */
export const ReadingNote = memo(function ReadingNote() {
  const lab = useRun();
  const reading = useRunChoice((choices) => choices.reading);
  const cancel = () => {
    const name = reading?.name;
    if (!lab.stopReading()) return;
    lab.tell({ tone: "info", text: text().lab.readingStopped(name ?? "") });
    // The button goes with the note; the focus must not go with it.
    document.getElementById(menuButton)?.focus();
  };
  const words = text().lab;
  return (
    <>
      {/* There before it has anything to say, or it would not be heard; and heard at quarters, not at every tick. */}
      <p role="status" className="sr-only">
        {reading !== null &&
          words.readingPart(reading.name, text().numbers.percent(String(quarters(reading))))}
      </p>
      {reading !== null && (
        <div className="note items-center border-accent">
          <div className="min-w-0 flex-1">
            <p className="mb-1.5 break-words tabular-nums">
              {words.readingBefore} <strong>{reading.name}</strong>: {wordsOf(reading)}
            </p>
            <ProgressBar
              label={words.reading(reading.name)}
              done={shareOf(reading)}
              words={wordsOf(reading)}
            />
          </div>
          <Button onClick={cancel}>{words.cancel}</Button>
        </div>
      )}
    </>
  );
});

const shareOf = ({ bytes, total }: Reading) => (total === 0 ? 1 : bytes / total);
const quarters = (reading: Reading) => 25 * Math.floor(4 * shareOf(reading));

function wordsOf(reading: Reading): string {
  const { bytes, total, requests, elapsed_ms } = reading;
  const share = shareOf(reading);
  // All bytes are in, but pages are still being numbered.
  const words = text().lab;
  if (share === 1) return words.numbering(formatCount(requests));
  const remaining = share > 0.02 && elapsed_ms > 1000 ? [words.left(formatRemaining(elapsed_ms, share))] : [];
  const soFar = words.readSoFar(formatBytes(bytes), formatBytes(total), formatCount(requests));
  return [soFar, ...remaining].join(", ");
}
