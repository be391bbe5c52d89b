import type { ReactNode } from "react";
import { ScrollRegion } from "../figures/ScrollRegion.tsx";
import { text } from "../text/text.ts";

interface LaneSentenceProps {
  index: number;
  /** What the lane is called. */
  label: string;
  /** How many lines its sentences take: so much room is kept. */
  lines: number;
  children: ReactNode;
}

/** What the step did in a lane. A longer sentence than there is room for scrolls where all must be in view. */
export const LaneSentence = ({ index, label, lines, children }: LaneSentenceProps) => (
  <ScrollRegion label={text().lab.sentence(label)} className="lane-sentence">
    <p data-testid={`sentence-${index}`} data-lines={lines}>
      {children}
    </p>
  </ScrollRegion>
);
