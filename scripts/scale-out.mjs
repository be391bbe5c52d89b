/**
 * `npm test -- scale-out`: a sweep over four workers of a Dask cluster on this machine, one of which is killed in the
 * middle, gives the bytes of one unsharded run. Left out, and said so, where Python or PyPI is not at hand.
 */
import { join } from "node:path";
import { aside } from "./lib/cache.mjs";
import { virtualEnvironment } from "./lib/python.mjs";
import { builtProgram, main, must, root, tail } from "./lib/run.mjs";

/** 25 runs, which the test shortens. */
const experiment = "web/experiments/ace-12.json";
/** It takes ten seconds on an idle machine. */
const limitMs = 240_000;

await main(async () => {
  const { python, leftOut } = await virtualEnvironment("examples/requirements.txt");
  if (python === undefined) return console.log(`left out: ${leftOut}`);
  const env = { BPSIM: await builtProgram("bpsim"), PYTHONPATH: join(root, "examples/scale-out") };
  const test = [python, "examples/scale-out/tests/killed_worker.py", experiment];
  console.log(tail(await aside((scratch) => must([...test, scratch], { env, limitMs })), 1));
});
