/** How long the engine takes, in WebAssembly, to answer what became of a page: asked about pages and positions drawn. */

/** @typedef {{ mode: string, requests: number, asks: number, median_ms: number, ninth_decile_ms: number, longest_ms: number }} Asking */

const requests = 1_000_000;
const asks = 60;
/** As the page cuts its slices, about. */
const slice = 16_384;

/** Numbers from 0 to below `end`, always the same. @param {number} seed */
function drawn(seed) {
  let state = seed;
  return (/** @type {number} */ end) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % end;
  };
}

/**
 * @param {any} module the ACE lab's
 * @param {{ pages: number, frames: number, reads_percent: number, operations_percent: number, data_percent: number }} task
 * @returns {Asking[]}
 */
export function measureAsking(module, task) {
  return ["ace", "ace+reader"].map((mode) => {
    const second = { policy: "lru", mode: "ace", ...(mode === "ace+reader" && { prefetch: true }) };
    const { pages, frames, reads_percent, operations_percent, data_percent } = task;
    const shares = { reads_percent, operations_percent, data_percent };
    const lab = new module.Lab(
      JSON.stringify({
        pages,
        frames,
        device: "pcie-p4510",
        lanes: [{ policy: "lru", mode: "baseline" }, second],
        workload: { kind: "skewed", requests, seed: "1", ...shares },
      }),
    );
    lab.continue_prescan(requests);
    const below = drawn(7);
    const times = Array.from({ length: asks }, (_, at) => {
      lab.seek(1 + below(requests));
      // Every other page is one that was asked for just now, as a reader points at it; the others are any.
      const [served = 0] = lab.requests_between(lab.position - 1, lab.position);
      const page = at % 2 === 0 ? served >>> 1 : below(pages);
      const start = performance.now();
      lab.ask(page);
      while (lab.continue_asking(slice) < 1);
      return performance.now() - start;
    }).toSorted((a, b) => a - b);
    lab.free();
    const part = (/** @type {number} */ share) =>
      times[Math.min(asks - 1, Math.floor(share * asks))] ?? Number.NaN;
    return {
      mode,
      requests,
      asks,
      median_ms: part(0.5),
      ninth_decile_ms: part(0.9),
      longest_ms: part(1),
    };
  });
}
