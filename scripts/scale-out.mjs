/**
 * `npm test -- scale-out`: a sweep over four workers of a Dask cluster on this machine, one of which is killed in the
 * middle, gives the bytes of one unsharded run. Left out, and said so, where Python or PyPI is not at hand.
 */
import { join } from "node:path";
import { aside } from "./lib/cache.mjs";
import { virtualEnvironment } from "./lib/python.mjs";
import { engineDir, Failure, main, run, tail } from "./lib/run.mjs";

/** 25 runs, which the test shortens. */
const experiment = "web/experiments/ace-12.json";
/** It takes ten seconds on an idle machine. */
const limitMs = 240_000;

await main(async () => {
  const { python, leftOut } = await virtualEnvironment("examples/requirements.txt");
  if (python === undefined) {
    console.log(`left out: ${leftOut}`);
    return;
  }
  // The build that the command line's own tests run.
  const built = await run(["cargo", "build", "--package", "bpsim", "--profile", "test", "--quiet"], {
    cwd: engineDir,
  });
  if (!built.ok) throw new Failure(`${tail(built.output)}\nBuilding bpsim failed.`);
  const { ok, output } = await aside((scratch) =>
    run([python, "examples/scale-out/killed_worker_test.py", experiment, scratch], {
      env: { BPSIM: join(engineDir, "target/debug/bpsim") },
      limitMs,
    }),
  );
  if (!ok) throw new Failure(`${tail(output)}\nThe sweep with a killed worker failed.`);
  console.log(tail(output, 1));
});
