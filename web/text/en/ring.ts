/** PostgreSQL's ring for large scans, drawn. */
export const ring = {
  pool: (frames: string, size: string) => `A pool of ${frames} frames (${size})`,
  ring: (frames: string, size: string) => `The scan's ring: ${frames} of them (${size})`,
  pages: "Pages of the scan, one after the other in the same frame",
  told: (frames: string, first: string, again: string) =>
    `The first ${frames} pages of the scan each take a frame that Clock Sweep finds, anywhere in the pool. These frames are its ring. Page ${again} takes the frame of page ${first}, the next page the next frame, round and round. All other frames keep their pages.`,
};
