/** alpha over write amplification for given chips: where the lanes stand on it, and the measured devices across it. */
import type { DeviceSpec } from "../../engine/types.ts";
import { alphaText } from "../../text/alpha.ts";
import { formatDigits, formatUpTo } from "../../text/numbers.ts";
import { DataTable, names, numbers } from "../../ui/DataTable.tsx";
import { formatTimeShort } from "../../ui/format.ts";
import { polyline } from "../chart/linear.ts";
import { colourOf } from "../chart/look.ts";
import { spread } from "../curves/layout.ts";
import { Label } from "../Drawing.tsx";
import { type Chip, type Derived, derived, writeAt } from "./model.ts";
import { type PlotScales, ReadPlot } from "./ReadPlot.tsx";

/** A lane at the shown moment; null before its first host write. */
export interface AlphaLane {
  label: string;
  /** Its number: its colour. */
  lane: number;
  write_amplification: number | null;
  derived: Derived;
}

export type MeasuredDevice = Pick<DeviceSpec, "id" | "label" | "alpha" | "k_r" | "k_w">;

export interface AlphaCurveProps {
  chip: Chip;
  /** P. */
  block_pages: number;
  lanes: readonly AlphaLane[];
  devices: readonly MeasuredDevice[];
}

/** How far the curve goes where no lane is further. */
const MOST_WA = 8;
/** Beyond the last lane. */
const AIR = 1.15;
const STEPS = 140;

const SIZE = 13;
const LETTER = 6.2;
const LEADER = 14;

const deviceWords = ({ label, alpha }: MeasuredDevice) => `${label} ${formatDigits(alpha, 1)}`;
/** Of the names beside the axes. */
const namesWidth = (devices: readonly MeasuredDevice[]) =>
  LEADER + LETTER * Math.max(0, ...devices.map((device) => deviceWords(device).length));

/** A line across for each measured device, and its name beside it, clear of the others'. */
function Devices({
  devices,
  scales: { y, box },
}: {
  devices: readonly MeasuredDevice[];
  scales: PlotScales;
}) {
  const heights = devices.map(({ alpha }) => y(alpha));
  const named = spread(heights, SIZE + 3, box.top, box.bottom);
  return devices.map((device, at) => {
    const [line, name] = [heights[at] ?? 0, named[at] ?? 0];
    return (
      <g key={device.id} data-device={device.id}>
        <path d={`M${box.left} ${line}H${box.right}`} strokeDasharray="5 4" className="stroke-ink-muted" />
        <path
          d={`M${box.right} ${line}L${box.right + LEADER - 4} ${name}`}
          className="fill-none stroke-line-strong"
        />
        <Label x={box.right + LEADER} y={name + 4} size={SIZE} words={deviceWords(device)} />
      </g>
    );
  });
}

/** Larger and hollow first: where lanes coincide, all show. */
const radiusOf = (lanes: AlphaCurveProps["lanes"], at: number) => 4.5 + 3.5 * (lanes.length - 1 - at);

interface LanePointProps {
  lanes: AlphaCurveProps["lanes"];
  at: number;
  x: number;
  y: number;
}

function LanePoint({ lanes, at, x, y }: LanePointProps) {
  const { fill, stroke } = colourOf("lane", lanes[at]?.lane ?? 0);
  const look = at === lanes.length - 1 ? `${fill} ${stroke}` : `fill-none ${stroke}`;
  return <circle cx={x} cy={y} r={radiusOf(lanes, at)} strokeWidth={2} className={look} />;
}

function LanePoints({ lanes, scales: { x, y } }: Pick<AlphaCurveProps, "lanes"> & { scales: PlotScales }) {
  return lanes.map(({ lane, write_amplification, derived: { alpha } }, at) =>
    write_amplification === null || alpha === null ? null : (
      <g key={lane} data-lane={lane}>
        <LanePoint {...{ lanes, at, x: x(write_amplification), y: y(alpha) }} />
      </g>
    ),
  );
}

/** The lanes' points in words, with their marks. */
function LaneWords({ lanes }: Pick<AlphaCurveProps, "lanes">) {
  const size = 2 * (radiusOf(lanes, 0) + 1);
  return (
    <ul className="mt-1 grid gap-x-6 text-sm tabular-nums sm:flex sm:flex-wrap">
      {lanes.map((lane, at) => (
        <li key={lane.lane} className="flex items-center gap-2">
          <svg width={size} height={size} aria-hidden="true" className="flex-none">
            <LanePoint {...{ lanes, at, x: size / 2, y: size / 2 }} />
          </svg>
          {laneWords(lane)}
        </li>
      ))}
    </ul>
  );
}

function laneWords({ label, write_amplification, derived: { alpha } }: AlphaLane): string {
  const words = alphaText().curve;
  return write_amplification === null || alpha === null
    ? words.noWrite(label)
    : words.lane(label, formatDigits(write_amplification, 2), formatDigits(alpha, 2));
}

const WHOLE = { k_w: "k_w", k_r: "k_r", alpha: "alpha", amplification: "WA" };

function AlphaTable({ chip, block_pages, devices, most }: Omit<AlphaCurveProps, "lanes"> & { most: number }) {
  const words = alphaText().curve;
  const rows = Array.from({ length: Math.floor(most) }, (_, at) => ({
    amplification: at + 1,
    ...derived(chip, writeAt(chip, block_pages, at + 1)),
  }));
  return (
    <div className="grid gap-4">
      <DataTable<(typeof rows)[number]>
        caption={words.caption}
        columns={[
          names(WHOLE.amplification, ({ amplification }) => amplification),
          numbers("W", ({ chip_write_us }) => formatTimeShort(chip_write_us)),
          numbers(WHOLE.alpha, ({ alpha }) => formatDigits(alpha, 2)),
          numbers(WHOLE.k_w, ({ k_w }) => formatUpTo(k_w, 1)),
          numbers(WHOLE.k_r, ({ k_r }) => formatUpTo(k_r, 1)),
        ]}
        rows={rows}
      />
      <DataTable<MeasuredDevice>
        columns={[
          names(words.devices, ({ label }) => label),
          numbers(WHOLE.alpha, ({ alpha }) => formatDigits(alpha, 1)),
          numbers(WHOLE.k_w, ({ k_w }) => formatUpTo(k_w, 0)),
          numbers(WHOLE.k_r, ({ k_r }) => formatUpTo(k_r, 0)),
        ]}
        rows={devices}
      />
    </div>
  );
}

export function AlphaCurve({ chip, block_pages, lanes, devices }: AlphaCurveProps) {
  const words = alphaText().curve;
  const known = lanes.flatMap(({ write_amplification }) => write_amplification ?? []);
  const most = Math.max(MOST_WA, Math.ceil(AIR * Math.max(0, ...known)));
  const even = Array.from({ length: STEPS + 1 }, (_, at) => 1 + (at / STEPS) * (most - 1));
  // The lanes' own among them, so that these are read as they are.
  const places = Float64Array.from(new Set([...even, ...known])).sort();
  const at = (amplification: number) => derived(chip, writeAt(chip, block_pages, amplification));
  const reading = (amplification: number) => {
    const { chip_write_us, alpha, k_w, k_r } = at(amplification);
    const [work, ...rest] = [formatTimeShort(chip_write_us), formatDigits(alpha, 2)] as const;
    const both = [formatUpTo(k_w, 1), formatUpTo(k_r, 1)] as const;
    return words.reading(formatDigits(amplification, 2), work, ...rest, ...both);
  };
  const highest = [at(1).alpha, at(most).alpha, ...devices.map(({ alpha }) => alpha)];
  const picture = (read: string) =>
    words.picture(words.title, read, lanes.map(laneWords), devices.map(deviceWords));
  return (
    <div className="grid min-w-0 gap-1">
      <ReadPlot
        {...{ title: words.title, places, present: places.indexOf(known[0] ?? 1), reading, picture }}
        x={{ name: words.x, format: (value) => formatUpTo(value, 1) }}
        y={{ name: WHOLE.alpha, format: (value) => formatUpTo(value, 2), most: Math.max(...highest) }}
        right={() => namesWidth(devices)}
        table={() => <AlphaTable {...{ chip, block_pages, devices, most }} />}
      >
        {(scales) => (
          <>
            <Devices devices={devices} scales={scales} />
            <path
              d={polyline(Array.from(places, (value) => [scales.x(value), scales.y(at(value).alpha)]))}
              strokeWidth={2.5}
              className="fill-none stroke-ink"
              data-curve
            />
            <LanePoints lanes={lanes} scales={scales} />
          </>
        )}
      </ReadPlot>
      <p className="text-ink-muted text-sm">{words.measured}</p>
      <LaneWords lanes={lanes} />
    </div>
  );
}
