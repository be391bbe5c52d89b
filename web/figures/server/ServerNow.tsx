/** A lane's channels at this moment, filled and idle, with what waits for them. */
import { serverText } from "../../text/server.ts";
import { formatCount } from "../../ui/format.ts";
import { Drawing } from "../Drawing.tsx";
import { ownerLook } from "./looks.ts";
import { SwatchArea } from "./Swatch.tsx";
import type { ServedChannels, ServedLane } from "./types.ts";

const [WIDTH, HEIGHT, GAP] = [18, 14, 3];
/** More channels share one bar. */
const MOST = 16;

function Channels({ kind, channels }: { kind: "write" | "read"; channels: ServedChannels }) {
  const { present: now } = serverText();
  const { slots, running, queue } = channels;
  const width = (slots > MOST ? 5 : slots) * (WIDTH + GAP) - GAP;
  const busy = slots > MOST ? [] : running;
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1" data-channels={kind}>
      <span className="min-w-16 text-ink-muted">{now[kind]}</span>
      <span className="min-w-0" aria-hidden="true">
        <Drawing width={width} height={HEIGHT}>
          {slots > MOST && (
            <SwatchArea
              look={{ colour: kind === "write" ? "dirty" : "clean" }}
              width={(width * running.length) / slots}
              height={HEIGHT}
            />
          )}
          {Array.from({ length: slots > MOST ? 1 : slots }, (_, slot) => (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: a channel is its place
              key={slot}
              x={slot * (WIDTH + GAP) + 0.5}
              y={0.5}
              width={(slots > MOST ? width : WIDTH) - 1}
              height={HEIGHT - 1}
              className={`stroke-line-strong ${slots > MOST ? "fill-none" : "fill-surface"}`}
            />
          ))}
          {busy.map(({ slot, owner }) => (
            <SwatchArea
              key={slot}
              look={ownerLook(owner)}
              x={slot * (WIDTH + GAP)}
              width={WIDTH}
              height={HEIGHT}
            />
          ))}
        </Drawing>
      </span>
      <span className="tabular-nums">
        {now.busy(formatCount(running.length), formatCount(slots))}
        {queue.length > 0 && <b className="font-semibold">, {now.queued(formatCount(queue.length))}</b>}
      </span>
    </div>
  );
}

export function ServerNow({ lane }: { lane: ServedLane }) {
  const { present: now, counts } = serverText();
  const count = (...doing: ServedLane["clients"][number]["doing"][]) =>
    lane.clients.filter((client) => doing.includes(client.doing)).length;
  const states = [
    [counts.computes, count("computes")],
    [counts.write, count("waits_for_write")],
    [counts.read, count("waits_for_read")],
    [counts.page, count("waits_for_page", "waits_for_leaving")],
    [counts.frame, count("waits_for_frame")],
    [counts.log, count("waits_for_log")],
  ] as const;
  const told = states.flatMap(([words, number]) => (number > 0 ? [words(formatCount(number), number)] : []));
  return (
    <div className="grid gap-1 text-xs">
      <Channels kind="write" channels={lane.writes} />
      <Channels kind="read" channels={lane.reads} />
      <p>
        <span className="text-ink-muted">{now.clients(formatCount(lane.clients.length))}</span>{" "}
        {lane.end === null ? told.join(", ") : now.ends[lane.end]}
      </p>
    </div>
  );
}
