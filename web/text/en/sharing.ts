/** The lab's own buttons for sharing and presenting; what they open has its words in share.ts and present.ts. */
export const sharing = {
  share: "Share",
  present: "Present",
  presentAsking: "Present, and ask which page goes before each eviction",
  showHidden: (parts: number) => `Show ${parts} hidden ${parts === 1 ? "part" : "parts"}`,
};
