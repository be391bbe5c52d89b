import { useEffect, useRef } from "react";
import { chooseLanguage } from "../state/language.ts";
import { languages } from "../text/languages.ts";
import { language, text } from "../text/text.ts";
import { attempt } from "./attempt.tsx";

/** Whether the language was chosen here: the page is drawn anew then, and the focus must not be lost. */
let chosenHere = false;

/** The language of the page. Each is called what its speakers call it. */
export function LanguageField() {
  const field = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (!chosenHere) return;
    chosenHere = false;
    // After whatever else takes the focus in a page that is new.
    const timer = setTimeout(() => field.current?.focus({ preventScroll: true }));
    return () => clearTimeout(timer);
  }, []);
  return (
    <select
      ref={field}
      aria-label={text().controls.language}
      value={language()}
      onChange={(event) => {
        chosenHere = true;
        const { value } = event.target;
        void attempt(() => chooseLanguage(value));
      }}
      className="min-h-9 rounded-md border border-transparent bg-surface px-2 hover:bg-surface-raised text-sm font-medium pointer-coarse:min-h-11"
    >
      {languages.map(({ id, name }) => (
        <option key={id} value={id} lang={id}>
          {name}
        </option>
      ))}
    </select>
  );
}
