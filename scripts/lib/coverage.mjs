/** Which lines of the engine's parsers the kept fuzzing corpus reaches, by rustc's own counters and the LLVM of its version. */
import { mkdirSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { ask, engineDir, Failure, run, tail } from "./run.mjs";

/** Whatever reads text or bytes from outside; what tests it does not count. */
const PARSER = /(trace|fio|fields|scene|config|parse|inline|run_to|unpack)/;
const NO_PARSER = /tests?\.rs$|^fuzz-targets|^test-support|^bindings|labels|no_inline/;

/** A tool of rustc's LLVM: other versions do not read what it writes. @param {string} name @param {string} version */
function llvm(name, version) {
  const found = [`${name}-${version}`, name].find((tool) =>
    ask([tool, "--version"])?.includes(`version ${version}.`),
  );
  if (found === undefined)
    throw new Failure(`coverage needs ${name} ${version}, such as Debian's package llvm-${version}.`);
  return found;
}

/** @param {readonly string[]} command @param {Record<string, string>} [env] */
async function must(command, env = {}) {
  const { ok, output } = await run(command, { cwd: join(engineDir, "fuzz-targets"), env });
  if (!ok) throw new Failure(`${tail(output)}\ncoverage: ${command[0]} failed.`);
  return output;
}

/** @param {(line: string) => void} say */
export async function coverage(say) {
  const version = /LLVM version: (\d+)/.exec(ask(["rustc", "--version", "--verbose"]) ?? "")?.[1] ?? "";
  const [profdata, cov] = ["llvm-profdata", "llvm-cov"].map((name) => llvm(name, version));
  const folder = join(engineDir, "target/coverage");
  const raw = join(folder, "raw");
  mkdirSync(raw, { recursive: true });
  const built = await must(
    [
      "cargo",
      "test",
      "-p",
      "bufferpool-fuzz-targets",
      "--test",
      "corpus",
      "--no-run",
      "--message-format=json",
    ],
    {
      RUSTFLAGS: "-Cinstrument-coverage",
      CARGO_TARGET_DIR: folder,
      LLVM_PROFILE_FILE: join(folder, "build-%m"),
    },
  );
  const program = /"executable":"([^"]*corpus[^"]*)"/.exec(built)?.[1] ?? "";
  await must([program], { LLVM_PROFILE_FILE: join(raw, "corpus-%m.profraw") });
  const merged = join(folder, "merged.profdata");
  const files = readdirSync(raw).map((name) => join(raw, name));
  await must([String(profdata), "merge", "-sparse", ...files, "-o", merged]);
  const report = await must([String(cov), "export", "-summary-only", `-instr-profile=${merged}`, program]);
  /** @type {{ filename: string, summary: { lines: { count: number, covered: number } } }[]} */
  const all = JSON.parse(report.slice(report.indexOf("{"))).data[0].files;
  const parsers = all
    .map(({ filename, summary }) => ({ name: relative(engineDir, filename), ...summary.lines }))
    .filter(({ name }) => !name.startsWith("..") && PARSER.test(name) && !NO_PARSER.test(name));
  if (parsers.length === 0) throw new Failure("coverage: no parser was met.");
  const percent = (/** @type {{ covered: number, count: number }} */ { covered, count }) =>
    `${((100 * covered) / count).toFixed(1).padStart(5)}%  ${covered} of ${count} lines`;
  for (const parser of parsers) say(`${percent(parser)}  ${parser.name}`);
  const sum = (/** @type {"covered" | "count"} */ of) =>
    parsers.reduce((total, parser) => total + parser[of], 0);
  say(`${percent({ covered: sum("covered"), count: sum("count") })}  of all parsers, by the kept corpus`);
}
