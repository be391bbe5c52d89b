/** In the place of the parameters: what ACE saves over two of them at once, with the scene as a dot that is moved over it. */
import { useEffect, useMemo, useRef, useState } from "react";
import type { Registry } from "../../../engine/types.ts";
import { ComparisonNote, useComparison, useOwnRequests } from "../../../shell/useComparison.tsx";
import { shownNumber } from "../../../text/numbers.ts";
import { text } from "../../../text/text.ts";
import { whatIfText } from "../../../text/whatIf.ts";
import { Button, Icon } from "../../../ui/Button.tsx";
import { formatCount } from "../../../ui/format.ts";
import { RadioBar } from "../../../ui/SelectField.tsx";
import { useChoice, useLab, useShownPart } from "../state/hooks.ts";
import type { Scene } from "../state/scene.ts";
import {
  axesOf,
  cellsOf,
  comparisonFor,
  type Fields,
  lanesOf,
  type MapAxes,
  pairOf,
  pairs,
  presentOf,
} from "./model.ts";
import { SavingsMap } from "./SavingsMap.tsx";

/** Where it stands beside the lab. */
const BESIDE = "(min-width: 64rem)";

/** Requests for each frame, at least, that fill a pool and more. */
const FILLED = 4;

export function WhatIf({ onClose }: { onClose: () => void }) {
  const lab = useLab();
  const registry = useChoice((choices) => choices.registry);
  const scene = useChoice((choices) => choices.scene);
  const pair = useChoice(({ view }) => pairOf(view.map));
  const resolved = useShownPart(({ readable }) => readable?.lanes[0]?.config);
  const words = whatIfText();
  const nameOf: Readonly<Record<string, string>> = {
    "alpha-k_w": "alpha × k_w",
    "reads-frames": `${words.reads} × B`,
  };
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    // Opened by its button, not by a link: keys go on here, and where it stands below the lab it is brought into view.
    if (document.activeElement?.getAttribute("aria-expanded") !== "true") return;
    panel.current?.querySelector<HTMLElement>("[role=slider]")?.focus({ preventScroll: true });
    if (!matchMedia(BESIDE).matches) panel.current?.scrollIntoView({ block: "start" });
  }, []);
  return (
    <aside ref={panel} aria-label={words.heading} className="parameters what-if grid content-start gap-2">
      <div className="flex items-center justify-between gap-2">
        <h2 className="font-semibold">{words.heading}</h2>
        <Button aria-label={text().controls.close} className="border-transparent px-0" onClick={onClose}>
          <Icon name="close" />
        </Button>
      </div>
      <div className="no-print">
        <RadioBar
          label={words.pair}
          name="what-if"
          options={pairs.map((value) => ({ value, label: nameOf[value] ?? value }))}
          value={pair}
          onChange={(map) => lab.setPlace({ ...lab.choices.getState().view, map })}
        />
      </div>
      {registry !== null && scene !== null && resolved !== undefined && (
        <PairMap key={pair} {...{ registry, scene, pair, resolved }} />
      )}
    </aside>
  );
}

interface PairProps {
  registry: Registry;
  scene: Scene;
  pair: string;
  resolved: Fields;
}

function PairMap({ registry, scene, pair, resolved }: PairProps) {
  const words = whatIfText();
  const made = useStandingAxes(registry, scene, pair, resolved);
  if ("refused" in made) return <p role="status">{words.refused[made.refused]}</p>;
  return <Filled {...{ registry, scene, resolved }} axes={made} coarse={pair !== pairs[0]} />;
}

/** The axes around the scene, which stay where they are as long as it stands on them. */
function useStandingAxes(registry: Registry, scene: Scene, pair: string, resolved: Fields) {
  const around = () => axesOf(registry, scene, pair, resolved);
  const [standing, setStanding] = useState(around);
  const next = around();
  if ("refused" in next) return next;
  const holds = (of: keyof MapAxes) => {
    if ("refused" in standing || standing[of].path !== next[of].path) return false;
    const { values } = standing[of];
    const present = presentOf(registry, scene, next[of].path, resolved);
    const [least, most] = [next[of].values[0], next[of].values.at(-1)];
    return present !== undefined && values.includes(present) && values[0] === least && values.at(-1) === most;
  };
  if (holds("x") && holds("y")) return standing;
  setStanding(next);
  return next;
}

interface FilledProps extends Omit<PairProps, "pair"> {
  axes: MapAxes;
  /** Whether each cell takes a run: a few are carried out first. */
  coarse: boolean;
}

function Filled({ registry, scene, resolved, axes, coarse }: FilledProps) {
  const words = whatIfText();
  const own = useOwnRequests(scene);
  const first = useMemo(
    () => (coarse ? comparisonFor(axes, scene, resolved, { coarse, own }) : null),
    [axes, scene, resolved, coarse, own],
  );
  const all = useMemo(() => comparisonFor(axes, scene, resolved, { own }), [axes, scene, resolved, own]);
  const blocks = useComparison(first);
  const isCoarse = blocks.results !== null && !blocks.running;
  const cellsRun = useComparison(coarse && !isCoarse ? null : all);
  const cells = useMemo(
    () => cellsOf(axes, { coarse: blocks.results, fine: cellsRun.results }),
    [axes, blocks.results, cellsRun.results],
  );
  const done = cellsRun.results?.points.length ?? 0;
  const [, ace] = lanesOf(scene) ?? [];
  const policy = registry.policies.find(({ id }) => id === ace?.policy)?.label ?? "";
  const [comparison, comparing] = coarse && !isCoarse ? [first ?? all, blocks] : [all, cellsRun];
  const n_w = ace?.n_w ?? scene.n_w;
  // A sample that hardly fills the pool says little of the whole.
  const frames = Number(resolved.frames);
  const hardlyFills = comparison.sampled !== null && comparison.sampled < FILLED * frames;
  return (
    <>
      <p className="text-sm">{words.about(policy)}</p>
      <SavingsMap {...{ registry, scene, resolved, axes, cells }} busy={blocks.running || cellsRun.running} />
      <div className="text-ink-muted text-xs">
        <p className="no-print">{words.how}</p>
        {n_w !== undefined && !coarse && <p>{words.fixedBatch(shownNumber(String(n_w)))}</p>}
        {hardlyFills && <p className="text-ink">{words.hardlyFills(formatCount(frames))}</p>}
        {coarse && done < cells.length && <p>{words.filled(formatCount(done), formatCount(cells.length))}</p>}
        <p>
          <ComparisonNote {...{ comparison, comparing }} />
        </p>
      </div>
    </>
  );
}
