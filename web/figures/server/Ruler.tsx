/** Words beside the rows, and the ruler beneath, whose right end is now. */
import { serverText } from "../../text/server.ts";
import { formatCount, formatTimeShort } from "../../ui/format.ts";
import { Drawing, Label } from "../Drawing.tsx";
import { busyShare } from "./boxes.ts";
import { type Band, type ServerLayout, ticksBefore } from "./layout.ts";
import type { ServedBlocks, ServedLane } from "./types.ts";
import { percentOf } from "./words.ts";

interface RulerProps {
  lane: ServedLane;
  blocks: ServedBlocks;
  layout: ServerLayout;
}

const SMALL = 11;
/** Widths of a letter of small words and of others, generously. */
const SMALL_LETTER = 6;
const LETTER = 7.5;
const PITCH = 90;
/** Closer names of clients would touch. */
const LEAST_APART = 11;

/** Names of every client, or of every second, fifth …, as many as have room. */
function Clients({ lane, layout }: Pick<RulerProps, "lane" | "layout">) {
  const words = serverText();
  const { clients, others, left } = layout;
  const [first] = clients;
  const each = [1, 2, 5, 10].find((step) => step * (first?.height ?? 0) >= LEAST_APART) ?? 10;
  const named = clients.flatMap((row, at) => (at % each === 0 ? [{ ...row, at }] : []));
  return (
    <>
      {first && <Label y={first.y + 10} className="fill-ink" words={words.clients} />}
      {named.map(({ at, y, height }) => (
        <Label
          key={at}
          {...{ size: SMALL, anchor: "end", x: left - 15, y: y + Math.max(8, height / 2 + 4) }}
          words={String(lane.clients[at]?.name ?? at)}
        />
      ))}
      {others && (
        <Label
          y={others.y + others.height / 2 + 4}
          words={words.others(formatCount(lane.clients.length - clients.length))}
        />
      )}
    </>
  );
}

function BandWords({ band, blocks, lane, layout }: RulerProps & { band: Band }) {
  const words = serverText();
  const share = busyShare(band, blocks, layout);
  const { queue_max } = band.kind === "write" ? lane.writes : lane.reads;
  return (
    <>
      <Label y={band.y + 11} className="fill-ink" words={words[band.kind]} />
      <Label y={band.y + 26}>
        {band.kind === "write" ? "k_w" : "k_r"} = {formatCount(band.slots)}
      </Label>
      <Label size={12} y={band.y + 41} words={share === null ? "" : words.busy(percentOf(share))} />
      <Label
        size={SMALL}
        y={band.queue.y + 14}
        words={queue_max > 0 ? words.queue(formatCount(queue_max)) : words.noQueue}
      />
    </>
  );
}

function Axis({ layout }: { layout: ServerLayout }) {
  const words = serverText();
  const { left, right, axis, toUs, fromUs, endUs, x } = layout;
  const now = words.now(formatTimeShort(toUs));
  const free = right - now.length * LETTER;
  const named = ticksBefore(layout, PITCH)
    .map((tick) => ({ ...tick, name: words.before(formatTimeShort(tick.us, toUs - fromUs)) }))
    .filter((tick) => tick.x + (tick.name.length * LETTER) / 2 < free);
  return (
    <>
      <path
        d={[
          `M${left} ${axis}H${right}`,
          ...[...named, { x: right }].map((tick) => `M${tick.x} ${axis}v4`),
        ].join("")}
        className="fill-none stroke-line-strong"
      />
      <path d={`M${right} 0V${axis}`} className="stroke-ink" />
      {named.map(({ us, name, ...tick }) => (
        <Label key={us} x={tick.x} y={axis + 16} anchor="middle" words={name} />
      ))}
      <Label x={right + 6} y={axis + 16} anchor="end" className="fill-ink" words={now} />
      {endUs < toUs && (
        <>
          <path d={`M${x(endUs)} 0V${axis}`} strokeDasharray="3 3" className="stroke-ink" />
          {right - x(endUs) > words.ended.length * SMALL_LETTER + 6 && (
            <Label size={SMALL} x={x(endUs) + 4} y={14} words={words.ended} />
          )}
        </>
      )}
    </>
  );
}

/** Where the window reaches back further than what is kept; before the run began there is nothing to keep. */
function Unknown({ blocks, layout }: Pick<RulerProps, "blocks" | "layout">) {
  const { left, x, axis, endUs, fromUs } = layout;
  if (blocks.from_us <= Math.max(0, fromUs)) return null;
  const width = Math.max(0, x(Math.min(endUs, blocks.from_us)) - left);
  const words = serverText().unknown;
  return (
    <>
      <rect x={left} y={0} width={width} height={axis} className="fill-track" />
      {width > words.length * LETTER && (
        <Label x={left + width / 2} y={axis / 2} anchor="middle" words={words} />
      )}
    </>
  );
}

export function Ruler(props: RulerProps) {
  const { layout } = props;
  return (
    <Drawing width={layout.width} height={layout.height} look="absolute inset-0 pointer-events-none">
      <Unknown {...props} />
      <Clients {...props} />
      {layout.writers.map(({ writer, y, height }) => (
        <Label
          key={writer}
          {...{ size: SMALL, anchor: "end", x: layout.left - 15, y: y + height / 2 + 4 }}
          words={writer}
        />
      ))}
      {layout.bands.map((band) => (
        <BandWords key={band.kind} {...props} band={band} />
      ))}
      <Axis layout={layout} />
    </Drawing>
  );
}
