/** The engine's code, fetched and compiled once; the page and every worker make their own instance of it. */
import address from "./pkg/engine_bg.wasm?url";

let compiling: Promise<WebAssembly.Module> | undefined;

/**
 * The compiled module. It can be posted to a worker, which instantiates it with `initSync({ module })`. Rejects if
 * it cannot be fetched or compiled; a later call then tries again.
 */
export function compiledModule(): Promise<WebAssembly.Module> {
  compiling ??= compile(address).catch((error: unknown) => {
    compiling = undefined;
    throw error;
  });
  return compiling;
}

/** Compiles while the bytes arrive, unless the server does not call them WebAssembly: browsers insist on the name. */
async function compile(url: string): Promise<WebAssembly.Module> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} ${response.statusText} for ${response.url}`);
  const named = response.headers.get("Content-Type")?.startsWith("application/wasm");
  if (named) return WebAssembly.compileStreaming(response);
  return WebAssembly.compile(await response.arrayBuffer());
}
