/** A lane's device: what the last requests wrote and read, each on as many of its channels as it filled. */
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useState } from "react";
import type { LaneFrame } from "../engine/types.ts";
import { text } from "../text/text.ts";
import { type OnAsk, pointOf } from "./anchor.ts";
import { DeviceDrawing } from "./device/DeviceDrawing.tsx";
import { deviceLayout, operationAt, operationPages, pageAt } from "./device/layout.ts";
import { deviceSummary, MOST_LISTED, operationWords, windowWords } from "./device/words.ts";
import { usePoolRoom } from "./pool/room.ts";
import { useWidth } from "./useWidth.ts";

export interface DeviceChannelsProps {
  lane: LaneFrame;
  /** What the lane is called. */
  label: string;
  /** Device time that the whole width stands for: the same for all lanes that are compared. */
  scaleUs: number;
  /** Opens the card of a page that was written or read. */
  onAsk?: OnAsk | undefined;
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

export function DeviceChannels({ lane, label, scaleUs, onAsk }: DeviceChannelsProps) {
  const [ref, width] = useWidth<HTMLDivElement>();
  const [index, setIndex] = useState<number | null>(null);
  const [place, setPlace] = useState(0);
  const words = text().device;
  const { device } = lane.step;
  const nameOf = lane.pageName ?? String;
  const compact = usePoolRoom() !== null;
  const layout = deviceLayout(device, scaleUs, width, compact);
  const count = device.operations.length;
  const chosen = index !== null && index < count ? index : null;
  const operation = chosen === null ? undefined : device.operations[chosen];
  const told = operation === undefined ? null : operationWords(operation, device, nameOf);
  const pages = operation === undefined ? [] : operationPages(operation);
  const page = pages[place % Math.max(1, pages.length)];
  // The one that was asked for is named by the operation.
  const asked = place > 0 && page !== undefined && chosen !== null ? words.asks(nameOf(page)) : "";
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const found = pageAt(layout, event.clientX - box.left, event.clientY - box.top);
    if (found !== null) onAsk?.(found, pointOf(event));
  };
  // Left and right go to another request; up and down to another of its pages.
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const by = { ArrowUp: pages.length - 1, ArrowDown: 1 }[event.key];
    if (onAsk === undefined || page === undefined) return;
    if (by !== undefined) {
      event.preventDefault();
      setPlace((before) => (before + by) % pages.length);
    }
    const picture = event.currentTarget.previousElementSibling?.getBoundingClientRect();
    const box = chosen === null ? undefined : layout.operations[chosen];
    if (event.key !== "Enter" || picture === undefined || box === undefined) return;
    const left = picture.left + box.x;
    onAsk(page, { left, right: left + box.width, top: picture.top, bottom: picture.bottom });
  };
  const point = (event: PointerEvent<HTMLElement>) =>
    setIndex(operationAt(layout, event.clientX - event.currentTarget.getBoundingClientRect().left));
  return (
    <div className="relative min-w-0 rounded-sm outline-offset-2 outline-focus has-[input:focus-visible]:outline-2">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the slider does it for the keyboard */}
      <div
        ref={ref}
        role="img"
        aria-label={deviceSummary(device, label)}
        className={onAsk && "can-ask"}
        onClick={onClick}
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
        aria-description={onAsk && text().ask.enter}
        aria-valuetext={told === null ? words.none : `${told} ${asked}`.trim()}
        min={0}
        max={Math.max(0, count - 1)}
        value={chosen ?? Math.max(0, count - 1)}
        onChange={(event) => {
          setIndex(event.currentTarget.valueAsNumber);
          setPlace(0);
        }}
        onKeyDown={onKeyDown}
        onFocus={() => setIndex((before) => before ?? count - 1)}
        onBlur={() => setIndex(null)}
      />
      <p
        className={`text-ink-muted text-xs leading-4 tabular-nums ${compact ? "one-screen:absolute one-screen:bottom-0 one-screen:bg-surface one-screen:data-[told=false]:invisible" : ""}`}
        style={compact ? {} : { minHeight: LINE * linesOf(lane, width) }}
        data-told={told !== null}
        aria-hidden="true"
      >
        {told ?? windowWords(device)}
      </p>
    </div>
  );
}
