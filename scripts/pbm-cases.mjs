/**
 * Writes what the predictive lab's cases expect anew: `node scripts/pbm-cases.mjs`.
 *
 * No other implementation could provide these numbers, so they only show that nothing changed. After renewing
 * them, check the differences and state in the commit why they are right.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { builtProgram, engineDir, main, must } from "./lib/run.mjs";

const folder = join(engineDir, "pbm/tests/golden");
/** Optional results, enabled by the keys of `expect`. */
const flags = ["min", "events", "final"];

await main(async () => {
  const bpsim = await builtProgram("bpsim");
  for (const name of readdirSync(folder).filter((file) => file.endsWith(".json"))) {
    const path = join(folder, name);
    const { config, expect } = JSON.parse(readFileSync(path, "utf8"));
    const asked = flags.filter((flag) => flag in expect).map((flag) => `--${flag}`);
    const output = await must([bpsim, "pbm", "--case", path, "--json", ...asked]);
    // As it was printed: JavaScript would write 1.0 as 1.
    writeFileSync(path, `{\n"config": ${JSON.stringify(config)},\n"expect": ${output.trim()}\n}\n`);
  }
});
