/** A drive's blocks as columns of pages: what is valid, whose blocks are open, which are free in which order, and how worn. */
import { flashText } from "../../text/flash.ts";
import { Label } from "../Drawing.tsx";
import { arrivalsIn, departuresIn, type FlashMoment, isChosen } from "./beat.ts";
import { FlashCell, letterSize } from "./FlashCell.tsx";
import { type FlashLayout, wayOf } from "./layout.ts";
import { SmallCells } from "./SmallCells.tsx";
import { cellsOf, streamOf, type victimAt } from "./state.ts";
import type { FlashShown } from "./types.ts";
import type { NameOf } from "./words.ts";

/** Around words over what is drawn. */
const HALO = { strokeWidth: 3, paintOrder: "stroke", strokeLinejoin: "round" } as const;

/** From here on there is room for a sign behind a count of erases. */
const SIGNED = 22;

export interface FlashPictureProps {
  shown: Pick<FlashShown, "blocks" | "block_pages" | "logical_pages">;
  moment: FlashMoment;
  victim: ReturnType<typeof victimAt>;
  nameOf: NameOf;
  /** Of the picture. */
  label: string;
  /** The block that is looked at. */
  looked: number | null;
}

export type FlashBlocksProps = FlashPictureProps & { layout: FlashLayout; letters: number };

const translated = ({ x, y }: { x: number; y: number }) => ({ transform: `translate(${x}px, ${y}px)` });

type PartProps = FlashBlocksProps & { size: number };

/** Names above a block, its erases below it. */
function Around({ moment: { state, events }, block, layout, victim }: PartProps & { block: number }) {
  const words = flashText();
  const { cellWidth, line, wordy, tall, every } = layout;
  const { x, y } = layout.at(block, 0);
  const middle = x + cellWidth / 2;
  const erases = state.erases[block] ?? 0;
  const stream = streamOf(state, block);
  const place = state.free.indexOf(block);
  const isVictim = victim?.block === block;
  const isNumbered = block % every === 0;
  const role = stream !== null ? words.streams[stream] : place >= 0 ? words.queue(String(place + 1)) : "";
  const erased = events.some(([kind, one]) => kind === "erase" && one === block);
  return (
    <>
      {isNumbered && (
        <Label x={middle} y={y - 5} size={line} anchor="middle">
          {wordy ? words.block(String(block)) : block}
        </Label>
      )}
      {!isVictim && (
        <Label
          x={middle}
          y={y - line - 6}
          size={line}
          anchor="middle"
          weight={stream === null ? 400 : 600}
          className={stream === null ? "fill-ink-muted" : "fill-ink"}
          words={role}
        />
      )}
      {stream !== null && (
        <path
          d={`M${x - 2} ${y}v${tall + 2}h${cellWidth + 4}v${-tall - 2}`}
          strokeWidth={1.5}
          className="fill-none stroke-ink"
        />
      )}
      <text
        data-flash={erased ? "ticks" : undefined}
        x={0}
        y={0}
        fontSize={line}
        fontWeight={erased ? 600 : 400}
        textAnchor="middle"
        className={erased ? "fill-ink" : "fill-ink-muted"}
        style={translated({ x: middle, y: y + tall + line + 3 })}
      >
        {!isNumbered ? "" : cellWidth < SIGNED ? erases : words.erasedTimes(String(erases))}
      </text>
    </>
  );
}

/** The block that is to be erased, and what is still valid in it. */
function VictimFrame({ victim, layout, moment }: PartProps) {
  if (victim === null) return null;
  const { cellWidth, tall, line, width } = layout;
  const { x, y } = layout.at(victim.block, 0);
  const words = flashText().validPages(String(victim.valid));
  const half = words.length * 3;
  return (
    <g data-flash={isChosen(moment) ? "victim" : undefined} data-victim={victim.block}>
      <rect
        {...{ x: x - 3, y: y - 3, width: cellWidth + 6, height: tall + 6, rx: 4 }}
        strokeWidth={2.5}
        className="fill-none stroke-mark-victim"
      />
      <Label
        x={Math.min(Math.max(x + cellWidth / 2, half), width - half)}
        y={y - line - 6}
        size={line}
        weight={600}
        anchor="middle"
        className="fill-mark-victim stroke-surface"
        words={words}
        {...HALO}
      />
    </g>
  );
}

/** Pages that have just come, above all others: the host's with a line around them, moved ones with a dashed one. */
function Arrivals({ moment: { state, events, before }, nameOf, layout, size }: PartProps) {
  const { cellWidth: width, cellHeight: height, named } = layout;
  const ring = named || height >= 5 ? 2 : 1;
  return arrivalsIn(events).map(({ page, block, index, from }) => {
    const place = layout.at(block, index);
    const valid = state.valid_indices?.[block]?.includes(index) ?? false;
    // A page that the host writes comes from above the block that it goes to.
    const way = from === null ? { x: place.x, y: layout.y(block) - 20 } : layout.at(from.block, from.index);
    return (
      <g
        key={`${block}.${index}`}
        data-flash={before === null ? undefined : from === null ? "written" : "moved"}
        data-from={translated(way).transform}
        style={translated(place)}
      >
        <FlashCell
          {...{ width, height, size }}
          state={valid ? "valid" : "invalid"}
          name={named ? nameOf(page) : undefined}
        />
        <rect
          {...{ x: -ring / 2 - 0.5, y: -ring / 2 - 0.5, width: width + ring + 1, height: height + ring + 1 }}
          rx={named ? 4 : 1}
          strokeWidth={ring}
          strokeDasharray={from === null ? undefined : "4 2"}
          className={`fill-none ${from === null ? "stroke-mark-requested" : "stroke-mark-batch"}`}
        />
      </g>
    );
  });
}

/** Faces as they were: they fade away. */
function Departures({ moment: { events, before }, nameOf, layout, size }: PartProps) {
  const { cellWidth: width, cellHeight: height, named } = layout;
  if (before === null) return null;
  return departuresIn(events, before).map(({ block, index, valid, page }) => (
    <g key={`${block}.${index}`} data-flash="leaves" opacity={0} style={translated(layout.at(block, index))}>
      <FlashCell
        {...{ width, height, size }}
        state={valid ? "valid" : "invalid"}
        name={named && page !== undefined ? nameOf(page) : undefined}
      />
    </g>
  ));
}

/** Of a single move that is looked at: where it came from. */
function Way({ moment: { events }, layout }: PartProps) {
  const [event, further] = events;
  if (event?.[0] !== "move" || further !== undefined) return null;
  const [, , fromBlock, fromIndex, block, index] = event;
  const { cellWidth: width, cellHeight: height } = layout;
  return (
    <path
      d={wayOf(layout.at(fromBlock, fromIndex), layout.at(block, index), { width, height })}
      strokeWidth={1.5}
      strokeLinejoin="round"
      className="fill-none stroke-mark-batch"
    />
  );
}

/** A block whose pages are named, or not where they are too small. */
function Block(props: PartProps & { block: number }) {
  const { moment, shown, block, layout, nameOf, size } = props;
  // What is on its way is not there yet.
  const coming = moment.before === null ? [] : arrivalsIn(moment.events);
  const cells = cellsOf(moment.state, block, shown.block_pages).map((state, index) =>
    coming.some((one) => one.block === block && one.index === index) ? "free" : state,
  );
  if (!layout.named) return <SmallCells cells={cells} block={block} layout={layout} />;
  return cells.map((state, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pages are their places
    <g key={index} style={translated(layout.at(block, index))}>
      <FlashCell
        width={layout.cellWidth}
        height={layout.cellHeight}
        size={size}
        state={state}
        name={state === "free" ? undefined : nameOf(moment.state.owners?.[block]?.[index] ?? 0)}
      />
    </g>
  ));
}

/** Around the block that is looked at. */
function Look({ looked, layout }: PartProps) {
  if (looked === null) return null;
  const { x, y } = layout.at(looked, 0);
  const box = { x: x - 3, y: y - 3, width: layout.cellWidth + 6, height: layout.tall + 6, rx: 4 };
  return <rect {...box} strokeWidth={2} className="fill-none stroke-focus" />;
}

export function FlashBlocks(props: FlashBlocksProps) {
  const { moment, label, layout, letters } = props;
  const part = { ...props, size: letterSize(layout.cellWidth, layout.cellHeight, letters) };
  const blocks = moment.state.erases.map((_, block) => block);
  return (
    <svg
      role="img"
      aria-label={label}
      width={layout.width}
      height={layout.height}
      className="block max-w-full overflow-visible font-sans tabular-nums"
    >
      {blocks.map((block) => (
        <Block key={block} {...part} block={block} />
      ))}
      {blocks.map((block) => (
        <Around key={block} {...part} block={block} />
      ))}
      <Departures {...part} />
      <Look {...part} />
      <VictimFrame {...part} />
      <Arrivals {...part} />
      <Way {...part} />
    </svg>
  );
}
