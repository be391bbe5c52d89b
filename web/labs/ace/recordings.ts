/**
 * Presets over recordings that the site has: their scenes name the file, which is fetched from `traces/` when one is opened.
 * The engine knows nothing of them: its presets make their requests themselves.
 */
import type { PresetSpec } from "../../engine/types.ts";

const FOLDER = "traces/";

const lanes = [
  { policy: "clock", mode: "baseline" },
  { policy: "clock", mode: "ace" },
];

const recording = (
  [id, title, about, teaches]: readonly [id: string, title: string, about: string, teaches: string],
  pages: number,
  [hash, requests]: readonly [hash: string, requests: number],
  at: number,
): PresetSpec => ({
  ...{ id, title, about, teaches },
  scene: {
    ...{ pages, frames: 2048, device: "pcie-p4510", lanes, at },
    workload: { kind: "own", name: `${id}.csv.zst`, hash, requests },
  },
});

export const recordings: readonly PresetSpec[] = [
  recording(
    [
      "postgres-pgbench",
      "PostgreSQL, pgbench",
      "A real server's requests: pgbench with one client on PostgreSQL 15, 16 MB of shared buffers. At each of the 70,695 requests Clock Sweep finds what the server found.",
      "The model is the server's own pool, request by request; inside ACE the same misses cost half the device time.",
    ],
    4724,
    ["9ac029c61d67ee66", 70_695],
    26_875,
  ),
  recording(
    [
      "postgres-report",
      "PostgreSQL, a report",
      "A clerk's look-ups, then a report by indexes and one table read from end to end, then the look-ups again. Clock Sweep finds at each of the 32,089 requests what the server found.",
      "Hardly anything is changed, so ACE has nothing to batch; which pages the report drives out is the policy's affair.",
    ],
    2962,
    ["3047f3dcf5ca30d2", 32_089],
    28_745,
  ),
];

/** The file of a recording that the site has; undefined for any other trace. */
export const sampleOf = ({ hash, name }: { hash: string; name: string }): Promise<File> | undefined => {
  const known = recordings.some(
    ({ scene }) => (scene as { workload: { hash: string } }).workload.hash === hash,
  );
  if (!known) return undefined;
  return fetch(`${FOLDER}${name}`).then(async (response) => {
    if (!response.ok) throw new Error(response.statusText);
    return new File([await response.blob()], name);
  });
};
