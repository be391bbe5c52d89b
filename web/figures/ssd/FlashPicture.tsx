/** Blocks as columns of pages. Only pages that garbage collection moves glide; a new version comes from the host. */
import type { Flash, FlashPage, FlashShape, FlashStep } from "../../simulation/flash.ts";
import { blockPages, countIn, placeIn } from "../../simulation/flash.ts";
import { ssdText } from "../../text/ssd.ts";
import { Label } from "../Drawing.tsx";
import { FlashCell } from "../flash/FlashCell.tsx";
import { useWidth } from "../useWidth.ts";

/** A physical page with its version. */
export const SsdCell = ({ page, ...size }: { width: number; height: number; page: FlashPage }) =>
  page.state === "free" ? (
    <FlashCell {...size} state="free" />
  ) : (
    <FlashCell {...size} state={page.state} name={letter(page.page)} version={page.version} />
  );

const GLIDE = "transition-transform duration-(--motion) ease-out motion-reduce:transition-none";
const HEIGHT = 34;
const PITCH = HEIGHT + 4;
/** Above the pages: what the host writes, and the names of the blocks. */
const TOP = 52;
const BELOW = 22;
const MARGIN = 4;
const GAP = 12;

function geometry({ shape }: Flash, width: number) {
  const cell = Math.max(30, Math.min(80, (width - 2 * MARGIN - (shape.blocks - 1) * GAP) / shape.blocks));
  const x = (block: number) => MARGIN + block * (cell + GAP);
  const y = (page: number) => TOP + page * PITCH;
  const at = (place: number) => {
    const [block, page] = placeIn(shape, place);
    return { x: x(block), y: y(page) };
  };
  return { cell, x, at, right: x(shape.blocks) - GAP, bottom: y(shape.pages_per_block) };
}

type DrawnProps = { flash: Flash; step: FlashStep; geo: ReturnType<typeof geometry> };

/** The caption beneath a block: its role in the current step. */
function role(flash: Flash, step: FlashStep, block: number) {
  if (step.kind === "erase" && step.block === block) return "erased";
  if (flash.collected === block) return "emptied";
  const free = countIn(flash, block, "free");
  if (block === flash.open && free > 0) return "filling";
  return free === flash.shape.pages_per_block ? "reserve" : null;
}

function Block({ flash, step, block, geo }: DrawnProps & { block: number }) {
  const words = ssdText().inside;
  const part = role(flash, step, block);
  const marked = part === "emptied" || part === "erased";
  const [left, { cell, bottom }] = [geo.x(block), geo];
  const box = { x: left - 4, y: TOP - 4, width: cell + 8, height: bottom - TOP + 4, rx: 5 };
  const middle = left + cell / 2;
  return (
    <>
      <Label x={middle} y={TOP - 8} anchor="middle" words={cell < 48 ? block : words.block(String(block))} />
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
          words={words[part]}
        />
      )}
    </>
  );
}

function Way({ step, geo: { cell, at, right } }: DrawnProps) {
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
  const from = at(step.from);
  const rightwards = to.x > from.x;
  const [x1, x2] = rightwards ? [from.x + cell, to.x - 5] : [from.x, to.x + cell + 5];
  const [y1, y2] = [from.y + HEIGHT / 2, to.y + HEIGHT / 2];
  const bend = (x2 - x1) / 2;
  const tip = rightwards ? -6 : 6;
  const d = `M${x1} ${y1}C${x1 + bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}m${tip} -4l${-tip} 4l${tip} 4`;
  return (
    <>
      <path d={d} {...look} />
      {ring}
    </>
  );
}

export function FlashPicture({ flash, step, label }: Omit<DrawnProps, "geo"> & { label: string }) {
  const [ref, width] = useWidth<HTMLDivElement>();
  const geo = geometry(flash, width);
  // Keyed by version, and in their order, so that a page that moves is the same element at another place.
  const placed = flash.pages
    .map((page, place) => ({ page, place, name: page.state === "valid" ? versionName(page) : "" }))
    .sort((a, b) => (a.name < b.name ? -1 : Number(a.name > b.name)));
  return (
    <div ref={ref}>
      <svg
        role="img"
        aria-label={label}
        width={geo.right + MARGIN}
        height={geo.bottom + BELOW}
        className="max-w-full font-sans tabular-nums"
      >
        {Array.from({ length: flash.shape.blocks }, (_, block) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks are their places
          <Block key={block} flash={flash} step={step} block={block} geo={geo} />
        ))}
        {placed.map(({ page, place, name }) => {
          const { x, y } = geo.at(place);
          return (
            <g
              key={name || place}
              className={name === "" ? undefined : GLIDE}
              style={{ transform: `translate(${x}px, ${y}px)` }}
            >
              <SsdCell width={geo.cell} height={HEIGHT} page={page} />
            </g>
          );
        })}
        <Way flash={flash} step={step} geo={geo} />
      </svg>
    </div>
  );
}

type Words = ReturnType<typeof ssdText>["inside"];

/** A logical page: a letter. */
export const letter = (page: number): string => String.fromCharCode(65 + page);

/** A version of it: "F2". */
export const versionName = ({ page, version }: { page: number; version: number }): string =>
  `${letter(page)}${version}`;

/** A physical page: "block.page". */
export const placeName = (shape: FlashShape, place: number): string => placeIn(shape, place).join(".");

const pageWords = (page: FlashPage, words: Words): string =>
  page.state === "free" ? words.pageInWords.free : `${versionName(page)} ${words.pageInWords[page.state]}`;

export const pictureWords = (flash: Flash, words: Words): string[] =>
  Array.from({ length: flash.shape.blocks }, (_, block) => {
    const pages = blockPages(flash, block).map((page) => pageWords(page, words));
    return words.blockInWords(String(block), pages.join(", "));
  });

export function stepWords({ shape, pages }: Flash, step: FlashStep, { steps }: Words): string {
  const place = (at: number) => placeName(shape, at);
  switch (step.kind) {
    case "start":
      return steps.start(String(shape.logical_pages), String(pages.length));
    case "write": {
      const old = versionName({ page: step.page, version: step.version - 1 });
      return steps.write(letter(step.page), versionName(step), old, place(step.to), place(step.from));
    }
    case "choose":
      return steps.choose(String(step.block), String(step.invalid), step.valid);
    case "move":
      return steps.move(versionName(step), place(step.from), place(step.to));
    case "erase":
      return steps.erase(String(step.block), String(shape.pages_per_block));
  }
}
