import { useState } from "react";
import { text } from "../text/text.ts";
import { Button } from "./Button.tsx";
import { applyTheme, storedTheme, themes } from "./theme.ts";

/** Goes round the themes. */
export function ThemeButton() {
  const [theme, setTheme] = useState(storedTheme);
  const next = themes[(themes.indexOf(theme) + 1) % themes.length] ?? "auto";
  const words = text().controls;
  return (
    <Button
      title={words.themeTitle(words.themes[theme], words.themes[next])}
      onClick={() => {
        applyTheme(next);
        setTheme(next);
      }}
    >
      {words.theme(words.themes[theme])}
    </Button>
  );
}
