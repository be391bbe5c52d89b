/** Programs to begin with; one file each, one line here. Their names are the names in `text/en/program.ts`. */
import faulty from "./faulty.js?raw";
import lru from "./lru.js?raw";
import mru from "./mru.js?raw";
import template from "./template.js?raw";

export const examples = { template, lru, mru, faulty } as const;

export type ExampleId = keyof typeof examples;
