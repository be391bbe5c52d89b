/** Above the scrubber: the statement that makes the requests of each stretch. A click goes to its start. */
import { memo } from "react";
import type { Overview } from "../../../engine/types.ts";
import { recordedText } from "../../../text/recorded.ts";
import { formatCount } from "../../../ui/format.ts";
import { useLab } from "../state/hooks.ts";

const HEIGHT = 6;
/** Of two neighbours one is drawn the stronger. */
const FILLS = ["fill-line-strong", "fill-ink-muted"] as const;

interface RemarkBarProps {
  remarks: Overview["remarks"];
  requests: number;
}

/** For the pointer; the table of statements is for the keyboard too. */
export const RemarkBar = memo(function RemarkBar({ remarks, requests }: RemarkBarProps) {
  const { playback } = useLab();
  return (
    <svg
      viewBox={`0 0 ${Math.max(1, requests)} 1`}
      preserveAspectRatio="none"
      height={HEIGHT}
      className="remark-bar block w-full"
      aria-hidden="true"
    >
      {remarks.map(({ from, text }, at) => {
        const to = Math.min(requests, remarks[at + 1]?.from ?? requests);
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: the table of statements has buttons
          <rect
            key={from}
            x={from}
            width={Math.max(0, to - from)}
            height={1}
            className={`cursor-pointer ${FILLS[at % 2]}`}
            onClick={() => playback.seek(from)}
          >
            <title>{recordedText().remark(text, formatCount(from + 1), formatCount(to))}</title>
          </rect>
        );
      })}
    </svg>
  );
});
