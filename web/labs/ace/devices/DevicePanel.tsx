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
import { forkedLane, withDevice } from "../fork/draft.ts";
import { laneKey, laneLabel } from "../lanes.ts";
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
  const all = devices.map((_, row) =>
    shown.map((_, lane) => meanOf(comparing.results, row, String(lane), MEASURE)),
  );
  const last = shown.length - 1;
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
      <table className="data-table [&_:is(th,td)]:pr-5">
        <caption>
          {words.onAllDevices}: {text().counters.score.deviceTime}.{" "}
          <ComparisonNote {...{ comparison, comparing }} />
        </caption>
        <thead>
          <tr>
            <th scope="col">{text().lab.device}</th>
            {shown.map((lane, at) => (
              <th key={laneKey(at)} scope="col">
                <span className={`lane-mark lane-mark-${at}`} aria-hidden="true" /> {laneLabel(lane)}
              </th>
            ))}
            {last > 0 && <th scope="col">{words.saved}</th>}
            <td />
          </tr>
        </thead>
        <tbody>
          {devices.map(({ id, label }, row) => {
            const times = all[row] ?? [];
            const [base, own] = [times[0], times[last]];
            return (
              <tr key={id} aria-current={scene.device === id || undefined}>
                <th scope="row">
                  <button
                    type="button"
                    className="text-accent underline underline-offset-4"
                    onClick={() => lab.change((next) => chooseDevice(next, id, left), { stays: true })}
                  >
                    {label}
                  </button>
                </th>
                {times.map((time, lane) => (
                  <td key={laneKey(lane)}>{time == null ? "…" : formatCounter(spec, time, all.flat())}</td>
                ))}
                {last > 0 && <td>{base == null || own == null ? "…" : apart(spec, base, own)}</td>}
                <td>
                  <Button
                    className="min-h-8 py-0"
                    disabled={full}
                    aria-label={words.asLaneOf(label)}
                    onClick={() => addLane(id)}
                  >
                    {words.asLane}
                  </Button>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
