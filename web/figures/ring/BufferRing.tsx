/** PostgreSQL's ring for large scans: a few frames of the pool, used again and again. */
import { ringText } from "../../text/ring.ts";
import { Drawing, Label } from "../Drawing.tsx";

const PAGE_KIB = 8;
const ROUNDS = 3;

const COLUMNS = 16;
const CELL = 14;
const PITCH = 17;
const TOP = 20;
const BOX = { width: 46, pitch: 56, height: 70 };
const WIDTH = 5 * BOX.pitch;

/** Which frames of the pool a ring of so many has: Clock Sweep finds them in one turn, a few frames apart. */
export function ringFrames(frames: number, ring: number): number[] {
  const apart = Math.floor(frames / ring);
  return Array.from({ length: ring }, (_, at) => at * apart + ((at * 7 + 2) % apart));
}

/** The pages of a scan that come to a place of the ring, both counted from 1. */
export const pagesAt = (place: number, ring: number, rounds = ROUNDS): number[] =>
  Array.from({ length: rounds }, (_, round) => place + round * ring);

const sizeOf = (frames: number) => {
  const kib = frames * PAGE_KIB;
  return kib >= 1024 ? `${kib / 1024} MiB` : `${kib} KiB`;
};

export function BufferRing({ frames = 128, ring = 32 }: { frames?: number; ring?: number }) {
  const words = ringText();
  const of = ringFrames(frames, ring);
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
