/** Which programs may run: those written here, and those of links and files that the reader has agreed to in this tab. */

const agreed = new Set<string>();

/** The reader wrote this program, or ran it. */
export const agree = (code: string): void => void agreed.add(code);

/** Asks for permission, unless the program has it already. */
export async function mayRun(code: string, signal: AbortSignal): Promise<boolean> {
  if (agreed.has(code)) return true;
  const { askAbout } = await import("./CodeQuestion.tsx");
  const runs = await askAbout(code, signal);
  if (runs) agree(code);
  return runs;
}
