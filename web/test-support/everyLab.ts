/** The labs as lessons have them, on the real engines. */
import { readFile } from "node:fs/promises";
import initHybrid, { registry_json as hybridRegistry } from "../engine/pkg/hybrid/hybrid.js";
import initPbm, { registry_json as pbmRegistry } from "../engine/pkg/pbm/pbm.js";
import { aceLab } from "../labs/ace/lesson/aceLab.tsx";
import { loggedRegistry, realRegistry, servedRegistry } from "../labs/ace/state/testEngine.ts";
import { hybridLab } from "../labs/hybrid/lesson/hybridLab.tsx";
import type { HybridRegistry } from "../labs/hybrid/types.ts";
import type { PbmRegistry } from "../labs/pbm/engine/types.ts";
import { pbmLab } from "../labs/pbm/lesson/pbmLab.tsx";
import type { LessonLab } from "../shell/lessons/lessonLab.ts";

export async function everyLab(): Promise<LessonLab[]> {
  // From the top: in a DOM, addresses beside this file are no files.
  await initHybrid({ module_or_path: await readFile("web/engine/pkg/hybrid/hybrid_bg.wasm") });
  await initPbm({ module_or_path: await readFile("web/engine/pkg/pbm/pbm_bg.wasm") });
  // Scenes of some lessons have clients above the pool.
  await servedRegistry();
  await loggedRegistry();
  const hybrid: HybridRegistry = JSON.parse(hybridRegistry());
  const pbm: PbmRegistry = JSON.parse(pbmRegistry());
  return [aceLab(await realRegistry()), hybridLab(hybrid), pbmLab(pbm)] as LessonLab[];
}
