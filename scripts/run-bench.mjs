/**
 * `npm run bench`: speed and memory of the engine (scripts/bench.mjs), then script time and seeks of the page
 * (scripts/speed.mjs), with everything they need in place. `--quick` for a look. `paper-scale` measures the page at the
 * paper's size instead (scripts/paper-scale.mjs).
 */
import { buildSite, buildWasm } from "./build.mjs";
import { Failure, main, run } from "./lib/run.mjs";
import { setup } from "./setup.mjs";

await main(async () => {
  await setup(["modules", "wasm", "browser"]);
  await buildWasm();
  const quick = process.argv.includes("--quick");
  if (process.argv[2] === "paper-scale") {
    await buildSite();
    const policies = process.argv.slice(3).filter((arg) => !arg.startsWith("--"));
    const { paperScale } = await import("./paper-scale.mjs");
    console.log(await paperScale({ policies, quick }));
    return;
  }
  const { ok } = await run([process.execPath, "scripts/bench.mjs", ...process.argv.slice(2)], { show: true });
  if (!ok) throw new Failure("The benchmark failed.");
  await buildSite();
  // It imports npm packages, which only the set-up brings.
  const { speed } = await import("./speed.mjs");
  console.log(`\n${await speed({ quick })}`);
});
