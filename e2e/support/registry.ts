/** What the engines' registries and the folder of lessons say there is, read in Node: the page must show as many. */
import { readdirSync, readFileSync } from "node:fs";
import * as ace from "../../web/engine/pkg/ace/ace.js";
import * as hybrid from "../../web/engine/pkg/hybrid/hybrid.js";
import * as pbm from "../../web/engine/pkg/pbm/pbm.js";

interface Named {
  id: string;
  label: string;
}

interface Registry {
  presets: { id: string; title: string; former?: true }[];
  workloads: Named[];
}

interface Engine {
  initSync: (given: { module: Uint8Array<ArrayBuffer> }) => unknown;
  registry_json: () => string;
}

const web = (path: string) => new URL(`../../web/${path}`, import.meta.url);

function registryOf<Own>(name: string, module: Engine): Registry & Own {
  module.initSync({ module: readFileSync(web(`engine/pkg/${name}/${name}_bg.wasm`)) });
  return JSON.parse(module.registry_json());
}

interface AceRegistry {
  policies: (Named & { programmed: boolean })[];
  devices: Named[];
}

export const aceRegistry = () => registryOf<AceRegistry>("ace", ace);

export const hybridRegistry = () =>
  registryOf<{ placements: Named[]; replacements: Named[] }>("hybrid", hybrid);

export const pbmRegistry = () => registryOf<{ policies: Named[] }>("pbm", pbm);

/** The policies that are built in: a visitor's program is none of them. */
export const builtInPolicies = () => aceRegistry().policies.filter(({ programmed }) => !programmed);

/** Those that the build writes beside the ACE engine: its other modules' and the recordings. */
const further = (): Registry["presets"] =>
  JSON.parse(readFileSync(web("engine/pkg/types/acePresets.json"), "utf8"));

const presetsOf: Readonly<Record<string, () => Registry["presets"]>> = {
  "/ace": () => [...aceRegistry().presets, ...further()],
  "/hybrid": () => hybridRegistry().presets,
  "/pbm": () => pbmRegistry().presets,
};

/** The presets that the picker of the lab at this path lists. */
export const presetsAt = (path: string) =>
  (presetsOf[path]?.() ?? []).filter(({ former }) => former !== true);

/** Every lesson by its id, in order, with the lab that it is of. */
export const lessons = readdirSync(web("lessons/"))
  .filter((name) => name.endsWith(".mdx"))
  .sort()
  .map((name) => ({
    id: name.replace(/^\w+?-(.*)\.mdx$/, "$1"),
    lab: /^ {2}lab: "(.*)",$/m.exec(readFileSync(web(`lessons/${name}`), "utf8"))?.[1] ?? "ace",
  }));
