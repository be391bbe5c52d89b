/** Programs from the release archives of their projects. */
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ask } from "./run.mjs";

/** Short timeout for an address that does not answer: there is a fallback. */
const answerMs = 8_000;
const wholeMs = 60_000;

const targets = new Map([
  ["linux x64", "x86_64-unknown-linux-musl"],
  ["linux arm64", "aarch64-unknown-linux-musl"],
  ["darwin x64", "x86_64-apple-darwin"],
  ["darwin arm64", "aarch64-apple-darwin"],
  ["win32 x64", "x86_64-pc-windows-msvc"],
]);
/** What the projects call this machine; undefined if they build nothing for it. */
export const releaseTarget = targets.get(`${process.platform} ${process.arch}`);

/** @param {string} url @returns {Promise<Buffer | undefined>} undefined if the download fails */
async function download(url) {
  const stop = new AbortController();
  let timer = setTimeout(() => stop.abort(), answerMs);
  try {
    const response = await fetch(url, { signal: stop.signal });
    clearTimeout(timer);
    timer = setTimeout(() => stop.abort(), wholeMs);
    return response.ok ? Buffer.from(await response.arrayBuffer()) : undefined;
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

/** @param {string} folder @param {string} name @returns {string | undefined} the path of the file of that name in it */
const find = (folder, name) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((path) => join(folder, path))
    .find((path) => path.split(/[\\/]/).at(-1) === name && statSync(path).isFile());

/**
 * @param {string} url of a .tar.gz
 * @param {{ program: string, sums: boolean, scratch: string, to: string }} how `sums`: the project publishes the SHA-256
 *   beside the archive, and an archive that does not have it is not used
 * @returns {Promise<boolean>} whether the program is in `to` now
 */
export async function bringRelease(url, { program, sums, scratch, to }) {
  const archive = await download(url);
  if (archive === undefined) return false;
  if (sums) {
    const published = (await download(`${url}.sha256sum`))?.toString().split(/\s/)[0];
    if (published !== createHash("sha256").update(archive).digest("hex")) return false;
  }
  const file = join(scratch, "release.tar.gz");
  const unpacked = join(scratch, program);
  writeFileSync(file, archive);
  mkdirSync(unpacked, { recursive: true });
  if (ask(["tar", "-xzf", file, "-C", unpacked]) === undefined) return false;
  const found = find(unpacked, program) ?? find(unpacked, `${program}.exe`);
  if (found === undefined) return false;
  mkdirSync(to, { recursive: true });
  cpSync(found, join(to, found.split(/[\\/]/).at(-1) ?? program));
  return true;
}
