/** What is wrong with the text of a program: the same words and lines in every browser. */
import { parse } from "acorn";

export interface SyntaxFailure {
  message: string;
  /** From 1. */
  line: number;
  column: number;
}

/** The first error in it; undefined if it can be read. */
export function syntaxError(code: string): SyntaxFailure | undefined {
  try {
    parse(`"use strict";${code}`, { ecmaVersion: "latest", sourceType: "script" });
    return undefined;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const { loc } = error as SyntaxError & { loc?: { line: number; column: number } };
    const { line = 1, column = 0 } = loc ?? {};
    const message = error.message.replace(/ \(\d+:\d+\)$/, "");
    return { message, line, column: column + 1 - (line === 1 ? '"use strict";'.length : 0) };
  }
}
