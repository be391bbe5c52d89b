/** The workload of a link: a registered one with its parameters, a trace written out, or a file named by hash. */
import type { RunRegistry } from "../../engine/types.ts";
import { text as words } from "../../text/text.ts";
import type { WorkloadChoice } from "../run/choices.ts";
import { notice } from "./notices.ts";
import { readNumber } from "./numbers.ts";
import type { Pair } from "./raw.ts";
import { plainTrace, type TraceForm } from "./trace.ts";
import { defaultOf, type Reading, readChoice, readSeed } from "./values.ts";

/** Kind of a trace written out in the scene. */
export const GIVEN = "given";
/** Kind of a trace from a file that only its owner has. */
export const OWN = "own";
/** Keeps parameters of workloads apart from shared ones of the same name. */
export const PREFIX = "w.";
/** Longest name of a file. */
const LONGEST_NAME = 200;

const isHash = (text: string) => /^[0-9a-f]{16}$/.test(text);

export function writeWorkload(workload: WorkloadChoice, registry: RunRegistry): Pair[] {
  const pairs: Pair[] = [["workload", workload.kind]];
  const write = (key: string, value: unknown) => {
    if (value !== undefined && value !== null) pairs.push([key, String(value)]);
  };
  if (workload.kind === GIVEN) write("trace", workload.trace);
  if (workload.kind === OWN) for (const key of ["name", "hash", "requests"]) write(key, workload[key]);
  const spec = registry.workloads.find((entry) => entry.id === workload.kind);
  if (spec !== undefined) {
    if (registry.without_length === undefined) write("requests", workload.requests);
    write("seed", workload.seed);
    for (const { id } of spec.parameters) write(`${PREFIX}${id}`, workload[id]);
  }
  return pairs;
}

/** The link's kind; a trace alone says it too. */
function readKind(
  { values, registry, notices }: Reading,
  base: WorkloadChoice,
  { withoutFiles }: TraceForm,
): string {
  const text = values.get("workload");
  if (text === undefined) return values.has("trace") ? GIVEN : base.kind;
  const kinds = [...registry.workloads.map((spec) => spec.id), GIVEN, ...(withoutFiles ? [] : [OWN])];
  return readChoice("workload", text, kinds, base.kind, notices);
}

/** A trace written out, if all of it can be read; `usual` is what is taken instead. */
function readGiven(
  { values, notices }: Reading,
  base: WorkloadChoice,
  usual: WorkloadChoice,
  form: TraceForm,
): WorkloadChoice {
  const text = values.get("trace") ?? (base.kind === GIVEN ? String(base.trace ?? "") : "");
  const survey = form.survey(text);
  if (!("bad" in survey)) return { kind: GIVEN, trace: text };
  notices.push(notice("trace", survey.bad, form.legal(), words().link.firstPresets));
  return usual;
}

function readOwn(reading: Reading, base: WorkloadChoice, usual: WorkloadChoice): WorkloadChoice {
  const { values, registry, notices } = reading;
  const before = base.kind === OWN ? base : undefined;
  const hash = values.get("hash") ?? String(before?.hash ?? "");
  if (!isHash(hash)) {
    notices.push(notice("hash", hash, words().link.hash, words().link.firstPresets));
    return usual;
  }
  const text = values.get("name") ?? String(before?.name ?? words().messages.aFile);
  // Control characters and marks that turn the reading direction could fake the text around the name.
  const name = text
    .replace(/[\p{Cc}\p{Cf}]/gu, "")
    .slice(0, LONGEST_NAME)
    .replace(/\p{Surrogate}/gu, "");
  if (name !== text) notices.push(notice("name", text, words().link.name(LONGEST_NAME), name));
  const own: WorkloadChoice = { kind: OWN, name, hash };
  const requests = values.get("requests");
  const number =
    requests === undefined
      ? before?.requests
      : readNumber("requests", requests, registry.requests, undefined, words().link.theFiles, notices);
  if (number !== undefined) own.requests = number;
  return own;
}

/** The workload of the link over that of the scene it starts from; `usual` if it cannot be read. */
export function readWorkload(
  reading: Reading,
  base: WorkloadChoice,
  usual: WorkloadChoice,
  form = plainTrace,
): WorkloadChoice {
  const { values, registry, notices } = reading;
  const kind = readKind(reading, base, form);
  if (kind === GIVEN) return readGiven(reading, base, usual, form);
  if (kind === OWN) return readOwn(reading, base, usual);
  const workload: WorkloadChoice = kind === base.kind ? { ...base } : { kind };
  const seed = values.get("seed");
  if (seed !== undefined) workload.seed = readSeed("seed", seed, notices);
  const parameters = registry.workloads.find((spec) => spec.id === kind)?.parameters ?? [];
  const length = registry.without_length === undefined ? [registry.requests] : [];
  for (const spec of [...length, ...parameters]) {
    const key = spec === registry.requests ? spec.id : `${PREFIX}${spec.id}`;
    const text = values.get(key);
    if (text === undefined) continue;
    const ids = spec.choices?.map((choice) => choice.id) ?? [];
    const usual = "choice" in spec.default ? spec.default.choice : undefined;
    const value =
      ids.length > 0
        ? readChoice(key, text, ids, usual, notices)
        : readNumber(key, text, spec, undefined, defaultOf(spec), notices);
    if (value === undefined) delete workload[spec.id];
    else workload[spec.id] = value;
  }
  return workload;
}

/** The trace of a workload that is written out, if all of it can be read. */
export function writtenOut({ kind, trace }: WorkloadChoice, form = plainTrace) {
  const survey = kind === GIVEN ? form.survey(String(trace)) : { bad: "" };
  return "bad" in survey ? undefined : survey;
}

/** Requests of a workload; `undefined` if the link does not say. */
export function traceLength(
  workload: WorkloadChoice,
  registry: RunRegistry,
  form = plainTrace,
): number | undefined {
  if (workload.kind === GIVEN) return writtenOut(workload, form)?.requests;
  if (typeof workload.requests === "number") return workload.requests;
  if (registry.without_length) return undefined;
  const { default: usual } = registry.requests;
  return workload.kind !== OWN && "number" in usual ? usual.number : undefined;
}
