import { memo, useDeferredValue, useEffect, useMemo, useState } from "react";
import type { LabFrame } from "../../../engine/types.ts";
import { type Heat, stretchSize } from "../../../figures/disk/model.ts";
import { useOnAsk } from "../../../shell/ask/asking.tsx";
import { Closable } from "../../../shell/Part.tsx";
import { diskText } from "../../../text/disk.ts";
import { formatCount } from "../../../ui/format.ts";
import { onDemand, Suspense } from "../../../ui/onDemand.tsx";
import type { Session } from "../engine/session.ts";
import { laneLabel } from "../lanes.ts";
import { useLab, useShownPart } from "../state/hooks.ts";

const DiskStrip = onDemand(() => import("../../../figures/DiskStrip.tsx").then(({ DiskStrip }) => DiskStrip));

/** The disk strip: all pages on disk, and what each lane holds of them. */
export const Disk = memo(function Disk({ frame }: { frame: LabFrame }) {
  const words = diskText();
  const pages = formatCount(frame.lanes[0]?.config.pages ?? 0);
  const numbers = <span className="ml-4 text-ink-muted text-xs tabular-nums">D = {words.pages(pages)}</span>;
  const loading = (
    <p aria-busy="true" className="min-h-40 text-ink-muted text-sm">
      {words.loading}
    </p>
  );
  return (
    <section aria-label={words.title} className="min-w-0">
      <Closable name="disk" title={words.title} numbers={numbers}>
        {() => (
          <Suspense fallback={loading}>
            <Strip frame={frame} />
          </Suspense>
        )}
      </Closable>
    </section>
  );
});

/** From here on counting a pool's pages takes so long that it gets a task of its own, after the pools are drawn. */
const MANY_FRAMES = 2_000;

function Strip({ frame: newest }: { frame: LabFrame }) {
  const later = useDeferredValue(newest);
  const frame = (newest.lanes[0]?.columns.pages.length ?? 0) > MANY_FRAMES ? later : newest;
  const { playback } = useLab();
  const heat = useHeat(useShownPart(() => playback.session));
  const onAsk = useOnAsk();
  const lanes = useMemo(() => frame.lanes.map((lane) => ({ lane, label: laneLabel(lane) })), [frame]);
  return <DiskStrip lanes={lanes} heat={heat} onAsk={onAsk} />;
}

/** Requests counted in about a millisecond. */
const SLICE_REQUESTS = 262_144;

/** Counts requests by stretch of the disk: one engine pass over the trace, a slice at each step. */
function* counting(session: Session): Generator<void, Heat> {
  const pages = session.lanes[0]?.pages ?? 1;
  const size = stretchSize(pages);
  const counts = new Uint32Array(Math.ceil(pages / size));
  for (let from = 0; from < session.length; from += SLICE_REQUESTS) {
    session.requestsByBin(size, from, from + SLICE_REQUESTS).forEach((requests, stretch) => {
      counts[stretch] = (counts[stretch] ?? 0) + requests;
    });
    yield;
  }
  return { size, counts };
}

/** All at once: some ten milliseconds for ten million requests. */
export function heatOf(session: Session): Heat {
  const slices = counting(session);
  let slice = slices.next();
  while (!slice.done) slice = slices.next();
  return slice.value;
}

/** The counts of a session, once all of its requests are counted; `null` until then. */
function useHeat(session: Session | null): Heat | null {
  const { playback } = useLab();
  const [counted, setCounted] = useState<{ session: Session; heat: Heat } | null>(null);
  useEffect(() => {
    if (session === null) return;
    const slices = counting(session);
    const count = () => {
      // A session that was replaced is closed.
      if (playback.session !== session) return;
      const { done, value: heat } = slices.next();
      if (done) setCounted({ session, heat });
      else timer = window.setTimeout(count);
    };
    let timer = window.setTimeout(count);
    return () => clearTimeout(timer);
  }, [session, playback]);
  return counted?.session === session ? (counted?.heat ?? null) : null;
}
