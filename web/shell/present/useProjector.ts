import { useLayoutEffect } from "react";

/** The projector's palette and type size for the whole page, as long as the presentation is shown. */
export function useProjector(): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    const { theme } = dataset;
    dataset.theme = "projector";
    dataset.stage = "present";
    return () => {
      delete dataset.stage;
      if (theme === undefined) delete dataset.theme;
      else dataset.theme = theme;
    };
  }, []);
}
