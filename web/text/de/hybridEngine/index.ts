/** What the flash + magnetic lab's engine says, beside what it shares with the first lab's. */
import type { Messages } from "../../languages.ts";
import { algorithms } from "./algorithms.ts";
import { counters } from "./counters.ts";
import { measures } from "./measures.ts";
import { messages } from "./messages.ts";
import { presets } from "./presets.ts";
import { sentences } from "./sentences.ts";
import { workloads } from "./workloads.ts";

export const hybridEngine: Messages = {
  engine: { ...counters, ...algorithms, ...measures, ...workloads, ...presets, ...sentences },
  messages,
};
