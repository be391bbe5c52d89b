/** Colours as the browser computes them, and their contrast by WCAG 2.2. */
import type { Page } from "@playwright/test";

export interface Colour {
  /** As `getComputedStyle` gives it. */
  css: string;
  red: number;
  green: number;
  blue: number;
}

/** What tokens come to in the page's present theme, resolved by the browser itself. */
export async function tokens<Name extends string>(
  page: Page,
  names: readonly Name[],
): Promise<Record<Name, Colour>> {
  const computed = await page.evaluate((names) => {
    const probe = document.body.appendChild(document.createElement("i"));
    const found = names.map((name) => {
      probe.style.color = `var(--${name})`;
      return getComputedStyle(probe).color;
    });
    probe.remove();
    return found;
  }, names);
  const entries = names.map((name, index) => [name, colour(computed[index] ?? "")] as const);
  return Object.fromEntries(entries) as Record<Name, Colour>;
}

function colour(css: string): Colour {
  const parts = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(css)?.slice(1).map(Number);
  if (parts === undefined) throw new Error(`${css} is no plain colour`);
  const [red = 0, green = 0, blue = 0] = parts;
  return { css, red, green, blue };
}

function luminance({ red, green, blue }: Colour): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue]
    .map((value) => value / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

export function contrast(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
