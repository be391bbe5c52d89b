/** What the predictive lab's engine says, beside what it shares with the first lab's. */
import type { Messages } from "../../languages.ts";
import { counters } from "./counters.ts";
import { measures } from "./measures.ts";
import { messages } from "./messages.ts";
import { policies } from "./policies.ts";
import { presets } from "./presets.ts";
import { sentences } from "./sentences.ts";
import { workloads } from "./workloads.ts";

export const pbmEngine: Messages = {
  engine: { ...counters, ...policies, ...workloads, ...presets, ...sentences, ...measures },
  messages,
};
