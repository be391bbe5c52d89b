/** The device's channels as a drawing: transfers, idle channels, and this step's request marked. */
import type { DeviceStep, PageName } from "../../engine/types.ts";
import { text } from "../../text/text.ts";
import { formatTimeShort, largestOf } from "../../ui/format.ts";
import { Drawing, Label } from "../Drawing.tsx";
import { shortName } from "../pageName.ts";
import { type Block, type Channels, type DeviceLayout, GUTTER, type TransferBox } from "./layout.ts";
import { isHit, requestName } from "./words.ts";

export interface DeviceDrawingProps {
  device: DeviceStep;
  layout: DeviceLayout;
  nameOf: PageName;
  chosen: number | null;
}

/** Width of a letter of the words, generously. */
const LETTER = 7;

const FILL = {
  written: "fill-dirty stroke-mark-batch",
  read: "fill-clean stroke-clean",
  prefetched: "fill-prefetched stroke-prefetched",
} as const;
const TEXT = { written: "fill-on-dirty", read: "fill-on-clean", prefetched: "fill-on-prefetched" } as const;

const LOWEST_LABELLED = 10;
const DIGIT = 0.54;

/** The pages' numbers, where all of a block fit. */
function Pages({ block, nameOf, steps }: { block: Block; nameOf: PageName; steps: number }) {
  const size = Math.min(11, block.height - 1);
  const pitch = block.width / Math.max(1, steps);
  const names = block.pages.map((page) => (page === null ? "" : shortName(nameOf(page))));
  const longest = Math.max(0, ...names.map((name) => name.length));
  if (block.height < LOWEST_LABELLED || longest * size * DIGIT + 2 > pitch) return null;
  const y = block.y + block.height / 2 + size * 0.325;
  return names.map((name, step) => {
    const look = { size, weight: 600, anchor: "middle", className: TEXT[block.kind] } as const;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a device step is its place
      <Label key={step} x={block.x + (step + 0.5) * pitch} y={y} {...look} words={name} />
    );
  });
}

function Transferred({ box, nameOf }: { box: TransferBox; nameOf: PageName }) {
  const { kind, row } = box.channels;
  const gap = row !== null && row >= 6 ? 1 : 0;
  return (
    <g data-transfer={kind}>
      {box.idle.map(({ x, y, width, height }) => (
        <rect
          key={y}
          {...{ x: x + 1, y: y + gap + 0.5, width: Math.max(0.5, width - 2) }}
          height={Math.max(0.5, height - 2 * gap - 1)}
          strokeDasharray="1.5 2"
          className="fill-surface stroke-ink-muted"
        />
      ))}
      {box.blocks.map((block) => {
        const { x, y, width, height, pages } = block;
        return (
          <g
            key={`${block.kind} ${x} ${y}`}
            data-block
            data-pages={pages.filter((page) => page !== null).join(" ")}
          >
            <rect
              {...{ x: x + 0.75, y: y + gap, rx: gap }}
              {...{ width: Math.max(1, width - 1.5), height: Math.max(1, height - 2 * gap) }}
              className={FILL[block.kind]}
            />
            <Pages block={block} nameOf={nameOf} steps={Math.round((width * box.steps) / box.width)} />
          </g>
        );
      })}
      {box.divisions.map((x) => (
        <path key={x} d={`M${x} ${box.y}v${box.height}`} strokeWidth={1.5} className="stroke-surface" />
      ))}
    </g>
  );
}

/** The channels with nothing in them: a line each, or the frame of a bar. */
function Empty({ channels: { kind, channels, ...box }, label }: { channels: Channels; label: string }) {
  const { row, ...place } = box;
  const middle = box.y + box.height / 2;
  const lines = Array.from({ length: row === null ? 0 : channels }, (_, channel) => {
    return `M${box.x} ${box.y + (channel + 0.5) * (row ?? 0)}h${box.width}`;
  });
  const low = box.height < 24;
  return (
    <>
      {row === null && <rect {...place} className="fill-none stroke-line" />}
      <path d={lines.join("")} className="stroke-line" />
      <Label y={low ? middle + 5 : middle - 1} className="fill-ink" words={label} />
      {!low && (
        <Label y={middle + 13}>
          {kind === "write" ? "k_w" : "k_r"} = {channels}
        </Label>
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

type Shown = Omit<DeviceDrawingProps, "chosen">;

function Axis({ layout, device }: Shown) {
  const { axis, width, now } = layout;
  const largest_us = largestOf([device.start_us, ...axis.ticks.map(({ us }) => us)]);
  const from = text().device.start(formatTimeShort(device.start_us, largest_us));
  const ticks = namedTicks(layout, GUTTER + from.length * LETTER, largest_us);
  const mark = (x: number) => `M${x} ${axis.y - 3}v6`;
  return (
    <>
      <path d={`M${GUTTER} ${axis.y}H${width - 4}m-5 -3l5 3l-5 3`} className="fill-none stroke-line-strong" />
      <path d={mark(GUTTER) + mark(now)} className="stroke-line-strong" />
      <Label x={GUTTER} y={axis.y + 13} words={from} />
      {ticks.map(({ x, words }) => (
        <g key={x}>
          <path d={mark(x)} className="stroke-line-strong" />
          <Label x={x} y={axis.y + 13} anchor="middle" words={words} />
        </g>
      ))}
    </>
  );
}

const NAME_GAP = 7;

/** Which requests are named: this step's always, then those that took longest, as long as no two names touch. */
function namesOf({ device, layout, nameOf }: Shown) {
  const last = layout.operations.length - 1;
  const candidates = layout.operations
    .filter(({ at }) => at === last || device.operations[at]?.read !== null)
    .toSorted((a, b) => Number(b.at === last) - Number(a.at === last) || b.width - a.width || a.at - b.at);
  const placed: { at: number; left: number; wide: number; name: string }[] = [];
  for (const { at, x } of candidates) {
    const operation = device.operations[at];
    if (operation === undefined) continue;
    const hit = isHit(operation) ? ` ${text().device.hit}` : "";
    const name = `${requestName(operation, (page) => shortName(nameOf(page)))}${hit}`;
    const wide = name.length * LETTER + NAME_GAP;
    const left = Math.min(x, layout.width - wide);
    if (placed.every((other) => left >= other.left + other.wide || left + wide <= other.left))
      placed.push({ at, left, wide, name });
  }
  return placed;
}

export function DeviceDrawing({ chosen, ...shown }: DeviceDrawingProps) {
  const { device, layout, nameOf } = shown;
  const { operations, width, height } = layout;
  const words = text().device;
  const last = operations.at(-1);
  const pointed = operations[chosen ?? -1];
  const [top, bottom] = [layout.write.y - 2, layout.axis.y - 1];
  const box = pointed && { x: pointed.x, y: 0, width: Math.max(2, pointed.width), height: bottom };
  return (
    <Drawing width={width} height={height} look="overflow-visible">
      {box && <rect {...box} className="fill-surface-raised" />}
      <Empty channels={layout.write} label={words.writeChannels} />
      <Empty channels={layout.read} label={words.readChannels} />
      {operations.map(({ at, transfers }) => (
        <g key={device.operations[at]?.t} data-now={at === last?.at || undefined}>
          {transfers.map((box) => (
            <Transferred key={box.y} box={box} nameOf={nameOf} />
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
      {namesOf(shown).map(({ at, left, name }) => {
        const now = at === last?.at;
        const look = { weight: now ? 700 : 400, className: now ? "fill-ink" : "fill-ink-muted" };
        return <Label key={at} x={left + 1} y={layout.names} {...look} words={name} />;
      })}
      <Axis {...shown} />
    </Drawing>
  );
}
