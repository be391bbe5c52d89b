/** A curve as the `bpsim` command that gives its rows. */
import { quoted, requests } from "../../../lab/command.ts";
import type { Scene } from "../state/scene.ts";
import type { Asked } from "./model.ts";

const sets = (pairs: readonly (readonly [path: string, value: unknown])[]) =>
  pairs.flatMap(([path, value]) => ["--set", `${path}=${value}`]);

/** Null where no flags say its requests. */
export function curveCommand(scene: Scene, { sizes, policies, modes, rest }: Asked): string | null {
  const { device, ...lane } = rest.lane;
  const asked = requests(scene.workload);
  if (asked === null) return null;
  const flags = [
    ...["--policy", policies.join(","), "--frames", sizes, "--mode", modes.join(",")],
    ...(device === undefined ? [] : ["--device", String(device)]),
    ...sets(Object.entries(lane)),
    ...(rest.warm_up === "" ? [] : ["--warm-up", rest.warm_up]),
    // Once is enough: a file is read with it already.
    ...(rest.page_size === undefined || asked.trace.includes("--page") ? [] : ["--page", rest.page_size]),
  ];
  const told = (...words: readonly string[]) => words.map(quoted).join(" ");
  if (asked.trace.length > 0) return told("bpsim", "curve", ...asked.trace, ...flags);
  const { pages } = scene;
  const drawn = sets([...asked.pairs, ...(pages === undefined ? [] : [["pages", pages] as const])]);
  return `${told("bpsim", "trace", ...drawn)} | ${told("bpsim", "curve", "-", ...flags)}`;
}
