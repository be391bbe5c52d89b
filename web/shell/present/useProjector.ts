import { useLayoutEffect } from "react";

/**
 * The projector's palette and type size for the whole page, as long as the presentation is shown: light words on a dark
 * ground where the reader's theme is dark.
 */
export function useProjector(): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    const { theme } = dataset;
    const systems = theme === undefined || theme === "auto";
    const dark = theme === "dark" || (systems && matchMedia("(prefers-color-scheme: dark)").matches);
    dataset.theme = "projector";
    if (dark) dataset.ground = "dark";
    dataset.stage = "present";
    return () => {
      delete dataset.stage;
      delete dataset.ground;
      if (theme === undefined) delete dataset.theme;
      else dataset.theme = theme;
    };
  }, []);
}
