/**
 * The first site of `npm start`: it is served while the modules of the engine that a first visit does not load are still
 * being built. What stands in for them says so where a page asks for one, and the site that has them takes its place.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { root } from "./run.mjs";

/** The environment's word for a build of that site. */
export const PENDING = "BUFFERPOOL_LAB_PENDING";
/** Its folder. */
export const FIRST_SITE = "node_modules/.cache/bufferpool-lab/first-site";
/** Where its pages ask for a module that is not there yet. */
export const PENDING_FOLDER = "pending/";

/** What a page says of such a module, after "could not be loaded". */
export const TO_COME = "this part of the engine is still being built; try again in a minute";
export const THERE_NOW = "this part of the engine has been built by now; reload the page";

const web = join(root, "web");
const MODULE = /\/engine\/pkg\/(\w+)\/\1(\.js|_bg\.wasm)$/;

/** The names that the page imports from a module. @param {string} module */
function imported(module) {
  const from = new RegExp(`import[^;]*?\\{([^}]*)\\}[^;]*?from "[^"]*/pkg/${module}/${module}\\.js"`, "g");
  const sources = readdirSync(web, { recursive: true, encoding: "utf8" }).filter(
    (path) => /\.tsx?$/.test(path) && !/\.test\.|engine\/pkg/.test(path),
  );
  const lists = sources.flatMap((path) => [...readFileSync(join(web, path), "utf8").matchAll(from)]);
  const names = lists.flatMap(([, list = ""]) => list.split(",")).map((name) => name.trim());
  return new Set(
    names.filter((name) => name !== "" && !name.startsWith("type ")).map((name) => name.split(" ")[0]),
  );
}

/** @returns {import("vite").Plugin} */
export const pendingModules = () => ({
  name: "pending-modules",
  enforce: "pre",
  resolveId(id, importer = "") {
    const [path = ""] = id.split("?");
    const file = resolve(dirname(importer), path);
    const [, module, ending] = MODULE.exec(file.replaceAll("\\", "/")) ?? [];
    return module === undefined || existsSync(file) ? undefined : `\0pending:${module}${ending}`;
  },
  load(id) {
    const [, module = "", ending] = /^\0pending:(\w+?)(\.js|_bg\.wasm)$/.exec(id) ?? [];
    if (module === "") return undefined;
    if (ending !== ".js") return `export default ${JSON.stringify(`${PENDING_FOLDER}${module}.wasm`)};`;
    // Nothing of it is used before it is begun.
    const begin = `() => { throw new Error(${JSON.stringify(TO_COME)}); }`;
    return [
      `export default async ${begin};`,
      ...[...imported(module)].map((name) => `export const ${name} = ${begin};`),
    ].join("\n");
  },
});
