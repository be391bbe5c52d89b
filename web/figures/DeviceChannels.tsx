/** A lane's device: what the last requests wrote and read, each on as many of its channels as it filled. */
import { type PointerEvent, useState } from "react";
import type { LaneFrame } from "../engine/types.ts";
import { text } from "../text/text.ts";
import { DeviceDrawing } from "./device/DeviceDrawing.tsx";
import { deviceLayout, operationAt } from "./device/layout.ts";
import { deviceSummary, MOST_LISTED, operationWords, windowWords } from "./device/words.ts";
import { usePoolRoom } from "./pool/room.ts";
import { useWidth } from "./useWidth.ts";

export interface DeviceChannelsProps {
  lane: LaneFrame;
  /** What the lane is called. */
  label: string;
  /** Device time that the whole width stands for: the same for all lanes that are compared. */
  scaleUs: number;
}

/** Width of a letter of the line that answers, generously, and what it takes without its pages. */
const LETTER = 6;
const WITHOUT_PAGES = 84;
const LINE = 16;

/** Room for the longest answer of a run, so that nothing beneath jumps. */
function linesOf({ config, pageName }: LaneFrame, width: number): number {
  const together = (config.mode === "ace" ? config.n_w : 1) + (config.prefetch ? config.n_e : 0);
  const digits = pageName === undefined ? String(config.pages).length : 20;
  const letters = WITHOUT_PAGES + Math.min(together, 2 * MOST_LISTED) * (digits + 2);
  return Math.ceil((letters * LETTER) / width);
}

export function DeviceChannels({ lane, label, scaleUs }: DeviceChannelsProps) {
  const [ref, width] = useWidth<HTMLDivElement>();
  const [index, setIndex] = useState<number | null>(null);
  const words = text().device;
  const { device } = lane.step;
  const nameOf = lane.pageName ?? String;
  const compact = usePoolRoom() !== null;
  const layout = deviceLayout(device, scaleUs, width, compact);
  const count = device.operations.length;
  const chosen = index !== null && index < count ? index : null;
  const operation = chosen === null ? undefined : device.operations[chosen];
  const told = operation === undefined ? null : operationWords(operation, device, nameOf);
  const point = (event: PointerEvent<HTMLElement>) =>
    setIndex(operationAt(layout, event.clientX - event.currentTarget.getBoundingClientRect().left));
  return (
    <div className="relative min-w-0 rounded-sm outline-offset-2 outline-focus has-[input:focus-visible]:outline-2">
      <div
        ref={ref}
        role="img"
        aria-label={deviceSummary(device, label)}
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={(event) => {
          if (event.pointerType !== "touch") setIndex(null);
        }}
      >
        <DeviceDrawing device={device} layout={layout} nameOf={nameOf} chosen={chosen} />
      </div>
      <input
        type="range"
        className="sr-only"
        aria-label={words.look(label)}
        aria-valuetext={told ?? words.none}
        min={0}
        max={Math.max(0, count - 1)}
        value={chosen ?? Math.max(0, count - 1)}
        onChange={(event) => setIndex(event.currentTarget.valueAsNumber)}
        onFocus={() => setIndex((before) => before ?? count - 1)}
        onBlur={() => setIndex(null)}
      />
      <p
        className={`text-ink-muted text-xs leading-4 tabular-nums ${compact ? "device-told" : ""}`}
        style={compact ? {} : { minHeight: LINE * linesOf(lane, width) }}
        data-told={told !== null}
        aria-hidden="true"
      >
        {told ?? windowWords(device)}
      </p>
    </div>
  );
}
