/** Policies to write oneself: what a program is graded against. */
export const writtenPolicies = ["second-chance", "2q"] as const;
