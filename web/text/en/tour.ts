/** The tour of the lab: an offer on the first visit, and three stops. */
export const tour = {
  offer: "New here?",
  take: "Take the tour",
  decline: "No, thanks",
  again: "Tour",
  next: "Next",
  back: "Back",
  done: "Done",
  close: "End the tour",
  /** Filled in by the tour itself: `{{current}}` and `{{total}}`. */
  progress: "{{current}} of {{total}}",
  lanes: {
    title: "Two bufferpools, the same requests",
    text: "A bufferpool holds the pages that a database has in memory. The framed page was just asked for. D is dirty: changed since it was read, so it must be written before it is evicted to make room. Left writes one page at a time; right, inside ACE, writes several at once.",
  },
  score: {
    title: "What it cost so far",
    text: "One bar a lane, and the difference. Times are simulated device time, not measurements. A click on a name opens its curve.",
  },
  transport: {
    title: "Nothing moves until you ask",
    text: "Step with the button, the right arrow or a clicker; the left arrow steps back. The marks over the slider are evictions and write batches.",
  },
};
