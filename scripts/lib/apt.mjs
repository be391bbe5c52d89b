/** Debian's packages, the way out where a tool's own download cannot be reached. */
import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { Failure, run, tail } from "./run.mjs";

export const hasApt = () => existsSync("/etc/debian_version") && existsSync("/usr/bin/apt-get");

const env = { DEBIAN_FRONTEND: "noninteractive" };

/**
 * Unpacks packages, with what the system lacks of their dependencies, into a folder. Nothing of the system changes, so
 * no root is needed: apt's lists and archives are in `scratch`.
 * @param {readonly string[]} packages
 * @param {{ scratch: string, to: string }} folders
 */
export async function aptUnpack(packages, { scratch, to }) {
  const lists = join(scratch, "lists");
  const archives = join(scratch, "apt/archives");
  for (const folder of [lists, archives]) mkdirSync(join(folder, "partial"), { recursive: true });
  mkdirSync(to, { recursive: true });
  const set = (/** @type {string} */ option) => ["-o", option];
  const own = [
    ...set(`Dir::State::lists=${lists}`),
    ...set(`Dir::Cache=${join(scratch, "apt")}`),
    ...set("Debug::NoLocking=true"),
  ];
  const updated = await run(["apt-get", ...own, "update"], { env });
  // `--reinstall`: the folder must also hold packages that the system has already.
  const options = "install --yes --download-only --no-install-recommends --reinstall".split(" ");
  const fetched = await run(["apt-get", ...own, ...options, ...packages], { env });
  if (!fetched.ok)
    throw new Failure(`${tail(updated.output + fetched.output)}\nFetching ${packages.join(", ")} failed.`);
  for (const name of readdirSync(archives).filter((file) => file.endsWith(".deb"))) {
    const { ok, output } = await run(["dpkg-deb", "-x", join(archives, name), to]);
    if (!ok) throw new Failure(`${tail(output)}\nUnpacking ${name} failed.`);
  }
}

/**
 * Whether system packages may be installed without asking: only as root of a non-interactive container, which
 * exists for this project. Elsewhere the user is shown the command to run.
 */
const mayInstall = () => process.getuid?.() === 0 && (Boolean(process.env.CI) || !process.stdin.isTTY);

/**
 * @param {readonly string[]} packages
 * @param {{ say: (line: string) => void, asked: boolean }} options `asked`: by `npm run setup -- --system`
 */
export async function aptInstall(packages, { say, asked }) {
  const sudo = process.getuid?.() === 0 ? [] : ["sudo"];
  const install = [...sudo, "apt-get", "install", "--yes", ...packages];
  if (!asked && !mayInstall())
    throw new Failure(
      `It takes packages of the system: "npm run setup -- --system" installs them (${install.join(" ")}).`,
    );
  say(install.join(" "));
  // An old list of packages may still do; what decides is the install.
  await run([...sudo, "apt-get", "update"], { env });
  const { ok, output } = await run(install, { env });
  if (!ok) throw new Failure(`${tail(output)}\n${install.join(" ")} failed.`);
}
