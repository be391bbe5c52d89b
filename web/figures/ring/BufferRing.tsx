/** PostgreSQL's ring for large scans: a few frames of the pool, used again and again. */
import { ringText } from "../../text/ring.ts";
import { Drawing, Label } from "../Drawing.tsx";

const PAGE_KB = 8;
const ROUNDS = 3;

const COLUMNS = 16;
const CELL = 14;
const PITCH = 17;
const TOP = 20;
const BOX = { width: 46, pitch: 56, height: 70 };
const WIDTH = 5 * BOX.pitch;

/** Which frames a ring of so many has, in its order: Clock Sweep finds them on one turn from the hand, a few apart. */
export function ringFrames(frames: number, ring: number, hand: number): number[] {
  const apart = Math.floor(frames / ring);
  return Array.from({ length: ring }, (_, at) => {
    const within = (at * 3 + Math.floor(at / apart) * 2 + (at % 3)) % apart;
    return (hand + at * apart + within) % frames;
  });
}

/** The pages of a scan that come to a place of the ring, both counted from 1. */
export const pagesAt = (place: number, ring: number, rounds = ROUNDS): number[] =>
  Array.from({ length: rounds }, (_, round) => place + round * ring);

/** As PostgreSQL writes sizes. */
const sizeOf = (frames: number) => {
  const kb = frames * PAGE_KB;
  return kb >= 1024 ? `${kb / 1024} MB` : `${kb} kB`;
};

export function BufferRing({ frames = 128, ring = 32 }: { frames?: number; ring?: number }) {
  const words = ringText();
  // From the last row on, so that the first places are near their boxes.
  const of = ringFrames(frames, ring, frames - COLUMNS);
  const below = TOP + Math.ceil(frames / COLUMNS) * PITCH;
  const boxes = below + 52;
  const end = boxes + BOX.height;
  const center = (frame: number) => ({
    x: (frame % COLUMNS) * PITCH + CELL / 2,
    y: TOP + Math.floor(frame / COLUMNS) * PITCH + CELL,
  });
  /** Drawn of the ring: its first three places, and its last one. */
  const drawn = [1, 2, 3, ring];
  const xOf = (at: number) => (at === 3 ? 4 : at) * BOX.pitch;
  return (
    <div>
      <p className="sr-only">{words.told(String(ring), "1", String(ring + 1))}</p>
      <Drawing width={WIDTH} height={end + 44} look="max-w-full">
        <Label y={12} words={words.pool(String(frames), sizeOf(frames))} />
        {Array.from({ length: frames }, (_, frame) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a frame is its place
            key={frame}
            x={(frame % COLUMNS) * PITCH + 0.5}
            y={TOP + Math.floor(frame / COLUMNS) * PITCH + 0.5}
            width={CELL}
            height={CELL}
            rx={2}
            data-ring={of.includes(frame) || undefined}
            className={of.includes(frame) ? "fill-accent stroke-accent" : "fill-surface stroke-line-strong"}
          />
        ))}
        {drawn.map((place, at) => {
          const from = center(of[place - 1] ?? 0);
          const to = xOf(at) + BOX.width / 2;
          return (
            <path
              key={place}
              d={`M${from.x} ${from.y}C${from.x} ${below + 20} ${to} ${below + 4} ${to} ${boxes}`}
              strokeWidth={1.5}
              className="fill-none stroke-accent"
            />
          );
        })}
        {drawn.map((place, at) => (
          <g key={place} transform={`translate(${xOf(at)}, ${boxes})`}>
            <rect
              x={0.5}
              y={0.5}
              width={BOX.width}
              height={BOX.height}
              rx={3}
              className="fill-surface stroke-accent"
            />
            {pagesAt(place, ring).map((page, round) => (
              <Label
                key={page}
                x={BOX.width / 2}
                y={20 + round * 20}
                anchor="middle"
                className="fill-ink"
                words={page}
              />
            ))}
          </g>
        ))}
        <Label x={3.4 * BOX.pitch} y={boxes + BOX.height / 2} anchor="middle" words="…" />
        <path
          d={`M${xOf(3) + BOX.width / 2} ${end}v14H${BOX.width / 2}v-8m-4 6l4 -6l4 6`}
          strokeWidth={1.5}
          className="fill-none stroke-accent"
        />
        <Label y={end + 34} words={words.ring(String(ring), sizeOf(ring))} />
      </Drawing>
      <p aria-hidden="true" className="mt-1 text-ink-muted text-sm">
        {words.pages}
      </p>
    </div>
  );
}
