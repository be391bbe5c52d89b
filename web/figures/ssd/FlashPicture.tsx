/** Blocks as columns of pages. Only pages that garbage collection moves glide; a new version comes from the host. */
import { flashText } from "../../text/flash.ts";
import { ssdText } from "../../text/ssd.ts";
import { Label } from "../Drawing.tsx";
import { FlashCell } from "../flash/FlashCell.tsx";
import { wayOf } from "../flash/layout.ts";
import { cellsOf, streamOf } from "../flash/state.ts";
import { letterOf } from "../pool/letters.ts";
import { useWidth } from "../useWidth.ts";
import { type Place, SHAPE, type SsdMoment, versionName } from "./moments.ts";

const GLIDE = "transition-transform duration-(--motion) ease-out motion-reduce:transition-none";
const HEIGHT = 34;
const PITCH = HEIGHT + 4;
/** Above the pages: what the host writes, and the names of the blocks. */
const TOP = 52;
const BELOW = 22;
const MARGIN = 4;
const GAP = 12;

function geometry(width: number) {
  const { blocks, block_pages } = SHAPE;
  const cell = Math.max(30, Math.min(80, (width - 2 * MARGIN - (blocks - 1) * GAP) / blocks));
  const x = (block: number) => MARGIN + block * (cell + GAP);
  const y = (page: number) => TOP + page * PITCH;
  const at = ([block, index]: Place) => ({ x: x(block), y: y(index) });
  return { cell, x, at, right: x(blocks) - GAP, bottom: y(block_pages) };
}

type DrawnProps = { moment: SsdMoment; geo: ReturnType<typeof geometry> };

/** The caption beneath a block: its role in the current step. The last of the queue is what the host leaves. */
function role({ state, step, victim }: SsdMoment, block: number) {
  if (victim === block) return step.kind === "erase" ? "erased" : "emptied";
  if (streamOf(state, block) !== null) return "filling";
  if (!state.free.includes(block)) return null;
  return state.free.at(-1) === block ? "reserve" : "free";
}

function Block({ moment, block, geo }: DrawnProps & { block: number }) {
  const part = role(moment, block);
  const marked = part === "emptied" || part === "erased";
  const [left, { cell, bottom }] = [geo.x(block), geo];
  const box = { x: left - 4, y: TOP - 4, width: cell + 8, height: bottom - TOP + 4, rx: 5 };
  const middle = left + cell / 2;
  return (
    <>
      <Label
        x={middle}
        y={TOP - 8}
        anchor="middle"
        words={cell < 48 ? block : flashText().block(String(block))}
      />
      <rect
        {...box}
        strokeWidth={marked ? 2.5 : 1}
        className={`fill-none ${marked ? "stroke-mark-victim" : "stroke-line"}`}
      />
      {part !== null && (
        <Label
          x={Math.max(middle, 30)}
          y={bottom + 16}
          anchor="middle"
          className={marked ? "fill-mark-victim" : "fill-ink-muted"}
          words={ssdText().inside[part]}
        />
      )}
    </>
  );
}

function Way({ moment: { step }, geo: { cell, at, right } }: DrawnProps) {
  if (step.kind !== "write" && step.kind !== "move") return null;
  const look = {
    strokeWidth: 2,
    strokeLinejoin: "round",
    className: "fill-none stroke-mark-requested",
  } as const;
  const to = at(step.to);
  const box = { x: to.x - 2.5, y: to.y - 2.5, width: cell + 5, height: HEIGHT + 5, rx: 5 };
  const ring = <rect {...box} strokeWidth={3} className={look.className} />;
  if (step.kind === "write") {
    const middle = to.x + cell / 2;
    return (
      <>
        <path d={`M${middle} 18v12m-4 -4l4 4l4 -4`} strokeLinecap="round" {...look} />
        {ring}
        <Label
          x={Math.min(Math.max(middle, 62), right - 58)}
          y={13}
          anchor="middle"
          className="fill-ink"
          words={ssdText().inside.host(versionName(step))}
        />
      </>
    );
  }
  return (
    <>
      <path d={wayOf(at(step.from), to, { width: cell, height: HEIGHT }, 5)} {...look} />
      {ring}
    </>
  );
}

export function FlashPicture({ moment, label }: { moment: SsdMoment; label: string }) {
  const [ref, width] = useWidth<HTMLDivElement>();
  const geo = geometry(width);
  const { state, versions } = moment;
  const blocks = [...state.erases.keys()];
  // Keyed by version, and in their order, so that a page that moves is the same element at another place.
  const placed = blocks
    .flatMap((block) =>
      cellsOf(state, block, SHAPE.block_pages).map((cell, index) => {
        const place: Place = [block, index];
        const page = state.owners?.[block]?.[index] ?? 0;
        const version = versions[block]?.[index] ?? 0;
        return { cell, place, page, version, key: cell === "valid" ? versionName({ page, version }) : "" };
      }),
    )
    .sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)));
  return (
    <div ref={ref}>
      <svg
        role="img"
        aria-label={label}
        width={geo.right + MARGIN}
        height={geo.bottom + BELOW}
        className="max-w-full font-sans tabular-nums"
      >
        {blocks.map((block) => (
          <Block key={block} moment={moment} block={block} geo={geo} />
        ))}
        {placed.map(({ cell, place, page, version, key }) => {
          const { x, y } = geo.at(place);
          return (
            <g
              key={key || place.join()}
              className={key === "" ? undefined : GLIDE}
              style={{ transform: `translate(${x}px, ${y}px)` }}
            >
              <FlashCell
                width={geo.cell}
                height={HEIGHT}
                state={cell}
                name={letterOf(page)}
                version={version}
              />
            </g>
          );
        })}
        <Way moment={moment} geo={geo} />
      </svg>
    </div>
  );
}
