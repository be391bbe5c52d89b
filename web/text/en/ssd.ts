/** Inside an SSD. Loaded with its figures: see ../ssd.ts. Places are "block.page". */

const pages = (count: number) => (count === 1 ? "1 page" : `${count} pages`);

export const ssd = {
  stepper: {
    toStart: "To start",
    back: "Step back",
    step: "Step",
    toEnd: "To end",
    position: (step: string, steps: string) => `Step ${step} of ${steps}`,
  },
  inside: {
    title: "Inside an SSD",
    nextCollection: "To next garbage collection",
    data: "Data on the drive",
    dataOf: (logical: string, physical: string) => `${logical} of ${physical} pages`,
    picture: (step: string) => `Flash memory after step ${step}; told in words below it.`,
    filling: "filling",
    reserve: "reserve",
    free: "free",
    emptied: "to erase",
    host: (page: string) => `host writes ${page}`,
    erased: "erased",
    mapping: "Mapping table: logical page → block.page",
    counters: {
      host: "Host writes",
      amplificationHelp: "physical writes / host writes",
    },
    steps: {
      start: (logical: string, physical: string) =>
        `Each of the ${logical} logical pages has been written once; the flash has ${physical} pages. Counting starts here.`,
      write: (name: string, page: string, old: string, to: string, from: string) =>
        `The host updates ${name}. Flash cannot be overwritten in place, so the new version ${page} goes to the next free page, ${to}; the old version ${old} at ${from} becomes invalid.`,
      choose: (block: string, invalid: string, valid: number) =>
        `No block is free but the reserve, so garbage collection chooses block ${block}: with ${invalid} invalid it has the most of the full ones; ${valid === 0 ? "no page" : pages(valid)} must be moved first.`,
      move: (page: string, from: string, to: string) =>
        `${page} is still valid and an erase would destroy it: it moves from ${from} to ${to}. The host did not ask for this write.`,
      erase: (block: string, count: string) =>
        `Block ${block} is erased as a whole: ${count} pages are free again. It is the new reserve.`,
    },
    note: "The lab's flash drive, very small: one block in reserve, moved pages beside the host's, no wear levelling, cache or trim. It is not the lab's cost model, which charges alpha for each page write.",
  },
  channels: {
    title: "Several chips at once",
    together: "Pages sent together",
    caption: (together: number) =>
      together === 1
        ? "Eight page writes, sent one at a time, on a drive of four chips"
        : `Eight page writes, sent ${together} at a time, on a drive of four chips`,
    chip: (chip: string) => `chip ${chip}`,
    chips: "Chip",
    steps: "Device step",
    page: (page: string) => `page ${page}`,
    idle: "idle",
    result: (steps: number, busy: string, slots: string, percent: string) =>
      `${steps} device steps; ${busy} of ${slots} places used: utilisation ${percent}.`,
    note: "A simplified model: each page goes to the next chip, and every write takes one device step. A drive's k_w is measured, not counted in chips; in the lab m pages written together take ceil(m / k_w) device steps.",
  },
};
