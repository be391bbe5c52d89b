import { useRun, useRunChoice } from "../state/run/hooks.ts";
import { readingText } from "../text/reading.ts";
import { text } from "../text/text.ts";
import { Button, Icon } from "../ui/Button.tsx";
import { formatCount } from "../ui/format.ts";
import { onDemand, Suspense } from "../ui/onDemand.tsx";
import { FileButton } from "./openFiles.tsx";
import { entriesOf, useSite } from "./site.ts";

const ReadingDialog = onDemand(() =>
  import("./reading/ReadingDialog.tsx").then(({ ReadingDialog }) => ReadingDialog),
);

function Pages() {
  const site = useSite();
  const ways = [{ path: "/", name: () => text().page.name }, ...site.labs, ...entriesOf(site)];
  return (
    <p className="flex flex-wrap gap-x-4">
      {ways.map(({ path, name }) => (
        <a key={path} href={`#${path}`} className="text-accent underline underline-offset-4">
          {name()}
        </a>
      ))}
    </p>
  );
}

/** Rejected input, a link's changes, a file that a link asks for. */
export function MessageNotes() {
  const lab = useRun();
  const message = useRunChoice((choices) => choices.message);
  const wanted = useRunChoice((choices) => choices.wanted);
  const asked = useRunChoice((choices) => choices.reading);
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
          <div className="flex min-w-0 flex-1 flex-wrap items-start justify-between gap-x-4 gap-y-1.5">
            <div className="min-w-0 grow basis-80">
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
            {message.again !== undefined && <Button onClick={message.again}>{text().page.again}</Button>}
            {message.reading !== undefined && (
              <Button onClick={() => lab.askReading(message.reading ?? null)}>{readingText().again}</Button>
            )}
          </div>
          <Button aria-label={words.dismiss} className="px-0" onClick={() => lab.tell(null)}>
            <Icon name="close" />
          </Button>
        </div>
      )}
      {asked !== null && (
        <Suspense>
          <ReadingDialog asked={asked} />
        </Suspense>
      )}
    </>
  );
}
