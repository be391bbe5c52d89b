/** The tour of the lab: an offer on the first visit, and a few stops. */
export const tour = {
  offer: "New here? A tour of the page takes one minute.",
  take: "Take the tour",
  decline: "No, thanks",
  again: "Tour",
  next: "Next",
  back: "Back",
  done: "Done",
  close: "End the tour",
  /** Filled in by the tour itself: `{{current}}` and `{{total}}`. */
  progress: "{{current}} of {{total}}",
  preset: {
    title: "An example to begin with",
    text: "Each preset is a run that shows one thing; the line below says which. Some are there to show where ACE gains nothing.",
  },
  strip: {
    title: "What is asked for",
    text: "The requests: R reads a page, W writes it. The marks below say whether each lane had the page in its pool.",
  },
  lanes: {
    title: "Two lanes, one trace",
    text: "Both pools serve the same requests; left the classic policy, right the same one inside ACE. C is a clean page, D a dirty one, which must be written before it goes.",
  },
  sentence: {
    title: "What happened, and why",
    text: "After each step one sentence for each lane says what it did and the reason.",
  },
  transport: {
    title: "Nothing moves until you ask",
    text: "Step with the button, the right arrow or a clicker; the left arrow steps back. The marks over the slider are evictions and write batches.",
  },
  numbers: {
    title: "What it cost",
    text: "The counters of both lanes with their difference. Times are simulated device time, not measurements.",
  },
  share: {
    title: "This very step, for others",
    text: "The address of the page always holds the whole scene and the step. Here it can be copied, shown as a QR code, or put into another page.",
  },
};
