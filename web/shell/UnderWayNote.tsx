import type { UnderWay } from "../state/run/choices.ts";
import { useRun } from "../state/run/hooks.ts";
import { filesText } from "../text/files.ts";
import { text } from "../text/text.ts";
import { Button, ProgressBar } from "../ui/Button.tsx";
import { formatBytes, formatCount, formatRemaining } from "../ui/format.ts";
import { menuButton } from "./Menu.tsx";
import { labelOf, shareOf } from "./underWayWords.ts";

/** How far a file, a workload or a program is, with a way to stop it. The run at hand stays till then. */
export function UnderWayNote({ underWay }: { underWay: UnderWay }) {
  const lab = useRun();
  const cancel = () => {
    if (!lab.stop()) return;
    lab.tell({ tone: "info", text: stopped(underWay) });
    // The button goes with the note; the focus must not go with it.
    document.getElementById(menuButton)?.focus();
  };
  const label = labelOf(underWay);
  const told = wordsOf(underWay);
  return (
    <div className="note items-center border-accent">
      <div className="min-w-0 flex-1">
        <p className="mb-1.5 wrap-anywhere tabular-nums">
          {underWay.kind === "file" ? (
            <>
              {filesText().readingBefore} <strong>{underWay.name}</strong>
            </>
          ) : (
            label
          )}
          {`: ${told}`}
        </p>
        <ProgressBar label={label} done={shareOf(underWay)} words={told} />
      </div>
      <Button onClick={cancel}>{text().lab.cancel}</Button>
    </div>
  );
}

function stopped(underWay: UnderWay): string {
  const { readingStopped, programStopped, generatingStopped } = filesText();
  if (underWay.kind === "file") return readingStopped(underWay.name);
  return underWay.kind === "program" ? programStopped : generatingStopped;
}

function wordsOf(underWay: UnderWay): string {
  const share = shareOf(underWay);
  const words = filesText();
  const { elapsed_ms } = underWay;
  const left = share > 0.02 && elapsed_ms > 1000 ? [words.left(formatRemaining(elapsed_ms, share))] : [];
  if (underWay.kind !== "file")
    return [text().numbers.percent(String(Math.floor(100 * share))), ...left].join(", ");
  const { bytes, total, plain, requests } = underWay;
  // All bytes are in, but pages are still being numbered.
  if (share === 1) return words.numbering(formatCount(requests));
  const read = words.readSoFar(formatBytes(bytes), formatBytes(total));
  const unpacked = plain > bytes ? [words.unpacked(formatBytes(plain))] : [];
  return [read, ...unpacked, words.found(formatCount(requests)), ...left].join(", ");
}
