/** Up to eight policies over the scene's requests: a table with their ranks, and curves over the size of the pool. */
import { useEffect, useMemo, useState } from "react";
import { meanOf } from "../../../engine/sweep/types.ts";
import type { CounterSpec, Registry } from "../../../engine/types.ts";
import { ComparisonNote } from "../../../shell/compare/ComparisonNote.tsx";
import { useComparison } from "../../../shell/compare/useComparison.ts";
import { useOwnRequests } from "../../../shell/compare/useOwnRequests.ts";
import { formatCounter } from "../../../shell/counters.ts";
import { csv } from "../../../state/export/table.ts";
import { fieldsText } from "../../../text/fields.ts";
import { leaderboardText } from "../../../text/leaderboard.ts";
import { formatUpTo } from "../../../text/numbers.ts";
import { text } from "../../../text/text.ts";
import { Button } from "../../../ui/Button.tsx";
import { download } from "../../../ui/download.ts";
import { formatCount } from "../../../ui/format.ts";
import { SelectField } from "../../../ui/SelectField.tsx";
import { scoreNames } from "../lanes.ts";
import { askForOptimum } from "../optimum/shown.ts";
import { policyOptions } from "../parameters/options.ts";
import { useChoice, useLab } from "../state/hooks.ts";
import type { LaneChoice, Scene } from "../state/scene.ts";
import { type Entry, entryOf, firstEntries, MOST_ENTRIES, ranksOf, runsHere, withEntry } from "./entries.ts";
import { leaderboardRuns, MEASURES } from "./experiment.ts";
import { SizeCurves } from "./SizeCurves.tsx";
import "../scores.css";

const RANKED = ["latency_us", "misses", "pages_written"] as const;
const ABOVE = "misses_above_min_percent";
const DIVERGES = "diverges_at";

const modes = ["baseline", "ace", "ace+reader"] as const;

/** What was put together outlives the tab. */
let chosen: readonly Entry[] | null = null;

export function Leaderboard() {
  const registry = useChoice((choices) => choices.registry);
  const scene = useChoice((choices) => choices.scene);
  // A recording that the site has is on its way: the list begins with its lanes.
  const comes = useChoice(({ wanted }) => wanted?.comes === true);
  useEffect(askForOptimum, []);
  if (registry === null || scene === null || comes) return null;
  return <Board registry={registry} scene={scene} />;
}

interface Row {
  entry: Entry;
  at: number;
  /** Once all are known. */
  ranked: ReturnType<typeof ranksOf>[number];
  values: Readonly<Record<string, number | undefined>>;
}

function Board({ registry, scene }: { registry: Registry; scene: Scene }) {
  const lab = useLab();
  const words = leaderboardText();
  const [entries, setEntries] = useState(() => chosen ?? firstEntries(registry, scene));
  const [rankedBy, rankBy] = useState<string>(RANKED[0]);
  const choose = (next: readonly Entry[]) => {
    chosen = next;
    setEntries(next);
  };
  const own = useOwnRequests(scene);
  const comparison = useMemo(() => leaderboardRuns(scene, entries, own), [scene, entries, own]);
  const comparing = useComparison(entries.length === 0 ? null : comparison);
  const rows = useMemo(() => {
    const valuesOf = (at: number) =>
      Object.fromEntries(MEASURES.map((id) => [id, meanOf(comparing.results, at, "entry", id)]));
    const known = entries.map((entry, at) => ({ entry, at, values: valuesOf(at) }));
    const ranks = ranksOf(known.map(({ values }) => values[rankedBy]));
    const rows = known.map((row, at): Row => ({ ...row, ranked: ranks[at] ?? null }));
    return rows.toSorted(
      ({ ranked: one, at }, { ranked: other, at: otherAt }) =>
        (one?.rank ?? 0) - (other?.rank ?? 0) || at - otherAt,
    );
  }, [entries, comparing.results, rankedBy]);
  const [first] = entries;
  const openBeside = (entry: Entry) =>
    first &&
    lab.change((next) => void Object.assign(next, { lanes: [{ ...first.lane }, { ...entry.lane }] }), {
      stays: true,
    });
  const names: Readonly<Record<string, string>> = scoreNames();
  const specs = RANKED.flatMap((id) => registry.counters.find((spec) => spec.id === id) ?? []);
  const nameOf = ({ id, label }: CounterSpec) => names[id] ?? label;
  const asCsv = () =>
    csv(
      rows.map(({ entry, values, ranked }) => ({
        ...{ rank: ranked?.rank, entry: entry.label, lane: JSON.stringify(entry.lane) },
        ...Object.fromEntries([...RANKED, ABOVE, DIVERGES].map((id) => [id, values[id]])),
      })),
    );
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(40rem,100%),1fr))] gap-x-8 gap-y-4">
      <div className="grid min-w-0 content-start gap-3">
        <p className="text-sm">
          {words.what} <ComparisonNote {...{ comparison, comparing }} />
        </p>
        <div className="overflow-x-auto">
          <table className="data-table leaderboard [&_:is(th,td)]:pr-5" aria-label={words.heading}>
            <thead>
              <tr>
                <th scope="col">{words.rank}</th>
                <th scope="col" className="text-left">
                  {words.policy}
                </th>
                {specs.map((spec) => (
                  <th
                    key={spec.id}
                    scope="col"
                    aria-sort={rankedBy === spec.id ? "ascending" : "none"}
                    className="aria-[sort=ascending]:font-semibold aria-[sort=ascending]:text-ink"
                  >
                    <button
                      type="button"
                      className="underline decoration-line-strong underline-offset-[0.2em]"
                      aria-label={words.rankBy(nameOf(spec))}
                      title={spec.meaning}
                      onClick={() => rankBy(spec.id)}
                    >
                      {nameOf(spec)}
                    </button>
                  </th>
                ))}
                <th scope="col" title={words.optimum.aboveMeaning}>
                  {words.above}
                </th>
                <th scope="col" title={words.divergesMeaning}>
                  {words.diverges}
                </th>
                <td />
                <td />
              </tr>
            </thead>
            <tbody>
              {rows.map(({ entry, at, values, ranked }) => (
                <tr key={JSON.stringify(entry.lane)}>
                  <td>
                    {ranked?.rank ?? "…"}
                    {ranked?.shared && (
                      <>
                        <span aria-hidden="true"> =</span>
                        <span className="sr-only">, {words.shared}</span>
                      </>
                    )}
                  </td>
                  <th scope="row" className="text-left">
                    {entry.label}
                  </th>
                  {specs.map((spec) => {
                    const value = values[spec.id];
                    const column = rows.map(({ values }) => values[spec.id]);
                    return (
                      <td key={spec.id}>{value === undefined ? "…" : formatCounter(spec, value, column)}</td>
                    );
                  })}
                  <td>{aboveWords(values)}</td>
                  <td>{at === 0 ? words.isFirst : divergenceWords(values)}</td>
                  <td>
                    {at > 0 && first !== undefined && (
                      <Button
                        className="min-h-8 py-0"
                        aria-label={words.openBeside(entry.label, first.label)}
                        onClick={() => openBeside(entry)}
                      >
                        {words.open}
                      </Button>
                    )}
                  </td>
                  <td>
                    <Button
                      className="min-h-8 py-0"
                      aria-label={words.remove(entry.label)}
                      onClick={() => choose(entries.filter((other) => other !== entry))}
                    >
                      ×
                    </Button>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <AddEntry registry={registry} entries={entries} onAdd={choose}>
          <Button
            disabled={rows[0]?.ranked == null}
            onClick={() => download("leaderboard.csv", [asCsv()], "text/csv")}
          >
            {words.csv}
          </Button>
        </AddEntry>
        {scene.lanes.some((lane) => !runsHere(registry, lane)) && (
          <p className="text-sm text-ink-muted">{words.notPrograms}</p>
        )}
      </div>
      <SizeCurves registry={registry} scene={scene} entries={entries} own={own} />
    </div>
  );
}

const isKnown = (values: Row["values"]) => values.misses !== undefined;

function aboveWords(values: Row["values"]): string {
  const above = values[ABOVE];
  if (above === undefined) return isKnown(values) ? "–" : "…";
  return text().numbers.percent(formatUpTo(above, 1));
}

function divergenceWords(values: Row["values"]): string {
  const words = leaderboardText();
  const at = values[DIVERGES];
  if (at === undefined) return isKnown(values) ? words.never : "…";
  return words.atRequest(formatCount(at));
}

interface AddEntryProps {
  registry: Registry;
  entries: readonly Entry[];
  onAdd: (entries: readonly Entry[]) => void;
  children: React.ReactNode;
}

/** Chooses one more. */
function AddEntry({ registry, entries, onAdd, children }: AddEntryProps) {
  const words = leaderboardText();
  const fields = fieldsText();
  const options = policyOptions(registry).filter(({ value }) =>
    runsHere(registry, { policy: value, mode: "baseline" }),
  );
  const [policy, setPolicy] = useState(options[0]?.value ?? "");
  const [mode, setMode] = useState<string>("baseline");
  const full = entries.length >= MOST_ENTRIES;
  const add = () => {
    const lane: LaneChoice = { policy, mode: mode === "baseline" ? "baseline" : "ace" };
    onAdd(withEntry(entries, entryOf(registry, mode === "ace+reader" ? { ...lane, prefetch: true } : lane)));
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <SelectField label={fields.policy} value={policy} options={options} onChange={setPolicy} />
      <SelectField
        label={fields.mode}
        value={mode}
        options={modes.map((value) => ({ value, label: fields.modes[value] }))}
        onChange={setMode}
      />
      <Button disabled={full} title={full ? words.full : undefined} onClick={add}>
        {words.add}
      </Button>
      {children}
    </div>
  );
}
