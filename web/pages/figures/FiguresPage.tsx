import { usePath } from "../../shell/route.ts";
import { onDemand, Suspense } from "../../ui/onDemand.tsx";
import { findExperiment } from "./catalog.ts";
import { FigureList } from "./FigureList.tsx";
import { FigurePage } from "./FigurePage.tsx";

const Calibration = onDemand(() =>
  import("./calibration/CalibrationPage.tsx").then(({ CalibrationPage }) => CalibrationPage),
);

/** The figures of the papers: all of them, or the one that the address names. */
export function FiguresPage() {
  const path = usePath();
  const id = path.split("/")[2] ?? "";
  if (id === "calibration")
    return (
      <Suspense>
        <Calibration />
      </Suspense>
    );
  const experiment = findExperiment(id);
  if (experiment !== undefined) return <FigurePage key={id} experiment={experiment} />;
  return <FigureList unknown={id} />;
}
