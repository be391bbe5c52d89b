/** The workload of a link: a registered one with its parameters, a trace written out, or a file named by hash. */
import type { RunRegistry } from "../../engine/types.ts";
import { text as words } from "../../text/text.ts";
import type { WorkloadChoice } from "../run/choices.ts";
import { notice } from "./notices.ts";
import { readNumber } from "./numbers.ts";
import type { Pair } from "./raw.ts";
import { defaultOf, type Reading, readChoice, readSeed } from "./values.ts";

/** Kind of a trace written out in the scene: `R7 R1 W4`, as the engine reads it. */
export const GIVEN = "given";
/** Kind of a trace from a file that only its owner has. */
export const OWN = "own";
/** Keeps parameters of workloads apart from shared ones of the same name. */
export const PREFIX = "w.";
const LONGEST_NAME = 200;
const LONGEST_OPTION = 1000;
/** Largest page that a request can name: 31 bits. */
const LARGEST_PAGE = 2 ** 31 - 1;

/** How many requests a trace has, and the largest page; or the first word that is no request. */
export type TraceSurvey = { requests: number; largest: number } | { bad: string };

/** How a lab's traces are written out. */
export interface TraceForm {
  survey: (text: string) => TraceSurvey;
  /** What is legal in the place of a word that is not. */
  legal: (bad: string) => string;
  /** Whether a lab's requests never come from a file. */
  withoutFiles?: true;
}

/**
 * Surveys a trace by its words: the page that one names, null for a word without one, undefined if it is none. Not each
 * word need be a request.
 */
export function surveyWords(
  written: string,
  pageOf: (word: string) => number | null | undefined,
  isRequest: (word: string) => boolean = () => true,
): TraceSurvey {
  const all = written.split(/[ \t\r\n,]+/).filter((word) => word !== "");
  let largest = 0;
  for (const word of all) {
    const page = pageOf(word);
    if (page === undefined || (page ?? 0) > LARGEST_PAGE) return { bad: word };
    largest = Math.max(largest, page ?? 0);
  }
  const requests = all.filter(isRequest).length;
  return requests === 0 ? { bad: all[0] ?? "" } : { requests, largest };
}

/** Page and client of a word that may stand in a trace of the ACE lab. */
const PLAIN = /^[RWPU]?(\d+)(?:@(\d+))?$/i;
const LARGEST_CLIENT = 2 ** 16 - 1;

/** Reads and writes of pages, with pins and clients: see the engine's `trace::inline::parse`. */
export const plainTrace: TraceForm = {
  survey: (written) =>
    surveyWords(
      written,
      (word) => {
        const [, page, client = 0] = PLAIN.exec(word) ?? [];
        return page === undefined || Number(client) > LARGEST_CLIENT ? undefined : Number(page);
      },
      (word) => !/^[PU]/i.test(word),
    ),
  legal: (bad) => (/[PU@]/i.test(bad) ? words().link.pins : words().link.requests),
};

export function writeWorkload(workload: WorkloadChoice, registry: RunRegistry): Pair[] {
  const pairs: Pair[] = [["workload", workload.kind]];
  const write = (id: string, key = id) => {
    if (workload[id] != null) pairs.push([key, String(workload[id])]);
  };
  if (workload.kind === GIVEN) write("trace");
  if (workload.kind === OWN) {
    const { kind: _, name: _name, hash: _hash, requests: _requests, ...options } = workload;
    for (const key of ["name", "hash", "requests"]) write(key);
    for (const id of Object.keys(options)) write(id, `${PREFIX}${id}`);
  }
  const spec = registry.workloads.find((entry) => entry.id === workload.kind);
  if (spec === undefined) return pairs;
  if (registry.without_length === undefined) write("requests");
  write("seed");
  for (const { id } of spec.parameters) write(id, `${PREFIX}${id}`);
  return pairs;
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
  notices.push(notice("trace", survey.bad, form.legal(survey.bad), words().link.firstPresets));
  return usual;
}

/** Without control characters and marks that turn the reading direction, which could fake the text around it. */
const plain = (text: string, most = LONGEST_NAME) =>
  text
    .replace(/[\p{Cc}\p{Cf}]/gu, "")
    .slice(0, most)
    .replace(/\p{Surrogate}/gu, "");

function readOwn(reading: Reading, base: WorkloadChoice, usual: WorkloadChoice): WorkloadChoice {
  const { values, registry, notices } = reading;
  const { link, messages } = words();
  const before = base.kind === OWN ? base : undefined;
  const text = values.get("name") ?? String(before?.name ?? messages.aFile);
  const given = values.get("requests");
  const hash = values.get("hash") ?? String(before?.hash ?? "");
  if (!/^[0-9a-f]{16}$/.test(hash)) {
    notices.push(notice("hash", hash, link.hash, link.firstPresets));
    return usual;
  }
  const name = plain(text);
  if (name !== text) notices.push(notice("name", text, link.name(LONGEST_NAME), name));
  const requests =
    given === undefined
      ? before?.requests
      : readNumber("requests", given, registry.requests, undefined, link.theFiles, notices);
  const own: WorkloadChoice = { kind: OWN, name, hash, ...(requests !== undefined && { requests }) };
  // How the file is read: whether that is legal, the reader of files says.
  for (const key of values.keys())
    if (/^w\.[a-z]+(_[a-z]+)*$/.test(key))
      own[key.slice(PREFIX.length)] ??= plain(values.get(key) ?? "", LONGEST_OPTION);
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
  const given = values.get("workload");
  const kinds = [...registry.workloads.map((spec) => spec.id), GIVEN, ...(form.withoutFiles ? [] : [OWN])];
  // A trace alone says its kind too.
  const unsaid = values.has("trace") ? GIVEN : base.kind;
  const kind = given === undefined ? unsaid : readChoice("workload", given, kinds, base.kind, notices);
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
    const chosen = "choice" in spec.default ? spec.default.choice : undefined;
    const value =
      ids.length > 0
        ? readChoice(key, text, ids, chosen, notices)
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
