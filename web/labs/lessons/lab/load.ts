/** The labs that lessons speak of, each loaded with the first lesson that needs it. */
import type { Registry } from "../../../engine/types.ts";
import { aceLab } from "../ace/aceLab.tsx";
import type { LessonMeta } from "../meta.ts";
import type { LessonLab } from "./lessonLab.ts";

/** `registry` is that of the ACE lab, whose engine is there before any lesson. */
export async function loadLab(lab: LessonMeta["lab"], registry: Registry): Promise<LessonLab> {
  if (lab === "ace") return aceLab(registry);
  if (lab === "pbm") return loadPbm();
  const [{ hybridLab }, { loadHybridEngine }] = await Promise.all([
    import("../hybrid/hybridLab.tsx"),
    import("../../../engine/hybrid/load.ts"),
  ]);
  return hybridLab(await loadHybridEngine());
}

async function loadPbm(): Promise<LessonLab> {
  const [{ pbmLab }, { loadPbmEngine }] = await Promise.all([
    import("../pbm/pbmLab.tsx"),
    import("../../../engine/pbm/load.ts"),
  ]);
  return pbmLab(await loadPbmEngine());
}
