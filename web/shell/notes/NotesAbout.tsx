import { useRunChoice } from "../../state/run/hooks.ts";
import { presentText } from "../../text/present.ts";

/** What the registry says of the scene's preset; an own scene has its sentences alone. */
export function NotesAbout() {
  const preset = useRunChoice(({ registry, preset }) => registry?.presets.find(({ id }) => id === preset));
  if (preset === undefined) return null;
  return (
    <section aria-label={presentText().about} className="max-w-[80ch]">
      <h2 className="text-base font-semibold">{preset.title}</h2>
      <p className="mt-1">{preset.teaches}</p>
      <p className="mt-2 leading-relaxed">{preset.about}</p>
    </section>
  );
}
