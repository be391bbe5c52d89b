/** Step, play, scrub: generic over what is played. */
import { type KeyboardEvent, type MouseEvent, type ReactNode, useLayoutEffect, useRef } from "react";
import { text } from "../text/text.ts";
import { Button, EndButton, Icon } from "./Button.tsx";
import { formatCount } from "./format.ts";

export interface TransportProps {
  position: number;
  requests: number;
  playing: boolean;
  stepsPerSecond: number;
  onStep: (by: 1 | -1) => void;
  /** A part of a step, where a step is seen in its parts: with Shift. */
  onBeat?: ((by: 1 | -1) => void) | undefined;
  onSeek: (position: number) => void;
  onPlay: () => void;
  onPause: () => void;
  onSpeed: (stepsPerSecond: number) => void;
  /** Where inside the step at this position the picture is held, in words. */
  beat?: string | undefined;
  /** Where the position is along the scrubber, if that is not of positions. */
  along?: Along | undefined;
  /** Along time: the rates that a run can play at, in its unit a second, in place of steps a second. */
  rates?: readonly (readonly [rate: number, label: string])[] | undefined;
  marks: ReactNode;
  children: ReactNode;
  withoutSpeed?: boolean;
  /** For a page within another one, which the reader may not have come for. */
  withoutFocus?: boolean;
}

/** Id of the Step button, which gets the focus where another control goes away. */
export const stepButton = "step";
const speeds = [1, 2, 5, 10, 30, 60, 1_000, 10_000, 100_000, Number.POSITIVE_INFINITY];

export function Transport(props: TransportProps) {
  const { position, requests, playing, onSeek } = props;
  const words = text().transport;
  const step = useRef<HTMLButtonElement>(null);
  const { withoutFocus = false } = props;
  // With the picture, not after it: Enter steps as soon as Step is seen.
  useLayoutEffect(() => {
    if (!withoutFocus) step.current?.focus({ preventScroll: true });
  }, [withoutFocus]);
  const atStart = position === 0;
  const atEnd = position >= requests && props.beat === undefined;
  const { rates = speeds.map((speed) => [speed, words.stepsPerSecond(formatCount(speed), speed === 1)]) } =
    props;
  const { along } = props;
  const stepsBy =
    (by: 1 | -1) =>
    ({ shiftKey }: MouseEvent) =>
      (shiftKey ? (props.onBeat ?? props.onStep) : props.onStep)(by);
  const byBeat = props.onBeat === undefined ? "" : `; ${words.beatKey(words.keys.shift)}`;
  return (
    <section aria-label={words.label} className="transport" data-part="transport">
      <div className="transport-main">
        <div className="transport-buttons flex max-w-full flex-none flex-wrap gap-1 @min-[60rem]/lab:flex-nowrap">
          <EndButton
            label={`${words.toStart} (${words.keys.home})`}
            icon="start"
            disabled={atStart}
            onClick={() => onSeek(0)}
          />
          <EndButton label={`${words.stepBack} (←)`} icon="back" disabled={atStart} onClick={stepsBy(-1)} />
          <Button
            ref={step}
            id={stepButton}
            primary
            className="min-h-11 min-w-24"
            aria-disabled={atEnd}
            title={`${words.step} (→)${byBeat}`}
            onClick={stepsBy(1)}
          >
            <Icon name="step" /> {words.step}
          </Button>
          {/* What a key with Shift does, for fingers. */}
          {props.onBeat !== undefined && !withoutFocus && (
            <Button
              className="hidden px-0 pointer-coarse:inline-flex aria-disabled:opacity-45"
              aria-disabled={atEnd}
              aria-label={words.nextBeat}
              title={words.nextBeat}
              onClick={() => props.onBeat?.(1)}
            >
              <Icon name="beat" />
            </Button>
          )}
          <Button
            className="min-h-11 min-w-24 aria-disabled:opacity-45 hand:min-w-11 @min-[60rem]/lab:@max-[68rem]/lab:min-w-11"
            aria-disabled={atEnd && !playing}
            title={`${words.playOrPause} (${words.keys.space})`}
            onClick={playing ? props.onPause : props.onPlay}
          >
            <Icon name={playing ? "pause" : "play"} />
            <span className="hand:sr-only">{playing ? words.pause : words.play}</span>
          </Button>
          <EndButton
            label={`${words.toEnd} (${words.keys.end})`}
            icon="end"
            disabled={atEnd}
            onClick={() => onSeek(requests)}
          />
        </div>
        <div className="transport-scrubber min-w-28 flex-[1_1_13rem] @min-[60rem]/lab:min-w-16 @min-[60rem]/lab:basis-0">
          {props.marks}
          <Scrubber {...props} />
        </div>
        {/* Not told by itself: while a run plays it changes with every frame, and each step has its sentence. */}
        <output
          aria-live="off"
          className="min-w-20 text-sm/5 [&>span]:whitespace-nowrap @min-[60rem]/lab:@max-[68rem]/lab:max-w-24"
          aria-label={words.positionShown}
        >
          {along?.alone ? (
            <>
              {along.axis.format(position)} <span>/ {along.axis.format(requests)}</span>
            </>
          ) : (
            <>
              {formatCount(position)} <span>/ {formatCount(requests)}</span>{" "}
              {along && props.beat === undefined && (
                <span className="block">{along.axis.format(along.value)}</span>
              )}
            </>
          )}
          {props.beat !== undefined && <span className="block font-medium">{props.beat}</span>}
        </output>
      </div>
      {(!props.withoutSpeed || props.children) && (
        <div className="transport-more">
          {!props.withoutSpeed && (
            <label className="flex items-center gap-2 text-sm">
              <span className="sr-only">{words.speed}</span>
              <select
                value={props.stepsPerSecond}
                onChange={(event) => props.onSpeed(Number(event.target.value))}
                className="min-h-9 w-28 rounded-md border border-line bg-surface px-2 text-sm pointer-coarse:min-h-11"
              >
                {rates.map(([rate, label]) => (
                  <option key={rate} value={rate}>
                    {Number.isFinite(rate) ? label : words.fastest}
                  </option>
                ))}
              </select>
            </label>
          )}
          {props.children}
        </div>
      )}
    </section>
  );
}

const keySteps: Readonly<Record<string, 1 | -1>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
};

/** The slider of positions; along an axis, keys still go from position to position, of which many may stand at one place. */
function Scrubber({ position, requests, along, onSeek, onStep }: TransportProps) {
  const words = text().transport;
  const inWords = words.positionInWords(formatCount(position), formatCount(requests));
  const stepBy = (event: KeyboardEvent) => {
    const { key } = event;
    const by = Object.hasOwn(keySteps, key) ? keySteps[key] : undefined;
    if (along === undefined || (by === undefined && key !== "Home" && key !== "End")) return;
    event.preventDefault();
    if (by === undefined) onSeek(key === "Home" ? 0 : requests);
    else onStep(by);
  };
  return (
    <input
      type="range"
      aria-label={words.position}
      aria-valuetext={
        along === undefined
          ? inWords
          : along.alone
            ? `${along.axis.format(along.value)} / ${along.axis.format(requests)}`
            : `${along.axis.format(along.value)}, ${inWords}`
      }
      min={0}
      max={along === undefined ? requests : Math.max(along.axis.end, along.value)}
      step={along === undefined ? 1 : "any"}
      value={along?.value ?? position}
      onChange={({ target: { valueAsNumber } }) =>
        onSeek(along === undefined ? valueAsNumber : along.axis.positionAt(valueAsNumber))
      }
      onKeyDown={stepBy}
      className="block h-6 w-full accent-accent pointer-coarse:h-11"
    />
  );
}

/** What a run is laid out along where that is not its positions, such as simulated time. */
export interface Axis {
  at: (position: number) => number;
  positionAt: (value: number) => number;
  end: number;
  label: string;
  format: (value: number) => string;
  formatTick: (value: number) => string;
}

/** `alone`: positions are places on the axis themselves. */
export type Along = { axis: Axis; value: number; alone?: true };
