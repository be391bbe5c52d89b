/** What the engine says in English → the same in German. What is missing stays English. */
export const engine: Readonly<Record<string, string>> = {};
