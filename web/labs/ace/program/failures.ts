/** What was wrong with a program, in words, and with the one that was run last. */
import { create } from "zustand";
import { programText } from "../../../text/program.ts";
import { formatCount } from "../../../ui/format.ts";
import type { ProgramFailure } from "./sandbox/hearing.ts";

interface LastFault {
  code: string;
  failure: ProgramFailure;
}

/** For the editor beside it. */
export const useLastFault = create<{ fault: LastFault | null }>(() => ({ fault: null }));

export const tellFault = (fault: LastFault | null): void => useLastFault.setState({ fault });

function what({ kind, method = "", message = "", page }: ProgramFailure): string {
  const words = programText();
  const named = page === undefined ? "" : String(page);
  switch (kind) {
    case "syntax":
    case "unfit":
      return words[kind](message);
    case "threw":
      return words.threw(method, message);
    case "not_a_page":
      return words.notAPage(method);
    case "not_resident":
      return method === "order" ? words.notResidentInOrder(named) : words.notResident(named);
    case "twice":
      return method === "victim" ? words.again(named) : words.twice(named);
    case "left_out":
      return words.leftOut(named);
    case "endless":
      return method === "" ? words.endlessSomewhere : words.endless(method);
    default:
      return words[kind];
  }
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
