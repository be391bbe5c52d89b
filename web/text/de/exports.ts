import type { Text } from "../en/index.ts";

export const exports: Text["exports"] = {
  heading: "Export",
  pools: "Bufferpools",
  curves: "Kurven",
};
