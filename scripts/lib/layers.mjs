/** A weighted directed graph in layers: who stands above whom, and which arrows go against that. */

/** How often one node uses another. @typedef {ReadonlyMap<string, ReadonlyMap<string, number>>} Uses */
/** @typedef {{ from: string, to: string, weight: number }} Arrow */

/** @param {Uses} uses @returns {Arrow[]} */
export const arrows = (uses) =>
  [...uses].flatMap(([from, targets]) => [...targets].map(([to, weight]) => ({ from, to, weight })));

/** Nodes that reach each other, by Tarjan; alone standing ones are left out. @param {Uses} uses @returns {string[][]} */
export function circlesOf(uses) {
  /** @type {Map<string, { index: number, low: number }>} */ const seen = new Map();
  /** @type {string[]} */ const stack = [];
  /** @type {string[][]} */ const found = [];
  /** @type {(node: string) => { index: number, low: number }} */
  const visit = (node) => {
    const own = { index: seen.size, low: seen.size };
    seen.set(node, own);
    stack.push(node);
    for (const next of uses.get(node)?.keys() ?? []) {
      if (!uses.has(next)) continue;
      const known = seen.get(next);
      if (known === undefined) own.low = Math.min(own.low, visit(next).low);
      else if (stack.includes(next)) own.low = Math.min(own.low, known.index);
    }
    if (own.low < own.index) return own;
    const circle = stack.splice(stack.indexOf(node));
    if (circle.length > 1) found.push(circle);
    return own;
  };
  for (const node of uses.keys()) if (!seen.has(node)) visit(node);
  return found;
}

/** The order of a circle's nodes in which the least weight goes up. @param {readonly string[]} circle @param {Uses} uses */
function inOrder(circle, uses) {
  let order = [...circle].sort();
  const upward = (/** @type {readonly string[]} */ nodes) =>
    nodes.reduce(
      (sum, node, at) =>
        sum + nodes.slice(0, at).reduce((part, above) => part + (uses.get(node)?.get(above) ?? 0), 0),
      0,
    );
  for (let best = upward(order), better = true; better; ) {
    better = false;
    for (const node of [...order])
      for (let at = 0; at < order.length; at += 1) {
        const others = order.filter((other) => other !== node);
        const tried = [...others.slice(0, at), node, ...others.slice(at)];
        const weight = upward(tried);
        if (weight < best) [order, best, better] = [tried, weight, true];
      }
  }
  return order;
}

/**
 * `upward` are the arrows that close circles, as light as a search by moving single nodes finds them; `rank` is the
 * longest way down by the others, 0 where nothing more is used.
 * @param {Uses} uses
 */
export function layers(uses) {
  const place = new Map(
    circlesOf(uses).flatMap((circle) => {
      const order = inOrder(circle, uses);
      return order.map((node, at) => /** @type {const} */ ([node, { circle, at }]));
    }),
  );
  const goesUp = (/** @type {Arrow} */ { from, to }) => {
    const [above, below] = [place.get(to), place.get(from)];
    return above !== undefined && above.circle === below?.circle && above.at < below.at;
  };
  const all = arrows(uses);
  const downward = all.filter((arrow) => !goesUp(arrow));
  /** @type {Map<string, number>} */ const rank = new Map();
  /** @type {(node: string) => number} */
  const rankOf = (node) => {
    const known = rank.get(node);
    if (known !== undefined) return known;
    const below = downward.filter(({ from }) => from === node).map(({ to }) => rankOf(to));
    const own = Math.max(-1, ...below) + 1;
    rank.set(node, own);
    return own;
  };
  for (const node of uses.keys()) rankOf(node);
  return { rank, downward, upward: all.filter(goesUp) };
}

/** Without the arrows that a way through other nodes says as well. @param {readonly Arrow[]} downward */
export function reduced(downward) {
  const next = (/** @type {string} */ node) =>
    downward.filter(({ from }) => from === node).map(({ to }) => to);
  /** @type {Map<string, Set<string>>} */ const below = new Map();
  /** @type {(node: string) => Set<string>} */
  const allBelow = (node) => {
    const known = below.get(node);
    if (known !== undefined) return known;
    const found = new Set(next(node).flatMap((to) => [to, ...allBelow(to)]));
    below.set(node, found);
    return found;
  };
  return downward.filter(({ from, to }) => !next(from).some((other) => allBelow(other).has(to)));
}
