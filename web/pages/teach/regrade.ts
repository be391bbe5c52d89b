/** Result lines, graded again: the questions are drawn from the line's own link. */
import { LIMITS } from "../../engine/limits.ts";
import { SLICE_MS, yieldToBrowser } from "../../engine/slices.ts";
import { drawnSeed, markOf } from "../../shell/exercise/attempt.ts";
import { chosenOf, codeOf } from "../../shell/exercise/kind.ts";
import { readAnswers, readRun, runHash } from "../../shell/exercise/run.ts";
import { manifestOf, type Regraded, type Site } from "../../shell/site.ts";
import { pathOf } from "../../state/route.ts";
import { exerciseText } from "../../text/exercises.ts";

/** A line as it was pasted, taken apart. */
interface Parts {
  /** What stands before: a name, if there is one. */
  name: string;
  link: string;
  answers: string;
  /** Right answers that it claims, and of how many. */
  said: readonly [number, number];
  /** The exercise that it says it is of; older lines say none. */
  mark: string | undefined;
}

export interface Checked {
  name: string;
  /** Null for a line that could not be read. */
  graded: {
    title: string;
    seed: string;
    attempt: number;
    /** What it is on, in words, and the exercise that it is of. */
    scene: string;
    mark: string;
    /** Whether the line says which exercise that is. */
    named: boolean;
    /** Whether it is of the exercise that was set; null where none was named. */
    isSet: boolean | null;
    said: readonly [number, number];
    right: number;
    given: number;
    asked: number;
    impossible: number;
    /** Number, from 1, of an earlier line with the same answers to the same questions. */
    equal: number | null;
  } | null;
  fault: "unreadable" | "changed" | "long" | null;
}

const ANSWERS = /^[\w-]*\.[\da-f]{4}$/;
const MARK = /^[\da-f]{8}$/;
const NUMBER = /^\d{1,6}$/;
/** Signs that are not seen, among them those that turn the direction of what follows. */
const UNSEEN = /[\p{Cc}\p{Cf}]/gu;

function partsOf(line: string): Parts | null {
  const words = line.split(/[\s·]+/);
  const link = words.find((word) => word.includes("#/"));
  const rest = words.filter((word) => word !== link);
  const answers = rest.find((word) => ANSWERS.test(word));
  const of = rest.findIndex(
    (word, at) =>
      /^(?:of|von)$/.test(word) && [at - 1, at + 1].every((place) => NUMBER.test(rest[place] ?? "")),
  );
  if (link === undefined || answers === undefined || of < 0) return null;
  const mark = rest.find((word, at) => MARK.test(word) && /^(?:exercise|Übung)$/.test(rest[at - 1] ?? ""));
  const name = line.split("Bufferpool Lab", 1)[0]?.replace(/[\s:·,;]+$/, "") ?? "";
  return { name, link, answers, said: [Number(rest[of - 1]), Number(rest[of + 1])], mark };
}

async function graderOf(site: Site, hash: string): Promise<Regraded | null> {
  const path = pathOf(hash);
  const [, page, id] = path.split("/");
  if (page !== "exercises") {
    if (path === "/beat-ace") return (await import("../beat-ace/BeatAceView.tsx")).regrade(hash);
    const entry = site.labs.find((lab) => lab.path === path);
    return (await entry?.load())?.manifest.regrade?.(hash) ?? null;
  }
  const entry = site.labs.find((lab) => lab.id === id);
  const lab = entry === undefined ? undefined : await (await manifestOf(site, entry.id)).lesson?.();
  if (lab === undefined) return null;
  const { run, notices } = readRun(hash, lab.exercises);
  const kind = lab.exercises.find((known) => known.id === run?.kind);
  if (run === null || kind === undefined || notices.length > 0) return null;
  const { attempt = 1, ...set } = run;
  return {
    title: kind.title(),
    seed: String(run.seed),
    attempt,
    exercise: runHash(String(id), set),
    scene: exerciseText().questions(run.questions),
    asked: run.questions,
    grade: (code, n) => {
      const question = kind.draw(drawnSeed(run.seed, attempt), n, lab);
      const chosen = chosenOf(question, code);
      if (chosen === null) return null;
      const value = question.number === undefined ? codeOf(question, chosen) : String(Number(code));
      return { right: question.judge(chosen).right, chosen: value };
    },
  };
}

const hashOf = (link: string): string => link.slice(link.indexOf("#") + 1);

/** The mark of the exercise that a teacher's text names, by its link or as its eight digits; null where it names none. */
export async function markIn(site: Site, text: string): Promise<string | null> {
  const words = text.trim().slice(0, LIMITS.resultCharacters).split(/\s+/);
  const link = words.find((word) => word.includes("#/"));
  if (link === undefined) return words.find((word) => MARK.test(word)) ?? null;
  const grader = await graderOf(site, hashOf(link)).catch(() => null);
  return grader && markOf(grader.exercise);
}

async function checked(
  site: Site,
  line: string,
  set: string | null,
): Promise<Checked & { key: string | null }> {
  const parts = line.length > LIMITS.resultCharacters ? null : partsOf(line);
  const begins = (parts?.name || line).replace(UNSEEN, "").slice(0, LIMITS.shownName);
  const failed = (fault: Checked["fault"]) => ({ name: begins, graded: null, fault, key: null });
  if (line.length > LIMITS.resultCharacters) return failed("long");
  if (parts === null) return failed("unreadable");
  // A grader that breaks down is no reason to hear no more of the others.
  const grader = await graderOf(site, hashOf(parts.link)).catch(() => null);
  if (grader === null) return failed("unreadable");
  const codes = readAnswers(parts.link, parts.answers);
  const mark = markOf(grader.exercise);
  if (codes === null || (parts.mark !== undefined && parts.mark !== mark)) return failed("changed");
  const given = codes.slice(0, grader.asked);
  const grades = given.map((code, n) => grader.grade(code, n));
  const { title, seed, attempt, scene, asked } = grader;
  const right = grades.filter((grade) => grade?.right).length;
  const impossible = grades.filter((grade) => grade === null).length + codes.length - given.length;
  const { said } = parts;
  return {
    name: parts.name.replace(UNSEEN, "").slice(0, LIMITS.shownName),
    fault: null,
    key: `${mark} ${attempt} ${grades.map((grade) => grade?.chosen).join()}`,
    graded: {
      ...{ title, seed, attempt, scene, mark, said, right, asked, impossible },
      ...{ named: parts.mark !== undefined, isSet: set === null ? null : set === mark },
      ...{ given: given.length, equal: null },
    },
  };
}

/** Lines of a text that are not empty. */
export const linesOf = (text: string): string[] =>
  text.split("\n").flatMap((line) => (line.trim() === "" ? [] : [line.trim()]));

/**
 * Grades each line, in order, and tells now and then how many are; `set`: the mark of the exercise that counts, if one was named.
 * Those up to where it was stopped.
 */
export async function regraded(
  site: Site,
  lines: readonly string[],
  set: string | null,
  tell: (done: number) => void,
  signal: AbortSignal,
): Promise<Checked[]> {
  const first = new Map<string, number>();
  const all: Checked[] = [];
  let since = performance.now();
  for (const line of lines) {
    if (performance.now() - since > SLICE_MS) {
      tell(all.length);
      await yieldToBrowser();
      if (signal.aborted) break;
      since = performance.now();
    }
    const { key, ...one } = await checked(site, line, set);
    const number = all.length + 1;
    const equal = key === null ? undefined : first.get(key);
    if (key !== null && equal === undefined) first.set(key, number);
    all.push(one.graded === null ? one : { ...one, graded: { ...one.graded, equal: equal ?? null } });
  }
  return all;
}
