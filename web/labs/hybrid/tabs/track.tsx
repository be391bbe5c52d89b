/** One page's counters against the threshold: now, and over the whole run. */
import { useEffect, useMemo, useState } from "react";
import type { Result } from "../../../engine/types.ts";
import { CurvesFigure } from "../../../figures/CurvesFigure.tsx";
import { useOnAsk } from "../../../shell/ask/asking.tsx";
import { hybridText } from "../../../text/hybrid.ts";
import { formatCount, formatUpTo, plainNumber } from "../../../text/numbers.ts";
import { text } from "../../../text/text.ts";
import { LookUp } from "../../../ui/LookUp.tsx";
import { type HybridSession, samplesOf } from "../engine.ts";
import { DiskOverTime } from "../figures/DiskOverTime.tsx";
import { useChoice, useHybrid } from "../lab.ts";
import type { HybridFrame, PageSample } from "../types.ts";
import { accountWords, laneKey, laneLabel, shortLabel } from "../words.ts";

export function Tab({ readable: frame }: { readable: HybridFrame }) {
  const lab = useHybrid();
  const page = useChoice((choices) => choices.view.page);
  const { session } = lab.playback;
  const onAsk = useOnAsk();
  const words = hybridText().track;
  const tracked = usePageTrack(session, page);
  const find = (typed: string): string | null => {
    const entered = plainNumber(typed, true).replaceAll(/[ ,_]/g, "");
    const named = /^\d+$/.test(entered) ? session?.pageNamed(entered) : undefined;
    if (named === undefined) return words.noPage(typed, formatCount((session?.pages ?? 1) - 1));
    lab.follow(named);
    return null;
  };
  const name = page === undefined ? "" : (frame.lanes[0]?.pageName?.(page) ?? String(page));
  const now = () => {
    const states = page === undefined ? null : session?.page(page);
    return (
      <ul className="text-sm" aria-label={words.nowOf(name)}>
        {frame.lanes.map((lane, index) => {
          const state = states?.[index];
          const label = laneLabel(lane);
          return (
            <li key={laneKey(index)} data-testid={`page-${index}`}>
              <span className={`lane-mark lane-mark-${index}`} aria-hidden="true" />{" "}
              {state === undefined ? label : accountWords(label, lane, state)}
            </li>
          );
        })}
      </ul>
    );
  };
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
      ) : tracked?.ok === false ? (
        <p role="alert" className="note border-error">
          {tracked.failure.message}
        </p>
      ) : (
        <>
          {now()}
          {tracked === null ? (
            <p role="status" className="text-sm">
              {words.following}
            </p>
          ) : (
            <Over frame={frame} samples={tracked.value} name={name} />
          )}
        </>
      )}
    </section>
  );
}

/** The saving of each lane that compares against its threshold, and where the page lived. */
function Over({ frame, samples, name }: { frame: HybridFrame; samples: PageSample[][]; name: string }) {
  const words = hybridText().track;
  const [hover, setHover] = useState<number | null>(null);
  const positions = useMemo(() => Float64Array.from(samples[0] ?? [], ({ position }) => position), [samples]);
  const lanes = frame.lanes.map((lane, index) => ({
    label: laneLabel(lane),
    short: shortLabel(lane),
    lane: index,
    samples: samples[index] ?? [],
  }));
  const compared = lanes.filter((lane) => lane.samples.some(({ saving }) => saving !== null));
  const threshold = Math.max(0, ...compared.map((lane) => lane.samples[0]?.threshold ?? 0));
  const { position, requests } = frame;
  return (
    <div className="mt-2 grid gap-x-6 gap-y-3 lg:grid-cols-2">
      {compared.length > 0 && (
        <CurvesFigure
          title={words.savingOf(name)}
          unit={words.savingUnit}
          format={(value) => formatUpTo(value, 1)}
          level
          threshold={{ value: threshold, label: words.threshold }}
          series={compared.map((lane) => ({
            ...lane,
            values: Float64Array.from(lane.samples, ({ saving }) => saving ?? 0),
          }))}
          {...{ positions, position, requests, hover }}
          onHover={setHover}
        />
      )}
      <DiskOverTime
        title={words.whereOf(name)}
        axis={text().curves.requestsAxis}
        {...{ lanes, requests, position }}
      />
    </div>
  );
}

/** Requests at once: about two milliseconds a lane. */
const SLICE = 65_536;
const SLICE_MS = 8;

/** Follows a page over the whole run, in slices that leave the page alive: its samples by lane; null until they are there. */
function usePageTrack(
  session: HybridSession | null,
  page: number | undefined,
): Result<PageSample[][]> | null {
  const [tracked, setTracked] = useState<Result<PageSample[][]> | null>(null);
  useEffect(() => {
    setTracked(null);
    if (session === null || page === undefined) return;
    const opened = session.track(page);
    if (!opened.ok) return setTracked(opened);
    const track = opened.value;
    let frame = 0;
    const goOn = () => {
      const until = performance.now() + SLICE_MS;
      let position = 0;
      do position = track.advance(SLICE);
      while (position < session.requests && performance.now() < until);
      if (position < session.requests) frame = requestAnimationFrame(goOn);
      else setTracked({ ok: true, value: samplesOf(track) });
    };
    goOn();
    return () => {
      cancelAnimationFrame(frame);
      track.free();
    };
  }, [session, page]);
  return tracked;
}
