/** Loading the page anew where it must be: a browser may keep a failure for as long as the page is open. */

let keep: () => Promise<void> = async () => {};

/** Says how to put aside what a reload would lose; the address holds the rest. */
export function beforeReload(work: () => Promise<void>): void {
  keep = work;
}

/** Loads the page again, where it stands. */
export async function reloadPage(): Promise<void> {
  // Where nothing can be put aside, the address still says most of it.
  await keep().catch(() => {});
  location.reload();
}
