import type { ReactNode } from "react";
import { useLesson } from "../../shell/lessons/context.ts";

/** A picture of web/figures with its caption; numbered with the lesson's scenes in order of appearance. */
export function Figure({ caption, children }: { caption: ReactNode; children: ReactNode }) {
  if (useLesson().page === "notes") return null;
  return (
    <figure className="lesson-figure">
      <div className="min-w-0">{children}</div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
