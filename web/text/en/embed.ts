/** Embeds, loaded with them: by web/text/embed.ts. */
export const embed = {
  openInLab: "Open in the lab",
  newTab: "(opens a new tab)",
  wanted: (name: string, requests: string) =>
    `This run is on the trace ${name} (${requests} requests), which no link holds. Open it in the lab, which asks for the file.`,
};
