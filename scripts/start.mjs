/**
 * `npm start`: from a fresh clone to a page that works. Brings what is missing, builds what has changed, serves the
 * built site until Ctrl-C.
 *
 *   PORT=8080 npm start     another port than 4173; the next free one is taken
 */
import { build } from "./build.mjs";
import { Failure, main, root } from "./lib/run.mjs";
import { setup } from "./setup.mjs";

await main(async () => {
  await setup(["modules", "wasm"]);
  await build();
  const { preview } = await import("vite");
  const server = await preview({
    configFile: `${root}vite.config.ts`,
    preview: { port: Number(process.env.PORT ?? 4173) },
  });
  const address = server.resolvedUrls?.local[0];
  // Printed only when it is true.
  if (address === undefined || !(await fetch(address)).ok)
    throw new Failure("The built site does not answer.");
  console.log(`Bufferpool Lab: ${address}  (Ctrl-C ends it)`);
});
