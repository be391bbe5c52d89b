/** What the engine says, in pieces that can be translated: a template, which is the key, and what stands in its `{names}`. */
export interface Phrase {
  template: string;
  values: Readonly<Record<string, unknown>>;
}
