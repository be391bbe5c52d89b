/** Debian's packages, the way out where a tool's own download cannot be reached. */
import { existsSync } from "node:fs";
import { Failure, run, tail } from "./run.mjs";

export const hasApt = () => existsSync("/etc/debian_version") && existsSync("/usr/bin/apt-get");

/** @param {readonly string[]} packages */
export async function aptInstall(packages) {
  const install = `apt-get install -y ${packages.join(" ")}`;
  if (process.getuid?.() !== 0)
    throw new Failure(`Not root: run "sudo ${install}" once, then the same command again.`);
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  // An old list of packages may still do; what decides is the install.
  await run(["apt-get", "update"], { env });
  const { ok, output } = await run(install.split(" "), { env });
  if (!ok) throw new Failure(`${tail(output)}\n${install} failed.`);
}
