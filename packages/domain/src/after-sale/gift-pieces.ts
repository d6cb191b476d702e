/**
 * Returns how many pieces of a gift must be returned with pieces of its product. A shopper who returns half of the
 * product's remaining pieces also returns half of the remaining gifts, rounded up. With the last piece of the product,
 * all remaining gifts are returned.
 * @param gifts pieces of the gift that were not returned yet
 * @param products pieces of the product that were not returned yet, 1 or more
 * @param returned pieces of the product that are returned now
 */
export const giftPieces = (gifts: number, products: number, returned: number): number =>
  Math.min(gifts, Math.ceil((gifts * returned) / products))
