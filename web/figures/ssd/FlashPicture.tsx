/** Blocks as columns of pages. Only pages that garbage collection moves glide; a new version comes from the host. */

import { blockOf, countIn, type Flash, type FlashPage, type FlashStep } from "../../simulation/flash.ts";
import { ssdText } from "../../text/ssd.ts";
import { useWidth } from "../useWidth.ts";
import { FlashCell } from "./FlashCell.tsx";
import { versionName } from "./names.ts";

interface FlashPictureProps {
  flash: Flash;
  step: FlashStep;
  label: string;
}

const GLIDE = "transition-transform duration-(--motion) ease-out motion-reduce:transition-none";
const HEIGHT = 34;
const PITCH = HEIGHT + 4;
/** Above the pages: what the host writes, and the names of the blocks. */
const TOP = 52;
const BELOW = 22;
const MARGIN = 4;
const GAP = 12;

interface Geometry {
  cell: number;
  x: (block: number) => number;
  y: (page: number) => number;
  at: (place: number) => { x: number; y: number };
}

function geometry(flash: Flash, width: number): Geometry {
  const { blocks, pages_per_block } = flash.shape;
  const cell = Math.max(30, Math.min(80, (width - 2 * MARGIN - (blocks - 1) * GAP) / blocks));
  const x = (block: number) => MARGIN + block * (cell + GAP);
  const y = (page: number) => TOP + page * PITCH;
  return {
    cell,
    x,
    y,
    at: (place) => ({ x: x(blockOf(flash.shape, place)), y: y(place % pages_per_block) }),
  };
}

/** The caption beneath a block: its role in the current step. */
function role(
  flash: Flash,
  step: FlashStep,
  block: number,
): "filling" | "reserve" | "emptied" | "erased" | null {
  if (step.kind === "erase" && step.block === block) return "erased";
  if (flash.collected === block) return "emptied";
  const free = countIn(flash, block, "free");
  if (block === flash.open && free > 0) return "filling";
  return free === flash.shape.pages_per_block ? "reserve" : null;
}

function Block({ flash, step, block, geo }: { flash: Flash; step: FlashStep; block: number; geo: Geometry }) {
  const words = ssdText().inside;
  const part = role(flash, step, block);
  const marked = part === "emptied" || part === "erased";
  const middle = geo.x(block) + geo.cell / 2;
  const bottom = geo.y(flash.shape.pages_per_block);
  return (
    <>
      <text x={middle} y={TOP - 8} textAnchor="middle" fontSize={13} className="fill-ink-muted">
        {geo.cell < 48 ? block : words.block(String(block))}
      </text>
      <rect
        x={geo.x(block) - 4}
        y={TOP - 4}
        width={geo.cell + 8}
        height={bottom - TOP + 4}
        rx={5}
        strokeWidth={marked ? 2.5 : 1}
        className={`fill-none ${marked ? "stroke-mark-victim" : "stroke-line"}`}
      />
      {part !== null && (
        <text
          x={Math.max(middle, 30)}
          y={bottom + 16}
          textAnchor="middle"
          fontSize={13}
          className={marked ? "fill-mark-victim" : "fill-ink-muted"}
        >
          {words[part]}
        </text>
      )}
    </>
  );
}

/** Where a page came from, and where it is now. */
function Way({ step, geo }: { step: FlashStep; geo: Geometry }) {
  if (step.kind !== "write" && step.kind !== "move") return null;
  const to = geo.at(step.to);
  const ring = (
    <rect
      x={to.x - 2.5}
      y={to.y - 2.5}
      width={geo.cell + 5}
      height={HEIGHT + 5}
      rx={5}
      strokeWidth={3}
      className="fill-none stroke-mark-requested"
    />
  );
  if (step.kind === "write") {
    const middle = to.x + geo.cell / 2;
    return (
      <>
        <path
          d={`M${middle} 18v12m-4 -4l4 4l4 -4`}
          strokeWidth={2}
          strokeLinecap="round"
          strokeLinejoin="round"
          className="fill-none stroke-mark-requested"
        />
        {ring}
      </>
    );
  }
  const from = geo.at(step.from);
  const right = to.x > from.x;
  const [x1, x2] = right ? [from.x + geo.cell, to.x - 5] : [from.x, to.x + geo.cell + 5];
  const [y1, y2] = [from.y + HEIGHT / 2, to.y + HEIGHT / 2];
  const bend = (x2 - x1) / 2;
  const tip = right ? -6 : 6;
  return (
    <>
      <path
        d={`M${x1} ${y1}C${x1 + bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}m${tip} -4l${-tip} 4l${tip} 4`}
        strokeWidth={2}
        strokeLinejoin="round"
        className="fill-none stroke-mark-requested"
      />
      {ring}
    </>
  );
}

export function FlashPicture({ flash, step, label }: FlashPictureProps) {
  const [ref, width] = useWidth<HTMLDivElement>();
  const words = ssdText().inside;
  const geo = geometry(flash, width);
  const places = flash.pages.map((page, place) => ({ page, place }));
  const still = places.filter(({ page }) => page.state !== "valid");
  // Keyed by version, so that a page that moves is the same element at another place.
  const valid = places
    .flatMap(({ page, place }) => (page.state === "valid" ? [{ page, place, name: versionName(page) }] : []))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const cell = (page: FlashPage) => <FlashCell width={geo.cell} height={HEIGHT} page={page} />;
  const hostX = step.kind === "write" ? geo.at(step.to).x + geo.cell / 2 : 0;
  return (
    <div ref={ref}>
      <svg
        role="img"
        aria-label={label}
        width={geo.x(flash.shape.blocks) - GAP + MARGIN}
        height={geo.y(flash.shape.pages_per_block) + BELOW}
        className="max-w-full font-sans tabular-nums"
      >
        {Array.from({ length: flash.shape.blocks }, (_, block) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks are their places
          <Block key={block} flash={flash} step={step} block={block} geo={geo} />
        ))}
        {still.map(({ page, place }) => (
          <g key={place} style={{ transform: `translate(${geo.at(place).x}px, ${geo.at(place).y}px)` }}>
            {cell(page)}
          </g>
        ))}
        {valid.map(({ page, place, name }) => (
          <g
            key={name}
            className={GLIDE}
            style={{ transform: `translate(${geo.at(place).x}px, ${geo.at(place).y}px)` }}
          >
            {cell(page)}
          </g>
        ))}
        <Way step={step} geo={geo} />
        {step.kind === "write" && (
          <text
            x={Math.min(Math.max(hostX, 62), geo.x(flash.shape.blocks) - GAP - 58)}
            y={13}
            textAnchor="middle"
            fontSize={13}
            className="fill-ink"
          >
            {words.host(versionName(step))}
          </text>
        )}
      </svg>
    </div>
  );
}
