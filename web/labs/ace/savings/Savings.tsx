/** What ACE would save over the scene's requests: every policy, alone and inside ACE, on every device. */
import { useMemo, useState } from "react";
import { WRITE_WAIT } from "../../../engine/runTime.ts";
import type { Registry } from "../../../engine/types.ts";
import { useComparison, useOwnRequests } from "../../../shell/useComparison.tsx";
import { csv } from "../../../state/export/table.ts";
import { formatUpTo } from "../../../text/numbers.ts";
import { savingsText } from "../../../text/savings.ts";
import { Button, ProgressBar } from "../../../ui/Button.tsx";
import { formatCount } from "../../../ui/format.ts";
import { RadioBar, SelectField } from "../../../ui/SelectField.tsx";
import { download } from "../../../ui/takeAway.ts";
import { deviceOf } from "../devices/chooseDevice.ts";
import { useChoice, useLab, useShownPart } from "../state/hooks.ts";
import type { Scene } from "../state/scene.ts";
import {
  cellsOf,
  findingWords,
  MEASURES,
  type Measure,
  openCell,
  type SavingsCell,
  savingsOf,
  type Time,
  timed,
} from "./model.ts";
import { SavingsMatrix } from "./SavingsMatrix.tsx";

export function Savings() {
  const registry = useChoice((choices) => choices.registry);
  const scene = useChoice((choices) => choices.scene);
  return registry !== null && scene !== null && <Comparison {...{ registry, scene }} />;
}

function Comparison({ registry, scene }: { registry: Registry; scene: Scene }) {
  const lab = useLab();
  const words = savingsText();
  const opening = useChoice((choices) => choices.opening);
  const requests = useShownPart(({ frame }) => frame?.moment?.requests[0] ?? frame?.requests) ?? 0;
  const [measure, setMeasure] = useState<Measure>("saved");
  const recorded = useShownPart(({ frame }) => frame?.lanes[0]?.recording !== undefined);
  // A recording is of a database that waits for a part of its writes.
  const [chosen, choose] = useState<Time | null>(null);
  const time = chosen ?? (recorded ? "run" : "device");
  const own = useOwnRequests(scene, true);
  const compared = useMemo(() => savingsOf(registry, scene, own), [registry, scene, own]);
  const { results, running, progress, failure, begin, cancel } = useComparison(compared, { asked: true });
  const cells = useMemo(() => cellsOf(registry, results), [registry, results]);
  // Those that are finished.
  const policies = registry.policies.filter(({ id }) => cells.some(({ policy }) => policy === id));
  const { devices, counters } = registry;
  const shown = useMemo(() => cells.map((cell) => timed(cell, time)), [cells, time]);
  const done = cells.length > 0 && !running;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-4 one-screen:flex one-screen:flex-wrap">
      <div className="grid min-w-0 content-start gap-3 one-screen:min-w-160 one-screen:flex-[1_0_max-content]">
        {/* As wide as the matrix. */}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 one-screen:w-0 one-screen:min-w-full [&>.progress]:w-48">
          {running ? (
            <Button onClick={cancel}>{words.cancel}</Button>
          ) : (
            <Button primary={!done} disabled={opening} onClick={begin}>
              {done ? words.again : words.compare}
            </Button>
          )}
          {progress !== null && (
            <ProgressBar label={words.comparing} done={progress} words={`${Math.round(100 * progress)}%`} />
          )}
          {cells.length > 0 && (
            <SelectField
              label={words.shown}
              value={measure}
              options={MEASURES.map((value) => ({ value, label: words.measures[value](words.times[time]) }))}
              onChange={(value) => setMeasure(MEASURES.find((known) => known === value) ?? "saved")}
            />
          )}
          <RadioBar
            label={words.time}
            name="savings-time"
            options={[
              { value: "device", label: words.times.device },
              { value: "run", label: words.asInPostgres(formatUpTo(WRITE_WAIT, 2)) },
            ]}
            value={time}
            onChange={choose}
          />
          {done && (
            <Button onClick={() => download("what-ace-saves.csv", [asCsv(cells)], "text/csv")}>
              {words.csv}
            </Button>
          )}
          {failure !== null && <p role="alert">{words.failed(failure)}</p>}
          <p role="status" className="flex-[1_1_20rem] font-medium text-sm empty:hidden">
            {done && findingWords(cells, [...policies, ...devices], time)}
          </p>
        </div>
        {cells.length > 0 && (
          <SavingsMatrix
            {...{ policies, devices, counters, measure, time }}
            cells={shown}
            whole={done}
            shown={{
              policies: scene.lanes.map(({ policy }) => policy),
              device: deviceOf(scene, registry)?.id,
            }}
            onOpen={(policy, device) => lab.change((next) => openCell(next, policy, device), { stays: true })}
          />
        )}
        {policies
          .filter(({ needs_future }) => needs_future)
          .map(({ id, label }) => (
            <p key={id} className="text-ink-muted text-sm">
              {words.foresees(label)}
            </p>
          ))}
      </div>
      {/* What the comparison is, and the work of a database that the model leaves out. */}
      <section className="max-w-prose text-sm one-screen:max-w-160 one-screen:flex-[1_1_16rem]">
        <p>{words.what(devices.length, formatCount(requests))}</p>
        <p className="mt-2">
          {words.waited(formatUpTo(WRITE_WAIT, 2))}{" "}
          <a href="#/figures/calibration" className="text-accent underline underline-offset-4">
            {words.howFitted}
          </a>
        </p>
        <h3 className="mt-2 font-semibold">{words.outside.heading}</h3>
        <p>{words.outside.about}</p>
        <ul className="mt-1 list-disc pl-5">
          {words.outside.list.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}

/** Both lanes of each cell, in data: ids and plain numbers. */
function asCsv(cells: readonly SavingsCell[]) {
  const columns = (lane: "baseline" | "ace", cell: SavingsCell) =>
    Object.fromEntries(Object.entries(cell[lane]).map(([id, value]) => [`${lane}_${id}`, value]));
  return csv(
    cells.map((cell) => ({
      ...{ policy: cell.policy, device: cell.device },
      ...columns("baseline", cell),
      ...columns("ace", cell),
    })),
  );
}
