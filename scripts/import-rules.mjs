/**
 * A lab knows no other lab, whatever labs there are: the one rule that needs both ends of an import at once. Which
 * layer may import which, and that there are no circles, is Biome's to check: see the overrides in biome.json.
 */

import { pathToFileURL } from "node:url";
import { importGraph } from "./lib/import-graph.mjs";
import { Failure, main } from "./lib/run.mjs";

/** A test may take its input from anywhere. */
const test = /\.test\.tsx?$/;

/** @param {string} file @returns {string | undefined} the folder's name, of a file in a lab's folder */
const labOf = (file) => /^web\/labs\/([^/]+)\//.exec(file)?.[1];

/** @param {import("./lib/import-graph.mjs").Graph} graph @returns {string[]} */
export function complaints(graph) {
  return [...graph].flatMap(([from, list]) => {
    const own = labOf(from);
    if (own === undefined || test.test(from)) return [];
    return list
      .filter(({ to }) => ![undefined, own].includes(labOf(to)))
      .map(({ to }) => `${from} imports ${to}: a lab knows no other lab`);
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  await main(async () => {
    const graph = importGraph("web");
    const found = complaints(graph);
    if (found.length > 0) throw new Failure(found.join("\n"));
    const labs = new Set([...graph.keys()].map(labOf).filter((lab) => lab !== undefined));
    console.log(`${labs.size} labs know nothing of each other, in ${graph.size} modules`);
  });
}
