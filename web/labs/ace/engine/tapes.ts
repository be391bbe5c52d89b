/** What programs decided, by scene: a scene with an own policy opens over its tapes. */
/** The shown scene, the one before the last change, and a few to go back to. */
const KEPT = 12;

const kept = new Map<string, readonly Uint32Array[]>();

/** Equal for scenes in which a program makes the same decisions. */
const keyOf = (scene: { at?: unknown }): string => JSON.stringify({ ...scene, at: 0 });

export const tapesOf = (scene: object): readonly Uint32Array[] | undefined => kept.get(keyOf(scene));

export function keepTapes(scene: object, tapes: readonly Uint32Array[]): void {
  kept.set(keyOf(scene), tapes);
  for (const oldest of [...kept.keys()].slice(0, -KEPT)) kept.delete(oldest);
}
