/** A drive of flash alone, without lanes above it. */
import { loadFull } from "./full.ts";
import { FlashDrive } from "./pkg/full/full.js";
import type { FlashShown } from "./types.ts";

/** Writes batches of pages to a new drive with these settings: how each found it, and what it did. */
function written(settings: object, batches: readonly (readonly number[])[]): FlashShown[] {
  const drive = new FlashDrive(JSON.stringify(settings));
  const shown = batches.map((pages): FlashShown => JSON.parse(drive.written_json(Uint32Array.from(pages))));
  drive.free();
  return shown;
}

export async function loadDrives(): Promise<typeof written> {
  await loadFull();
  return written;
}
