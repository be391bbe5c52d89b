import { memo } from "react";
import { useChoice, useLab } from "../../state/hooks.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { shortcuts } from "./keyboard.ts";

const names: Record<string, string> = {
  ArrowRight: "→",
  ArrowLeft: "←",
  PageDown: "Page Down",
  PageUp: "Page Up",
  " ": "Space",
};

/** The list of keys, and the switch that turns single letters off. */
export const KeyHelp = memo(function KeyHelp({ open, onClose }: { open: boolean; onClose: () => void }) {
  const lab = useLab();
  const singleKeys = useChoice((choices) => choices.singleKeys);
  const hidden = useChoice((choices) => choices.view.hidden);
  return (
    <Dialog title="Keys" open={open} onClose={onClose}>
      <table className="w-full text-sm">
        <caption className="sr-only">Keys of the lab</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Key</th>
            <th scope="col">What it does</th>
          </tr>
        </thead>
        <tbody>
          {shortcuts
            .filter(({ part }) => part === undefined || !hidden?.includes(part))
            .map(({ keys, label, single }) => (
              <tr key={label} className={single && !singleKeys ? "text-ink-muted line-through" : ""}>
                <td className="py-1 pr-4 whitespace-nowrap">
                  {keys.map((key) => (
                    <kbd key={key} className="mr-1 rounded border border-line-strong px-1.5 py-0.5">
                      {names[key] ?? key}
                    </kbd>
                  ))}
                </td>
                <td className="py-1">{label}</td>
              </tr>
            ))}
          <tr>
            <td className="py-1">
              <kbd className="rounded border border-line-strong px-1.5 py-0.5">?</kbd>
            </td>
            <td className="py-1">This list</td>
          </tr>
        </tbody>
      </table>
      <label className="mt-4 flex min-h-6 items-center gap-2 text-sm">
        <input
          type="checkbox"
          className="size-5 accent-accent"
          checked={singleKeys}
          onChange={(event) => lab.choices.setState({ singleKeys: event.target.checked })}
        />
        Single letters, "." and "?" are keys
      </label>
    </Dialog>
  );
});
