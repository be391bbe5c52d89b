import { expect, test } from "vitest";
import { presetScene } from "../../../state/run/scene.ts";
import { sceneSchema } from "./sceneSchema.ts";
import { realRegistry } from "./testEngine.ts";

test("every preset of the engine has the shape of a scene", async () => {
  const { presets } = await realRegistry();
  expect(presets.length).toBeGreaterThan(20);
  for (const preset of presets)
    expect(sceneSchema.parse(presetScene(preset)), preset.id).toEqual(preset.scene);
});
