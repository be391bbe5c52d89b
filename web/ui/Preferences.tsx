import { useEffect, useRef, useState } from "react";
import { chooseLanguage } from "../state/language.ts";
import { languages } from "../text/languages.ts";
import { language, text } from "../text/text.ts";
import { Button, Icon } from "./Button.tsx";
import { attempt } from "./onDemand.tsx";
import { remember, remembered } from "./remember.ts";

export function ThemeButton() {
  const [theme, setTheme] = useState(storedTheme);
  const next = themes[(themes.indexOf(theme) + 1) % themes.length] ?? "auto";
  const words = text().controls;
  return (
    <Button
      className="border-transparent px-0"
      title={words.themeTitle(words.themes[theme], words.themes[next])}
      onClick={() => {
        applyTheme(next);
        setTheme(next);
      }}
    >
      <Icon name={theme} />
      <span className="sr-only">{words.theme(words.themes[theme])}</span>
    </Button>
  );
}

/** The theme: the system's, light, dark, or for a projector; remembered on this device. */
const themes = ["auto", "light", "dark", "projector"] as const;
type Theme = (typeof themes)[number];
const key = "bufferpool-lab-theme";

export function storedTheme(): Theme {
  const value = remembered(key);
  return themes.find((theme) => theme === value) ?? "auto";
}

export function applyTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  remember(key, theme);
}

/** Whether the language was chosen here: the page is drawn anew then, and the focus must not be lost. */
let chosenHere = false;

/** The language of the page. Each is called what its speakers call it. */
export function LanguageField() {
  const field = useRef<HTMLSelectElement>(null);
  const spoken = language();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that keeps what it shows keeps this field too
  useEffect(() => {
    if (!chosenHere) return;
    chosenHere = false;
    // After whatever else takes the focus in a page that is new.
    const timer = setTimeout(() => field.current?.focus({ preventScroll: true }));
    return () => clearTimeout(timer);
  }, [spoken]);
  return (
    <select
      ref={field}
      aria-label={text().controls.language}
      value={spoken}
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
