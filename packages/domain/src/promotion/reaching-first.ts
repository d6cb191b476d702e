/**
 * Products in the order in which they help to reach a threshold: those that bring all that is missing, the cheapest
 * first, then the others, those that bring most first. The order of equal ones stays.
 * @param missing fen
 */
export const reachingFirst = <P extends { price: number }>(products: readonly P[], missing: number): P[] => [
  ...products.filter(({ price }) => price >= missing).sort((one, other) => one.price - other.price),
  ...products.filter(({ price }) => price < missing).sort((one, other) => other.price - one.price),
]
