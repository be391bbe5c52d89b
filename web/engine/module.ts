/** An engine's code, fetched and compiled once; the page and every worker make their own instance of it. */

const compiling = new Map<string, Promise<WebAssembly.Module>>();

/**
 * The compiled module at an address. It can be posted to a worker, which instantiates it with
 * `initSync({ module })`. Rejects if it cannot be fetched or compiled; a later call then tries again.
 */
export function compiled(url: string): Promise<WebAssembly.Module> {
  const module =
    compiling.get(url) ??
    compile(url).catch((error: unknown) => {
      compiling.delete(url);
      throw error;
    });
  compiling.set(url, module);
  return module;
}

/** What a server says in the place of a file. One that has it later says so in words; its address adds nothing to them. */
const refusal = ({ status, statusText, url }: Response) =>
  status === 503 && statusText !== "" ? statusText : `${status} ${statusText} for ${url}`;

/** Compiles while the bytes arrive, unless the server does not call them WebAssembly: browsers insist on the name. */
async function compile(url: string): Promise<WebAssembly.Module> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(refusal(response));
  return response.headers.get("Content-Type")?.startsWith("application/wasm")
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer());
}

/** Tells an engine. Browsers that know it round to a power of two gigabytes, at most 8. */
export function tellDeviceMemory(set_device_bytes: (bytes: number) => void): void {
  const { deviceMemory } = (globalThis.navigator ?? {}) as { deviceMemory?: number };
  if (deviceMemory !== undefined) set_device_bytes(deviceMemory * 2 ** 30);
}

/** In a worker: says that it is there, takes a lock of its own, for as long as it lives, and says which; see `workerEnd.ts`. */
export function holdLock(post: (message: { lock: string | null }) => void): void {
  post({ lock: null });
  const { locks } = navigator;
  if (locks === undefined) return;
  const lock = crypto.randomUUID();
  const forever = () => {
    post({ lock });
    return new Promise(() => {});
  };
  // Refused in a frame of no origin.
  locks.request(lock, forever).catch(() => {});
}
