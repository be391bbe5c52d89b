/** A lane of the server model over time: what its clients do, what its writers do, and how full its device is. */
import { useEffect, useMemo, useRef, useState } from "react";
import { serverText } from "../../text/server.ts";
import { formatTimeShort } from "../../ui/format.ts";
import { prepare, usePixelRatio } from "../canvas.ts";
import { LookSlider, pointing } from "../looking.tsx";
import { type Palette, usePalette } from "../palette.ts";
import { useWidth } from "../useWidth.ts";
import { drawServer } from "./draw.ts";
import { type QueueScale, type ServerLayout, serverLayout } from "./layout.ts";
import { type Paints, paintsOf } from "./paints.ts";
import { Ruler } from "./Ruler.tsx";
import { toldAt } from "./told.ts";
import type { ServedBlocks, ServedLane, ServedWriter } from "./types.ts";
import { clientWords, type NameOf, serverSummary } from "./words.ts";

export interface ServerTimelineProps {
  lane: ServedLane;
  blocks: ServedBlocks;
  /** The window of time, the same for all lanes that are compared; it ends now. */
  fromUs: number;
  toUs: number;
  label: string;
  nameOf: NameOf;
  /** The write channels alone, where there is little room. */
  few?: boolean;
  /** Of the queues, the same for all lanes that are compared. */
  most?: QueueScale;
}

/** A client, by the slider, or a point in the picture. */
type Looked = { client: number } | { at: [x: number, y: number] };

const asleepWords = (writer: ServedWriter | null) =>
  writer === null || writer.acts_us === null || writer.pages > 0
    ? ""
    : serverText().sleeps(formatTimeShort(writer.acts_us));

interface CanvasProps extends Omit<ServerTimelineProps, "label" | "fromUs" | "toUs" | "few" | "most"> {
  layout: ServerLayout;
  chosen: number | null;
}

function ServerCanvas({ layout, ...picture }: CanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const kept = useRef<{ palette: Palette; ratio: number; paints: Paints } | null>(null);
  const palette = usePalette(canvas);
  const ratio = usePixelRatio();
  const { width, height } = layout;

  useEffect(() => {
    if (canvas.current === null || palette === null) return;
    const { context } = prepare(canvas.current, width, height, ratio);
    if (context === null) return;
    if (kept.current?.palette !== palette || kept.current.ratio !== ratio)
      kept.current = { palette, ratio, paints: paintsOf(context, palette, ratio) };
    const { bgwriter, checkpointer } = picture.lane;
    const asleep = { bgwriter: asleepWords(bgwriter), checkpointer: asleepWords(checkpointer) };
    const words = { idle: serverText().idle, asleep };
    drawServer({ brush: context, palette, paints: kept.current.paints }, { ...picture, ...words, layout });
  });
  return <canvas ref={canvas} className="block" style={{ width, height }} />;
}

export function ServerTimeline(props: ServerTimelineProps) {
  const { lane, blocks, fromUs, toUs, label, nameOf, few = false, most } = props;
  const [ref, width] = useWidth<HTMLDivElement>();
  const [looked, setLooked] = useState<Looked | null>(null);
  const words = serverText();
  const layout = useMemo(
    () => serverLayout(lane, fromUs, toUs, width, few, most),
    [lane, fromUs, toUs, width, few, most],
  );
  const pointed =
    looked !== null && "at" in looked ? toldAt({ lane, blocks, layout, nameOf }, ...looked.at) : null;
  const client = looked !== null && "client" in looked ? looked.client : null;
  const slid = client !== null && client < lane.clients.length ? client : null;
  const told = slid === null ? pointed?.words : clientWords(lane, slid, layout.endUs, nameOf);
  return (
    <div className="min-w-0 rounded-sm outline-offset-2 outline-focus has-[input:focus-visible]:outline-2">
      <div
        ref={ref}
        role="img"
        aria-label={serverSummary(lane, blocks, [fromUs, toUs], label)}
        className="relative"
        style={{ height: layout.height }}
        {...pointing(
          (x, y): Looked => ({ at: [x, y] }),
          (place) => setLooked(place),
        )}
      >
        <ServerCanvas {...{ lane, blocks, nameOf, layout }} chosen={slid ?? pointed?.client ?? null} />
        <Ruler {...{ lane, blocks, layout }} />
      </div>
      {!few && (
        <>
          <LookSlider
            label={words.look(label)}
            told={slid === null ? words.none : (told ?? "")}
            places={lane.clients.length}
            place={slid}
            onPlace={(place) => setLooked(place === null ? null : { client: place })}
            far={1}
          />
          <p
            className="min-h-[2lh] text-ink-muted text-xs tabular-nums max-sm:min-h-[4lh]"
            aria-hidden="true"
          >
            {told ?? words.pointOut}
          </p>
        </>
      )}
    </div>
  );
}
