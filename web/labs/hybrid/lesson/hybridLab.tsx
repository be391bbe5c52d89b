/** The flash + magnetic lab in lessons. */

import type { CounterSpec } from "../../../engine/types.ts";
import { ScrollRegion } from "../../../figures/ScrollRegion.tsx";
import { useWidth } from "../../../figures/useWidth.ts";
import { LessonLane } from "../../../shell/LaneParts.tsx";
import { requestsOf, useLesson } from "../../../shell/lessons/context.ts";
import type { LanesProps, LessonLab, Measure } from "../../../shell/lessons/lessonLab.ts";
import { measureIn, written } from "../../../shell/lessons/written.ts";
import { givenText } from "../../../text/given.ts";
import { hybridText } from "../../../text/hybrid.ts";
import { lessonText } from "../../../text/lessons.ts";
import { formatSignificant, formatUpTo } from "../../../text/numbers.ts";
import { engineText } from "../../../text/text.ts";
import { Strip } from "../cards.tsx";
import { HybridSession } from "../engine.ts";
import { exercises } from "../exercises/registry.ts";
import { hybridSceneSchema } from "../export.ts";
import { DisksFigure } from "../figures/DisksFigure.tsx";
import { QueuesFigure } from "../figures/QueuesFigure.tsx";
import { defaultView, encodeLink, type HybridScene } from "../lab.ts";
import { HybridMotion } from "../motion.tsx";
import { HybridLegend } from "../tabs/legend.tsx";
import type { HybridFrame, HybridLaneFrame, HybridRegistry, PageState } from "../types.ts";
import { accountWords, factsOf, laneKey, laneLabel, sentenceLines, sentenceOf } from "../words.ts";
import { configOf, ofEvent, pose, requestCode, requestWords } from "./answers.ts";
import { TwoStates } from "./TwoStates.tsx";

/** A frame and, where a page is followed, each lane's state of that page. */
interface FollowingFrame extends HybridFrame {
  states?: PageState[];
}

export function hybridLab(
  registry: HybridRegistry,
): LessonLab<FollowingFrame, HybridLaneFrame, HybridSession, HybridScene> {
  return {
    registry,
    readScene: (given) => hybridSceneSchema.parse(given) as HybridScene,
    open: (scene) => HybridSession.open(scene, registry),
    frame: (session, { follow }) => ({
      ...session.frame(),
      ...(follow === undefined ? {} : { states: session.page(follow) ?? [] }),
    }),
    link: (run, _, { follow: page }) =>
      encodeLink({ ...run, view: { ...defaultView, ...(page === undefined ? {} : { page }) } }, registry),
    laneLabel,
    measure: measuresOf(registry.counters),
    config: configOf,
    ofEvent,
    request: (session, at) => requestWords(session.requestsBetween(at, at + 1)[0] ?? 0),
    requests: requestsOf,
    requestCode,
    signs: () => [givenText().state, givenText().disks],
    pose,
    // Of LRU and of queues there is nothing to say but the rule.
    whyNot: () => null,
    rule: ({ replacement }) => ({ label: replacement.label, rule: engineText(replacement.rule) }),
    Strip,
    Lanes,
    Legend,
    Picture,
    components: { Prices },
    exercises,
  };
}

const Legend = ({ frame: { lanes } }: { frame: HybridFrame }) => (
  <HybridLegend withCost={lanes.some(({ replacement }) => !replacement.is_lru)} />
);

const Picture = ({ lane }: { lane: HybridLaneFrame }) => (
  <>
    <QueuesFigure lane={lane} label={laneLabel(lane)} />
    <DisksFigure lane={lane} label={laneLabel(lane)} />
  </>
);

const inUnits = (value: number) => hybridText().counters.units(formatUpTo(value, 3));

/** The lab's counters, as lessons write them: costs in words. */
function measuresOf(specs: readonly CounterSpec[]): (id: string) => Measure | null {
  const measure = measureIn(specs);
  return (id) => {
    const found = measure(id);
    if (found === null || specs.find((spec) => spec.id === id)?.unit !== "units") return found;
    return { ...found, local: inUnits, written: (value, lang) => written(lang).units(value) };
  };
}

const hasMoved = ({ step }: HybridLaneFrame, page: number) =>
  step.event?.evictions.some((eviction) => eviction.page === page && eviction.migrated) === true;

/** Lanes as the lab draws them: name, pool, disks, the step's sentence, and the state of the followed page. */
const Lanes = ({ frame, animate, look }: LanesProps<FollowingFrame>) => (
  <HybridMotion className="contents" frame={frame} moves={animate}>
    {frame.lanes.map((lane, index) => {
      const [label, state] = [laneLabel(lane), frame.states?.[index]];
      return (
        <LessonLane key={laneKey(index)} index={index} label={label} facts={factsOf(lane)}>
          <QueuesFigure lane={lane} label={label} />
          {!look.poolOnly && <DisksFigure lane={lane} label={label} />}
          {look.follow !== undefined && look.states && state !== undefined && (
            <TwoStates
              name={lessonText().thePage(String(look.follow))}
              prices={lane.config}
              state={state.disk}
              moved={hasMoved(lane, look.follow)}
            />
          )}
          <p className="text-[0.9375rem] leading-normal" style={{ minHeight: `${sentenceLines(lane)}lh` }}>
            {sentenceOf(lane)}
          </p>
          {look.follow !== undefined && state !== undefined && (
            <div>
              <SavingBar {...state.account} />
              <p className="text-ink-muted text-sm tabular-nums">
                {accountWords(lessonText().thePage(String(look.follow)), lane, state)}
              </p>
            </div>
          )}
        </LessonLane>
      );
    })}
  </HybridMotion>
);

/** What a random read and a random write cost on each disk, in units and in simulated time, as the engine has it. */
export function Prices() {
  const { lab, page } = useLesson();
  const registry = lab.registry as HybridRegistry;
  if (!("unit_us" in registry)) throw new Error("this lab has no prices in units");
  const words = lessonText();
  const { flash, magnetic } = hybridText().disks;
  if (page === "notes") return null;
  const cell = (id: string) => {
    const usual = registry.parameters.find((parameter) => parameter.id === id)?.default;
    if (usual === undefined || !("number" in usual)) throw new Error(`no price "${id}"`);
    // With the digits that count.
    const took = `${formatSignificant((usual.number * registry.unit_us) / 1000, 3)} ms`;
    return (
      <td key={id}>
        {inUnits(usual.number)}
        <small>{took}</small>
      </td>
    );
  };
  return (
    <ScrollRegion label={words.disk} className="ruled-table lesson-table">
      <table>
        <thead>
          <tr>
            {[words.disk, words.randomRead, words.randomWrite].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{flash}</th>
            {["rf", "wf"].map(cell)}
          </tr>
          <tr>
            <th scope="row">{magnetic}</th>
            {["rm", "wm"].map(cell)}
          </tr>
        </tbody>
      </table>
    </ScrollRegion>
  );
}

const HEIGHT = 12;
/** How far beyond the threshold the bar can reach. */
const BEYOND = 1.25;

/** What the other disk would have saved a page, in units, towards what moving costs; adjacent words say the same. */
export function SavingBar({ saving, threshold }: { saving: number | null; threshold: number }) {
  const [ref, width] = useWidth<HTMLDivElement>();
  if (saving === null || threshold <= 0) return null;
  const perUnit = (width - 2) / (threshold * BEYOND);
  const limit = threshold * perUnit;
  const reached = Math.min(Math.max(0, saving) * perUnit, width - 2);
  const fill = saving > threshold ? "fill-mark-batch" : "fill-clean";
  return (
    <div ref={ref} className="min-w-0">
      <svg width={width} height={HEIGHT + 4} className="block overflow-visible" aria-hidden="true">
        <rect x={0.5} y={2.5} width={width - 1} height={HEIGHT - 1} className="fill-none stroke-line" />
        <rect y={3} width={reached} height={HEIGHT - 2} className={fill} />
        <path d={`M${limit} 0v${HEIGHT + 4}`} strokeWidth={2.5} className="stroke-ink" />
      </svg>
    </div>
  );
}
