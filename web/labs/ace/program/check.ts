/** Holds a program to the laws of every policy, and to a built-in policy, on small scenes drawn now. */
import type { Registry } from "../../../engine/types.ts";
import { editorText } from "../../../text/programEditor.ts";
import { formatCount } from "../../../ui/format.ts";
import { Session } from "../engine/session.ts";
import { keepTapes } from "../engine/tapes.ts";
import { defaultView, type LaneChoice, type Scene } from "../state/scene.ts";
import { encodeLink } from "../state/url.ts";
import { agree } from "./consent.tsx";
import { failureWords } from "./failures.ts";
import { record } from "./record.ts";
import { drawing } from "./sandbox/chance.ts";
import type { ProgramFailure } from "./sandbox/hearing.ts";

export type Law = "fits" | "answers" | "resident" | "order" | "next" | "pure" | "same";

interface Broken {
  law: Law | "task";
  what: string;
  /** The run, at the request; none where the program cannot run. */
  link?: string;
}

export interface Report {
  /** The law, or task, that was broken first; null if none was. */
  broken: (Broken & { mode: keyof typeof MODES }) | null;
  runs: number;
  against: string | undefined;
}

const ROUNDS = 4;
const MODES = {
  baseline: { mode: "baseline" },
  ace: { mode: "ace" },
  reader: { mode: "ace", prefetch: true },
} as const;

/** Pools that fill and overflow. `draw` gives numbers from 0 to 1. */
function drawnScene(draw: () => number, lanes: LaneChoice[]): Scene {
  const upTo = (least: number, most: number) => least + Math.floor(draw() * (most - least + 1));
  const frames = upTo(2, 7);
  const pages = frames + upTo(2, 10);
  let page = 0;
  // Requests near each other, runs that go on, and some anywhere: Readers find streams and order in them.
  const request = () => {
    const kind = draw();
    if (kind < 0.35) page = (page + 1) % pages;
    else if (kind < 0.75) page = upTo(0, Math.ceil(pages / 3) - 1);
    else page = upTo(0, pages - 1);
    return `${draw() < 0.45 ? "W" : "R"}${page}`;
  };
  const trace = Array.from({ length: upTo(60, 160) }, request).join(" ");
  const workload = { kind: "given", trace };
  return { pages, frames, alpha: 2, base_us: 10, k_r: 3, k_w: 3, n_w: upTo(2, 4), lanes, workload };
}

/** The same program, with `order()` called before each victim. */
const askedOften = (code: string) => `${code}
Policy = class extends Policy {
  victim() {
    if (this.order) for (const page of this.order()) if (page === undefined) break;
    return super.victim();
  }
};`;

function lawOf({ kind, method }: ProgramFailure): Law {
  if (kind === "syntax" || kind === "unfit") return "fits";
  if (kind === "not_resident" || kind === "not_a_page") return method === "order" ? "order" : "resident";
  return kind === "twice" || kind === "left_out" ? "order" : "answers";
}

/** `against`: id of the built-in policy that it should decide as. */
export async function checked(code: string, registry: Registry, against: string): Promise<Report> {
  const words = editorText();
  const programmed = registry.policies.find((spec) => spec.programmed)?.id ?? "";
  const other = registry.policies.find((spec) => spec.id === against);
  // A link of the report runs what was written here.
  agree(code);
  const draw = drawing(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0);

  async function brokenIn(scene: Scene): Promise<Broken | null> {
    const recorded = await record(code, scene);
    if (!recorded.ok) {
      if ("failure" in recorded) return { law: "fits", what: recorded.failure.message };
      return { law: lawOf(recorded.program), what: failureWords(recorded.program) };
    }
    // The decisions on a tape: its first number says how many there are.
    const decisions = ([tape]: Uint32Array[]) => String(tape?.subarray(0, 1 + (tape[0] ?? 0)));
    const decidesAlike = async (program: string) => {
      const again = await record(program, scene);
      return again.ok && decisions(again.tapes) === decisions(recorded.tapes);
    };
    if (!(await decidesAlike(code))) return { law: "same", what: words.notSame };
    if (!(await decidesAlike(askedOften(code)))) return { law: "pure", what: words.notPure };
    keepTapes(scene, recorded.tapes);
    const opened = Session.open(scene, registry);
    if (!opened.ok) return { law: "fits", what: opened.failure.message };
    try {
      return wrongVictim(opened.value, scene);
    } finally {
      opened.value.close();
    }
  }

  /** Checks the run: the first page of the order is the next victim, as in the built-in policy. */
  function wrongVictim(session: Session, scene: Scene): Broken | null {
    const named = (page: number | undefined) =>
      page === undefined ? words.nothing : words.page(formatCount(page));
    let next: number | undefined;
    for (let position = 0; position <= session.requests; position++) {
      session.seek(position);
      const [own, like] = session.frame().lanes;
      if (own === undefined) return null;
      const request = formatCount(position);
      const { evicted } = own.step.event ?? { evicted: [] };
      const broken = (law: Broken["law"], what: string): Broken => {
        return { law, what, link: `#${encodeLink({ scene, at: position, view: defaultView }, registry)}` };
      };
      if (evicted[0] !== undefined && next !== undefined && evicted[0] !== next)
        return broken("next", words.notNext(formatCount(next), formatCount(evicted[0]), request));
      const others = like?.step.event?.evicted ?? [];
      const at = [0, ...evicted.keys(), ...others.keys()].find((place) => evicted[place] !== others[place]);
      if (other !== undefined && at !== undefined) {
        const [mine, its] = [named(evicted[at]), named(others[at])];
        return broken("task", words.notAsBuiltIn(request, mine, other.label, its));
      }
      const last = own.columns.order.at(-1);
      next = last === undefined ? undefined : own.columns.pages[last];
    }
    return null;
  }

  let runs = 0;
  for (let round = 0; round < ROUNDS; round++)
    for (const mode of ["baseline", "ace", "reader"] as const) {
      const policies = [programmed, ...(other === undefined ? [] : [other.id])];
      const lanes = policies.map((policy) => ({ policy, ...MODES[mode] }));
      const broken = await brokenIn({ ...drawnScene(draw, lanes), program: code });
      runs++;
      if (broken !== null) return { broken: { ...broken, mode }, runs, against: other?.label };
    }
  return { broken: null, runs, against: other?.label };
}
