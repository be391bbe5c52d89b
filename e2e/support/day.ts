/** What `npm test` runs of the browser tests, and what `npm run test:all` alone does: those with the tag `@all`. */

/** Whether this run leaves nothing out. */
export const ALL = process.env.BUFFERPOOL_LAB_ALL === "1";

/** Details of a test in a loop: whether this turn of it is one of the day. */
export const byDay = (day: boolean) => (day ? {} : { tag: "@all" });
