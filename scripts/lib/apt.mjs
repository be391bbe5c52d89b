/** Debian's packages, the way out where a tool's own download cannot be reached. */
import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { Failure, must, run } from "./run.mjs";

export const hasApt = () => existsSync("/etc/debian_version") && existsSync("/usr/bin/apt-get");
const env = { DEBIAN_FRONTEND: "noninteractive" };
/** Another one may be installing something: it is waited for, ten minutes at most. */
const patient = ["-o", "DPkg::Lock::Timeout=600"];

/**
 * Unpacks packages, with what the system lacks of their dependencies, into a folder. Nothing of the system changes, so
 * no root is needed: apt's lists and archives are in `scratch`.
 * @param {readonly string[]} packages @param {{ scratch: string, to: string }} folders
 */
export async function aptUnpack(packages, { scratch, to }) {
  const [lists, archives] = [join(scratch, "lists"), join(scratch, "apt/archives")];
  for (const folder of [join(lists, "partial"), join(archives, "partial"), to])
    mkdirSync(folder, { recursive: true });
  const own = [`Dir::State::lists=${lists}`, `Dir::Cache=${join(scratch, "apt")}`, "Debug::NoLocking=true"];
  const apt = ["apt-get", ...own.flatMap((option) => ["-o", option])];
  await run([...apt, "update"], { env });
  // `--reinstall`: the folder must also hold packages that the system has already.
  const options = "install --yes --download-only --no-install-recommends --reinstall".split(" ");
  await must([...apt, ...options, ...packages], { env, what: `Fetching ${packages.join(", ")}` });
  for (const name of readdirSync(archives).filter((file) => file.endsWith(".deb")))
    await must(["dpkg-deb", "-x", join(archives, name), to]);
}

/**
 * Packages of the system are installed without asking only as root of a non-interactive container, which exists for this
 * project. Elsewhere the user is shown the command to run.
 * @param {readonly string[]} packages
 * @param {{ say: (line: string) => void, asked: boolean }} options `asked`: by `npm run setup -- --system`
 */
export async function aptInstall(packages, { say, asked }) {
  const root = process.getuid?.() === 0;
  const sudo = root ? [] : ["sudo"];
  const install = [...sudo, "apt-get", ...patient, "install", "--yes", ...packages];
  if (!asked && !(root && (process.env.CI || !process.stdin.isTTY)))
    throw new Failure(
      `It takes packages of the system: "npm run setup -- --system" installs them (${install.join(" ")}).`,
    );
  say(install.join(" "));
  // An old list of packages may still do; what decides is the install.
  await run([...sudo, "apt-get", ...patient, "update"], { env });
  await must(install, { env });
}
