/** Holds a program to the laws of every policy, and to a built-in policy, on scenes drawn now. */
import type { Registry } from "../../../../engine/types.ts";
import { editorText } from "../../../../text/programEditor.ts";
import { formatCount } from "../../../../ui/format.ts";
import { Session } from "../../engine/session.ts";
import { keepTapes } from "../../engine/tapes.ts";
import type { Scene } from "../../state/scene.ts";
import { defaultView } from "../../state/scene.ts";
import { encodeLink } from "../../state/url.ts";
import { agree } from "../consent.ts";
import { failureWords } from "../failureWords.ts";
import { record } from "../record.ts";
import type { ProgramFailure } from "../sandbox/hearing.ts";
import { drawing } from "../sandbox/random.ts";
import { drawnScene, lanesOf, type Mode } from "./drawn.ts";

export type Law = "fits" | "answers" | "resident" | "order" | "next" | "pure" | "same";

export interface Broken {
  law: Law | "task";
  mode?: Mode;
  /** In words. */
  what: string;
  /** The run, at the request; none where the program cannot run. */
  link?: string;
}

export interface Report {
  /** The law, or task, that was broken first; null if none was. */
  broken: Broken | null;
  runs: number;
  /** Name of the built-in policy, if there is one to decide as. */
  against?: string;
}

const ROUNDS = 4;
const modes = ["baseline", "ace", "reader"] as const satisfies readonly Mode[];

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

/** The decisions on a tape: its first number says how many there are. */
const decisionsOf = (tape: Uint32Array | undefined) => String(tape?.subarray(0, 1 + (tape[0] ?? 0)));

/** Link to a scene's run at a position, to be opened with the program. */
const linkOf = (scene: Scene, at: number, registry: Registry) =>
  `#${encodeLink({ scene, at, view: defaultView }, registry)}`;

/** `against`: id of the built-in policy that it should decide as. */
export async function checked(code: string, registry: Registry, against?: string): Promise<Report> {
  const programmed = registry.policies.find((spec) => spec.programmed)?.id ?? "";
  const other = registry.policies.find((spec) => spec.id === against);
  const named = other === undefined ? {} : { against: other.label };
  // A link of the report runs what was written here.
  agree(code);
  const draw = drawing(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0);
  let runs = 0;
  for (let round = 0; round < ROUNDS; round++) {
    for (const mode of modes) {
      const lanes = [programmed, ...(other === undefined ? [] : [other.id])];
      const drawn = drawnScene(
        draw,
        lanes.map((policy) => lanesOf(policy)[mode]),
      );
      const scene = { ...drawn, program: code };
      const broken = await brokenIn(scene, registry, other?.label);
      runs++;
      if (broken !== null) return { broken: { ...broken, mode }, runs, ...named };
    }
  }
  return { broken: null, runs, ...named };
}

/** The first thing that is wrong in one scene. */
async function brokenIn(scene: Scene, registry: Registry, other: string | undefined): Promise<Broken | null> {
  const words = editorText();
  const code = scene.program ?? "";
  const recorded = await record(code, scene);
  if (!recorded.ok) {
    if ("failure" in recorded) return { law: "fits", what: recorded.failure.message };
    return { law: lawOf(recorded.program), what: failureWords(recorded.program) };
  }
  const first = decisionsOf(recorded.tapes[0]);
  const again = await record(code, scene);
  if (!again.ok || decisionsOf(again.tapes[0]) !== first) return { law: "same", what: words.notSame };
  const often = await record(askedOften(code), scene);
  if (!often.ok || decisionsOf(often.tapes[0]) !== first) return { law: "pure", what: words.notPure };
  keepTapes(scene, recorded.tapes);
  const opened = Session.open(scene, registry);
  if (!opened.ok) return { law: "fits", what: opened.failure.message };
  try {
    return wrongVictim(opened.value, scene, registry, other);
  } finally {
    opened.value.close();
  }
}

/** Checks the run: the first page of the order is the next victim, as in the built-in policy. */
function wrongVictim(
  session: Session,
  scene: Scene,
  registry: Registry,
  other: string | undefined,
): Broken | null {
  const words = editorText();
  const page = (page: number | undefined) =>
    page === undefined ? words.nothing : words.page(formatCount(page));
  let next: number | undefined;
  for (let position = 0; position <= session.requests; position++) {
    session.seek(position);
    const [own, like] = session.frame().lanes;
    if (own === undefined) return null;
    const request = formatCount(position);
    const evicted = own.step.event?.evicted ?? [];
    const link = linkOf(scene, position, registry);
    if (evicted[0] !== undefined && next !== undefined && evicted[0] !== next) {
      const what = words.notNext(formatCount(next), formatCount(evicted[0]), request);
      return { law: "next", what, link };
    }
    const others = like?.step.event?.evicted ?? [];
    const at = [0, ...evicted.keys(), ...others.keys()].find((place) => evicted[place] !== others[place]);
    if (other !== undefined && at !== undefined) {
      const what = words.notAsBuiltIn(request, page(evicted[at]), other, page(others[at]));
      return { law: "task", what, link };
    }
    const last = own.columns.order.at(-1);
    next = last === undefined ? undefined : own.columns.pages[last];
  }
  return null;
}
