/** What was wrong with a program, in words, and with the one that was run last. */
import { create } from "zustand";
import { programText } from "../../../text/program.ts";
import { formatCount } from "../../../ui/format.ts";
import type { ProgramFailure } from "./sandbox/hearing.ts";

/** For the editor beside it. */
export const useLastFault = create(() => ({
  fault: null as { code: string; failure: ProgramFailure } | null,
}));

function what({ kind, method = "", message = "", page }: ProgramFailure): string {
  const words = programText();
  const named = page === undefined ? "" : String(page);
  const told: Record<ProgramFailure["kind"], string> = {
    syntax: words.syntax(message),
    unfit: words.unfit(message),
    threw: words.threw(method, message),
    not_a_page: words.notAPage(method),
    not_resident: method === "order" ? words.notResidentInOrder(named) : words.notResident(named),
    twice: method === "victim" ? words.again(named) : words.twice(named),
    left_out: words.leftOut(named),
    endless: method === "" ? words.endlessSomewhere : words.endless(method),
    ended: message === "" ? words.ended : words.endedWith(message),
    forged: words.forged,
    flood: words.flood,
  };
  return told[kind];
}

/** The failure with its request, without the line: for a place beside it. */
export function failureWords(failure: ProgramFailure): string {
  const { request } = failure;
  const told = what(failure);
  return request === undefined || request < 0 ? told : programText().atRequest(told, formatCount(request));
}

/** One sentence, for a place away from the program. */
export function failureSentence(failure: ProgramFailure): string {
  const { line } = failure;
  const words = programText();
  return words.failed(failureWords(failure), line === undefined ? "" : words.atLine(String(line)));
}
