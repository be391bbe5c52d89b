/** A drive of flash alone, without lanes above it. Its module comes with this file, on demand. */
import { compiled } from "./module.ts";
import init, { FlashDrive } from "./pkg/flash/flash.js";
import address from "./pkg/flash/flash_bg.wasm?url";
import type { FlashShown } from "./types.ts";

let ready: ReturnType<typeof init> | undefined;

/** The module's start, once for all who ask: a second one would take its memory from what the first one made. */
export const initFlash: typeof init = (options) => {
  ready ??= init(options).catch((error: unknown) => {
    ready = undefined;
    throw error;
  });
  return ready;
};

/** Writes batches of pages to a new drive with these settings: how each found it, and what it did. */
function written(settings: object, batches: readonly (readonly number[])[]): FlashShown[] {
  const drive = new FlashDrive(JSON.stringify(settings));
  const shown = batches.map((pages): FlashShown => JSON.parse(drive.written_json(Uint32Array.from(pages))));
  drive.free();
  return shown;
}

export async function loadDrives(): Promise<typeof written> {
  await (ready ?? initFlash({ module_or_path: await compiled(address) }));
  return written;
}
