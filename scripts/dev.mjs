/** `npm run dev`: the site with hot reload. A change under engine-wasm needs another `npm run dev`. */
import { buildWasm } from "./build.mjs";
import { main, npmProgram, run } from "./lib/run.mjs";
import { setup } from "./setup.mjs";

await main(async () => {
  await setup(["modules", "wasm"]);
  await buildWasm();
  await run([...npmProgram("vite"), ...process.argv.slice(2)], { show: true });
});
