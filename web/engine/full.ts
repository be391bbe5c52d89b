/** The module with all lanes of the ACE lab, and a drive of flash alone: it comes with the file that asks for it, on demand. */
import { compiled } from "./module.ts";
import init from "./pkg/full/full.js";
import address from "./pkg/full/full_bg.wasm?url";

let ready: ReturnType<typeof init> | undefined;

/** The module's start, once for all who ask: a second one would take its memory from what the first one made. */
export const initFull: typeof init = (options) => {
  ready ??= init(options).catch((error: unknown) => {
    ready = undefined;
    throw error;
  });
  return ready;
};

export const loadFull = async () => ready ?? initFull({ module_or_path: await compiled(address) });

export { address as fullAddress };
