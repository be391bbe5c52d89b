/** Words of the picture of the server: clients, writers and channels over time. */
import type { server as en } from "./en/server.ts";
import { lazy } from "./lazy.ts";

export const serverText = lazy<typeof en>(
  import.meta.glob("./*/server.ts", { eager: true, import: "server" }),
);
