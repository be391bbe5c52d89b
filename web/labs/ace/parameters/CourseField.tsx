/** A lane's policy as a course or a textbook has it: one choice for policy and parameters. */
import type { Registry } from "../../../engine/types.ts";
import { coursesText } from "../../../text/courses.ts";
import { Help } from "../../../ui/NumberField.tsx";
import { SelectField } from "../../../ui/SelectField.tsx";
import { asInCourse, COURSES, courseOf } from "../courses.ts";
import type { LaneChoice, Scene } from "../state/scene.ts";

const NONE = "none";

interface CourseFieldProps {
  registry: Registry;
  scene: Scene;
  lane: LaneChoice;
  onChange: (edit: (lane: LaneChoice) => LaneChoice) => void;
}

export function CourseField({ registry, scene, lane, onChange }: CourseFieldProps) {
  const words = coursesText();
  const chosen = courseOf(lane, scene);
  const options = COURSES.map(({ id, course = words.textbooks, settings }) => {
    const label = registry.policies.find((policy) => policy.id === settings.policy)?.label ?? id;
    return { value: id as string, label, group: course };
  });
  return (
    <SelectField
      label={words.label}
      value={chosen?.id ?? NONE}
      options={[{ value: NONE, label: words.none }, ...options]}
      onChange={(id) => onChange((before) => asInCourse(before, id))}
    >
      <Help about={words.label}>
        <p>{words.about}</p>
        {chosen !== undefined && (
          <p className="mt-2">
            {chosen.course ?? words.textbooks}: {words.of[chosen.id]}
          </p>
        )}
      </Help>
    </SelectField>
  );
}
