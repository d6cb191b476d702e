/** The fields of a cart line that merging reads. */
export interface MergingLine {
  skuNo: string
  /** Pieces. */
  itemQuantity: number
  checked: boolean
}

/** A line of a visitor's cart, to be merged at login. */
export interface BroughtLine extends MergingLine {
  /** Maximum number of pieces in the line; see `mostPieces`. */
  limitQuantity: number
}

/**
 * Merges a visitor's cart into the shopper's cart at login. If a sku is in both carts, its pieces are added up to the
 * limit of the line; the shopper's own pieces are never reduced. A merged line takes the visitor's check mark, since
 * the visitor's cart was shown last. If the cart is full, the visitor's last lines are left out.
 * @param own the shopper's lines
 * @param brought the visitor's lines, the most important first
 * @param most maximum number of lines in the cart
 * @returns the lines that are new or have changed
 */
export function mergeCartLines<Brought extends BroughtLine>(
  own: readonly MergingLine[],
  brought: readonly Brought[],
  most: number,
): Brought[] {
  const owned = new Map(own.map(({ skuNo, itemQuantity }) => [skuNo, itemQuantity]))
  let room = most - own.length
  return brought.flatMap((line) => {
    const has = owned.get(line.skuNo) ?? 0
    if (has === 0 && (room -= 1) < 0) return []
    return [{ ...line, itemQuantity: Math.max(has, Math.min(has + line.itemQuantity, line.limitQuantity)) }]
  })
}
