/** The tab of a recorded trace: the database's own result, and hits, misses and pool by relation. */
import { useEffect, useState } from "react";
import type { LaneFrame, Reckoned, RecordingFrame } from "../../../engine/types.ts";
import { Shapes } from "../../../figures/pool/Shapes.tsx";
import { pin } from "../../../figures/recorded/relations.ts";
import type { WorkloadChoice } from "../../../state/run/choices.ts";
import { writtenOut } from "../../../state/url/workload.ts";
import { formatFixed } from "../../../text/numbers.ts";
import { recordedText } from "../../../text/recorded.ts";
import { text } from "../../../text/text.ts";
import { ProgressBar } from "../../../ui/Button.tsx";
import { formatCount } from "../../../ui/format.ts";
import { laneKey, laneLabel } from "../lanes.ts";
import { useChoice, useLab, useShownPart } from "../state/hooks.ts";
import { PoolOverTime } from "./PoolOverTime.tsx";
import { RelationTable } from "./RelationTable.tsx";
import { reckoned } from "./reckon.ts";
import { Remarks } from "./Statements.tsx";

/** By lane, null of one that is not counted; null until all of them are there. */
type Totals = readonly (Reckoned | null)[] | null;

/** What each lane does with the whole trace: served beside the shown run, in slices that leave the page alive. */
function useRecordedTotals() {
  const lab = useLab();
  // Another scene is another session, and has another number of lanes or another config.
  const session = useShownPart(() => lab.playback.session);
  const [totals, setTotals] = useState({ lanes: null as Totals, share: 0 });
  useEffect(() => {
    setTotals({ lanes: null, share: 0 });
    if (session?.recorded === undefined) return;
    const { recorded } = session;
    const count = session.lanes.length;
    let left = false;
    const reckonAll = async () => {
      const lanes: (Reckoned | null)[] = [];
      while (lanes.length < count && !left) {
        const { length: lane } = lanes;
        const onShare = (share: number) => setTotals({ lanes: null, share: (lane + share) / count });
        lanes.push(await reckoned(recorded, lane, { isLeft: () => left, onShare }));
      }
      if (!left) setTotals({ lanes, share: 1 });
    };
    void reckonAll();
    return () => {
      left = true;
    };
  }, [session]);
  return totals;
}

/** Requests of a recording from a file, or of one that is written out. */
const wholeOf = (workload: WorkloadChoice | undefined): number | undefined =>
  workload && (writtenOut(workload)?.requests ?? Number(workload.requests ?? 0));

interface RecordedProps {
  lanes: readonly LaneFrame[];
  recording: RecordingFrame;
  requests: number;
}

export function Recorded({ lanes, recording, requests }: RecordedProps) {
  const words = recordedText();
  const { lanes: found, share } = useRecordedTotals();
  // All frames are pinned where the run ends, if it ends before its trace does.
  const whole = useChoice(({ scene }) => wholeOf(scene?.workload) ?? 0);
  const { overview } = recording;
  const counted = lanes.flatMap((lane, place) => {
    const reckoned = found?.[place];
    return reckoned == null ? [] : [{ place, label: laneLabel(lane), frames: lane.config.frames, reckoned }];
  });
  const uncounted = found === null ? [] : lanes.filter((_, place) => found[place] === null).map(laneLabel);
  return (
    <div className="grid grid-fit-136 gap-x-8 gap-y-4">
      <div className="grid min-w-0 content-start gap-3">
        {whole > requests && (
          <p className="note">
            {words.ended(formatCount(requests + 1), formatCount(lanes[0]?.config.frames ?? 0))}
          </p>
        )}
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
            {counted.length > 0 && <RelationTable recording={recording} lanes={counted} />}
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
          <Remarks {...{ remarks: overview.remarks, requests }} lanes={counted} />
        )}
      </div>
    </div>
  );
}

/** Whether each lane finds what the database itself found. */
function Checks({ lanes }: { lanes: readonly { place: number; label: string; reckoned: Reckoned }[] }) {
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
                <button type="button" className="go-to" onClick={() => playback.seekPosition(first)}>
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
