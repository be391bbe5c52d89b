import { memo, useDeferredValue, useMemo } from "react";
import type { LabFrame } from "../../../engine/types.ts";
import { useOnAsk } from "../../../shell/ask/asking.ts";
import { Closable } from "../../../shell/Closable.tsx";
import { diskText } from "../../../text/disk.ts";
import { formatCount } from "../../../ui/format.ts";
import { onDemand, Suspense } from "../../../ui/onDemand.tsx";
import { laneLabel } from "../lanes.ts";
import { useLab, useShownPart } from "../state/hooks.ts";
import { useHeat } from "./useHeat.ts";

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
