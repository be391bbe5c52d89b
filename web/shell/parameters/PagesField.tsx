import type { RunRegistry } from "../../engine/types.ts";
import type { RunScene } from "../../state/run/choices.ts";
import { fixesPages } from "../../state/run/scene.ts";
import { fieldsText } from "../../text/fields.ts";
import { formatCount } from "../../ui/format.ts";
import { NumberField } from "../../ui/NumberField.tsx";
import { SceneField } from "./SceneField.tsx";

interface PagesFieldProps {
  registry: RunRegistry;
  scene: RunScene;
  /** D in force. */
  resolved: unknown;
  /** Pages that the workload needs by its config alone; null if it is not legal. */
  needed: () => { data_pages: number; pages: number } | null;
}

/** Pages on disk: a number of the scene, or what the workload needs. */
export function PagesField({ registry, scene, resolved, needed: neededOf }: PagesFieldProps) {
  const spec = registry.parameters.find((parameter) => parameter.id === "pages");
  if (spec === undefined) return null;
  if (!fixesPages(registry, scene.workload))
    return <SceneField spec={spec} scene={scene} resolved={resolved} />;
  const needed = neededOf();
  const words = fieldsText();
  return (
    <NumberField
      spec={spec}
      value={String(resolved ?? needed?.pages ?? "")}
      error={null}
      fixed={needed === null ? words.followsFromWorkload : words.dataPages(formatCount(needed.data_pages))}
    />
  );
}
