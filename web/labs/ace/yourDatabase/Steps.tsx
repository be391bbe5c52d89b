/** The way to one's own database, step by step: what and why, and beside it what to press or to type. */
import { Fragment, type ReactNode, useRef, useState } from "react";
import { useSite } from "../../../shell/site.ts";
import { yourDatabaseText } from "../../../text/yourDatabase.ts";
import { Button } from "../../../ui/Button.tsx";
import { useCopy } from "../../../ui/takeAway.ts";
import { FramesField, openInLab } from "../openInLab.tsx";
import { recordings } from "../recordings.ts";
import type { Scene } from "../state/scene.ts";
import { IMPORT, RECORD, run, runFrom, SNAPSHOT } from "./commands.ts";
import { OpenPlace } from "./OpenPlace.tsx";
import { preset, Way } from "./ways.tsx";

const MUTED = "text-[0.9375rem] text-ink-muted";

/** Of PostgreSQL. */
const PAGE_BYTES = 8_192;

/** The frames, lanes and device that the site's own recordings are shown with: those of their server. */
const serversOwn = () => (recordings[0]?.scene ?? {}) as Scene;

const Step = ({ title, why, children }: { title: string; why: string; children: ReactNode }) => (
  <li className="grid grid-cols-1 gap-x-10 gap-y-4 border-line border-t py-6 [counter-increment:step] min-[60rem]:grid-cols-[minmax(0,5fr)_minmax(0,8fr)]">
    <div className="relative grid content-start gap-1.5 pl-11 before:absolute before:left-0 before:font-bold before:text-[2rem] before:text-accent before:leading-none before:content-[counter(step)]">
      <h3>{title}</h3>
      <p>{why}</p>
    </div>
    <div className="grid min-w-0 content-start gap-3.5">{children}</div>
  </li>
);

const WayAndMore = ({
  href,
  words: { open, own },
}: {
  href: string;
  words: { open: string; own: string };
}) => (
  <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
    <Way href={href}>{open}</Way>
    <span className={MUTED}>{own}</span>
  </p>
);

const Facts = ({ of }: { of: Readonly<Record<string, string>> }) => (
  <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-[0.9375rem] [&_dt]:font-semibold">
    {Object.entries(of).flatMap(([term, words]) => [
      <dt key={term}>{term}</dt>,
      <dd key={words}>
        <Coded>{words}</Coded>
      </dd>,
    ])}
  </dl>
);

export function Steps() {
  const words = yourDatabaseText();
  const { sql, record, open, start, savings, needs, costs, holds } = words;
  const usual = Number(serversOwn().frames);
  const [typed, setTyped] = useState<number | null>(null);
  const frames = typed ?? usual;
  return (
    <ol className="[counter-reset:step]" aria-label={words.steps}>
      <Step {...sql}>
        <WayAndMore href="#/sql" words={sql} />
      </Step>
      <Step {...record}>
        <CodeBlock caption={record.record} text={RECORD} />
        <CodeBlock caption={record.trace} text={IMPORT} />
        <p>{record.look}</p>
        <Facts of={{ [needs]: record.needs, [costs]: record.costs, [holds]: record.holds }} />
        <p className={MUTED}>
          <Coded>{record.source}</Coded>
        </p>
      </Step>
      <Step {...open}>
        <OpenTrace frames={frames}>
          <FramesField label={open.frames} pageBytes={PAGE_BYTES} usual={usual} onChange={setTyped} />
        </OpenTrace>
        <CodeBlock caption={open.command} text={run(frames)} />
      </Step>
      <Step {...start}>
        <CodeBlock caption={start.snapshot} text={SNAPSHOT} />
        <CodeBlock caption={start.run} text={runFrom(frames)} />
        <Facts of={{ [needs]: start.needs, [holds]: start.columns }} />
      </Step>
      <Step {...savings}>
        <WayAndMore href={preset(recordings[0]?.id ?? "", "savings")} words={savings} />
      </Step>
    </ol>
  );
}

/** Opens a recording in the lab as its server's own pool. */
function OpenTrace({ frames, children }: { frames: number; children: ReactNode }) {
  const { labs } = useSite();
  const words = yourDatabaseText().open;
  const open = (files: File[]) => {
    const { lanes, device } = serversOwn();
    void openInLab(labs, files, { lanes, device, frames }, { arrangement: "frame", tab: "tables" });
  };
  return (
    <OpenPlace {...words} onOpen={open} primary={false} further={children}>
      <Coded>{words.sizes}</Coded>
    </OpenPlace>
  );
}

/** Words with names of commands, columns and files in them, which stand between backticks. */
export const Coded = ({ children }: { children: string }) =>
  children.split("`").map((part, at) => {
    const key = `${at}`;
    return at % 2 === 0 ? <Fragment key={key}>{part}</Fragment> : <code key={key}>{part}</code>;
  });

/** A command to take away: it scrolls in itself, and a button copies it. */
export function CodeBlock({ caption, text }: { caption: string; text: string }) {
  const code = useRef<HTMLElement>(null);
  const { said, copy } = useCopy(text, code);
  const words = yourDatabaseText();
  const name = caption.replaceAll("`", "");
  return (
    <figure className="min-w-0">
      <figcaption className="flex items-center gap-3 pb-1 text-[0.9375rem]">
        <span className="min-w-0 flex-1">
          <Coded>{caption}</Coded>
        </span>
        <span role="status">{said}</span>
        <Button aria-label={`${words.copy}: ${name}`} onClick={copy}>
          {words.copy}
        </Button>
      </figcaption>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
        tabIndex={0}
        aria-label={name}
        className="overflow-x-auto rounded-[6px] bg-surface-raised px-3.5 py-2.5"
      >
        <pre className="w-max text-base/normal">
          <code ref={code}>{text}</code>
        </pre>
      </section>
    </figure>
  );
}
