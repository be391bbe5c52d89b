/** What is kept on this device, or for this window over a reload. Storage can be forbidden: then nothing is kept. */

type Kept = "device" | "window";
const storageOf = (kept: Kept) => (kept === "device" ? localStorage : sessionStorage);

export function remembered(key: string, kept: Kept = "device"): string | null {
  try {
    return storageOf(kept).getItem(key);
  } catch {
    return null;
  }
}

/** The same as data: null too for what another hand put there. */
export function rememberedData(key: string): unknown {
  try {
    return JSON.parse(remembered(key) ?? "null");
  } catch {
    return null;
  }
}

export function remember(key: string, value: string | null, kept: Kept = "device"): void {
  try {
    if (value === null) storageOf(kept).removeItem(key);
    else storageOf(kept).setItem(key, value);
  } catch {
    // It holds until the page is closed.
  }
}
