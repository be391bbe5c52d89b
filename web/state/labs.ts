/** The labs of the site in the order of its navigation, each with its name's key in the words of routes. */
export const labs = [{ path: "/ace", name: "lab" }] as const;
