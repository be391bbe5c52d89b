import { lessonText } from "../../../text/lessons.ts";
import { pbmLessons } from "../../../text/pbmLessons.ts";
import { FREE_FRAME, type PbmLaneFrame, PINNED } from "../engine/types.ts";

interface FrameRowProps {
  lane: PbmLaneFrame;
  label: string;
}

/** The frames of a small pool one by one, with what they hold and what the policy keeps of them. */
export function FrameRow({ lane, label }: FrameRowProps) {
  const { blocks, flags, badges, hand } = lane.columns;
  const words = pbmLessons().frames;
  const gone = new Set(lane.step.event?.evicted.map(({ frame }) => frame));
  const [counted, held] = [badges.length > 0, flags.some((bits) => (bits & PINNED) !== 0)];
  return (
    <div className="grid gap-1">
      <ol className="flex flex-wrap gap-1" aria-label={words.label(label)}>
        {Array.from(blocks, (block, frame) => {
          const [free, pinned] = [block === FREE_FRAME, ((flags[frame] ?? 0) & PINNED) !== 0];
          const told = [
            counted && !free ? words.usage(badges[frame] ?? 0) : "",
            pinned ? words.held : "",
            frame === hand ? words.hand : "",
          ];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a frame is its place
            <li key={frame} className="grid justify-items-center">
              <span className="sr-only">
                {words.frame(
                  frame,
                  free ? words.free : lessonText().block(String(block)),
                  told.filter(Boolean).join(", "),
                )}
              </span>
              <span aria-hidden="true" className="h-3.5 text-[0.75rem]/3.5">
                {frame === hand && "▼"}
              </span>
              <span
                aria-hidden="true"
                className={`grid h-8 min-w-9 grid-flow-col content-center items-baseline justify-center gap-0.5 text-[0.9375rem] ${gone.has(frame) ? "border-2 border-mark-victim" : `border border-line-strong ${free ? "border-dashed" : ""}`}`}
              >
                {free ? "" : block}
                {pinned && "•"}
                {counted && !free && <sub>{badges[frame]}</sub>}
              </span>
            </li>
          );
        })}
      </ol>
      {(counted || held) && (
        <p className="flex flex-wrap gap-x-4 text-ink-muted text-xs" aria-hidden="true">
          {counted && <span>{words.usageKey}</span>}
          {hand !== undefined && <span>{words.handKey}</span>}
          {held && <span>{words.heldKey}</span>}
        </p>
      )}
    </div>
  );
}
