/** Which numbers a fork changes, as far as they have an effect in it. */
import type { DeviceSpec, LaneConfig, LaneFork, LaneFrame, Registry } from "../../../engine/types.ts";
import { text } from "../../../text/text.ts";

/** Numbers of a device; also what its name stands for. */
export const deviceNumbers = ["alpha", "base_us", "k_r", "k_w"] as const;

/** The registered device with these numbers. */
export const deviceOf = ({ devices }: Registry, numbers: Readonly<Record<string, unknown>>) =>
  devices.find((device: DeviceSpec) => deviceNumbers.every((id) => device[id] === numbers[id]));

/** The settings that affect a lane of this mode, in addition to its device. */
export const inEffect = ({ mode, prefetch }: Pick<LaneConfig, "mode" | "prefetch">, id: string): boolean =>
  id === "n_w" ? mode === "ace" : !["n_e", "theta"].includes(id) || prefetch;

export function changedNumbers(
  registry: Registry,
  { config, policy }: Pick<LaneFrame, "config" | "policy">,
  left: LaneConfig,
): LaneFork["changed"] {
  const changed = (id: string) => config[id] !== left[id];
  const device = deviceNumbers.some(changed) ? deviceOf(registry, config) : undefined;
  const said: readonly string[] = device === undefined ? [] : deviceNumbers;
  const numbers = [...registry.parameters, ...policy.parameters].flatMap(
    ({ id, symbol, label }): LaneFork["changed"] => {
      const value = config[id];
      if (typeof value !== "number" || said.includes(id) || !changed(id)) return [];
      return inEffect(config, id) ? [{ name: symbol || label, value }] : [];
    },
  );
  if (policy.seeded && changed("seed")) numbers.push({ name: text().lab.seed(config.seed) });
  return device === undefined ? numbers : [{ name: device.label }, ...numbers];
}
