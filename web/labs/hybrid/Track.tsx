import { memo, useMemo, useState } from "react";
import { CurvesFigure } from "../../figures/CurvesFigure.tsx";
import { useOnAsk } from "../../shell/ask/asking.tsx";
import { hybridText } from "../../text/hybrid.ts";
import { formatUpTo, plainNumber } from "../../text/numbers.ts";
import { text } from "../../text/text.ts";
import { formatCount } from "../../ui/format.ts";
import { LookUp } from "../../ui/LookUp.tsx";
import { accountWords } from "./accountWords.ts";
import type { HybridFrame, HybridLaneFrame, PageSample, PageState } from "./engine/types.ts";
import { DiskOverTime } from "./figures/DiskOverTime.tsx";
import { laneKey, laneLabel, shortLabel } from "./lanes.ts";
import { useChoice, useHybrid } from "./state/hooks.ts";
import { usePageTrack } from "./usePageTrack.ts";

/** One page's counters against the threshold: now, and over the whole run. */
export const Track = memo(function Track({ frame }: { frame: HybridFrame }) {
  const lab = useHybrid();
  const page = useChoice((choices) => choices.view.page);
  const { session } = lab.playback;
  const onAsk = useOnAsk();
  const words = hybridText().track;
  const { samples, failure } = usePageTrack(session, page);
  const find = (typed: string): string | null => {
    const entered = plainNumber(typed, true).replaceAll(/[ ,_]/g, "");
    const named = /^\d+$/.test(entered) ? session?.pageNamed(entered) : undefined;
    if (named === undefined) return words.noPage(typed, formatCount((session?.pages ?? 1) - 1));
    lab.follow(named);
    return null;
  };
  const states = page === undefined ? null : (session?.page(page) ?? null);
  const name = page === undefined ? "" : (frame.lanes[0]?.pageName?.(page) ?? String(page));
  return (
    <section aria-label={words.heading} className="min-w-0">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
        <h2 className="text-base font-semibold">{words.heading}</h2>
        <LookUp
          label={words.page}
          onFind={find}
          onClear={page === undefined ? undefined : () => lab.follow(null)}
          onAsk={
            page === undefined || onAsk === undefined
              ? undefined
              : (button) => onAsk(page, button.getBoundingClientRect())
          }
        />
      </div>
      {page === undefined ? (
        <p className="text-sm text-ink-muted">{words.help}</p>
      ) : failure !== null ? (
        <p role="alert" className="note border-error">
          {failure.message}
        </p>
      ) : (
        <>
          <ul className="text-sm" aria-label={words.nowOf(name)}>
            {frame.lanes.map((lane, index) => (
              <li key={laneKey(index)} data-testid={`page-${index}`}>
                <span className={`lane-mark lane-mark-${index}`} aria-hidden="true" />{" "}
                {nowWords(lane, states?.[index])}
              </li>
            ))}
          </ul>
          {samples === null ? (
            <p role="status" className="text-sm">
              {words.following}
            </p>
          ) : (
            <Over frame={frame} samples={samples} name={name} />
          )}
        </>
      )}
    </section>
  );
});

/** A lane's current account of the page, in words. */
const nowWords = (lane: HybridLaneFrame, state: PageState | undefined): string =>
  state === undefined ? laneLabel(lane) : accountWords(laneLabel(lane), lane, state);

interface OverProps {
  frame: HybridFrame;
  samples: PageSample[][];
  name: string;
}

/** The saving of each lane that compares against its threshold, and where the page lived. */
function Over({ frame, samples, name }: OverProps) {
  const words = hybridText().track;
  const [hover, setHover] = useState<number | null>(null);
  const positions = useMemo(() => Float64Array.from(samples[0] ?? [], ({ position }) => position), [samples]);
  const compared = frame.lanes.flatMap((lane, index) => {
    const own = samples[index] ?? [];
    return own.some(({ saving }) => saving !== null) ? [{ lane, index, own }] : [];
  });
  const threshold = Math.max(0, ...compared.map(({ own }) => own[0]?.threshold ?? 0));
  const series = compared.map(({ lane, index, own }) => ({
    label: laneLabel(lane),
    short: shortLabel(lane),
    lane: index,
    values: Float64Array.from(own, ({ saving }) => saving ?? 0),
  }));
  return (
    <div className="mt-2 grid gap-x-6 gap-y-3 lg:grid-cols-2">
      {series.length > 0 && (
        <CurvesFigure
          title={words.savingOf(name)}
          unit={words.savingUnit}
          format={(value) => formatUpTo(value, 1)}
          level
          threshold={{ value: threshold, label: words.threshold }}
          positions={positions}
          series={series}
          position={frame.position}
          requests={frame.requests}
          hover={hover}
          onHover={setHover}
        />
      )}
      <DiskOverTime
        title={words.whereOf(name)}
        lanes={frame.lanes.map((lane, index) => ({ label: laneLabel(lane), samples: samples[index] ?? [] }))}
        requests={frame.requests}
        position={frame.position}
        axis={text().curves.requestsAxis}
      />
    </div>
  );
}
