/** What each mark of the pictures means: its word, and a sentence. */
export const legend = {
  label: "Legend",
  free: "free",
  freeHelp: "Free frame: no page is in it. The lowest-numbered one is used next.",
  clean: "clean",
  cleanHelp: "Clean page (C): as it is on disk. It can be evicted without a write.",
  dirty: "dirty",
  dirtyHelp:
    "Dirty page (D): changed since it was read. It must be written before its frame can be used again.",
  prefetched: "prefetched",
  prefetchedHelp: "Prefetched page (P): read before any request for it, and not used yet.",
  requested: "requested",
  requestedHelp: "The page that this step's request asks for.",
  evicted: "evicted",
  evictedHelp: "This page left the pool in this step. It stood in the frame beneath the sign.",
  spared: "would go under LRU",
  sparedHelp:
    "The policy took another page. LRU, or the policy that the lane is held against, would have taken this one. The lane's head or card says at what price, and which of the two pages were requested first so far. These are choices from this pool, not the difference of two runs.",
  writtenTogether: "written together",
  writtenHelp: "Written to the device in this step's batch. The page stays in the pool and is clean now.",
  changed: "changed",
  changedHelp:
    "A corner cut off: this step changed the frame, its page, or what the policy keeps for it. The line under the sentence says how.",
  windowHelp: (name: string) =>
    `The bracket spans the ${name}: pages at the end of the order that the policy treats apart.`,
  hand: "hand",
  handHelp: "The hand points at the frame that is looked at first when a victim is searched.",
  lookedFor: "looked for",
  lookedForHelp: "The page that you asked for.",
};
