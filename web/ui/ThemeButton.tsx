import { useState } from "react";
import { text } from "../text/text.ts";
import { Button } from "./Button.tsx";
import { Icon } from "./icons.tsx";
import { applyTheme, storedTheme, themes } from "./theme.ts";

/** Goes round the themes. */
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
