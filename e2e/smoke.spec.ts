/** For `npm run check`: the list that other browsers go through too, in Chromium. */
import { smoke } from "./support/smoke.ts";
import { test } from "./support/test.ts";

for (const { name, attempt } of smoke)
  test(name, { tag: "@smoke" }, async ({ page, lab: _ }) => {
    await attempt(page);
  });
