/**
 * `npm start`: from a fresh clone to a page that works. Brings what is missing, builds what the first visit loads and serves
 * it until Ctrl-C; the other modules of the engine are built behind it. A tree that is built is served as it is: without
 * Rust, a network, or a folder to write to.
 *
 *   PORT=8080 npm start     another port than 4173; the next free one is taken
 */
import { cpSync, existsSync } from "node:fs";
import { join } from "node:path";
import { buildFirstEngine, buildFirstSite, buildSite, buildWasm, isBuilt } from "./build.mjs";
import { PENDING_FOLDER, THERE_NOW, TO_COME } from "./lib/pending.mjs";
import { Failure, main, root } from "./lib/run.mjs";
import { setup } from "./setup.mjs";

/** The port to try first. */
function wantedPort() {
  const given = process.env.PORT ?? "4173";
  if (/^\d+$/.test(given) && Number(given) < 65_536) return Number(given);
  throw new Failure(
    `PORT is "${given}"; legal is a whole number from 0 to 65535, 0 for any port that is free.`,
  );
}

/** Serves a folder. @param {string} outDir @param {number} port @param {() => boolean} whole whether all modules are there */
async function serve(outDir, port, whole) {
  const { preview } = await import("vite");
  const server = await preview({
    // All that serving needs; to read the site's own configuration, something would be written.
    configFile: false,
    root,
    appType: "mpa",
    build: { outDir },
    preview: { port },
    plugins: [
      {
        name: "pending",
        configurePreviewServer({ middlewares }) {
          middlewares.use((request, response, next) => {
            if (!request.url?.startsWith(`/${PENDING_FOLDER}`)) return next();
            return response.writeHead(503, whole() ? THERE_NOW : TO_COME).end();
          });
        },
      },
    ],
  });
  const address = server.resolvedUrls?.local[0];
  // Printed only when it is true.
  if (address === undefined || !(await fetch(address)).ok)
    throw new Failure("The built site does not answer.");
  console.log(`Bufferpool Lab: ${address}  (Ctrl-C ends it)`);
}

await main(async () => {
  const port = wantedPort();
  const dist = join(root, "dist");
  if (isBuilt()) return await serve(dist, port, () => true);
  // npm waits for the network most of the time, the compilers for the processor.
  await Promise.all([setup(["modules"]), setup(["wasm"]).then(buildFirstEngine)]);
  let whole = false;
  const folder = await buildFirstSite();
  await serve(folder, port, () => whole);
  console.log("building the rest behind it; the page says so where it is needed before it is there");
  await buildWasm();
  await buildSite();
  // What pages have open by now stays as it is; a page that is loaded anew is that of the whole site.
  for (const name of ["assets", "."])
    if (existsSync(join(dist, name))) cpSync(join(dist, name), join(folder, name), { recursive: true });
  whole = true;
  console.log("all parts of the page are there");
});
