import { useEffect, useRef } from "react";
import { taskText } from "../../../text/task.ts";
import { Button } from "../../../ui/Button.tsx";
import { formatCount } from "../../../ui/format.ts";
import { useCopy } from "../../../ui/takeAway.ts";
import { useChoice, useLab } from "../state/hooks.ts";
import { SEQUENCE_RANGE, type TaskChoice } from "../state/task/choice.ts";
import { type Progress, score } from "../state/task/progress.ts";
import { drawsRequests } from "../state/task/scene.ts";

interface SummaryProps {
  progress: Progress;
  /** Questions that could be asked. */
  asked: number;
  task: TaskChoice;
  label: string;
  onUndo: (() => void) | undefined;
  onAgain: () => void;
}

/** The result, with a line of it to copy. */
export function Summary({ progress, asked, task, label, onUndo, onAgain }: SummaryProps) {
  const lab = useLab();
  const scene = useChoice((choices) => choices.scene);
  const registry = useChoice((choices) => choices.registry);
  const title = useRef<HTMLHeadingElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => title.current?.focus(), []);
  const words = taskText();
  const { right, of } = score(progress);
  const drawn = scene !== null && registry !== null && drawsRequests(registry, scene, task);
  const line = words.line({
    kind: task.kind,
    lane: label,
    sequence: drawn ? String(task.sequence) : null,
    right: formatCount(right),
    of: formatCount(of),
    link: `${location.href.split("#", 1)[0]}#${lab.link() ?? ""}`,
  });
  const { copied, copy } = useCopy(line, field);
  const next = task.sequence < SEQUENCE_RANGE.maximum ? task.sequence + 1 : SEQUENCE_RANGE.minimum;
  return (
    <section className="grid max-w-[80ch] gap-3">
      <h2 ref={title} tabIndex={-1} className="text-lg font-semibold outline-none">
        {words.resultTitle}: {words.result(formatCount(right), formatCount(of))}
      </h2>
      {asked < task.count && (
        <p className="text-sm text-ink-muted">{words.nothingMore(formatCount(asked))}</p>
      )}
      <textarea
        ref={field}
        readOnly
        rows={5}
        aria-label={words.lineLabel}
        value={line}
        className="block w-full rounded-md border border-line-strong bg-surface p-2 text-sm break-all"
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button primary className="min-h-11" onClick={copy}>
          {words.copy}
        </Button>
        <span role="status" className="text-sm">
          {copied ? words.copied : ""}
        </span>
      </div>
      <div className="flex flex-wrap gap-2">
        {onUndo !== undefined && <Button onClick={onUndo}>{words.undo}</Button>}
        <Button onClick={onAgain}>{words.again}</Button>
        {drawn && (
          <Button onClick={() => lab.setTask({ ...task, sequence: next })}>
            {words.nextSequence(String(next))}
          </Button>
        )}
      </div>
    </section>
  );
}
