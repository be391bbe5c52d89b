/** Result lines, graded again: the questions are drawn from the line's own link. */
import { chosenOf } from "../../shell/exercise/kind.ts";
import { readAnswers, readRun } from "../../shell/exercise/run.ts";
import { manifestOf, type Regraded, type Site } from "../../shell/site.ts";
import { pathOf } from "../../state/route.ts";

/** A line as it was pasted, taken apart. */
interface Parts {
  /** What stands before: a name, if there is one. */
  name: string;
  link: string;
  answers: string;
  /** Right answers that it claims, and of how many. */
  said: readonly [number, number];
}

export interface Checked {
  name: string;
  /** Null for a line that could not be read. */
  graded: {
    title: string;
    seed: string;
    said: readonly [number, number];
    right: number;
    given: number;
    asked: number;
    impossible: number;
    /** Number, from 1, of an earlier line with the same answers to the same questions. */
    equal: number | null;
  } | null;
  fault: "unreadable" | "changed" | null;
}

const LINK = /(?:https?:\/\/\S*)?#\/\S+/;
const ANSWERS = /(?:^|[\s·])([\w-]*\.[\da-f]{4})(?=[\s·]|$)/;
const SAID = /(\d{1,3})\s+(?:of|von)\s+(\d{1,3})/;

function partsOf(line: string): Parts | null {
  const link = LINK.exec(line)?.[0];
  const rest = line.replace(LINK, " ");
  const [answers, said] = [ANSWERS.exec(rest)?.[1], SAID.exec(rest)];
  if (link === undefined || answers === undefined || said === null) return null;
  const name = rest.split("Bufferpool Lab", 1)[0]?.replace(/[\s:·,;]+$/, "") ?? "";
  return { name, link, answers, said: [Number(said[1]), Number(said[2])] };
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
  return {
    title: kind.title(),
    seed: String(run.seed),
    asked: run.questions,
    grade: (code, n) => {
      const question = kind.draw(run.seed, n, lab);
      const chosen = chosenOf(question, code);
      return chosen === null ? null : question.judge(chosen).right;
    },
  };
}

async function checked(site: Site, line: string): Promise<Checked & { key: string | null }> {
  const parts = partsOf(line);
  const failed = (fault: Checked["fault"]) => ({
    name: parts?.name || line.slice(0, 40),
    graded: null,
    fault,
    key: null,
  });
  if (parts === null) return failed("unreadable");
  const hash = parts.link.slice(parts.link.indexOf("#") + 1);
  const grader = await graderOf(site, hash);
  if (grader === null) return failed("unreadable");
  const codes = readAnswers(parts.link, parts.answers);
  if (codes === null) return failed("changed");
  const given = codes.slice(0, grader.asked);
  const grades = given.map((code, n) => grader.grade(code, n));
  const { title, seed, asked } = grader;
  const right = grades.filter((grade) => grade === true).length;
  const impossible = grades.filter((grade) => grade === null).length + codes.length - given.length;
  const { name, said } = parts;
  return {
    name,
    fault: null,
    key: `${title} ${seed} ${codes.join()}`,
    graded: { title, seed, said, right, given: given.length, asked, impossible, equal: null },
  };
}

/** Each line that is not empty, in order. */
export async function regraded(site: Site, text: string): Promise<Checked[]> {
  const first = new Map<string, number>();
  const all: Checked[] = [];
  for (const line of text.split("\n").map((one) => one.trim())) {
    if (line === "") continue;
    const { key, ...one } = await checked(site, line);
    const number = all.length + 1;
    const equal = key === null ? undefined : first.get(key);
    if (key !== null && equal === undefined) first.set(key, number);
    all.push(one.graded === null ? one : { ...one, graded: { ...one.graded, equal: equal ?? null } });
  }
  return all;
}
