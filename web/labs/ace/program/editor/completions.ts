/** What the editor offers: the methods of the interface with their signatures and help, from `policy.d.ts` itself. */
import type { Completion, CompletionContext, CompletionResult } from "@codemirror/autocomplete";
import { javascript, javascriptLanguage } from "@codemirror/lang-javascript";
import type { Extension } from "@codemirror/state";
import declared from "./policy.d.ts?raw";

const withoutTypes = (parameters: string): string =>
  parameters
    .replaceAll(/\w+: (\{[^}]*\})/g, (_, fields: string) =>
      fields.replaceAll(/: [^;}]+;?/g, ",").replace(", }", " }"),
    )
    .replaceAll(/: [\w |]+/g, "");

const documented = declared.matchAll(/\/\*\*([\s\S]*?)\*\/\s+(\w+)\??\(([^)]*)\)/g);

const completions = Array.from(documented, ([, help = "", label = "", typed = ""]): Completion => {
  const parameters = `(${withoutTypes(typed)})`;
  return {
    ...{ label, type: "method", detail: parameters },
    info: help.replaceAll(/\s*\n\s*\*\s*/g, " ").trim(),
    apply: `${label}${parameters} {\n    \n  }`,
  };
});

/** Offered at the start of a line, where a method stands. */
function autocomplete(context: CompletionContext): CompletionResult | null {
  const word = context.matchBefore(/^\s*\w*$/m);
  if (word === null || (word.text.trim() === "" && !context.explicit)) return null;
  const from = word.from + word.text.search(/\S|$/);
  return { from, options: completions, validFor: /^\w*$/ };
}

/** JavaScript, completed by the interface. */
export const programLanguage: readonly Extension[] = [
  javascript(),
  javascriptLanguage.data.of({ autocomplete }),
];
