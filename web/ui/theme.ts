/** The theme: the system's, light, dark, or for a projector; remembered on this device. */
export const themes = ["auto", "light", "dark", "projector"] as const;
export type Theme = (typeof themes)[number];

const key = "bufferpool-lab-theme";

const isTheme = (value: unknown): value is Theme => themes.includes(value as Theme);

/** The remembered theme. Storage can be forbidden; then nothing is remembered. */
export function storedTheme(): Theme {
  try {
    const value = localStorage.getItem(key);
    return isTheme(value) ? value : "auto";
  } catch {
    return "auto";
  }
}

export function applyTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(key, theme);
  } catch {
    // Forbidden storage: the theme holds until the page is closed.
  }
}
