/**
 * Pieces of a gift that are returned with pieces of its product: as many as came with these, and all the rest with the
 * last.
 * @param gifts pieces of the gift that have not gone back
 * @param products pieces of the product that have not gone back, 1 or more
 * @param returned pieces of the product that go back now
 */
export const giftPieces = (gifts: number, products: number, returned: number): number =>
  Math.min(gifts, Math.ceil((gifts * returned) / products))
