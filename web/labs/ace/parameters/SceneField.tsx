import type { ParameterSpec } from "../../../engine/types.ts";
import { SceneField as Field } from "../../../shell/parameters/fields.tsx";
import type { RunScene } from "../../../state/run/choices.ts";
import { useLab } from "../state/hooks.ts";

/** Fields that a device's id stands for. */
const deviceFields = new Set(["alpha", "base_us", "k_r", "k_w"]);

interface SceneFieldProps {
  spec: ParameterSpec;
  scene: RunScene;
  /** What is in force now, defaults resolved. */
  resolved: unknown;
}

/** A number shared by all lanes; one of a device's takes the place of the device. */
export function SceneField(props: SceneFieldProps) {
  const { playback } = useLab();
  const before = (next: RunScene) => {
    if (next.device !== undefined) spellOut(next, playback.session?.lanes[0]);
  };
  return <Field {...props} before={deviceFields.has(props.spec.id) ? before : undefined} />;
}

/** Replaces a device's id by its numbers, so that one of them can differ. */
function spellOut(scene: RunScene, resolved: Record<string, unknown> | undefined): void {
  for (const id of deviceFields) scene[id] = resolved?.[id];
  delete scene.device;
}
