/** The way into exercises; their own words are in task.ts and loaded with them. */
export const exercise = {
  button: "Exercise",
  lane: "Lane",
  kinds: {
    predict: ["Predict", "Which page goes? Say so before the lab does."],
    perform: ["Perform", "Be the policy, request by request."],
    why: ["Why this page?", "Choose the reason for an eviction."],
  } as Record<"predict" | "perform" | "why", readonly [title: string, about: string]>,
};
