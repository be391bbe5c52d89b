/** Texts that come from elsewhere, no longer than a page shows: used where they cross, in workers too. */

/** How it is said that some is missing; `{}` stands for how much. */
export type CutWords = { language: string; leftOut: string };

/** The text, or its first characters and how many are left out. */
export function cut(text: string, most: number, { language, leftOut }: CutWords): string {
  if (text.length <= most) return text;
  return `${text.slice(0, most)}… ${leftOut.replace("{}", (text.length - most).toLocaleString(language))}`;
}
