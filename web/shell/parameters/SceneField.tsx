import { useState } from "react";
import type { ParameterSpec } from "../../engine/types.ts";
import type { RunScene } from "../../state/run/choices.ts";
import { useRun, useRunChoice } from "../../state/run/hooks.ts";
import { fieldsText } from "../../text/fields.ts";
import { NumberField } from "../../ui/NumberField.tsx";

/** A number as the reader typed it: a number if it is one, else the text, so that the message can show it. */
export const typed = (text: string): unknown =>
  text !== "" && Number.isFinite(Number(text)) ? Number(text) : text;

interface SceneFieldProps {
  spec: ParameterSpec;
  scene: RunScene;
  /** What is in force now, defaults resolved. */
  resolved: unknown;
  /** What must be changed in the scene before the field's own value. */
  before?: ((next: RunScene) => void) | undefined;
}

/** A number shared by all lanes. */
export function SceneField({ spec, scene, resolved, before }: SceneFieldProps) {
  const lab = useRun();
  const rejected = useRunChoice((choices) => choices.rejected);
  const given = scene[spec.id];
  const inForce = resolved === undefined ? "" : String(resolved);
  const byRule = "rule" in spec.default;
  /** Whether the last refusal came from this field, whatever the engine found wrong with the scene then. */
  const [refused, setRefused] = useState(false);
  const commit = (text: string) => {
    const taken = lab.change((next) => {
      before?.(next);
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
      onRestore={lab.clearError}
    />
  );
}
