import { useRun, useRunChoice } from "../state/run/hooks.ts";
import { text } from "../text/text.ts";
import { CheckField } from "../ui/SelectField.tsx";
import type { Shortcut } from "./keyboard.ts";

function nameOf(key: string): string {
  const names = text().transport.keys;
  const known: Record<string, string> = {
    ArrowRight: "→",
    ArrowLeft: "←",
    PageDown: names.pageDown,
    PageUp: names.pageUp,
    Home: names.home,
    End: names.end,
    " ": names.space,
  };
  return known[key] ?? key;
}

/** The keys and what they do, and the switch that turns single letters off. */
export function KeyTable({ shortcuts }: { shortcuts: readonly Shortcut[] }) {
  const lab = useRun();
  const singleKeys = useRunChoice((choices) => choices.singleKeys);
  const hidden = useRunChoice((choices) => choices.view.hidden);
  const present = shortcuts.filter(({ part }) => part === undefined || !hidden?.includes(part));
  const words = text().keys;
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
          {present.map(({ keys, label, single }) => (
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
          <tr>
            <td className="py-1">
              <kbd className="rounded border border-line-strong px-1.5 py-0.5">?</kbd>
            </td>
            <td className="py-1">{words.thisList}</td>
          </tr>
        </tbody>
      </table>
      <div className="mt-4">
        <CheckField
          label={words.singleLetters}
          checked={singleKeys}
          onChange={(on) => lab.setSingleKeys(on)}
        />
      </div>
    </>
  );
}
