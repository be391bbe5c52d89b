/** Four clocks at the same request: the player's, ACE's, LRU's and the cheapest play's. */
import type { GameGhosts } from "../../engine/types.ts";
import { colourOf } from "../../figures/chart/look.ts";
import { beatAceText } from "../../text/beatAce.ts";
import { formatTime } from "../../ui/format.ts";

interface TrackProps {
  ghosts: GameGhosts;
  /** Requests served. */
  at: number;
  time_us: number;
  /** Whose time it is. */
  name: string;
}

const HEIGHT = 12;

export function Track({ ghosts, at, time_us, name }: TrackProps) {
  const words = beatAceText();
  // In the lab's colours: the baseline, ACE, and a lane that is neither.
  const ghost = (name: string, times: readonly number[], lane: number) => ({
    name,
    time: times[at] ?? 0,
    look: colourOf("lane", lane).fill,
  });
  const rows = [
    { name, time: time_us, look: "fill-accent" },
    ghost(words.ace, ghosts.ace, 1),
    ghost(words.lru, ghosts.lru, 0),
    ghost(words.cheapest, ghosts.cheapest, 3),
  ];
  const end = Math.max(ghosts.lru.at(-1) ?? 0, time_us, 1);
  const title = at === ghosts.lru.length - 1 ? words.trackEnd : words.track;
  const share = (time: number) => `${(100 * time) / end}%`;
  return (
    <section aria-label={title} className="min-w-0">
      <p className="text-ink-muted text-sm">{title}</p>
      <dl
        className="mt-1 grid items-center gap-x-3 gap-y-1 text-sm tabular-nums"
        style={{ gridTemplateColumns: "auto minmax(0, 1fr) auto" }}
      >
        {rows.map(({ name, time, look }, place) => (
          <div key={name} className={`contents ${place === 0 ? "font-semibold" : ""}`}>
            <dt>{name}</dt>
            <dd aria-hidden="true">
              <svg width="100%" height={HEIGHT} className="block" aria-hidden="true">
                <rect width="100%" height={HEIGHT} rx={3} className="fill-track" />
                <rect width={share(time)} height={HEIGHT} rx={3} className={look} />
              </svg>
            </dd>
            <dd className="text-right">{formatTime(time)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
