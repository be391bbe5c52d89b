/** The scene on every device of the registry: device time of each lane, what the last saves, and each as a lane. */

import { comparisonOf } from "../../../engine/sweep/comparison.ts";
import { meanOf } from "../../../engine/sweep/types.ts";
import type { Registry } from "../../../engine/types.ts";
import { DEVICE } from "../../../shell/chips/chip.ts";
import { apart, formatCounter } from "../../../shell/counters.ts";
import { ComparisonNote, useComparison, useOwnRequests } from "../../../shell/useComparison.tsx";
import { fieldsText } from "../../../text/fields.ts";
import { text } from "../../../text/text.ts";
import { Button } from "../../../ui/Button.tsx";
import { DataTable, names, numbers, texts } from "../../../ui/DataTable.tsx";
import { forkedLane, withDevice } from "../fork/draft.ts";
import { laneLabel } from "../lanes.ts";
import { useChoice, useLab, useShownPart } from "../state/hooks.ts";
import type { Scene } from "../state/scene.ts";
import { chooseDevice } from "./chooseDevice.ts";
import "../scores.css";

const MEASURE = "latency_us";
const MOST_LANES = 4;

export function DevicePanel() {
  const registry = useChoice((choices) => choices.registry);
  const scene = useChoice((choices) => choices.scene);
  return registry !== null && scene !== null && <Devices {...{ registry, scene }} />;
}

function Devices({ registry, scene }: { registry: Registry; scene: Scene }) {
  const lab = useLab();
  // Whole runs are compared: what forks from them is left out.
  const shown = (useShownPart(({ readable }) => readable?.lanes) ?? []).filter(
    ({ fork }) => fork === undefined,
  );
  const own = useOwnRequests(scene);
  const { devices, counters } = registry;
  const values = devices.map(({ id, label }) => ({ label, set: { device: id } }));
  const comparison = comparisonOf(
    { ...scene, lanes: scene.lanes.filter(({ fork }) => fork === undefined) },
    { axes: [{ id: "device", values }], counters: [MEASURE], extent: "whole", without: DEVICE },
    own,
  );
  const comparing = useComparison(comparison);
  const spec = counters.find(({ id }) => id === MEASURE);
  if (spec === undefined) return null;
  const words = fieldsText().response;
  const rows = devices.map(({ id, label }, row) => ({
    ...{ id, label },
    times: shown.map((_, lane) => meanOf(comparing.results, row, String(lane), MEASURE)),
  }));
  const all = rows.flatMap(({ times }) => times);
  const last = shown.length - 1;
  const timeWords = (time: number | undefined) => (time == null ? "…" : formatCounter(spec, time, all));
  const savedWords = ({ times: { 0: base, [last]: own } }: (typeof rows)[number]) =>
    base == null || own == null ? "…" : apart(spec, base, own);
  const left = shown[last]?.config;
  const full = scene.lanes.length >= MOST_LANES;
  // Beside the last of them, from the first request on.
  const from = scene.lanes.findLastIndex(({ fork }) => fork === undefined);
  const addLane = (id: string) =>
    left &&
    lab.change(
      (next) =>
        void next.lanes.push(forkedLane(registry, scene, from, 0, left, withDevice(registry, {}, id))),
      { stays: true },
    );
  return (
    <div className="overflow-x-auto">
      <DataTable<(typeof rows)[number]>
        bare
        look="data-table [&_:is(th,td)]:pr-5"
        caption={
          <>
            {words.onAllDevices}: {text().counters.score.deviceTime}.{" "}
            <ComparisonNote {...{ comparison, comparing }} />
          </>
        }
        columns={[
          names(text().lab.device, ({ id, label }) => (
            <button
              type="button"
              className="text-accent underline underline-offset-4"
              onClick={() => lab.change((next) => chooseDevice(next, id, left), { stays: true })}
            >
              {label}
            </button>
          )),
          ...shown.map((lane, at) =>
            numbers(
              <>
                <span className={`lane-mark lane-mark-${at}`} aria-hidden="true" /> {laneLabel(lane)}
              </>,
              ({ times }: (typeof rows)[number]) => timeWords(times[at]),
            ),
          ),
          ...(last > 0 ? [numbers(words.saved, savedWords)] : []),
          texts(null, ({ id, label }) => (
            <Button
              className="min-h-8 py-0"
              disabled={full}
              aria-label={words.asLaneOf(label)}
              onClick={() => addLane(id)}
            >
              {words.asLane}
            </Button>
          )),
        ]}
        rows={rows}
        current={({ id }) => scene.device === id}
      />
    </div>
  );
}
