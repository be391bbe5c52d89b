import { useStore } from "zustand";
import { labelWords } from "../figures/strip/StripRequest.tsx";
import { Part, useHidden } from "../shell/Part.tsx";
import { RunTo, type RunToCondition } from "../shell/RunTo.tsx";
import { useRun, useRunChoice, useRunShown } from "../state/run/hooks.ts";
import { ratesOf, usualRate } from "../state/run/rates.ts";
import { text } from "../text/text.ts";
import { Suspense } from "../ui/onDemand.tsx";
import { type Along, Transport } from "../ui/Transport.tsx";
import { momentOf, useAlong, useLabShown, useParts } from "./parts.ts";

interface ControlsProps {
  along: Along | undefined;
  conditions?: readonly RunToCondition[];
  /** In an embed there are buttons and a scrubber alone, and the focus stays with the page around. */
  embedded?: boolean;
}

/** The transport, with marks, "run to", and what a lab has of its own. */
export function Controls({ along, conditions = [], embedded = false }: ControlsProps) {
  const lab = useRun();
  const { Marks, runTo, Controls: Own } = useParts();
  const { frame, activity } = useRunShown();
  const stepsPerSecond = useRunChoice((choices) => choices.stepsPerSecond);
  const timePerSecond = useRunChoice((choices) => choices.timePerSecond);
  const beat = useBeat();
  const [hidden, speedHidden] = [useHidden("transport"), useHidden("speed")];
  if (frame === null || hidden) return null;
  const rates = along?.alone && ratesOf(frame.requests);
  return (
    <Transport
      position={frame.position}
      requests={frame.requests}
      playing={activity === "playing"}
      stepsPerSecond={rates ? (timePerSecond ?? usualRate(frame.requests)) : stepsPerSecond}
      rates={rates?.map((rate) => [rate, text().transport.perSecond(along?.axis.format(rate) ?? "")])}
      onStep={(by) => lab.playback.step(by)}
      onBeat={(by) => lab.beats.stepByBeat(by)}
      beat={beat}
      onSeek={(position) => lab.playback.seek(position)}
      onPlay={lab.play}
      onPause={() => lab.playback.pause()}
      onSpeed={lab.setSpeed}
      marks={
        !embedded && (
          <Suspense fallback={<div className="h-6.5" />}>
            <Marks along={along} />
          </Suspense>
        )
      }
      along={along}
      withoutSpeed={embedded || speedHidden}
      withoutFocus={embedded}
    >
      {!embedded && (
        <>
          <AxisSwitch />
          <Part id="run-to">
            <RunTo {...runTo} conditions={conditions} />
          </Part>
          {Own !== undefined && <Own />}
        </>
      )}
    </Transport>
  );
}

/** Whether lanes go by request or by time. */
function AxisSwitch() {
  const lab = useRun();
  const { byRequest, byTime, byEvent, axis } = text().transport;
  const goesOn = lab.playback.session?.goesOn === true;
  const chosen = useRunChoice(({ view }) => view.axis);
  const inStep = useRunShown().frame?.lab.by_time ? "time" : "request";
  const now = chosen ?? inStep;
  return (
    <fieldset
      aria-label={axis}
      className="flex flex-none overflow-hidden rounded-md border border-line-strong text-sm *:min-h-9 *:px-2 pointer-coarse:*:min-h-11"
    >
      {(["request", "time", ...(goesOn ? (["event"] as const) : [])] as const).map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={now === one}
          className="whitespace-nowrap hover:bg-surface-raised aria-pressed:bg-accent aria-pressed:text-on-accent"
          onClick={() => lab.setAxis(one === inStep ? undefined : one)}
        >
          {{ request: byRequest, time: byTime, event: byEvent }[one]}
        </button>
      ))}
    </fieldset>
  );
}

/** The beat that a step is held at, in words. */
export function useBeat(): string | undefined {
  const beat = useStore(useRun().beats.store, ({ step }) => step?.beat ?? null);
  return beat === null ? undefined : text().transport.beats[beat];
}

/** The step and each lane's sentence, for screen readers: a polite live region, silent while playing. */
export function Spoken() {
  const { readable: frame, prescan, activity } = useLabShown();
  const { laneLabel, sentenceOf, spokenOf = sentenceOf, spokenLanes } = useParts();
  const moment = momentOf(useAlong(frame, prescan));
  const withoutSentences = useHidden("sentence");
  // A step that goes through its beats by itself is told behind the last, once.
  const goesOn = useStore(useRun().beats.store, ({ step }) => step?.beat === null);
  if (frame === null) return null;
  const lanes = spokenLanes?.(frame) ?? frame.lanes;
  const told = [
    ...(moment === undefined ? [] : [`${moment}.`]),
    ...lanes.map((lane) => `${laneLabel(lane)}: ${spokenOf(lane)}`),
  ];
  const quiet = activity !== "none" || goesOn;
  const serves = frame.label ? ` ${labelWords(frame.label)}.` : "";
  const where =
    frame.moment === undefined ? `${text().lab.spoken(frame.position, frame.requests)}${serves}` : "";
  const words = () => `${where} ${withoutSentences ? "" : told.join(" ")}`;
  return (
    <div role="status" aria-live="polite" className="sr-only" data-testid="spoken">
      {quiet ? "" : words()}
    </div>
  );
}
