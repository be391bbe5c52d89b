/** Beneath the strip of a recorded trace: which letter stands for which table or index. */
import type { RecordingFrame } from "../../../engine/types.ts";
import { byPages, fillOf, relationMarks } from "../../../figures/recorded/relations.ts";
import { recordedText } from "../../../text/recorded.ts";
import { formatCount } from "../../../ui/format.ts";

/** As many as have a colour of their own. */
const SHOWN = 7;

interface RelationKeyProps {
  recording: RecordingFrame;
  position: number;
}

export function RelationKey({ recording, position }: RelationKeyProps) {
  const words = recordedText();
  const marks = byPages(relationMarks(recording));
  const { remarks } = recording.overview;
  const at = remarks.findLastIndex(({ from }) => from < Math.max(1, position));
  const remark = remarks[at];
  const all = marks.map(({ letters, name }) => `${letters} ${name}`).join("\n");
  return (
    <div className="flex gap-x-6 text-sm">
      {remark !== undefined && (
        <p title={remark.text} data-remark={at} className="min-w-32 flex-initial truncate">
          <span className="text-ink-muted">
            {words.statement(formatCount(at + 1), formatCount(remarks.length))}
          </span>{" "}
          {remark.text}
        </p>
      )}
      <ul aria-label={words.key} className="flex min-w-0 flex-[1_1_50%] gap-x-4 truncate" title={all}>
        {marks.slice(0, SHOWN).map((mark) => (
          <li key={mark.place} className="flex flex-none items-center gap-1">
            <svg width={12} height={12} aria-hidden="true">
              <rect width={12} height={12} rx={2} className={fillOf(mark)} />
            </svg>
            <b>{mark.letters}</b> {mark.name}
          </li>
        ))}
        {marks.length > SHOWN && (
          <li className="flex flex-none items-center gap-1">
            {words.more(formatCount(marks.length - SHOWN))}
          </li>
        )}
      </ul>
    </div>
  );
}
