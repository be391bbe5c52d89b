/** The device's channels as a drawing: transfers, idle channels, and this step's request marked. */
import type { DeviceStep, PageName } from "../../engine/types.ts";
import { text } from "../../text/text.ts";
import { formatTimeShort, largestOf } from "../../ui/format.ts";
import { shortName } from "../pageName.ts";
import { type Block, type Channels, type DeviceLayout, GUTTER, type TransferBox } from "./layout.ts";
import { isHit, requestName } from "./words.ts";

export interface DeviceDrawingProps {
  device: DeviceStep;
  layout: DeviceLayout;
  nameOf: PageName;
  /** Operation that is pointed at. */
  chosen: number | null;
}

/** Size of the words, and the width of one of their letters, generously. */
const TYPE = 13;
const LETTER = 7;

const FILL = {
  written: "fill-dirty stroke-mark-batch",
  read: "fill-clean stroke-clean",
  prefetched: "fill-prefetched stroke-prefetched",
} as const;
const TEXT = { written: "fill-on-dirty", read: "fill-on-clean", prefetched: "fill-on-prefetched" } as const;

/** Lower rows have no room for digits. */
const LOWEST_LABELLED = 10;
const DIGIT = 0.54;

/** The pages' numbers, where all of a block fit. */
function Pages({ block, nameOf, steps }: { block: Block; nameOf: PageName; steps: number }) {
  const size = Math.min(11, block.height - 1);
  const pitch = block.width / Math.max(1, steps);
  const names = block.pages.map((page) => (page === null ? "" : shortName(nameOf(page))));
  const longest = Math.max(0, ...names.map((name) => name.length));
  if (block.height < LOWEST_LABELLED || longest * size * DIGIT + 2 > pitch) return null;
  return names.map((name, step) => (
    <text
      // biome-ignore lint/suspicious/noArrayIndexKey: a device step is its place
      key={step}
      x={block.x + (step + 0.5) * pitch}
      y={block.y + block.height / 2 + size * 0.325}
      fontSize={size}
      fontWeight={600}
      textAnchor="middle"
      className={TEXT[block.kind]}
    >
      {name}
    </text>
  ));
}

function Transferred({ box, channels, nameOf }: { box: TransferBox; channels: Channels; nameOf: PageName }) {
  const gap = channels.row !== null && channels.row >= 6 ? 1 : 0;
  const step = box.width / box.transfer.steps;
  return (
    <g data-transfer={channels.kind}>
      {box.idle.map((idle) => (
        <rect
          key={idle.y}
          x={idle.x + 1}
          y={idle.y + gap + 0.5}
          width={Math.max(0.5, idle.width - 2)}
          height={Math.max(0.5, idle.height - 2 * gap - 1)}
          strokeDasharray="1.5 2"
          className="fill-surface stroke-ink-muted"
        />
      ))}
      {box.blocks.map((block) => (
        <g
          key={`${block.kind} ${block.x} ${block.y}`}
          data-block
          data-pages={block.pages.filter((page) => page !== null).join(" ")}
        >
          <rect
            x={block.x + 0.75}
            y={block.y + gap}
            width={Math.max(1, block.width - 1.5)}
            height={Math.max(1, block.height - 2 * gap)}
            rx={gap}
            className={FILL[block.kind]}
          />
          <Pages block={block} nameOf={nameOf} steps={Math.round(block.width / step)} />
        </g>
      ))}
      {box.divisions.map((x) => (
        <path key={x} d={`M${x} ${box.y}v${box.height}`} strokeWidth={1.5} className="stroke-surface" />
      ))}
    </g>
  );
}

/** The channels with nothing in them: a line each, or the frame of a bar. */
function Empty({ channels, label }: { channels: Channels; label: string }) {
  const { x, y, width, height, row } = channels;
  const middle = y + height / 2;
  const lines = Array.from({ length: row === null ? 0 : channels.channels }, (_, channel) => {
    return `M${x} ${y + (channel + 0.5) * (row ?? 0)}h${width}`;
  });
  return (
    <>
      {row === null && <rect x={x} y={y} width={width} height={height} className="fill-none stroke-line" />}
      <path d={lines.join("")} className="stroke-line" />
      <text y={height < 24 ? middle + 5 : middle - 1} fontSize={TYPE} className="fill-ink">
        {label}
      </text>
      {height >= 24 && (
        <text y={middle + 13} fontSize={TYPE} className="fill-ink-muted">
          {channels.kind === "write" ? "k_w" : "k_r"} = {channels.channels}
        </text>
      )}
    </>
  );
}

/** The ticks whose words have room, each after the one before. */
function namedTicks({ axis, width }: DeviceLayout, from: number, largest_us: number) {
  let taken = from;
  return axis.ticks.flatMap(({ x, us }) => {
    const words = `+${formatTimeShort(us, largest_us)}`;
    const half = (words.length * LETTER) / 2;
    if (x - half < taken || x + half > width) return [];
    taken = x + half;
    return [{ x, words }];
  });
}

function Axis({ layout, device }: Pick<DeviceDrawingProps, "layout" | "device">) {
  const { axis, width, now } = layout;
  const largest_us = largestOf([device.start_us, ...axis.ticks.map(({ us }) => us)]);
  const from = text().device.start(formatTimeShort(device.start_us, largest_us));
  return (
    <g fontSize={TYPE} className="fill-ink-muted">
      <path d={`M${GUTTER} ${axis.y}H${width - 4}m-5 -3l5 3l-5 3`} className="fill-none stroke-line-strong" />
      <path d={`M${GUTTER} ${axis.y - 3}v6M${now} ${axis.y - 3}v6`} className="stroke-line-strong" />
      <text x={GUTTER} y={axis.y + 13}>
        {from}
      </text>
      {namedTicks(layout, GUTTER + from.length * LETTER, largest_us).map(({ x, words }) => (
        <g key={x}>
          <path d={`M${x} ${axis.y - 3}v6`} className="stroke-line-strong" />
          <text x={x} y={axis.y + 13} textAnchor="middle">
            {words}
          </text>
        </g>
      ))}
    </g>
  );
}

const NAME_GAP = 7;

interface Name {
  at: number;
  left: number;
  wide: number;
  name: string;
}

/** Which requests are named: this step's always, then those that took longest, as long as no two names touch. */
function namesOf({ device, layout, nameOf }: Omit<DeviceDrawingProps, "chosen">): Name[] {
  const last = layout.operations.length - 1;
  const candidates = layout.operations
    .filter(({ at }) => at === last || device.operations[at]?.read !== null)
    .toSorted((a, b) => Number(b.at === last) - Number(a.at === last) || b.width - a.width || a.at - b.at);
  const placed: Name[] = [];
  for (const { at, x } of candidates) {
    const operation = device.operations[at];
    if (operation === undefined) continue;
    const hit = isHit(operation) ? ` ${text().device.hit}` : "";
    const name = `${requestName(operation, (page) => shortName(nameOf(page)))}${hit}`;
    const wide = name.length * LETTER + NAME_GAP;
    const left = Math.min(x, layout.width - wide);
    if (placed.every((other) => left >= other.left + other.wide || left + wide <= other.left)) {
      placed.push({ at, left, wide, name });
    }
  }
  return placed;
}

function Names(props: Omit<DeviceDrawingProps, "chosen">) {
  const last = props.layout.operations.length - 1;
  return namesOf(props).map(({ at, left, name }) => (
    <text
      key={at}
      x={left + 1}
      y={props.layout.names}
      fontSize={TYPE}
      fontWeight={at === last ? 700 : 400}
      className={at === last ? "fill-ink" : "fill-ink-muted"}
    >
      {name}
    </text>
  ));
}

export function DeviceDrawing({ device, layout, nameOf, chosen }: DeviceDrawingProps) {
  const words = text().device;
  const last = layout.operations.at(-1);
  const pointed = chosen === null ? undefined : layout.operations[chosen];
  const [top, bottom] = [layout.write.y - 2, layout.axis.y - 1];
  return (
    <svg
      width={layout.width}
      height={layout.height}
      className="block overflow-visible font-sans tabular-nums"
      aria-hidden="true"
    >
      {pointed !== undefined && (
        <rect
          x={pointed.x}
          y={0}
          width={Math.max(2, pointed.width)}
          height={bottom}
          className="fill-surface-raised"
        />
      )}
      <Empty channels={layout.write} label={words.writeChannels} />
      <Empty channels={layout.read} label={words.readChannels} />
      {layout.operations.map(({ at, transfers }) => (
        <g key={device.operations[at]?.t} data-now={at === last?.at || undefined}>
          {transfers.map((box) => (
            <Transferred
              key={box.y}
              box={box}
              channels={box.y === layout.write.y ? layout.write : layout.read}
              nameOf={nameOf}
            />
          ))}
        </g>
      ))}
      {last !== undefined && (
        <path
          d={`M${last.x} ${top}V${bottom}h${Math.max(0, last.width)}V${top}z`}
          strokeWidth={2}
          strokeLinejoin="round"
          className="fill-none stroke-mark-requested"
        />
      )}
      <Names device={device} layout={layout} nameOf={nameOf} />
      <Axis device={device} layout={layout} />
    </svg>
  );
}
