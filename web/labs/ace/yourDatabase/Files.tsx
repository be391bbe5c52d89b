/** "I have a … file": for each kind of user what opens it, and the way to its curve. */
import { useSite } from "../../../shell/site.ts";
import { yourDatabaseText } from "../../../text/yourDatabase.ts";
import { openInLab } from "../openInLab.tsx";
import { CURVE, KINDS } from "./commands.ts";
import { OpenPlace } from "./OpenPlace.tsx";
import { CodeBlock, Coded } from "./Steps.tsx";
import { Way } from "./ways.tsx";

export function Files() {
  const { labs } = useSite();
  const { files: words } = yourDatabaseText();
  return (
    <section aria-labelledby="db-files" className="grid gap-4">
      <h2 id="db-files" className="text-2xl!">
        {words.title}
      </h2>
      <OpenPlace {...words} primary onOpen={(files) => void openInLab(labs, files, null, { tab: "sizes" })}>
        {words.gives}
      </OpenPlace>
      <dl className="grid grid-cols-1 gap-x-10 min-[60rem]:grid-cols-[minmax(0,5fr)_minmax(0,8fr)]">
        {KINDS.map(({ id, command, href }) => {
          const { have, how } = words.kinds[id];
          return (
            <div
              key={id}
              className="col-span-full grid grid-cols-subgrid gap-y-1.5 border-line border-t py-3"
            >
              <dt className="font-semibold">{have}</dt>
              <dd className="grid min-w-0 content-start gap-2">
                <p>
                  <Coded>{how}</Coded>
                </p>
                {command !== undefined && <CodeBlock caption={words.commandFor(have)} text={command} />}
                {href !== undefined && <Way href={href}>{words.there}</Way>}
              </dd>
            </div>
          );
        })}
      </dl>
      <CodeBlock caption={words.command} text={CURVE} />
    </section>
  );
}
