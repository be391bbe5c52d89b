import type { ReactNode } from "react";

interface LessonLaneProps {
  index: number;
  label: string;
  /** The lane's numbers, short. */
  facts: string;
  children: ReactNode;
}

/** A lane in a lesson's scene, under its name. */
export const LessonLane = ({ index, label, facts, children }: LessonLaneProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls, and a section would be a landmark in each scene
  <div
    role="group"
    aria-label={label}
    data-lane
    className="mb-3 grid min-w-0 grid-cols-1 content-start gap-2"
  >
    <p className="flex flex-wrap items-baseline gap-x-3 font-semibold text-[0.9375rem]">
      <span>
        <span className={`lane-mark lane-mark-${index}`} aria-hidden="true" /> {label}
      </span>
      <span className="font-normal text-ink-muted text-sm">{facts}</span>
    </p>
    {children}
  </div>
);
