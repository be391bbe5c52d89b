import type { ReactNode } from "react";

interface LaneHeadProps {
  index: number;
  label: string;
  /** What it is called where many stand side by side, if that is shorter. */
  short?: string;
  /** The lane's numbers, short. */
  facts: string;
  /** Opens the lane's card. */
  card: ReactNode;
  /** What else is said of the lane. */
  children?: ReactNode;
}

/** A lane's name and numbers. With many lanes they end in an ellipsis; the `title` has the full text. */
export const LaneHead = ({ index, label, short = label, facts, card, children }: LaneHeadProps) => (
  <div className="lane-head">
    <h2 title={`${label}: ${facts}`}>
      <span className={`lane-mark lane-mark-${index}`} aria-hidden="true" />
      <span className="lane-name">{short}</span>{" "}
      <span className="lane-facts font-normal text-[0.8125rem] text-ink-muted">{facts}</span>
      {children}
    </h2>
    {card}
  </div>
);
