/** The way to files and pictures to take away; further words are in exported.ts and loaded with them. */
export const exports = {
  heading: "Export",
  pools: "Pools",
  curves: "Curves",
};
