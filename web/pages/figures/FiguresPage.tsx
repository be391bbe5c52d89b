import { usePath } from "../../shell/route.ts";
import { findExperiment } from "./catalog.ts";
import { FigureList } from "./FigureList.tsx";
import { FigurePage } from "./FigurePage.tsx";

/** The figures of the papers: all of them, or the one that the address names. */
export function FiguresPage() {
  const path = usePath();
  const id = path.split("/")[2] ?? "";
  const experiment = findExperiment(id);
  if (experiment !== undefined) return <FigurePage key={id} experiment={experiment} />;
  return <FigureList unknown={id} />;
}
