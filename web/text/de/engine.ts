/**
 * What the engine says in English → the same in German; one file a kind of text in `engine/`, one a policy in
 * `policies/`. What is missing stays English.
 */
import { counters } from "./engine/counters.ts";
import { devices } from "./engine/devices.ts";
import { flash } from "./engine/flash.ts";
import { formats } from "./engine/formats.ts";
import { parameters } from "./engine/parameters.ts";
import { policyPresets } from "./engine/policyPresets.ts";
import { abouts } from "./engine/presetAbouts.ts";
import { presets } from "./engine/presets.ts";
import { readers } from "./engine/readers.ts";
import { recordingPresets } from "./engine/recordings.ts";
import { sentences } from "./engine/sentences.ts";
import { server } from "./engine/server.ts";
import { workloads } from "./engine/workloads.ts";

/** All that is registered; what begins with "_" is there to be copied. */
const policies = import.meta.glob<Readonly<Record<string, string>>>(
  ["./policies/**/*.ts", "!./policies/_*.ts"],
  { eager: true, import: "words" },
);

export const engine: Readonly<Record<string, string>> = {
  ...counters,
  ...parameters,
  ...devices,
  ...flash,
  ...formats,
  ...policyPresets,
  ...presets,
  ...abouts,
  ...readers,
  ...recordingPresets,
  ...sentences,
  ...server,
  ...workloads,
  ...Object.assign({}, ...Object.values(policies)),
};
