/** Up to eight policies over the scene's requests: a table with their ranks. */
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { meanOf } from "../../../engine/sweep/types.ts";
import type { CounterSpec, Registry } from "../../../engine/types.ts";
import { formatCounter } from "../../../shell/counters.ts";
import { ComparisonNote, useComparison, useOwnRequests } from "../../../shell/useComparison.tsx";
import { csv } from "../../../state/export/table.ts";
import { fieldsText } from "../../../text/fields.ts";
import { leaderboardText } from "../../../text/leaderboard.ts";
import { formatUpTo } from "../../../text/numbers.ts";
import { text } from "../../../text/text.ts";
import { Button } from "../../../ui/Button.tsx";
import { DataTable, names, numbers, texts } from "../../../ui/DataTable.tsx";
import { formatCount } from "../../../ui/format.ts";
import { onDemand, Suspense } from "../../../ui/onDemand.tsx";
import { SelectField } from "../../../ui/SelectField.tsx";
import { download } from "../../../ui/takeAway.ts";
import { MODES, modes } from "../fork/draft.ts";
import { scoreNames } from "../lanes.ts";
import { askForOptimum } from "../optimum/shown.ts";
import { policyOptions } from "../parameters/options.ts";
import { isServed } from "../server/model.ts";
import { useChoice, useLab } from "../state/hooks.ts";
import type { Scene } from "../state/scene.ts";
import {
  type Entry,
  entryOf,
  firstEntries,
  leaderboardRuns,
  MEASURES,
  MOST_ENTRIES,
  ranksOf,
  runsHere,
  withEntry,
} from "./entries.ts";
import "../scores.css";

const PolicyRace = onDemand(() => import("./PolicyRace.tsx").then(({ PolicyRace }) => PolicyRace));

const RANKED = ["latency_us", "misses", "pages_written"] as const;
const ABOVE = "misses_above_min_percent";
const DIVERGES = "diverges_at";

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

function Board({ registry, scene }: { registry: Registry; scene: Scene }) {
  const lab = useLab();
  const words = leaderboardText();
  const [entries, setEntries] = useState(() => chosen ?? firstEntries(registry, scene));
  const [rankedBy, rankBy] = useState<string>(RANKED[0]);
  const [racing, race] = useState(false);
  const choose = (next: readonly Entry[]) => {
    chosen = next;
    setEntries(next);
  };
  const own = useOwnRequests(scene);
  const comparison = useMemo(() => leaderboardRuns(scene, entries, own), [scene, entries, own]);
  const comparing = useComparison(entries.length === 0 ? null : comparison);
  const valuesOf = (at: number): Readonly<Record<string, number | undefined>> =>
    Object.fromEntries(MEASURES.map((id) => [id, meanOf(comparing.results, at, "entry", id)]));
  const known = entries.map((entry, at) => ({ entry, at, values: valuesOf(at) }));
  const ranks = ranksOf(known.map(({ values }) => values[rankedBy]));
  const rows = known
    .map((row, at) => ({ ...row, ranked: ranks[at] ?? null }))
    .toSorted((one, other) => (one.ranked?.rank ?? 0) - (other.ranked?.rank ?? 0) || one.at - other.at);
  type Row = (typeof rows)[number];
  /** `none`: what is said once the run is known, where it has no such value. */
  const valueWords = ({ values }: Row, id: string, words: (value: number) => string, none = "…") => {
    const { [id]: value, misses } = values;
    return value !== undefined ? words(value) : misses === undefined ? "…" : none;
  };
  const [first] = entries;
  const openBeside = (entry: Entry) =>
    first &&
    lab.change((next) => void Object.assign(next, { lanes: [{ ...first.lane }, { ...entry.lane }] }), {
      stays: true,
    });
  const scored: Readonly<Record<string, string>> = scoreNames();
  const specs = RANKED.flatMap((id) => registry.counters.find((spec) => spec.id === id) ?? []);
  const nameOf = ({ id, label }: CounterSpec) => scored[id] ?? label;
  const save = () => {
    const data = rows.map(({ entry, values, ranked }) => ({
      ...{ rank: ranked?.rank, entry: entry.label, lane: JSON.stringify(entry.lane) },
      ...Object.fromEntries([...RANKED, ABOVE, DIVERGES].map((id) => [id, values[id]])),
    }));
    download("leaderboard.csv", [csv(data)], "text/csv");
  };
  const inColumn = (spec: CounterSpec, row: Row) => {
    const column = rows.map(({ values }) => values[spec.id]);
    return valueWords(row, spec.id, (value) => formatCounter(spec, value, column));
  };
  const percent = (share: number) => text().numbers.percent(formatUpTo(share, 1));
  const small = "min-h-8 py-0";
  return (
    <div className="grid min-w-0 grid-cols-1 content-start gap-3">
      <p className="text-sm">
        {words.what} <ComparisonNote {...{ comparison, comparing }} />
      </p>
      {racing && (
        <Suspense>
          <PolicyRace scene={scene} entries={entries} />
        </Suspense>
      )}
      <div className="overflow-x-auto" hidden={racing}>
        <DataTable<Row>
          bare
          label={words.heading}
          keyOf={({ entry }) => JSON.stringify(entry.lane)}
          look="data-table leaderboard [&_:is(th,td)]:pr-5 [&_th:nth-child(2)]:text-left"
          head="aria-[sort=ascending]:font-semibold aria-[sort=ascending]:text-ink"
          columns={[
            numbers(words.rank, ({ ranked }) => (
              <>
                {ranked?.rank ?? "…"}
                {ranked?.shared && (
                  <>
                    <span aria-hidden="true"> =</span>
                    <span className="sr-only">, {words.shared}</span>
                  </>
                )}
              </>
            )),
            names(words.policy, ({ entry }) => entry.label),
            ...specs.map((spec) =>
              numbers(
                <button
                  type="button"
                  className="underline decoration-line-strong underline-offset-[0.2em]"
                  aria-label={words.rankBy(nameOf(spec))}
                  title={spec.meaning}
                  onClick={() => rankBy(spec.id)}
                >
                  {nameOf(spec)}
                </button>,
                (row: Row) => inColumn(spec, row),
                { sorted: rankedBy === spec.id },
              ),
            ),
            numbers(words.above, (row) => valueWords(row, ABOVE, percent, "–"), {
              meaning: words.optimum.aboveMeaning,
            }),
            numbers(
              words.diverges,
              (row) =>
                row.at === 0
                  ? words.isFirst
                  : valueWords(
                      row,
                      DIVERGES,
                      (at) => words.atRequest(formatCount(at)),
                      // With clients the lanes' requests are not compared.
                      isServed(scene) ? "–" : words.never,
                    ),
              { meaning: words.divergesMeaning },
            ),
            texts(
              null,
              ({ entry, at }) =>
                at > 0 &&
                first !== undefined && (
                  <Button
                    className={small}
                    aria-label={words.openBeside(entry.label, first.label)}
                    onClick={() => openBeside(entry)}
                  >
                    {words.open}
                  </Button>
                ),
            ),
            texts(null, ({ entry }) => (
              <Button
                className={small}
                aria-label={words.remove(entry.label)}
                onClick={() => choose(entries.filter((other) => other !== entry))}
              >
                ×
              </Button>
            )),
          ]}
          rows={rows}
        />
      </div>
      <AddEntry registry={registry} entries={entries} onAdd={choose}>
        <Button disabled={rows[0]?.ranked == null} onClick={save}>
          {words.csv}
        </Button>
        {entries.length > 1 && (
          <Button aria-pressed={racing} onClick={() => race(!racing)}>
            {racing ? words.race.hide : words.race.show}
          </Button>
        )}
      </AddEntry>
      {scene.lanes.some((lane) => !runsHere(registry, lane)) && (
        <p className="text-sm text-ink-muted">{words.notPrograms}</p>
      )}
    </div>
  );
}

interface AddEntryProps {
  registry: Registry;
  entries: readonly Entry[];
  onAdd: (entries: readonly Entry[]) => void;
  children: ReactNode;
}

function AddEntry({ registry, entries, onAdd, children }: AddEntryProps) {
  const words = leaderboardText();
  const fields = fieldsText();
  const options = policyOptions(registry).filter(({ value }) =>
    runsHere(registry, { policy: value, mode: "baseline" }),
  );
  const [policy, setPolicy] = useState(options[0]?.value ?? "");
  const [chosen, setMode] = useState<keyof typeof MODES>("baseline");
  const full = entries.length >= MOST_ENTRIES;
  const add = () => {
    const { mode, prefetch } = MODES[chosen];
    const lane = { policy, mode, ...(prefetch && { prefetch }) };
    onAdd(withEntry(entries, entryOf(registry, lane)));
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <SelectField label={fields.policy} value={policy} options={options} onChange={setPolicy} />
      <SelectField
        label={fields.mode}
        value={chosen}
        options={modes.map((value) => ({ value, label: fields.modes[value] }))}
        onChange={(value) => setMode(modes.find((mode) => mode === value) ?? "baseline")}
      />
      <Button disabled={full} title={full ? words.full : undefined} onClick={add}>
        {words.add}
      </Button>
      {children}
    </div>
  );
}
