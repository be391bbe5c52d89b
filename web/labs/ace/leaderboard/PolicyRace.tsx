/** The leaderboard as a race: every entry serves the scene's requests by one clock, and bars sort themselves. */
import { useEffect, useState } from "react";
import { SLICE_MS, yieldToBrowser } from "../../../engine/slices.ts";
import type { Result } from "../../../engine/types.ts";
import { usualRate } from "../../../state/run/rates.ts";
import { leaderboardText } from "../../../text/leaderboard.ts";
import { Button, ProgressBar } from "../../../ui/Button.tsx";
import { formatCount, formatTime } from "../../../ui/format.ts";
import { usePlayed } from "../race/usePlayed.ts";
import { useLab } from "../state/hooks.ts";
import type { LabController } from "../state/lab.ts";
import type { Scene } from "../state/scene.ts";
import type { Entry } from "./entries.ts";
import { endOf, type Racer, racersAt, type Track } from "./race.ts";

const ROW = 28;
const SLICE_REQUESTS = 16_384;
const CLOCK = "run_time_us";

/** A run of one entry to its end, in slices that leave the page alive; null if it was given up. */
async function trackOf(lab: LabController, scene: Scene, signal: AbortSignal): Promise<Result<Track> | null> {
  const opened = lab.session(scene);
  if (!opened.ok) return opened;
  const { value: session } = opened;
  let until = performance.now() + SLICE_MS;
  while (!session.prescanDone && !signal.aborted) {
    session.continuePrescan(SLICE_REQUESTS);
    if (performance.now() < until) continue;
    await yieldToBrowser();
    until = performance.now() + SLICE_MS;
  }
  const { positions, column } = session.prescan();
  const track = { positions, times_us: column(0, CLOCK) };
  session.close();
  return signal.aborted ? null : { ok: true, value: track };
}

export function PolicyRace({ scene, entries }: { scene: Scene; entries: readonly Entry[] }) {
  const lab = useLab();
  const words = leaderboardText().race;
  const [tracks, setTracks] = useState<readonly Track[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    const stopped = new AbortController();
    setTracks([]);
    setFailure(null);
    const run = async () => {
      for (const { lane } of entries) {
        const track = await trackOf(lab, { ...scene, lanes: [lane], at: 0 }, stopped.signal);
        if (track === null) return;
        if (!track.ok) return setFailure(track.failure.message);
        setTracks((known) => [...known, track.value]);
      }
    };
    void run();
    return () => stopped.abort();
  }, [lab, scene, entries]);
  if (failure !== null) return <p role="alert">{failure}</p>;
  if (tracks.length < entries.length)
    return (
      <ProgressBar
        label={words.computing}
        done={tracks.length / entries.length}
        words={`${tracks.length} / ${entries.length}`}
      />
    );
  return <Running tracks={tracks} entries={entries} />;
}

function Running({ tracks, entries }: { tracks: readonly Track[]; entries: readonly Entry[] }) {
  const words = leaderboardText().race;
  const end_us = Math.max(...tracks.map(endOf));
  const { time_us, playing, ended, toggle, seek } = usePlayed(0, end_us, () => usualRate(end_us), false);
  const racers = racersAt(tracks, time_us);
  const all = tracks[0]?.positions.length ?? 0;
  const requests = tracks[0]?.positions[all - 1] ?? 0;
  return (
    <section aria-label={words.heading} className="grid min-w-0 gap-2" data-policy-race>
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={toggle}>{ended ? words.again : playing ? words.pause : words.play}</Button>
        <input
          type="range"
          aria-label={words.time}
          aria-valuetext={formatTime(time_us, end_us)}
          min={0}
          max={end_us}
          step="any"
          value={time_us}
          onChange={({ target }) => seek(target.valueAsNumber)}
          className="h-6 min-w-28 flex-1 accent-accent pointer-coarse:h-11"
        />
        <output className="min-w-24 text-right font-semibold tabular-nums">
          {formatTime(time_us, end_us)}
        </output>
      </div>
      <ol className="relative m-0 list-none p-0" style={{ height: racers.length * ROW }}>
        {racers.map((racer) => (
          <Bar
            key={racer.entry}
            racer={racer}
            label={entries[racer.entry]?.label ?? ""}
            requests={requests}
          />
        ))}
      </ol>
    </section>
  );
}

/** One entry, at the place that it has now. */
function Bar({ racer, label, requests }: { racer: Racer; label: string; requests: number }) {
  const { served, exact, along, done_us, place } = racer;
  const words = leaderboardText().race;
  const share = (100 * along) / Math.max(1, requests);
  return (
    <li
      className="absolute inset-x-0 top-0 grid grid-cols-[minmax(6rem,14rem)_minmax(0,1fr)_11rem] items-center gap-x-3 text-sm transition-transform duration-300 motion-reduce:transition-none phone:grid-cols-[6rem_minmax(0,1fr)_6rem]"
      style={{ height: ROW, transform: `translateY(${place * ROW}px)` }}
      data-place={place + 1}
    >
      <span className="truncate" title={label}>
        {place + 1}. {label}
      </span>
      <svg
        viewBox="0 0 100 10"
        preserveAspectRatio="none"
        className="h-4 w-full rounded-[3px]"
        aria-hidden="true"
      >
        <rect width="100" height="10" className="fill-track" />
        <rect width={share} height="10" className={done_us === null ? "fill-lane-0" : "fill-lane-1"} />
      </svg>
      <span className={`truncate tabular-nums ${done_us === null ? "" : "font-semibold"}`}>
        {done_us === null
          ? words.served(`${exact ? "" : "≈ "}${formatCount(served)}`, formatCount(requests))
          : words.done(formatTime(done_us))}
      </span>
    </li>
  );
}
