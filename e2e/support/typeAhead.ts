import { expect, type Locator } from "@playwright/test";

/**
 * Chooses in a closed list by typing what an entry begins with. The list takes a letter that comes a second after the one
 * before for the beginning of another entry, and a busy machine can be as slow: then it is typed once more.
 */
export async function typeAhead(list: Locator, words: string): Promise<void> {
  const chosen = () => list.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.label ?? "");
  await expect(async () => {
    await list.focus();
    await list.page().keyboard.type(words);
    // Also the pause after which the list takes a letter for a new beginning.
    await expect.poll(chosen, { timeout: 3_000 }).toMatch(new RegExp(`^${words}`, "i"));
  }).toPass();
}
