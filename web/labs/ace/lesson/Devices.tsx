import type { Registry, RunRegistry } from "../../../engine/types.ts";
import { ScrollRegion } from "../../../figures/ScrollRegion.tsx";
import { useLesson } from "../../../shell/lessons/context.ts";
import { lessonText } from "../../../text/lessons.ts";
import { formatTime } from "../../../ui/format.ts";

const hasDevices = (registry: RunRegistry): registry is Registry => "devices" in registry;

/** The registered devices in a table; `only` chooses some of them, in that order. */
export function Devices({ only }: { only?: readonly string[] }) {
  const { lab, page } = useLesson();
  if (!hasDevices(lab.registry)) throw new Error("this lab has no devices");
  const all = lab.registry.devices;
  const words = lessonText();
  const devices =
    only?.map((id) => {
      const device = all.find((spec) => spec.id === id);
      if (device === undefined) throw new Error(`no device "${id}"`);
      return device;
    }) ?? all;
  if (page === "notes") return null;
  return (
    <ScrollRegion label={words.device} className="ruled-table lesson-table">
      <table>
        <thead>
          <tr>
            <th scope="col">{words.device}</th>
            <th scope="col">
              base_us <small>{words.latencyOfRead}</small>
            </th>
            <th scope="col">
              alpha <small>{words.costOfWrite}</small>
            </th>
            <th scope="col">
              k_r <small>{words.readsAtOnce}</small>
            </th>
            <th scope="col">
              k_w <small>{words.writesAtOnce}</small>
            </th>
          </tr>
        </thead>
        <tbody>
          {devices.map((device) => (
            <tr key={device.id}>
              <th scope="row">{device.label}</th>
              <td>{formatTime(device.base_us)}</td>
              <td>{device.alpha.toFixed(1)}</td>
              <td>{device.k_r}</td>
              <td>{device.k_w}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
