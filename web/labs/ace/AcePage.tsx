import { type ComponentType, useEffect, useState } from "react";
import { useChoice } from "../../state/hooks.ts";
import { text } from "../../text/text.ts";
import { AceLab } from "./AceLab.tsx";

const loadTask = () => import("./task/TaskPage.tsx").then(({ TaskPage }) => TaskPage);

/** The lab, or in its place the exercise that is done on it: nothing of the lab may be seen beside an exercise. */
export function AcePage() {
  const inTask = useChoice((choices) => choices.task !== null);
  const [Task, setTask] = useState<ComponentType | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    if (!inTask) return;
    loadTask().then(
      (page) => setTask(() => page),
      (error: unknown) => setFailure(error instanceof Error ? error.message : String(error)),
    );
  }, [inTask]);
  if (!inTask) return <AceLab />;
  if (Task !== null) return <Task />;
  return (
    <main className="lab-page">
      <p role="status">{failure === null ? text().page.loading : text().page.notLoaded(failure)}</p>
    </main>
  );
}
