import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./lib/run.mjs";

/** @type {[string, { version?: string, resolved?: string, integrity?: string }][]} */
const entries = Object.entries(JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")).packages);
const packages = entries.filter(([path]) => path !== "");

test("the lock file says of every package where it comes from: the public registry, not a mirror of it", () => {
  expect(packages.length).toBeGreaterThan(500);
  const elsewhere = packages.filter(([path, { resolved, version }]) => {
    const name = path.split("node_modules/").at(-1) ?? "";
    return resolved !== `https://registry.npmjs.org/${name}/-/${name.split("/").at(-1)}-${version}.tgz`;
  });
  expect(elsewhere).toEqual([]);
});

test("the lock file has the hash of every package, of programs for other systems too", () => {
  expect(packages.filter(([, { integrity }]) => !integrity?.startsWith("sha512-"))).toEqual([]);
});
