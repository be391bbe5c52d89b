/** `npm run bench`: scripts/bench.mjs with everything it may need in place. */
import { buildWasm } from "./build.mjs";
import { Failure, main, present, run } from "./lib/run.mjs";
import { setup } from "./setup.mjs";

const bench = "scripts/bench.mjs";

await main(async () => {
  if (!present(bench)) throw new Failure(`There is no ${bench} yet.`);
  await setup(["modules", "wasm"]);
  await buildWasm();
  const { ok } = await run([process.execPath, bench, ...process.argv.slice(2)], { show: true });
  if (!ok) throw new Failure("The benchmark failed.");
});
