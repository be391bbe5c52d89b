/** The way into exercises; their own words are in task.ts and loaded with them. */
export const exercise = {
  button: "Exercise",
};
