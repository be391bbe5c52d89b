/** Policies as courses and textbooks have them, by the ids of web/labs/ace/courses.ts: what differs. */
export const courses = {
  label: "As in your course",
  none: "as published",
  about:
    "Courses and textbooks teach variants. A choice sets the lane's policy and its parameters; both stand in the link.",
  textbooks: "Textbooks",
  of: {
    "bustub-lru-k":
      "Pages with fewer than K requests go by their first request, not by their last, and an evicted page's requests are forgotten.",
    "bustub-arc":
      "p is a whole number, by integer division, and moves once the victim is gone; a T1 as long as p gives up its tail.",
    "cs186-clock": "One reference bit in place of a usage count up to 5, set when a page is loaded.",
    "tum-2q":
      "A hit in the FIFO queue moves the page to the LRU list; there are no ghosts and no sizes of the two.",
    "textbook-second-chance": "The reference bit is set when a page is loaded, not only by a hit.",
    "textbook-enhanced":
      "A clean page with reference bit 0 goes before a dirty one: four classes, found in two turns.",
    "third-chance": "The search goes round once; a dirty page with reference bit 0 gets one chance more.",
  },
};
