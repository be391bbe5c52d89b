import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bringRelease } from "./lib/wasm-tools.mjs";

const folder = mkdtempSync(join(tmpdir(), "bufferpool-lab-release-"));
/** @type {Map<string, Buffer | string>} */
const served = new Map();
const server = createServer(({ url }, response) => {
  const body = served.get(url ?? "");
  response.writeHead(body === undefined ? 404 : 200).end(body);
});
let origin = "";

beforeAll(async () => {
  mkdirSync(join(folder, "tool-1.0"));
  writeFileSync(join(folder, "tool-1.0/tool"), "the program");
  execFileSync("tar", ["-czf", join(folder, "tool.tar.gz"), "-C", folder, "tool-1.0"]);
  const archive = readFileSync(join(folder, "tool.tar.gz"));
  const sum = createHash("sha256").update(archive).digest("hex");
  for (const name of ["/good", "/forged", "/bare"]) served.set(name, archive);
  served.set("/good.sha256sum", `${sum}  tool.tar.gz\n`);
  served.set(
    "/forged.sha256sum",
    `${sum.replace(/./, (digit) => (digit === "0" ? "1" : "0"))}  tool.tar.gz\n`,
  );
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** @param {string} path @param {boolean} sums @returns {Promise<string | undefined>} what came, if anything did */
async function brought(path, sums) {
  const to = mkdtempSync(join(folder, "to-"));
  const came = await bringRelease(`${origin}${path}`, { program: "tool", sums, scratch: folder, to });
  expect(existsSync(join(to, "tool"))).toBe(came);
  return came ? readFileSync(join(to, "tool"), "utf8") : undefined;
}

test("a release comes if its hash is the published one", async () => {
  expect(await brought("/good", true)).toBe("the program");
  expect(await brought("/forged", true)).toBeUndefined();
  expect(await brought("/bare", true)).toBeUndefined();
});

test("of a project that publishes no hashes the archive is enough, and none is no error", async () => {
  expect(await brought("/bare", false)).toBe("the program");
  expect(await brought("/missing", false)).toBeUndefined();
});
