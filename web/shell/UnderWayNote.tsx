import type { UnderWay } from "../state/run/choices.ts";
import { useRun } from "../state/run/hooks.ts";
import { filesText } from "../text/files.ts";
import { text } from "../text/text.ts";
import { Button, ProgressBar } from "../ui/Button.tsx";
import { formatBytes, formatCount, formatRemaining } from "../ui/format.ts";
import { menuButton } from "./Menu.tsx";
import { labelOf, shareOf } from "./underWayWords.ts";

/** How far a file is that is read, a workload that is generated, or a program that is run, with a way to stop it. The run at hand stays till then. */
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
  if (underWay.kind === "file") return filesText().readingStopped(underWay.name);
  const words = filesText();
  return underWay.kind === "program" ? words.programStopped : words.generatingStopped;
}

function wordsOf(underWay: UnderWay): string {
  const share = shareOf(underWay);
  const words = filesText();
  // All bytes are in, but pages are still being numbered.
  if (underWay.kind === "file" && share === 1) return words.numbering(formatCount(underWay.requests));
  const { elapsed_ms } = underWay;
  const remaining = share > 0.02 && elapsed_ms > 1000 ? [words.left(formatRemaining(elapsed_ms, share))] : [];
  return [soFar(underWay, share), ...remaining].join(", ");
}

function soFar(underWay: UnderWay, share: number): string {
  if (underWay.kind !== "file") return text().numbers.percent(String(Math.floor(100 * share)));
  const { bytes, total, plain, requests } = underWay;
  const words = filesText();
  const unpacked = plain > bytes ? [words.unpacked(formatBytes(plain))] : [];
  return [
    words.readSoFar(formatBytes(bytes), formatBytes(total)),
    ...unpacked,
    words.found(formatCount(requests)),
  ].join(", ");
}
