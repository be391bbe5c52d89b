/**
 * `npm test -- postgres`: a PostgreSQL server of its own, recorded by recorders/postgres while pgbench runs on it, and
 * Clock Sweep run on what was recorded: both must find the same pages in the pool. Left out, and said so, where there is
 * no PostgreSQL, no bpftrace, or no leave to use it. It installs nothing, and no other host reaches the server.
 */
import { readdirSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ask, builtProgram, Failure, main, must, run, tail } from "./lib/run.mjs";

/** The least share of requests at which simulator and server agree; here it has been all of them but two at most. */
const agreeing = 0.999;
/** As the sample of several clients: they hold pins at the same time, and a small pool's hand meets them. */
const setting = { CLIENTS: "8", SHARED_BUFFERS: "4MB" };
const transactions = "160";
const frames = 512;
/** It takes half a minute on an idle machine. */
const limitMs = 300_000;

/** The binary of the newest server, as POSTGRES names it or packages install it. */
function server() {
  if (process.env.POSTGRES) return process.env.POSTGRES;
  const packaged = "/usr/lib/postgresql";
  const found = ask(["ls", packaged])?.split("\n") ?? [];
  const newest = found.toSorted((one, other) => Number(other) - Number(one))[0];
  if (newest) return join(packaged, newest, "bin/postgres");
  return ask(["sh", "-c", "command -v postgres"]);
}

/** @returns {{ postgres: string, user: string, leftOut?: undefined } | { leftOut: string }} */
function atHand() {
  if (process.platform !== "linux") return { leftOut: "bpftrace needs Linux" };
  if (process.getuid?.() !== 0) return { leftOut: "bpftrace needs root" };
  if (ask(["bpftrace", "--version"]) === undefined) return { leftOut: "no bpftrace here" };
  const postgres = server();
  if (postgres === undefined) return { leftOut: "no PostgreSQL server here" };
  const folder = join(realpathSync(postgres), "..");
  const needed = ["initdb", "pg_ctl", "pgbench", "psql", "createdb"];
  const missing = needed.filter((name) => !readdirSync(folder).includes(name));
  if (missing.length > 0) return { leftOut: `no ${missing.join(", ")} in ${folder}` };
  const user = ["postgres", "nobody"].find((name) => ask(["id", "-u", name]) !== undefined);
  if (user === undefined) return { leftOut: "no user postgres or nobody, and the server refuses to be root" };
  return { postgres, user };
}

/** @param {string} postgres @param {string} user @param {string} folder @returns {Promise<string>} what to tell */
async function compared(postgres, user, folder) {
  const env = { POSTGRES: postgres };
  const recorder = await run(["recorders/postgres/record.sh", "program"], { env });
  if (!recorder.ok) return `left out: ${tail(recorder.output, 1)}`;
  // Where the kernel refuses what a program attaches, as in most containers, that is no fault of the recorder.
  const program = `uprobe:${realpathSync(postgres)}:ReleaseBuffer { exit(); } interval:ms:1 { exit(); }`;
  const probe = await run(["bpftrace", "-e", program]);
  if (!probe.ok) return `left out: the kernel refuses uprobes: ${tail(probe.output, 1)}`;

  await must(["recorders/postgres/pgbench.sh", folder, user, transactions], {
    env: { ...env, ...setting },
    limitMs,
  });
  const bpsim = await builtProgram("bpsim");
  const [events, trace] = [join(folder, "events"), join(folder, "trace.csv")];
  const imported = await run([bpsim, "import", events, "--names", `${events}.names`, "--output", trace]);
  if (imported.output !== "") throw new Failure(`${imported.output}\nThe recording is not whole.`);
  const policy = ["--policy", "clock", "--frames", String(frames)];
  const { found } = JSON.parse(
    await must([bpsim, "run", "--trace", trace, ...policy, "--check-found", "--json"]),
  );
  const share = 1 - found.differ / found.compared;
  const what = `Clock Sweep agrees with PostgreSQL at ${(share * 100).toFixed(3)}% of ${found.compared} requests`;
  if (!(found.compared > 1000 && share >= agreeing))
    throw new Failure(`${what}, first not at ${found.first}; ${agreeing * 100}% is wanted.`);
  return what;
}

await main(async () => {
  const { postgres, user, leftOut } = { postgres: "", user: "", ...atHand() };
  if (leftOut !== undefined) {
    console.log(`left out: ${leftOut}`);
    return;
  }
  // Short, for the server's socket lies in it, and a folder that the server's user may enter.
  const folder = join(tmpdir(), `bufferpool-lab-postgres-${process.pid}`);
  try {
    console.log(await compared(postgres, user, folder));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
