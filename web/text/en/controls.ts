/** Buttons, fields and dialogs that any page uses. */
export const controls = {
  close: "Close",
  copied: "Copied.",
  selected: "Selected: copy it with Ctrl+C or Cmd+C.",
  /** Of a table that is shown in parts. */
  parts: "Parts of the table",
  partBefore: "Before",
  partAfter: "Next",
  part: (from: string, to: string, of: string) => `${from} to ${to} of ${of}`,
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
