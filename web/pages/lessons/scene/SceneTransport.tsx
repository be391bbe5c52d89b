import { lessonText } from "../../../text/lessons.ts";
import { text } from "../../../text/text.ts";
import { Button } from "../../../ui/Button.tsx";
import { formatCount } from "../../../ui/format.ts";
import { Icon } from "../../../ui/icons.tsx";

interface SceneTransportProps {
  position: number;
  /** The last position that this scene offers. */
  last: number;
  onSeek: (position: number) => void;
}

/** The small transport of a scene: step, back, both ends, scrubber. It plays nothing. */
export function SceneTransport({ position, last, onSeek }: SceneTransportProps) {
  const words = text().transport;
  const [atStart, atEnd] = [position === 0, position >= last];
  const round = "min-h-11 min-w-11 px-0 aria-disabled:opacity-45";
  return (
    <fieldset className="scene-transport flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
      <legend className="sr-only">{words.label}</legend>
      <Button className={round} aria-label={words.toStart} aria-disabled={atStart} onClick={() => onSeek(0)}>
        <Icon name="start" />
      </Button>
      <Button
        className={round}
        aria-label={words.stepBack}
        aria-disabled={atStart}
        onClick={() => onSeek(Math.max(0, position - 1))}
      >
        <Icon name="back" />
      </Button>
      <Button
        className="min-h-11 min-w-22 aria-disabled:opacity-45"
        aria-disabled={atEnd}
        onClick={() => onSeek(Math.min(last, position + 1))}
      >
        <Icon name="step" /> {words.step}
      </Button>
      <Button className={round} aria-label={words.toEnd} aria-disabled={atEnd} onClick={() => onSeek(last)}>
        <Icon name="end" />
      </Button>
      <input
        type="range"
        aria-label={words.position}
        aria-valuetext={words.positionInWords(formatCount(position), formatCount(last))}
        min={0}
        max={last}
        step={1}
        value={position}
        onChange={(event) => onSeek(event.target.valueAsNumber)}
        className="h-6 min-w-24 flex-1 accent-accent pointer-coarse:h-11"
      />
      <output className="text-sm tabular-nums" aria-label={words.positionShown}>
        {formatCount(position)} / {formatCount(last)}
      </output>
    </fieldset>
  );
}

/** Where this position is reached in words: for paper, which has no transport. */
export const PositionOnPaper = ({ position }: { position: number }) => (
  <p className="hidden text-sm print:block">{lessonText().after(formatCount(position))}</p>
);
