/** What was wrong with a program, in words, with its line and the request. */
import { programText } from "../../../text/program.ts";
import { formatCount } from "../../../ui/format.ts";
import type { ProgramFailure } from "./sandbox/hearing.ts";

function what({ kind, method = "", message = "", page }: ProgramFailure): string {
  const words = programText();
  const named = page === undefined ? "" : String(page);
  switch (kind) {
    case "syntax":
      return words.syntax(message);
    case "unfit":
      return words.unfit(message);
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
    case "ended":
      return words.ended;
    case "forged":
      return words.forged;
    case "flood":
      return words.flood;
  }
}

/** The failure without the line, for a place beside it. */
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
