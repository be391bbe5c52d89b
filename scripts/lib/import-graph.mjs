/** Who imports whom, read by the parser that Vite brings. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { parseSync } from "vite";
import { Failure, root } from "./run.mjs";

const source = /\.tsx?$/;

/** @param {string} folder @returns {string[]} */
function sources(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === "pkg" ? [] : sources(path);
    return source.test(path) && !path.endsWith(".d.ts") ? [path] : [];
  });
}

/** @param {string} from @param {string} request @returns {string} a path from the top, or the package's name */
function resolve(from, request) {
  if (!request.startsWith(".")) return request;
  const path = posix.join(posix.dirname(from), request.replace(/\?.*$/, ""));
  const candidates = [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`, `${path}/index.tsx`];
  return candidates.find((file) => source.test(file) && existsSync(join(root, file))) ?? path;
}

/** @typedef {{ to: string, typeOnly: boolean }} Import */
/** @typedef {ReadonlyMap<string, readonly Import[]>} Graph */

/**
 * @param {string} file
 * @returns {Import[]}
 */
function imports(file) {
  const code = readFileSync(join(root, file), "utf8");
  const { module, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Failure(`${file}: ${errors[0]?.message}`);
  /** @type {(request: string, entries: readonly { isType: boolean }[]) => Import} */
  const found = (request, entries) => ({
    to: resolve(file, request),
    typeOnly: entries.length > 0 && entries.every((entry) => entry.isType),
  });
  const exported = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap((entry) => (entry.moduleRequest ? [found(entry.moduleRequest.value, [entry])] : [])),
  );
  const dynamic = module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const literal = /^["'`](.+)["'`]$/.exec(code.slice(start, end))?.[1];
    return literal ? [found(literal, [])] : [];
  });
  return [
    ...module.staticImports.map((i) => found(i.moduleRequest.value, i.entries)),
    ...exported,
    ...dynamic,
  ];
}

/** @param {string} folder from the top @returns {Graph} */
export const importGraph = (folder) => new Map(sources(folder).map((file) => [file, imports(file)]));
