import { useState } from "react";
import { Button } from "./Button.tsx";
import { applyTheme, storedTheme, themes } from "./theme.ts";

/** Goes round the themes. */
export function ThemeButton() {
  const [theme, setTheme] = useState(storedTheme);
  const next = themes[(themes.indexOf(theme) + 1) % themes.length] ?? "auto";
  return (
    <Button
      title={`Theme: ${theme}. Click for ${next}.`}
      onClick={() => {
        applyTheme(next);
        setTheme(next);
      }}
    >
      Theme: {theme}
    </Button>
  );
}
