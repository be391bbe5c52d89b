/** A lane's device: what the last requests wrote and read, each on as many of its channels as it filled. */
import { type KeyboardEvent, type MouseEvent, useState } from "react";
import type { LaneFrame } from "../engine/types.ts";
import { text } from "../text/text.ts";
import { type OnAsk, pointOf } from "./anchor.ts";
import { DeviceDrawing } from "./device/DeviceDrawing.tsx";
import { deviceFrom, deviceLayout, operationAt, operationPages, pageAt } from "./device/layout.ts";
import { deviceSummary, MOST_LISTED, operationWords, windowWords } from "./device/words.ts";
import { LookSlider, pointing, within } from "./looking.tsx";
import { usePoolRoom } from "./pool/room.ts";
import { useWidth } from "./useWidth.ts";

export interface DeviceChannelsProps {
  lane: LaneFrame;
  label: string;
  /** Device time that the whole width stands for: the same for all lanes that are compared. */
  scaleUs: number;
  /** Where the picture begins, if not with the lane's first operation. */
  fromUs?: number;
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

export function DeviceChannels({ lane, label, scaleUs, fromUs, onAsk }: DeviceChannelsProps) {
  const [ref, width] = useWidth<HTMLDivElement>();
  const [index, setIndex] = useState<number | null>(null);
  const [place, setPlace] = useState(0);
  const words = text().device;
  const device = deviceFrom(lane.step.device, fromUs);
  const nameOf = lane.pageName ?? String;
  const compact = usePoolRoom() !== null;
  const layout = deviceLayout(device, scaleUs, width, compact);
  const count = device.operations.length;
  const chosen = index !== null && index < count ? index : null;
  const operation = chosen === null ? undefined : device.operations[chosen];
  const told = operation === undefined ? null : operationWords(operation, device, nameOf);
  const pages = operation === undefined ? [] : operationPages(operation);
  const page = pages[place % Math.max(1, pages.length)];
  const asked = place > 0 && page !== undefined && chosen !== null ? words.asks(nameOf(page)) : "";
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const found = pageAt(layout, ...within(event));
    if (found !== null) onAsk?.(found, pointOf(event));
  };
  // Up and down go to another page of the request.
  const onKey = ({ key }: KeyboardEvent) => {
    const by = { ArrowUp: pages.length - 1, ArrowDown: 1 }[key];
    if (onAsk === undefined || page === undefined || by === undefined) return false;
    setPlace((before) => (before + by) % pages.length);
    return true;
  };
  const onEnter = (slider: HTMLElement) => {
    const picture = slider.previousElementSibling?.getBoundingClientRect();
    const box = layout.operations[chosen ?? -1];
    if (page === undefined || picture === undefined || box === undefined) return;
    const left = picture.left + box.x;
    onAsk?.(page, { left, right: left + box.width, top: picture.top, bottom: picture.bottom });
  };
  const look = (to: number | null) => {
    setIndex(to);
    setPlace(0);
  };
  return (
    <div className="relative min-w-0 rounded-sm outline-offset-2 outline-focus has-[input:focus-visible]:outline-2">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the slider does it for the keyboard */}
      <div
        ref={ref}
        role="img"
        aria-label={deviceSummary(device, label)}
        className={onAsk && "can-ask"}
        onClick={onClick}
        {...pointing((x) => operationAt(layout, x), setIndex)}
      >
        <DeviceDrawing device={device} layout={layout} nameOf={nameOf} chosen={chosen} />
      </div>
      <LookSlider
        label={words.look(label)}
        told={told === null ? words.none : `${told} ${asked}`.trim()}
        places={count}
        place={chosen}
        first={Math.max(0, count - 1)}
        onPlace={look}
        far={-1}
        onEnter={onAsk && onEnter}
        onKey={onKey}
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
