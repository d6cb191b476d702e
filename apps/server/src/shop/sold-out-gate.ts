/** Ms for which a refusal for want of stock is remembered. */
export const GATE_TIME = 200

/** Remembers, in this process alone, which skus ran out of stock a moment ago. */
export interface SoldOutGate {
  /** Whether a request for `quantity` of a sku was refused a moment ago. */
  isShut(skuNo: string, quantity: number, now: number): boolean
  /**
   * Records that the shop had less than `quantity` of a sku. Do not call it if only a promotion has too few pieces:
   * others may still buy.
   */
  shut(skuNo: string, quantity: number, now: number): void
  /** Records that pieces of skus were returned to stock. */
  open(skuNos: readonly string[]): void
}

/**
 * Turns shoppers away from a sold-out sku before they cost a transaction. It refuses a quantity only if the stock of
 * the sku was too small for it within the last `GATE_TIME` ms, which is true for every shopper and at every price. If
 * another server returns pieces to stock, this server notices at most `GATE_TIME` ms later.
 */
export function createSoldOutGate(): SoldOutGate {
  const refused = new Map<string, { quantity: number; until: number }>()
  return {
    isShut(skuNo, quantity, now) {
      const last = refused.get(skuNo)
      if (!last) return false
      // A time more than `GATE_TIME` ahead was recorded before the clock was set back, and is forgotten.
      if (last.until <= now || last.until > now + GATE_TIME) {
        refused.delete(skuNo)
        return false
      }
      return quantity >= last.quantity
    },
    shut(skuNo, quantity, now) {
      const last = refused.get(skuNo)
      const least = last && last.until > now ? Math.min(last.quantity, quantity) : quantity
      refused.set(skuNo, { quantity: least, until: now + GATE_TIME })
    },
    open(skuNos) {
      for (const skuNo of skuNos) refused.delete(skuNo)
    },
  }
}
