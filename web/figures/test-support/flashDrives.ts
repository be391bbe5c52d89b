/** Drives of flash whose every page is known: the golden cases of the engine. */
import { applied } from "../flash/state.ts";
import type { FlashEvent, FlashShown, FlashState } from "../flash/types.ts";

interface Golden {
  config: { pages: number; block_pages: number; fills?: number; rounds?: number; fill?: number };
  expect: {
    counters: Record<string, number>;
    derived: FlashShown["derived"];
    final: {
      erase_counts: number[];
      blocks: number[][];
      valid: number[][];
      free: number[];
      open: FlashState["open"];
    };
    events: FlashEvent[][];
  };
}

const FOLDER = "../../../engine-wasm/ace/tests/golden/flash/";

const files = import.meta.glob<string>("../../../engine-wasm/ace/tests/golden/flash/small-*.json", {
  query: "?raw",
  import: "default",
  eager: true,
});

const read = (name: string): Golden => JSON.parse(files[`${FOLDER}${name}.json`] ?? "null");

const upTo = (count: number, from = 0): number[] =>
  Array.from({ length: Math.max(0, count - from) }, (_, at) => from + at);

/** A drive whose first `written` logical pages were written once, in order. */
export function drive(blocks: number, block_pages: number, written = 0): FlashState {
  const pagesOf = (block: number) =>
    upTo(Math.min(written, (block + 1) * block_pages), Math.min(written, block * block_pages));
  const counts = upTo(blocks).map((block) => pagesOf(block).length);
  const last = written % block_pages === 0 ? null : Math.floor(written / block_pages);
  return {
    erases: counts.map(() => 0),
    programmed: counts,
    valid: [...counts],
    owners: upTo(blocks).map(pagesOf),
    valid_indices: counts.map((count) => upTo(count)),
    free: upTo(blocks, Math.ceil(written / block_pages)),
    open: { host: last, hot: null, moved: null, levelled: null },
  };
}

const logicalOf = ({ pages, fill = 100 }: Golden["config"]) => Math.ceil((100 * pages) / fill);

/** Of cases without `rounds` that fill their drive once or not at all. */
export function goldenStart(name: string): FlashState {
  const { config, expect } = read(name);
  if ((config.rounds ?? 0) > 0 || (config.fills ?? 1) > 1)
    throw new Error(`${name} begins with a worn drive`);
  return drive(expect.counters.blocks ?? 0, config.block_pages, (config.fills ?? 1) * logicalOf(config));
}

const CHIP: FlashShown["chip"] = {
  t_read_us: 25,
  t_program_us: 200,
  t_erase_us: 1500,
  t_host_us: 100,
  ...{ channels: 8, dies: 2, planes: 1 },
  rated_cycles: 3000,
  drive_writes_a_day: 1,
};

/** A case: its events batch by batch, and the drive that it ends with. */
export function golden(name: string) {
  const { config, expect } = read(name);
  const { final, events } = expect;
  const last: FlashState = {
    erases: final.erase_counts,
    programmed: final.blocks.map(({ length }) => length),
    valid: final.valid.map(({ length }) => length),
    owners: final.blocks,
    valid_indices: final.valid,
    free: final.free,
    open: final.open,
  };
  return { block_pages: config.block_pages, events, final: last };
}

/** A case as its figure shows it at a batch, the last one if none is named; counters are those of its end. */
export function goldenShown(name: string, batch = -1): FlashShown {
  const { config, expect } = read(name);
  const { counters, derived, events } = expect;
  const at = batch < 0 ? events.length + batch : batch;
  return {
    pages: config.pages,
    logical_pages: logicalOf(config),
    block_pages: config.block_pages,
    blocks: counters.blocks ?? 0,
    before: events
      .slice(0, at)
      .flat()
      .reduce((state, event) => applied(state, event, config.block_pages), goldenStart(name)),
    events: events[at] ?? [],
    counters,
    derived,
    chip_write: { program_us: 200, moves_us: 72, erases_us: 120 },
    chip: CHIP,
  };
}
