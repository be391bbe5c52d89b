import type { Registry } from "../../../engine/types.ts";
import { workloadPages } from "../../../engine/workloadPages.ts";
import { fixesPages, type Scene } from "../../../state/scene.ts";
import { fieldsText } from "../../../text/fields.ts";
import { formatCount } from "../../../ui/format.ts";
import { NumberField } from "../../../ui/NumberField.tsx";
import { SceneField } from "./SceneField.tsx";

interface PagesFieldProps {
  registry: Registry;
  scene: Scene;
  /** D in force. */
  resolved: unknown;
}

/** Pages on disk: a number of the scene, or what the workload needs. */
export function PagesField({ registry, scene, resolved }: PagesFieldProps) {
  const spec = registry.parameters.find((parameter) => parameter.id === "pages");
  if (spec === undefined) return null;
  if (!fixesPages(registry, scene.workload))
    return <SceneField spec={spec} scene={scene} resolved={resolved} />;
  const needed = workloadPages(scene.workload);
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
