import { memo } from "react";
import { useRun, useRunChoice } from "../state/run/hooks.ts";
import { text } from "../text/text.ts";
import { Button, Icon } from "../ui/Button.tsx";
import { formatCount } from "../ui/format.ts";
import { onDemand, Suspense } from "../ui/onDemand.tsx";
import { FileButton } from "./openFiles.tsx";
import { useSite } from "./site.ts";
import { quarterOf } from "./underWayWords.ts";

const UnderWayNote = onDemand(() => import("./UnderWayNote.tsx").then(({ UnderWayNote }) => UnderWayNote));

/** What takes a while, where there is such: told to readers of screens, and shown by a note that comes with the first. */
export const UnderWaySlot = memo(function UnderWaySlot() {
  const underWay = useRunChoice((choices) => choices.underWay);
  return (
    <>
      {/* There before it has anything to say, or it would not be heard. */}
      <p role="status" className="sr-only">
        {underWay !== null && quarterOf(underWay)}
      </p>
      {underWay !== null && (
        <Suspense fallback={null}>
          <UnderWayNote underWay={underWay} />
        </Suspense>
      )}
    </>
  );
});

function Pages() {
  const { labs } = useSite();
  const { lessons, figures } = text().routes;
  const ofLabs = labs.map(({ path, name }) => [path, name()]);
  const ways = [["/", text().page.name], ...ofLabs, ["/lessons", lessons], ["/figures", figures]];
  return (
    <p className="flex flex-wrap gap-x-4">
      {ways.map(([path, name]) => (
        <a key={path} href={`#${path}`} className="text-accent underline underline-offset-4">
          {name}
        </a>
      ))}
    </p>
  );
}

/** What the reader must know: rejected input, a link's changes, a file that a link asks for, what takes a while. */
export const Messages = memo(function Messages() {
  const lab = useRun();
  const message = useRunChoice((choices) => choices.message);
  const wanted = useRunChoice((choices) => choices.wanted);
  const words = text().lab;
  return (
    <>
      {wanted?.comes === false && (
        <div role="alert" className="note border-accent">
          <p>
            {words.wantedBefore} <strong>{wanted.name}</strong>{" "}
            {words.wantedAfter(formatCount(wanted.requests), wanted.hash)}
          </p>
          <FileButton label={words.openTrace} />
        </div>
      )}
      {message !== null && (
        <div
          role={message.tone === "error" ? "alert" : "status"}
          className={`note ${message.tone === "error" ? "border-error" : "border-accent"}`}
        >
          <div className="min-w-0">
            <p className="wrap-anywhere">{message.text}</p>
            {message.pages && <Pages />}
            {message.details !== undefined && (
              <ul className="mt-1 max-h-40 list-disc overflow-auto pl-5">
                {message.details.map((detail, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the list is never reordered
                  <li key={index} className="wrap-anywhere">
                    {detail}
                  </li>
                ))}
              </ul>
            )}
            {(message.links ?? []).length > 0 && (
              <p className="mt-1 flex flex-wrap gap-x-4">
                {words.presetsLike}
                {message.links?.map(({ href, text }) => (
                  <a key={href} href={href}>
                    {text}
                  </a>
                ))}
              </p>
            )}
          </div>
          <Button aria-label={words.dismiss} className="px-0" onClick={() => lab.tell(null)}>
            <Icon name="close" />
          </Button>
        </div>
      )}
      <UnderWaySlot />
    </>
  );
});
