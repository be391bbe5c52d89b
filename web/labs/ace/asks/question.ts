/** What a presentation asks of a lane, by the questions of exercises, and what other policies would take from its pool. */
import { samples } from "../../../engine/ownTrace/samples.ts";
import type { NamedPage, Question } from "../../../lab/parts.ts";
import { inLinkedLanguage } from "../../../state/language.ts";
import { wantedTrace } from "../../../state/run/wanted.ts";
import { phraseText } from "../../../text/phrases.ts";
import { taskText } from "../../../text/task.ts";
import type { Session } from "../engine/session.ts";
import { sentenceOf } from "../lanes.ts";
import type { LabController } from "../state/lab.ts";
import { bestArrangement, type LaneChoice } from "../state/scene.ts";
import { questionAt } from "../state/task/choice.ts";
import { lettersOf, type Question as Posed, readQuestion, whyNot } from "../state/task/questions.ts";
import { type Reason, reasonsFor } from "../state/task/reasons.ts";
import { encodeLink } from "../state/url.ts";
import { reasonWords } from "../task/useRun.ts";

/** The question about the request number `position`; the session stands again where it stood. */
export function posedIn(session: Session, lane: number, position: number): Posed {
  const before = session.position;
  const posed = readQuestion(session, position, true, lane);
  session.seek(before);
  return posed;
}

/**
 * What the policies of the other lanes would take, by the page: each as a reference on a run of the asked lane beside the
 * shown one. An own policy's program decides for its own lanes alone, and a fork's pool is another lane's up to the fork.
 */
function referencesOf(lab: LabController, lane: number, position: number): Map<number, string[]> {
  const { scene, registry } = lab.choices.getState();
  const asked = scene?.lanes[lane];
  const taken = new Map<number, string[]>();
  if (scene === null || registry === null || asked === undefined || asked.fork !== undefined) return taken;
  const specOf = ({ policy }: LaneChoice) => registry.policies.find(({ id }) => id === policy);
  const seen = new Set([asked.policy]);
  const others = scene.lanes.filter((other) => {
    const isNew = !seen.has(other.policy) && specOf(other)?.programmed === false;
    seen.add(other.policy);
    return isNew;
  });
  if (others.length === 0) return taken;
  const { fork: _, ...alone } = asked;
  const own = new Set(specOf(asked)?.parameters.map(({ id }) => id));
  /** A lane with the other's policy as its reference, and what that policy has set for itself. */
  const heldAgainst = (other: LaneChoice): LaneChoice => {
    const ids = specOf(other)?.parameters.map(({ id }) => id) ?? [];
    const set = ids.filter((id) => id in other && !own.has(id));
    return { ...alone, ...Object.fromEntries(set.map((id) => [id, other[id]])), reference: other.policy };
  };
  const beside = lab.session({ ...scene, at: 0, lanes: others.map(heldAgainst) });
  if (!beside.ok) return taken;
  const session = beside.value;
  session.seek(position + 1);
  session.frame().lanes.forEach(({ step: { event } }, at) => {
    const other = others[at];
    const page = event?.reference?.page ?? event?.victim;
    if (other === undefined || page == null) return;
    taken.set(page, [...(taken.get(page) ?? []), other.policy]);
  });
  session.close();
  return taken;
}

/** The link of the question; null where the trace is only this reader's. */
function linkOf(lab: LabController, lane: number, at: number): string | null {
  const { scene, registry, preset } = lab.choices.getState();
  if (scene === null || registry === null) return null;
  const trace = wantedTrace(scene);
  if (trace !== null && !(trace.hash in samples)) return null;
  const view = { arrangement: bestArrangement(scene, registry) };
  const task = questionAt(at, lane);
  return inLinkedLanguage(
    encodeLink({ scene, at, view, task, ...(preset !== undefined && { preset }) }, registry),
  );
}

/** A wrong rule that names another page comes first: that page is what those who follow it say. */
function mistakeOf(session: Session, posed: Posed, letterOf: (page: string) => string): string | null {
  const { options, right } = reasonsFor(session, posed, 1);
  const wrong = options.filter((_, at) => at !== right);
  const names = (reason: Reason) => reason.kind === "claim" && reason.claim.page !== reason.claim.victim;
  const reason = wrong.find(names) ?? wrong[0];
  if (reason === undefined) return null;
  const words = taskText();
  if (reason.kind === "engine") return `${reasonWords(reason)} ${words.notSo}`;
  const { kind, victim, page } = reason.claim;
  if (!names(reason)) return `${reasonWords(reason)} ${words.refuted[kind](victim, page)}`;
  const frame = posed.asked.cells.find((cell) => cell.page === page)?.frame ?? -1;
  const not = whyNot(session, posed, frame);
  return [`${letterOf(page)}: ${words.claims[kind](page)}`, ...(not === null ? [] : [phraseText(not)])].join(
    " ",
  );
}

export function questionOf(lab: LabController, lane: number, position: number): Question {
  const { session } = lab.playback;
  if (session === null) throw new Error("a run is shown");
  const posed = posedIn(session, lane, position);
  const { asked, answer } = posed;
  const letters = lettersOf(asked.cells);
  const letterOf = (page: string) =>
    letters.get(asked.cells.find((cell) => cell.page === page)?.frame ?? -1) ?? "";
  const named = (number: number): NamedPage => {
    const page = (session.pageName ?? String)(number);
    return { page, letter: letterOf(page) };
  };
  const victim = answer.event.victim ?? 0;
  const taken = referencesOf(lab, lane, position);
  const { scene, registry } = lab.choices.getState();
  const chosenBy = (page: number, ids: readonly string[]) => ({
    ...named(page),
    policies: ids.map((id) => registry?.policies.find((spec) => spec.id === id)?.label ?? id),
    lanes: (scene?.lanes ?? []).flatMap(({ policy }, at) => (ids.includes(policy) ? [at] : [])),
  });
  const agreeing = taken.get(victim) ?? [];
  taken.delete(victim);
  const before = session.position;
  const mistake = mistakeOf(session, posed, letterOf);
  session.seek(before);
  return {
    access: taskText().access(asked.request.page, asked.request.write),
    right: named(victim),
    reason: sentenceOf(answer.lane),
    choices: [
      chosenBy(victim, [answer.lane.policy.id, ...agreeing]),
      ...[...taken].map(([page, ids]) => chosenBy(page, ids)),
    ],
    mistake,
    past: asked.past.length,
    link: linkOf(lab, lane, position),
  };
}
