/** Takes the pictures in docs/, and the one that a link to the site is shown with, from the built site: `node scripts/screenshots.mjs`. */
import { build } from "./build.mjs";
import { main } from "./lib/run.mjs";
import { withSite } from "./lib/site.mjs";

const ace = "#/ace?v=1&preset=first-steps";
const shared = `${ace}&embed=1&hide=legend,disk`;
const pbm = "#/pbm?v=1&preset=two-scans";
/** @type {readonly { name: string, moment: string, width: number, height: number, colorScheme: "light" | "dark" }[]} */
const pictures = [
  { name: "public/preview", moment: shared, width: 1200, height: 630, colorScheme: "light" },
  { name: "docs/lab-1366x768", moment: ace, width: 1366, height: 768, colorScheme: "light" },
  { name: "docs/lab-1920x1080", moment: ace, width: 1920, height: 1080, colorScheme: "light" },
  { name: "docs/lab-1920x1080-dark", moment: ace, width: 1920, height: 1080, colorScheme: "dark" },
  { name: "docs/lab-390x844", moment: ace, width: 390, height: 844, colorScheme: "light" },
  { name: "docs/predictive-1366x768", moment: pbm, width: 1366, height: 768, colorScheme: "light" },
];

await main(async () => {
  await build();
  await withSite(async ({ browser, address }) => {
    for (const { name, moment, width, height, colorScheme } of pictures) {
      const page = await browser.newPage({ viewport: { width, height }, colorScheme });
      await page.goto(`${address}${moment}`);
      await page.getByTestId("sentence-1").waitFor();
      // The last animation: a picture shows a state, not a move.
      await page.waitForTimeout(800);
      await page.screenshot({ path: `${name}.png` });
      await page.close();
      console.log(`${name}.png`);
    }
  });
});
