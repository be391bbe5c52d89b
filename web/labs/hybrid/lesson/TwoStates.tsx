/** A page as a two-state task system, after figure 2 of the paper: on flash (f) or on the magnetic disk (m). */
import { Label } from "../../../figures/Drawing.tsx";
import { useWidth } from "../../../figures/useWidth.ts";
import { hybridText } from "../../../text/hybrid.ts";
import { lessonText } from "../../../text/lessons.ts";
import { formatUpTo } from "../../../text/numbers.ts";
import type { Disk, HybridConfig } from "../types.ts";

type Prices = Pick<HybridConfig, "rf" | "wf" | "rm" | "wm">;

interface TwoStatesProps {
  /** "Page 7". */
  name: string;
  prices: Prices;
  state: Disk;
  /** Whether it came to this state in the step shown. */
  moved: boolean;
}

const RADIUS = 42;
const MIDDLE = 72;
const HEIGHT = 138;
const WIDEST = 440;
/** Ways begin and end on a circle, above or below its middle. */
const RISE = 22;
const REACH = Math.sqrt(RADIUS ** 2 - RISE ** 2) + 4;
const ARC = 34;
const HEAD = "M0 0l-11 -5v10z";

const inUnits = (price: number) => formatUpTo(price, 3);

interface StateProps {
  disk: Disk;
  x: number;
  here: boolean;
  read: number;
  write: number;
}

function State({ disk, x, here, read, write }: StateProps) {
  const onFlash = disk === "f";
  const words = hybridText().disks;
  const look = onFlash ? "fill-flash stroke-flash" : "fill-magnetic stroke-magnetic";
  const ink = here ? (onFlash ? "fill-on-flash" : "fill-on-magnetic") : "fill-ink";
  const costs = [`r_${disk} = ${inUnits(read)}`, `w_${disk} = ${inUnits(write)}`];
  return (
    <>
      <Label
        x={onFlash ? x - RADIUS : x + RADIUS}
        y={16}
        anchor={onFlash ? "start" : "end"}
        weight={600}
        className={onFlash ? "fill-flash" : "fill-magnetic"}
        words={onFlash ? words.flash : words.magnetic}
      />
      <circle
        cx={x}
        cy={MIDDLE}
        r={RADIUS}
        strokeWidth={2}
        className={here ? look : "fill-surface stroke-line-strong"}
      />
      <Label x={x} y={MIDDLE - 13} size={18} weight={600} anchor="middle" className={ink} words={disk} />
      {costs.map((cost, line) => (
        <Label
          key={cost}
          x={x}
          y={MIDDLE + 7 + 17 * line}
          size={12}
          anchor="middle"
          className={ink}
          words={cost}
        />
      ))}
    </>
  );
}

/** From one circle to the other, above for moves to flash and below for moves back. */
function Way({ from, to, cost, taken }: { from: number; to: number; cost: string; taken: boolean }) {
  const side = to < from ? -1 : 1;
  const y = MIDDLE + side * RISE;
  const [begin, end, middle] = [from + side * REACH, to - side * REACH, (from + to) / 2];
  const top = y + side * ARC;
  const turn = (Math.atan2(y - top, end - middle) * 180) / Math.PI;
  const ink = taken ? "stroke-mark-batch" : "stroke-ink-muted";
  return (
    <>
      <path
        d={`M${begin} ${y}Q${middle} ${top} ${end} ${y}`}
        strokeWidth={taken ? 4 : 1.5}
        className={`fill-none ${ink}`}
      />
      <path
        d={HEAD}
        transform={`translate(${end} ${y}) rotate(${turn})`}
        className={taken ? "fill-mark-batch" : "fill-ink-muted"}
      />
      <Label
        x={middle}
        y={side < 0 ? MIDDLE - RISE - ARC / 2 - 6 : MIDDLE + RISE + ARC / 2 + 17}
        anchor="middle"
        weight={taken ? 600 : 400}
        className="fill-ink"
        words={cost}
      />
    </>
  );
}

export function TwoStates({ name, prices: { rf, wf, rm, wm }, state, moved }: TwoStatesProps) {
  const [ref, room] = useWidth<HTMLDivElement>();
  const width = Math.min(room, WIDEST);
  const words = lessonText().twoStates;
  const [f, m] = [RADIUS + 2, width - RADIUS - 2];
  const label = words.label(name, state, moved, [rf, wf, rm, wm].map(inUnits));
  return (
    <div ref={ref} className="min-w-0">
      <svg
        width={width}
        height={HEIGHT}
        role="img"
        aria-label={label}
        className="mx-auto block font-sans tabular-nums"
      >
        <Way from={m} to={f} cost={words.move(inUnits(wf))} taken={moved && state === "f"} />
        <Way from={f} to={m} cost={words.move(inUnits(wm))} taken={moved && state === "m"} />
        <State disk="f" x={f} here={state === "f"} read={rf} write={wf} />
        <State disk="m" x={m} here={state === "m"} read={rm} write={wm} />
      </svg>
    </div>
  );
}
