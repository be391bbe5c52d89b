/** The foot of every page. */
export const footer = {
  label: "About these pages",
  accessibility: "Accessibility",
  licenses: "Licences",
  version: (version: string) => `Version ${version}`,
  cite: "How to cite",
  offline:
    "Simulated device time, no measurements. Nothing leaves this browser; after the first visit the site works without a network.",
};
