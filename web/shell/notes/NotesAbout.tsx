import { presentText } from "../../text/present.ts";
import { usePreset } from "../usePreset.ts";

/** What the registry says of the scene's preset; an own or a changed scene has its sentences alone. */
export function NotesAbout() {
  const { preset, changed } = usePreset();
  if (preset === undefined || changed) return null;
  return (
    <section aria-label={presentText().about} className="max-w-[80ch]">
      <h2 className="text-base font-semibold">{preset.title}</h2>
      <p className="mt-1">{preset.teaches}</p>
      <p className="mt-2 leading-relaxed">{preset.about}</p>
    </section>
  );
}
