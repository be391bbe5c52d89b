/** The scene on a projector: large, without controls but the clicker's, driven by keys and by the speaker's notes. */
import type { ReactNode } from "react";
import { LaneSentence } from "../LaneSentence.tsx";
import { Messages } from "../Messages.tsx";
import { Part } from "../Part.tsx";
import type { Told } from "../windowSync/screen.ts";
import { Blackout } from "./Blackout.tsx";
import { PresentHeading } from "./PresentHeading.tsx";
import { usePresentation } from "./usePresentation.ts";

interface PresentationProps {
  title: string;
  /** When the position is, where that says more. */
  moment?: string;
  /** What the step did, for the speaker's notes. */
  told: Told;
  /** The lab's pictures; none while there is nothing to show. */
  children: ReactNode;
}

export function Presentation({ title, moment, told, children }: PresentationProps) {
  const { talk, black } = usePresentation(told);
  if (children === null) return null;
  return (
    <main className="present">
      <PresentHeading talk={talk} title={title} {...(moment !== undefined && { moment })} />
      <div className="relative z-2 -mt-2 h-0">
        <Messages />
      </div>
      {children}
      {black && <Blackout onEnd={() => talk.setBlack(false)} />}
    </main>
  );
}

interface PresentLaneProps {
  index: number;
  /** What the lane is called. */
  label: string;
  /** What it is called where many stand side by side, if that is shorter. */
  short?: string;
  sentence: ReactNode;
  children: ReactNode;
}

/** One lane: its name, its pictures, what the step did. */
export const PresentLane = ({ index, label, short = label, sentence, children }: PresentLaneProps) => (
  <section aria-label={label} data-lane className="present-lane flex min-h-0 min-w-0 flex-col gap-1">
    <h2 className="flex-none font-semibold">
      <span className={`lane-mark lane-mark-${index}`} aria-hidden="true" /> {short}
    </h2>
    {children}
    <Part id="sentence">
      <LaneSentence index={index} label={label} lines={0}>
        {sentence}
      </LaneSentence>
    </Part>
  </section>
);
