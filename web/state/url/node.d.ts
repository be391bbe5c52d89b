/** The one function of Node that tests here use: all of Node's types would hide mistakes in the page's code. */
declare module "node:fs/promises" {
  export function readFile(path: URL): Promise<Uint8Array<ArrayBuffer>>;
}
