/** The part of a cart line that merging reads. */
export interface MergingLine {
  skuNo: string
  /** Pieces. */
  itemQuantity: number
  checked: boolean
}

/** A line that a visitor brings to the login. */
export interface BroughtLine extends MergingLine {
  /** Most pieces the shopper may have of it; see `mostPieces`. */
  limitQuantity: number
}

/**
 * Merges a visitor's cart into the shopper's at login. Pieces of a sku in both carts are added up to its limit; the
 * shopper's own pieces are never reduced. Lines the visitor checked are checked afterwards, since they were shown last.
 * If the cart is full, the visitor's last lines are left out.
 * @param own the shopper's lines
 * @param brought the visitor's lines, those to keep first
 * @param most lines the cart may have
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
