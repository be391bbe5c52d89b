import { useRun, useRunChoice } from "../state/run/hooks.ts";
import { text } from "../text/text.ts";
import { CheckField } from "../ui/SelectField.tsx";
import type { Shortcut } from "./keyboard.ts";

function nameOf(key: string): string {
  const [, shifted] = /^Shift\+(.+)$/.exec(key) ?? [];
  if (shifted !== undefined) return `${text().transport.keys.shift}+${nameOf(shifted)}`;
  const { pageDown: PageDown, pageUp: PageUp, home: Home, end: End, space } = text().transport.keys;
  const known = { ArrowRight: "→", ArrowLeft: "←", PageDown, PageUp, Home, End, " ": space };
  return (known as Record<string, string>)[key] ?? key;
}

/** The keys and what they do, and the switch that turns single letters off. */
export function KeyTable({ shortcuts }: { shortcuts: readonly Shortcut[] }) {
  const lab = useRun();
  const singleKeys = useRunChoice((choices) => choices.singleKeys);
  const hidden = useRunChoice((choices) => choices.view.hidden);
  const present = shortcuts.filter(({ part }) => part === undefined || !hidden?.includes(part));
  const words = text().keys;
  const help = { keys: ["?"], label: () => words.thisList, single: undefined };
  return (
    <>
      <table className="w-full text-sm">
        <caption className="sr-only">{words.caption}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{words.key}</th>
            <th scope="col">{words.whatItDoes}</th>
          </tr>
        </thead>
        <tbody>
          {[...present, help].map(({ keys, label, single }) => (
            <tr key={keys[0]} className={single && !singleKeys ? "text-ink-muted line-through" : ""}>
              <td className="py-1 pr-4 whitespace-nowrap">
                {keys.map((key) => (
                  <kbd key={key} className="mr-1 rounded border border-line-strong px-1.5 py-0.5">
                    {nameOf(key)}
                  </kbd>
                ))}
              </td>
              <td className="py-1">{label()}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="mt-4">
        <CheckField label={words.singleLetters} checked={singleKeys} onChange={lab.setSingleKeys} />
      </div>
    </>
  );
}
