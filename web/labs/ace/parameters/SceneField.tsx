import { useState } from "react";
import type { ParameterSpec } from "../../../engine/types.ts";
import { useChoice, useLab } from "../../../state/hooks.ts";
import type { Scene } from "../../../state/scene.ts";
import { fieldsText } from "../../../text/fields.ts";
import { NumberField } from "../../../ui/NumberField.tsx";

/** Fields that a device's id stands for. */
const deviceFields = new Set(["alpha", "base_us", "k_r", "k_w"]);

/** A number as the reader typed it: a number if it is one, else the text, so that the message can show it. */
export const typed = (text: string): unknown =>
  text !== "" && Number.isFinite(Number(text)) ? Number(text) : text;

interface SceneFieldProps {
  spec: ParameterSpec;
  scene: Scene;
  /** What is in force now, defaults resolved. */
  resolved: unknown;
}

/** A number shared by all lanes. */
export function SceneField({ spec, scene, resolved }: SceneFieldProps) {
  const lab = useLab();
  const rejected = useChoice((choices) => choices.rejected);
  const given = scene[spec.id];
  const inForce = resolved === undefined ? "" : String(resolved);
  const byRule = "rule" in spec.default;
  /** Whether the last refusal came from this field, whatever the engine found wrong with the scene then. */
  const [refused, setRefused] = useState(false);
  const commit = (text: string) => {
    const taken = lab.change((next) => {
      if (deviceFields.has(spec.id) && next.device !== undefined)
        spellOut(next, lab.playback.session?.lanes[0]);
      if (text === "") delete next[spec.id];
      else next[spec.id] = typed(text);
    });
    setRefused(!taken);
  };
  const field = rejected?.field.replace(/^lanes\[\d+\]\./, "");
  const own = field === spec.id || (refused && field?.startsWith("start.") === true);
  return (
    <NumberField
      spec={spec}
      value={given === undefined ? (byRule ? "" : inForce) : String(given)}
      placeholder={byRule ? (inForce === "" ? fieldsText().default : inForce) : ""}
      error={own ? (rejected?.message ?? null) : null}
      onCommit={commit}
      onRestore={lab.forgive}
    />
  );
}

/** Replaces a device's id by its numbers, so that one of them can differ. */
function spellOut(scene: Scene, resolved: Record<string, unknown> | undefined): void {
  for (const id of deviceFields) scene[id] = resolved?.[id];
  delete scene.device;
}
