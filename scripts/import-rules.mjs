/**
 * Which folder of web/ may import which, and no circles. dependency-cruiser would do this, but cannot read TypeScript 7.
 */

import { pathToFileURL } from "node:url";
import { circles, importGraph } from "./lib/import-graph.mjs";
import { Failure, main } from "./lib/run.mjs";

/** The shape of what the engine hands over: anybody may know it. */
const types = /^web\/engine\/(hybrid\/|pbm\/)?types\.ts$/;

/**
 * `from` must not import `to`, `except` the ones allowed.
 * @type {readonly { from: RegExp, to: RegExp, except?: RegExp, why: string }[]}
 */
const rules = [
  {
    from: /^web\/figures\//,
    to: /^web\/(state|labs|engine)\//,
    except: types,
    why: "a figure is a pure function of its data",
  },
  { from: /^web\/ui\//, to: /^web\/labs\//, why: "controls serve every lab" },
  {
    from: /^web\/labs\/common\//,
    to: /^web\/(labs\/(?!common\/)|state\/(hybrid\/|pbm\/|(lab|store|hooks|scene|url|view|hideable)\.ts$))/,
    why: "what labs share knows none of them",
  },
  {
    from: /^web\/state\/run\//,
    to: /^web\/state\/(hybrid\/|pbm\/|(lab|store|hooks|scene|url|view|hideable)\.ts$)/,
    why: "what labs share knows none of them",
  },
  {
    from: /^web\/labs\/ace\//,
    to: /^web\/(labs|state|engine)\/(hybrid|pbm)\//,
    why: "a lab knows no other lab",
  },
  {
    from: /^web\/(labs|state|engine)\/hybrid\//,
    to: /^web\/(labs|state|engine)\/pbm\//,
    why: "a lab knows no other lab",
  },
  {
    from: /^web\/(labs|state|engine)\/pbm\//,
    to: /^web\/(labs|state|engine)\/hybrid\//,
    why: "a lab knows no other lab",
  },
  {
    from: /^web\/(labs|state|engine)\/(hybrid|pbm)\//,
    to: /^web\/(labs\/ace\/|state\/(lab|store|hooks|scene|url|view|hideable)\.ts$|engine\/(session|load)\.ts$)/,
    why: "a lab knows no other lab",
  },
  { from: /^web\/engine\//, to: /^web\/(state|ui|labs|figures)\//, why: "the engine knows no page" },
  {
    from: /^web\/state\//,
    to: /^web\/(labs|ui|figures)\//,
    why: "choices do not depend on how they are shown",
  },
  {
    from: /^web\/text\//,
    to: /^web\/(engine|state|ui|labs|figures)\//,
    why: "words know nothing of what they name",
  },
  {
    from: /^web\/(.+\/)?experiments\//,
    to: /./,
    except: /^web\/((.+\/)?experiments\/|engine\/types\.ts$)/,
    why: "experiments are data only",
  },
];

/** A test may take its input from anywhere. */
const test = /\.test\.tsx?$/;

/** @param {import("./lib/import-graph.mjs").Graph} graph @returns {string[]} */
export function complaints(graph) {
  const broken = [...graph].flatMap(([from, list]) =>
    list.flatMap(({ to }) =>
      rules
        .filter(
          (rule) => !test.test(from) && rule.from.test(from) && rule.to.test(to) && !rule.except?.test(to),
        )
        .map((rule) => `${from} imports ${to}: ${rule.why}`),
    ),
  );
  return [...broken, ...circles(graph).map((circle) => `circular: ${circle.join(" -> ")}`)];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  await main(async () => {
    const graph = importGraph("web");
    const found = complaints(graph);
    if (found.length > 0) throw new Failure(found.join("\n"));
    console.log(`${graph.size} modules keep ${rules.length} rules, no circles`);
  });
}
