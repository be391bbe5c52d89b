/** The lab's own buttons for sharing and presenting; what they open has its words in share.ts and present.ts. */
export const sharing = {
  share: "Share",
  present: "Present",
  presentHelp: "Large type for a projector, keys of a clicker, notes in a second window",
  showHidden: (parts: number) => `Show ${parts} hidden ${parts === 1 ? "part" : "parts"}`,
  notLoaded: (why: string) => `This part of the page could not be loaded: ${why}. Try again.`,
};
