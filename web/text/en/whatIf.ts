/** The map of what ACE saves over two parameters at once. Numbers come formatted. */
export const whatIf = {
  heading: "What if?",
  pair: "Parameters of the map",
  reads: "reads",
  about: (policy: string) => `Device time that ACE saves with ${policy}, over the whole run of this scene.`,
  how: "Drag the dot or press the arrow keys: the lab follows.",
  dot: (x: string, y: string) => `This scene on the map, ${x} by ${y}`,
  at: (x: string, y: string) => `${x}, ${y}`,
  value: (name: string, value: string) => `${name} = ${value}`,
  saves: (share: string) => `ACE saves ${share}`,
  costs: (share: string) => `ACE takes ${share} more`,
  nothing: "ACE saves nothing",
  times: (alone: string, ace: string) => `${alone} alone, ${ace} in ACE`,
  unknown: "not computed yet",
  nearby: (at: string) => `${at} (the nearest run so far)`,
  wall: "no gain",
  legend: { costs: "takes more", nothing: "no gain", saves: "saves" },
  filled: (done: string, all: string) => `Coarse first: ${done} of ${all} cells are their own run.`,
  fixedBatch: (n_w: string) => `A batch stays n_w = ${n_w} pages, whatever k_w is.`,
  hardlyFills: (frames: string) =>
    `The sample hardly fills ${frames} frames: over the whole run ACE saves another share.`,
  picture: (least: string, most: string) => `What ACE saves goes from ${least} to ${most}.`,
  asTable: "Map as a table",
  table: (up: string, across: string) =>
    `What ACE saves, by ${up} (rows) and ${across} (columns): every fourth cell`,
  refused: {
    served: "With clients each cell would be a run of its own: there is no map of so many.",
    program:
      "A program of your own decides here. It is asked once for one scene, so there is no map of many.",
    ownDevices: "The lanes have devices of their own; the map varies one device for both.",
    noReads: "These requests are given: there is no share of reads to vary. alpha and k_w can be.",
    noLane: "Each lane here is a fork of another; the map compares whole runs.",
  },
};
