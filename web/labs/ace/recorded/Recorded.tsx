/** The tab of a recorded trace: the database's own result, and hits, misses and pool by relation. */
import type { LaneFrame, Reckoned, RecordingFrame } from "../../../engine/types.ts";
import { Shapes } from "../../../figures/pool/Shapes.tsx";
import { pin } from "../../../figures/recorded/relations.ts";
import { formatFixed } from "../../../text/numbers.ts";
import { recordedText } from "../../../text/recorded.ts";
import { text } from "../../../text/text.ts";
import { formatCount } from "../../../ui/format.ts";
import { ProgressBar } from "../../../ui/ProgressBar.tsx";
import { laneKey, laneLabel } from "../lanes.ts";
import { useChoice, useLab } from "../state/hooks.ts";
import { PoolOverTime } from "./PoolOverTime.tsx";
import { RelationTable } from "./RelationTable.tsx";
import { Remarks } from "./Remarks.tsx";
import { useRecordedTotals } from "./useRecordedTotals.ts";
import "./recorded.css";

interface RecordedProps {
  lanes: readonly LaneFrame[];
  recording: RecordingFrame;
  requests: number;
}

export function Recorded({ lanes, recording, requests }: RecordedProps) {
  const words = recordedText();
  const { lanes: found, share } = useRecordedTotals();
  const { overview } = recording;
  const counted = lanes.flatMap((lane, place) => {
    const reckoned = found?.[place];
    return reckoned == null ? [] : [{ place, label: laneLabel(lane), frames: lane.config.frames, reckoned }];
  });
  const uncounted = found === null ? [] : lanes.filter((_, place) => found[place] === null).map(laneLabel);
  const tables = {
    labels: counted.map(({ label }) => label),
    reckoned: counted.map(({ reckoned }) => reckoned),
  };
  return (
    <div className="grid grid-fit-136 gap-x-8 gap-y-4">
      <div className="grid min-w-0 content-start gap-3">
        <Ended requests={requests} frames={lanes[0]?.config.frames ?? 0} />
        {overview.unmatched > 0 && (
          <p className="text-sm text-ink-muted">{words.unmatched(formatCount(overview.unmatched))}</p>
        )}
        {found === null ? (
          <ProgressBar
            label={words.counting}
            done={share}
            words={text().numbers.percent(formatCount(100 * share))}
          />
        ) : (
          <>
            {overview.found && <Checks lanes={counted} />}
            {counted.length > 0 && <RelationTable recording={recording} {...tables} />}
            {uncounted.length > 0 && (
              <p className="text-sm text-ink-muted">{words.uncounted(uncounted.join(", "))}</p>
            )}
          </>
        )}
        {overview.pinned && (
          <p className="flex items-center gap-2 text-sm">
            <svg width={18} height={20} className="flex-none" aria-hidden="true">
              <Shapes of={[pin(4, 2, 1)]} />
            </svg>
            {words.pinLegend}
          </p>
        )}
        <p className="text-sm text-ink-muted">{words.outside}</p>
      </div>
      <div className="grid min-w-0 content-start gap-3">
        {counted.map(({ place, ...lane }) => (
          <PoolOverTime key={laneKey(place)} {...{ recording, requests, ...lane }} />
        ))}
        {found !== null && overview.remarks.length > 0 && (
          <Remarks {...{ remarks: overview.remarks, requests, ...tables }} />
        )}
      </div>
    </div>
  );
}

/** That all frames are pinned where the run ends, if it ends before its trace does. */
function Ended({ requests, frames }: { requests: number; frames: number }) {
  const whole = useChoice((choices) => Number(choices.scene?.workload.requests ?? 0));
  if (whole <= requests) return null;
  return <p className="note">{recordedText().ended(formatCount(requests + 1), formatCount(frames))}</p>;
}

interface ChecksProps {
  lanes: readonly { place: number; label: string; reckoned: Reckoned }[];
}

function Checks({ lanes }: ChecksProps) {
  const words = recordedText();
  const { playback } = useLab();
  return (
    <ul className="grid gap-1" data-testid="found">
      {lanes.map(({ place, label, reckoned: { found } }) => {
        if (found === null) return null;
        const { compared, differ, first } = found;
        const share = text().numbers.percent(formatFixed((100 * differ) / Math.max(1, compared), 2));
        return (
          <li key={laneKey(place)}>
            <span className={`lane-mark lane-mark-${place}`} aria-hidden="true" />{" "}
            {first === null ? (
              words.alike(formatCount(compared), label)
            ) : (
              <>
                {words.differ(formatCount(differ), formatCount(compared), share, formatCount(first), label)}{" "}
                <button type="button" className="go-to" onClick={() => playback.seek(first)}>
                  {words.toFirst}
                </button>
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}
