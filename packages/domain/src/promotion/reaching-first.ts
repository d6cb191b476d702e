/**
 * Sorts products by how well they help to reach a threshold: first those that reach it alone, the cheapest first; then
 * the others, the most expensive first. Products with equal prices keep their order.
 * @param missing fen
 */
export const reachingFirst = <P extends { price: number }>(products: readonly P[], missing: number): P[] => [
  ...products.filter(({ price }) => price >= missing).sort((one, other) => one.price - other.price),
  ...products.filter(({ price }) => price < missing).sort((one, other) => other.price - one.price),
]
