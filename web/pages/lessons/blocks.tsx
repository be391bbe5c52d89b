/** The parts of a lesson that have a name of their own, and the boxes that mark what is not the source's. */
import type { ReactNode } from "react";
import { useLesson } from "../../shell/lessons/context.ts";
import { lessonText } from "../../text/lessons.ts";
import { language } from "../../text/text.ts";

type Block = { children: ReactNode };

/** Which part of a lesson it is, in the order in which they stand; goals come before, from the lesson's metadata. */
export const BLOCKS = ["incident", "rule", "fails", "onward", "system", "further", "recap"] as const;
export type BlockName = (typeof BLOCKS)[number];

const LOOKS: Readonly<Record<BlockName, string>> = {
  incident: "border-line-strong border-l-4 pl-4 text-[1.125rem]",
  rule: "border-accent border-l-4 bg-surface-raised px-4 py-3",
  fails: "border-error border-l-4 px-4 py-1",
  onward: "border-line border-t pt-3",
  system: "border-line border-t pt-3",
  further: "border-line border-t pt-3 text-[0.9375rem]",
  recap: "border-accent border-y-2 py-4 text-[1.125rem]",
};

function Named({ name, children }: Block & { name: BlockName }) {
  if (useLesson().page === "notes") return null;
  return (
    <div className={`lesson-block my-6 max-w-[72ch] ${LOOKS[name]}`} data-block={name}>
      <p className="mb-1 font-semibold text-[0.9375rem] text-ink-muted" lang={language()}>
        {lessonText().blocks[name]}
      </p>
      {children}
    </div>
  );
}

function Box({ name, children }: Block & { name: "ourChoice" | "differ" }) {
  if (useLesson().page === "notes") return null;
  return (
    <div
      data-box={name}
      className="lesson-box my-5 max-w-[72ch] rounded-md border border-line-strong px-4 py-3 text-[0.9375rem]"
    >
      <p className="font-semibold" lang={language()}>
        {lessonText().boxes[name]}
      </p>
      {children}
    </div>
  );
}

/** What a paper prints and what the model gives, side by side; what is known of the reason stands below. */
function PaperAndModel({ paper, model, children }: Block & { paper: ReactNode; model: ReactNode }) {
  const words = lessonText();
  const sides = [
    [words.paperSays, paper],
    [words.modelSays, model],
  ] as const;
  return (
    <Box name="differ">
      <dl className="my-2 grid gap-x-8 gap-y-1 min-[40rem]:grid-cols-2">
        {sides.map(([name, told]) => (
          <div key={name}>
            <dt className="text-ink-muted text-sm" lang={language()}>
              {name}
            </dt>
            <dd>{told}</dd>
          </div>
        ))}
      </dl>
      {children}
    </Box>
  );
}

export const blocks = {
  Incident: (props: Block) => <Named name="incident" {...props} />,
  Rule: (props: Block) => <Named name="rule" {...props} />,
  Fails: (props: Block) => <Named name="fails" {...props} />,
  Onward: (props: Block) => <Named name="onward" {...props} />,
  InYourSystem: (props: Block) => <Named name="system" {...props} />,
  Further: (props: Block) => <Named name="further" {...props} />,
  Recap: (props: Block) => <Named name="recap" {...props} />,
  /** What a source leaves open, what the lab does, and what would change. */
  OurChoice: (props: Block) => <Box name="ourChoice" {...props} />,
  PaperAndModel,
};
