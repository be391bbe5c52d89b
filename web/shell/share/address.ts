/** The whole address of a link of this page; empty where there is nothing to link to. */
export const address = (hash: string | null): string =>
  hash === null ? "" : `${location.href.split("#", 1)[0]}#${hash}`;
