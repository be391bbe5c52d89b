/** What the engine says in English → the same in German; one file a kind of text in `engine/`. What is missing stays English. */
import { parameters } from "./engine/parameters.ts";
import { policies } from "./engine/policies.ts";
import { abouts } from "./engine/presetAbouts.ts";
import { presets } from "./engine/presets.ts";
import { sentences } from "./engine/sentences.ts";
import { whyNot } from "./engine/whyNot.ts";
import { workloads } from "./engine/workloads.ts";

export const engine: Readonly<Record<string, string>> = {
  ...parameters,
  ...policies,
  ...presets,
  ...abouts,
  ...sentences,
  ...whyNot,
  ...workloads,
};
