/** Shows the log strip, and says how often a commit flushes the log. */
import { typed } from "../../../shell/parameters/fields.tsx";
import { logText } from "../../../text/log.ts";
import { Help, NumberField } from "../../../ui/NumberField.tsx";
import { CheckField } from "../../../ui/SelectField.tsx";
import { useChoice, useLab } from "../state/hooks.ts";
import type { Scene } from "../state/scene.ts";
import { EVERY, LOG, logOf } from "./model.ts";

export function LogFields({ scene }: { scene: Scene }) {
  const lab = useLab();
  const rejected = useChoice((choices) => choices.rejected);
  const words = logText().fields;
  const log = logOf(scene);
  const set = (value: unknown) =>
    lab.change((next) => void Object.assign(next, { [LOG]: value }), { stays: true });
  return (
    <>
      <CheckField label={words.show} checked={log !== undefined} onChange={(on) => set(on ? {} : false)}>
        <Help about={words.show}>
          <p>{words.help}</p>
        </Help>
      </CheckField>
      {log !== undefined && (
        <NumberField
          spec={{
            ...{ id: "commit_every", label: words.every, symbol: "c", unit: "writes", ...EVERY },
            ...{ help: words.everyHelp, why: words.everyWhy, default: { number: 0 } },
          }}
          value={String(log.commit_every ?? 0)}
          error={rejected?.field === `${LOG}.commit_every` ? rejected.message : null}
          onCommit={(text) => set(text === "" ? {} : { ...log, commit_every: typed(text) })}
          onRestore={lab.clearError}
        />
      )}
    </>
  );
}
