import { memo, useEffect, useState } from "react";
import { formatUpTo } from "../../text/numbers.ts";
import { pbmText } from "../../text/pbm.ts";
import { text } from "../../text/text.ts";
import { Button } from "../../ui/Button.tsx";
import { formatCount } from "../../ui/format.ts";
import { computeOptimal, type Report } from "./engine/optimal/optimal.ts";
import type { PbmLaneFrame } from "./engine/types.ts";
import type { PbmScene } from "./lab.ts";
import { useChoice } from "./lab.ts";
import { laneKey, laneLabel } from "./words.ts";

/** The most hits possible on each lane's own requests, computed when it is asked for. */
export const Optimal = memo(function Optimal({ lanes }: { lanes: readonly PbmLaneFrame[] }) {
  const scene = useChoice((choices) => choices.scene);
  const words = pbmText().optimal;
  if (scene === null) return null;
  return (
    <section aria-label={words.heading} className="mt-4 min-w-0">
      <h3 className="text-sm font-semibold">{words.heading}</h3>
      <ul className="mt-1 grid gap-1 text-sm">
        {lanes.map((lane, index) => (
          <LaneOptimal key={laneKey(index)} scene={scene} index={index} label={laneLabel(lane)} />
        ))}
      </ul>
      <p className="mt-1 max-w-[80ch] text-xs text-ink-muted">{words.about}</p>
      <a href="#/pbm/lossless" className="site-link w-fit text-sm">
        {words.lossless}
      </a>
    </section>
  );
});

function LaneOptimal({ scene, index, label }: { scene: PbmScene; index: number; label: string }) {
  // What was found holds for its scene alone.
  const [of, set] = useState<{ scene: PbmScene; report: Report | null } | null>(null);
  const wanted = of?.scene === scene && of.report === null;
  const report = of?.scene === scene ? of.report : null;
  const words = pbmText().optimal;
  useEffect(
    () => (wanted ? computeOptimal(scene, index, (report) => set({ scene, report })) : undefined),
    [wanted, scene, index],
  );
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 tabular-nums">
      <span>
        <span className={`lane-mark lane-mark-${index}`} aria-hidden="true" /> {label}
      </span>
      {report === null && (
        <Button
          aria-label={wanted ? undefined : words.computeFor(label)}
          onClick={() => set(wanted ? null : { scene, report: null })}
        >
          {wanted ? words.cancel : words.compute}
        </Button>
      )}
      <span role="status" data-testid={`optimal-${index}`}>
        {wanted ? words.computing : report === null ? "" : foundWords(report)}
      </span>
    </li>
  );
}

function foundWords(report: Report): string {
  const words = pbmText().optimal;
  if (!report.ok) return words.failed(report.failure.message);
  const { requests, hits, optimal_hits } = report.value;
  const percent = (count: number) =>
    text().numbers.percent(formatUpTo((100 * count) / Math.max(1, requests), 1));
  return words.found(formatCount(hits), percent(hits), formatCount(optimal_hits), percent(optimal_hits));
}
