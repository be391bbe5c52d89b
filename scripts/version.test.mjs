/** One version everywhere, and the archive of the site that is named by it. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { root } from "./lib/run.mjs";
import { packed } from "./zip.mjs";

const read = (/** @type {string} */ path) => readFileSync(join(root, path), "utf8");

test("package, engine, citation and changelog say the same version", () => {
  const { version } = JSON.parse(read("package.json"));
  for (const crate of ["Cargo.toml", "python/Cargo.toml", "python/pyproject.toml"])
    expect(/^version = "(.+)"$/m.exec(read(`engine-wasm/${crate}`))?.[1], crate).toBe(version);
  expect(/^version: (.+)$/m.exec(read("CITATION.cff"))?.[1]).toBe(version);
  expect(/^## (\S+) \(\d{4}-\d\d-\d\d\)$/m.exec(read("CHANGELOG.md"))?.[1]).toBe(version);
});

test("the archive holds every file of the site below one folder, and the same site gives the same bytes", () => {
  const site = mkdtempSync(join(tmpdir(), "bufferpool-lab-zip-"));
  mkdirSync(join(site, "assets"));
  writeFileSync(join(site, "index.html"), "<p>");
  writeFileSync(join(site, "assets/a.js"), "1");
  const archive = packed(site, "lab-1.0");
  expect(Object.keys(unzipSync(archive))).toEqual(["lab-1.0/assets/a.js", "lab-1.0/index.html"]);
  expect(packed(site, "lab-1.0")).toEqual(archive);
  rmSync(site, { recursive: true });
});
