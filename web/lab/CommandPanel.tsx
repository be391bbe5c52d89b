import { CopyText } from "../shell/share/CopyText.tsx";
import { useRun, useRunChoice } from "../state/run/hooks.ts";
import { wantedTrace } from "../state/run/wanted.ts";
import { commandText } from "../text/command.ts";
import { Button } from "../ui/Button.tsx";
import { attempt } from "../ui/onDemand.tsx";
import { commandOf, type LanedScene } from "./command.ts";
import { useParts } from "./parts.ts";

/** The scene as it is now as a command of `bpsim`, to copy. */
export function CommandPanel() {
  const lab = useRun();
  const { command: form, exports } = useParts();
  const scene = useRunChoice((choices) => choices.scene) as LanedScene | null;
  const registry = useRunChoice((choices) => choices.registry);
  const preset = useRunChoice((choices) => choices.preset);
  const words = commandText();
  if (form === null || scene === null || registry === null)
    return <p aria-busy="true" className="min-h-60" />;
  const command = commandOf(form, scene, registry, preset);
  if (command === null) return <p>{words.notThere}</p>;
  const trace = wantedTrace(scene);
  const saveScene = () => attempt(async () => (await exports.load(lab)).write("scene"));
  return (
    <div className="grid gap-3">
      <h2 className="text-base font-semibold">{words.label}</h2>
      <CopyText label={words.label} text={command.line} rows={5} />
      {command.file !== undefined && (
        <p className="flex flex-wrap items-center gap-2 text-sm">
          {words.needsFile(command.file)} <Button onClick={saveScene}>{words.saveFile}</Button>
        </p>
      )}
      <p className="text-sm text-ink-muted">
        {words.gives} {trace !== null && words.where(trace.name)}
      </p>
    </div>
  );
}
