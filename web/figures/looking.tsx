/** Looking into a picture place by place: by pointer and by tap, and by a slider for the keyboard. */
import type { KeyboardEvent, MouseEvent, PointerEvent } from "react";
import { text } from "../text/text.ts";

export function within({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>): [x: number, y: number] {
  const box = currentTarget.getBoundingClientRect();
  return [clientX - box.left, clientY - box.top];
}

type Place = number | null;

/** Pointer handlers of a picture: report the place beneath the pointer, or null. */
export function pointing<P = number>(
  placeAt: (x: number, y: number) => P | null,
  onPlace: (place: P | null) => void,
) {
  const point = (event: PointerEvent<HTMLElement>) => onPlace(placeAt(...within(event)));
  return {
    onPointerMove: point,
    onPointerDown: point,
    // A finger leaves the screen right after its tap.
    onPointerLeave: ({ pointerType }: PointerEvent<HTMLElement>) => {
      if (pointerType !== "touch") onPlace(null);
    },
  };
}

interface LookSliderProps {
  label: string;
  told: string;
  places: number;
  place: Place;
  /** Where looking begins. */
  first?: number;
  onPlace: (place: Place) => void;
  /** Number of places that the up and down keys move. */
  far: number;
  /** Opens the card of the place, if there is one; receives the slider. */
  onEnter?: ((slider: HTMLElement) => void) | undefined;
  /** Answers further keys. Returns whether it did. */
  onKey?: (event: KeyboardEvent) => boolean | undefined;
}

/** Left and right go to the next place, up and down further. */
export function LookSlider(props: LookSliderProps) {
  const { label, told, places, place, first = 0, onPlace, far, onEnter, onKey } = props;
  const go = (to: number) => onPlace(Math.min(places - 1, Math.max(0, to)));
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowUp: -far, ArrowDown: far }[event.key];
    if (event.key === "Escape") onPlace(null);
    if (event.key === "Enter" && place !== null) onEnter?.(event.currentTarget);
    if (onKey?.(event)) return event.preventDefault();
    if (step === undefined) return;
    event.preventDefault();
    go((place ?? first) + step);
  };
  return (
    <input
      type="range"
      className="sr-only"
      aria-label={label}
      aria-valuetext={told}
      aria-description={onEnter && text().pool.asks}
      min={0}
      max={Math.max(0, places - 1)}
      value={place ?? first}
      onChange={(event) => go(event.currentTarget.valueAsNumber)}
      onKeyDown={onKeyDown}
      onFocus={() => place === null && go(first)}
      onBlur={() => onPlace(null)}
    />
  );
}
