/** The ACE lab in lessons. */

import type { DeviceSpec, LabFrame, LaneFrame, Registry } from "../../../engine/types.ts";
import { DeviceChannels } from "../../../figures/DeviceChannels.tsx";
import { sharedScaleUs } from "../../../figures/device/layout.ts";
import { utilisationWords } from "../../../figures/device/words.ts";
import { type Arrangement, PoolFigure } from "../../../figures/PoolFigure.tsx";
import { ScrollRegion } from "../../../figures/ScrollRegion.tsx";
import { StepTray } from "../../../figures/StepTray.tsx";
import { requestsOf, useLesson } from "../../../shell/lessons/context.ts";
import type { LanesProps, LessonLab, SceneLook } from "../../../shell/lessons/lessonLab.ts";
import { measureIn } from "../../../shell/lessons/written.ts";
import { givenText } from "../../../text/given.ts";
import { lessonText } from "../../../text/lessons.ts";
import { formatCount } from "../../../text/numbers.ts";
import { sentenceOf } from "../../../text/phrases.ts";
import { text } from "../../../text/text.ts";
import { DataTable, names, texts } from "../../../ui/DataTable.tsx";
import { formatTime } from "../../../ui/format.ts";
import { onDemand, Suspense } from "../../../ui/onDemand.tsx";
import { policyCard } from "../card/cards.ts";
import type { Session } from "../engine/session.ts";
import { exercises } from "../exercises/registry.ts";
import { laneKey, laneLabel } from "../lanes.ts";
import { openScene, running } from "../models.ts";
import { AceMotion } from "../motion/AceMotion.tsx";
import { Strip } from "../Strip.tsx";
import { defaultView, type Scene } from "../state/scene.ts";
import { sceneSchema } from "../state/sceneSchema.ts";
import { encodeLink } from "../state/url.ts";
import { PolicyLegend } from "../tabs/legend.tsx";
import { ofDevice, ofEvent } from "./facts.ts";
import { Investigate } from "./Investigate.tsx";
import { arrangementOf, pose } from "./questions.ts";

export function aceLab(registry: Registry): LessonLab<LabFrame, LaneFrame, Session, Scene> {
  const measure = measureIn(registry.counters);
  return {
    registry,
    readScene: (given) => sceneSchema.parse(given),
    open: (scene, look) => openScene(withLog(scene, look), registry),
    frame: (session) => session.frame(),
    link: (run, { lanes }, look) => {
      const view = { ...defaultView, arrangement: sceneArrangement(lanes, look) };
      return encodeLink({ ...run, scene: withLog(run.scene, look), view }, registry);
    },
    laneLabel,
    laneFacts,
    measure: (counter) =>
      measure(counter) ?? measureIn(running("server")?.registry().counters ?? [])(counter),
    config: ({ config }) => config,
    ofEvent,
    ofDevice: (device, field, lang) => ofDevice(registry.devices, device, field, lang),
    request: (session, at) => requestWords(session.requestsBetween(at, at + 1)[0] ?? 0),
    requests: requestsOf,
    requestCode: (packed) => `${(packed & 1) === 1 ? "W" : "R"}${packed >>> 1}`,
    signs,
    pose,
    whyNot: (session, lane, frame, victim) => session.whyNot(lane, frame, victim),
    rule: ({ policy }) => ({ label: policy.label, rule: policyCard(policy.id).rule }),
    Strip,
    Lanes,
    Legend: SceneLegend,
    Picture,
    components: { Devices, Investigate },
    exercises,
  };
}

/** The scene with the log strip that a lesson asks for. */
const withLog = (scene: Scene, look?: SceneLook): Scene =>
  look?.log === undefined ? scene : { ...scene, log: look.log };

const requestWords = (packed: number) =>
  lessonText()[(packed & 1) === 1 ? "write" : "read"](String(packed >>> 1));

const laneFacts = ({ config: { frames, mode, n_w } }: LaneFrame): string =>
  `B = ${formatCount(frames)}${mode === "ace" ? `, n_w = ${n_w}` : ""}`;

const signs = ({ policy, recording }: LaneFrame): string[] => {
  const { state, cold, pin } = givenText();
  return [state, policy.id === "lru-wsr" && cold, (recording?.pins.length ?? 0) > 0 && pin].filter(
    (sign) => sign !== false,
  );
};

const sceneArrangement = (lanes: readonly LaneFrame[], { arrangement }: SceneLook) =>
  arrangement ?? (lanes.every(({ policy }) => policy.shape === "ring") ? "frame" : "order");

function Lanes({ frame, animate, look }: LanesProps<LabFrame>) {
  const { lanes } = frame;
  const arrangement = sceneArrangement(lanes, look);
  const scaleUs = look.device ? sharedScaleUs(lanes.map((lane) => lane.step.device)) : null;
  return (
    <AceMotion className="contents" frame={frame} moves={animate} arrangement={arrangement}>
      {lanes.map((lane, index) => (
        <SceneLane
          key={laneKey(index)}
          {...{ lane, index, arrangement, scaleUs }}
          kept={look.kept === true && lane.policy.kept.length > 0}
        />
      ))}
    </AceMotion>
  );
}

const Picture = ({ lane, look }: { lane: LaneFrame; look?: SceneLook | undefined }) => (
  <PoolFigure
    lane={lane}
    arrangement={look?.arrangement ?? arrangementOf(lane)}
    label={laneLabel(lane)}
    quiet
  />
);

const SceneLegend = ({ frame: { lanes } }: { frame: LabFrame }) => <PolicyLegend lanes={lanes} />;

const KeptStrip = onDemand(() =>
  import("../../../figures/kept/KeptStrip.tsx").then(({ KeptStrip }) => KeptStrip),
);
const LogStrip = onDemand(() => import("../../../figures/log/LogStrip.tsx").then(({ LogStrip }) => LogStrip));

interface SceneLaneProps {
  lane: LaneFrame;
  index: number;
  arrangement: Arrangement;
  /** Device time that the width of the device's channels stands for; null where they are not shown. */
  scaleUs: number | null;
  /** Whether what its policy keeps besides its order is shown. */
  kept: boolean;
}

/** A lane as the lab draws it: name, pool, what the step did, and why. */
function SceneLane({ lane, index, arrangement, scaleUs, kept }: SceneLaneProps) {
  const label = laneLabel(lane);
  const words = text().device;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls, and a section would be a landmark in each scene
    <div role="group" aria-label={label} data-lane className="grid min-w-0 grid-cols-1 content-start gap-1">
      <p className="flex flex-wrap items-baseline gap-x-3 font-semibold text-[0.9375rem]">
        <span className={`lane-mark lane-mark-${index}`} aria-hidden="true" />
        {label}
        <span className="font-normal text-ink-muted text-sm">{laneFacts(lane)}</span>
      </p>
      <PoolFigure lane={lane} arrangement={arrangement} label={label} />
      {kept && (
        <Suspense fallback={null}>
          <KeptStrip lane={lane} label={label} />
        </Suspense>
      )}
      <StepTray lane={lane} />
      <p className="min-h-[3em] text-[0.9375rem] leading-normal">
        {sentenceOf(lane.step.phrases) || lessonText().nothingYet}
      </p>
      {lane.step.log !== undefined && (
        <Suspense fallback={null}>
          <LogStrip lane={lane} label={label} />
        </Suspense>
      )}
      {scaleUs !== null && (
        <>
          <p className="flex flex-wrap gap-x-4 text-ink-muted text-sm tabular-nums">
            <span className="text-ink">{words.title}</span>
            {(["write", "read"] as const).map((kind) => (
              <span key={kind}>
                {words[`${kind}Utilisation`]}{" "}
                <span className="text-ink">{utilisationWords(lane.step.device[kind])}</span>
              </span>
            ))}
          </p>
          <DeviceChannels lane={lane} label={label} scaleUs={scaleUs} />
        </>
      )}
    </div>
  );
}

/** The registered devices in a table; `only` chooses some of them, in that order. */
function Devices({ only }: { only?: readonly string[] }) {
  const { lab, page } = useLesson();
  const { devices: all } = lab.registry as Registry;
  const words = lessonText();
  const devices =
    only?.map((id) => {
      const device = all.find((spec) => spec.id === id);
      if (device === undefined) throw new Error(`no device "${id}"`);
      return device;
    }) ?? all;
  if (page === "notes") return null;
  const head = (field: string, meaning: string) => (
    <span>
      {field} <small>{meaning}</small>
    </span>
  );
  return (
    <ScrollRegion label={words.device} className="ruled-table lesson-table">
      <DataTable<DeviceSpec>
        bare
        columns={[
          names(words.device, ({ label }) => label),
          texts(head("base_us", words.latencyOfRead), ({ base_us }) => formatTime(base_us)),
          texts(head("alpha", words.costOfWrite), ({ alpha }) => alpha.toFixed(1)),
          texts(head("k_r", words.readsAtOnce), ({ k_r }) => k_r),
          texts(head("k_w", words.writesAtOnce), ({ k_w }) => k_w),
        ]}
        rows={devices}
      />
    </ScrollRegion>
  );
}
