import { useRunChoice } from "../../state/run/hooks.ts";
import { embedText } from "../../text/embed.ts";
import { formatCount } from "../../ui/format.ts";
import { UnderWaySlot } from "../UnderWaySlot.tsx";

/** What a reader must know of the link: what was not legal in it, or a file that it names and an embed cannot ask for. */
export function EmbedNotes() {
  const message = useRunChoice((choices) => choices.message);
  const wanted = useRunChoice((choices) => choices.wanted);
  const words = embedText();
  return (
    <>
      {wanted?.comes === false && (
        <p role="status" className="note mb-0 border-accent text-sm">
          {words.wanted(wanted.name, formatCount(wanted.requests))}
        </p>
      )}
      {message !== null && (
        <div
          role={message.tone === "error" ? "alert" : "status"}
          className={`note mb-0 text-sm ${message.tone === "error" ? "border-error" : "border-accent"}`}
        >
          <div className="min-w-0">
            <p className="wrap-anywhere">{message.text}</p>
            <ul className="max-h-32 list-disc overflow-auto pl-5">
              {message.details?.map((detail) => (
                <li key={detail} className="wrap-anywhere">
                  {detail}
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
      <UnderWaySlot />
    </>
  );
}
