/** Where pages stand in a list while its policy searches: between the order before a step and the one after it. */

/** The pages that were passed over have gone to the head, one after the other; `order` begins at the head. */
export function afterSearch(order: readonly number[], toHead: readonly number[]): number[] {
  const moved = new Set(toHead.filter((page) => order.includes(page)));
  return [...[...moved].reverse(), ...order.filter((page) => !moved.has(page))];
}
