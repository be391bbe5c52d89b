/**
 * `npm run zip`: builds the site and packs it as `bufferpool-lab-VERSION.zip`, to be unpacked on any static server. The same site
 * gives the same bytes: files in order, all of one date.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { zipSync } from "fflate";
import { build } from "./build.mjs";
import { main, root } from "./lib/run.mjs";
import { setup } from "./setup.mjs";

/** The oldest date that a zip file can hold. */
const ALWAYS = new Date(1980, 0, 1);

/** All files of a folder, below a folder of that name in the archive. @param {string} folder @param {string} name */
export function packed(folder, name) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const paths = files.map(({ parentPath, name }) => join(parentPath, name)).sort();
  return zipSync(
    Object.fromEntries(
      paths.map((path) => [`${name}/${relative(folder, path).replaceAll(sep, "/")}`, readFileSync(path)]),
    ),
    { mtime: ALWAYS, level: 9 },
  );
}

if (process.argv[1] === import.meta.filename)
  await main(async () => {
    await setup(["modules", "wasm"]);
    await build();
    const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
    const name = `bufferpool-lab-${version}`;
    writeFileSync(join(root, `${name}.zip`), packed(join(root, "dist"), name));
    console.log(`${name}.zip`);
  });
