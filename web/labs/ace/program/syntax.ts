/** Syntax errors of a program: the same words and lines in every browser. */
import { parse, type SourceLocation } from "acorn";

/** Written so that lines are those of the text. */
const tree = (code: string) =>
  parse(`"use strict";${code}`, { ecmaVersion: "latest", sourceType: "script", locations: true });

/** The first error in it, with its place from 1; undefined if it can be read. */
export function syntaxError(code: string) {
  try {
    tree(code);
    return undefined;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const { loc } = error as SyntaxError & { loc?: { line: number; column: number } };
    const { line = 1, column = 0 } = loc ?? {};
    const message = error.message.replace(/ \(\d+:\d+\)$/, "");
    return { message, line, column: column + 1 - (line === 1 ? '"use strict";'.length : 0) };
  }
}

/** Line of a method, from 1; undefined if none is called so. */
export function methodLine(code: string, method: string): number | undefined {
  let line: number | undefined;
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    const { type, key, loc } = node as { type?: string; key?: { name?: string }; loc?: SourceLocation };
    const isMember = type === "MethodDefinition" || type === "PropertyDefinition";
    if (isMember && key?.name === method) line = loc?.start.line;
    for (const part of Object.values(node)) visit(part);
  };
  visit(tree(code));
  return line;
}
