import { useChoice } from "../../state/hooks.ts";
import { Later } from "../common/Later.tsx";
import { AceLab } from "./AceLab.tsx";

const loadTask = () => import("./task/TaskPage.tsx").then(({ TaskPage }) => ({ Page: TaskPage }));

/** The lab, or in its place the exercise that is done on it: nothing of the lab may be seen beside an exercise. */
export function AcePage() {
  const inTask = useChoice((choices) => choices.task !== null);
  return inTask ? <Later load={loadTask} /> : <AceLab />;
}
