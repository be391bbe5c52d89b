/** Buttons, fields and dialogs that any page uses. */
export const controls = {
  close: "Close",
  find: "Find",
  clear: "Clear",
  helpAbout: (subject: string) => `Help: ${subject}`,
  legal: (range: string) => `Legal: ${range}.`,
  ifEmpty: (rule: string) => `If empty: ${rule}.`,
  saveAs: (picture: string, format: string) => `${picture}: save as ${format}`,
  noPicture: (picture: string, why: string) => `${picture}: no picture was made. ${why}`,
  language: "Language",
  theme: (name: string) => `Theme: ${name}`,
  themeTitle: (name: string, next: string) => `Theme: ${name}. Click for ${next}.`,
  themes: { auto: "auto", light: "light", dark: "dark", projector: "projector" },
};
