import { useMemo } from "react";
import { LessonContext, type LessonContextValue } from "../../shell/lessons/context.ts";
import type { LessonContent as Content } from "./catalog.ts";
import { componentsOf } from "./components.tsx";

interface LessonContentProps extends LessonContextValue {
  Content: Content;
}

/** A lesson's file, read as the lesson or as the notes to it. */
export function LessonContent({ Content, lab, page, onCheck, onSolved }: LessonContentProps) {
  const context = useMemo(() => ({ lab, page, onCheck, onSolved }), [lab, page, onCheck, onSolved]);
  const components = useMemo(() => componentsOf(lab), [lab]);
  return (
    <LessonContext value={context}>
      <Content components={components} />
    </LessonContext>
  );
}
