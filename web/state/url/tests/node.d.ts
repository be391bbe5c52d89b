/** What tests here use of Node: all of its types would hide mistakes in the page's code. */
declare module "node:fs/promises" {
  export function readFile(path: URL | string): Promise<Uint8Array<ArrayBuffer>>;
  export function readdir(path: string): Promise<string[]>;
}

declare module "node:process" {
  export const env: Record<string, string | undefined>;
}
