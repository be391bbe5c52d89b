/** `test` with the lab's page, which fails where the page complained: errors, breaches of its policy, other hosts. */
import { test as base, expect } from "@playwright/test";
import { defineSnapshot, LabPage, showCounters } from "./lab.ts";

export { expect };

export const test = base.extend<{ lab: LabPage }>({
  lab: async ({ page, baseURL }, use) => {
    const complaints: string[] = [];
    page.on("console", (message) => {
      // Said by the tests' own setting, which keeps each of them from fetching the whole site.
      if (message.text() === "Service Worker registration blocked by Playwright") return;
      if (["error", "warning"].includes(message.type())) complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(`uncaught: ${error.message}`));
    const own = new URL(baseURL ?? "http://localhost").origin;
    page.on("request", (request) => {
      const { protocol, origin } = new URL(request.url());
      if (protocol.startsWith("http") && origin !== own) complaints.push(`asked for ${request.url()}`);
    });
    await page.addInitScript(defineSnapshot);
    await page.addInitScript(showCounters);
    await use(new LabPage(page));
    expect(complaints).toEqual([]);
  },
});
