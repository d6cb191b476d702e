/** How long a refusal for want of stock is remembered, ms. */
export const GATE_TIME = 200

/** Remembers, in this process alone, which skus have just been found wanting. */
export interface SoldOutGate {
  /** Whether `quantity` of a sku was too much a moment ago. */
  isShut(skuNo: string, quantity: number, now: number): boolean
  /**
   * Tells that `quantity` of a sku was more than the shelf had: what a promotion alone has too little of, others may
   * still buy.
   */
  shut(skuNo: string, quantity: number, now: number): void
  /** Tells that pieces came back. */
  open(skuNos: readonly string[]): void
}

/**
 * Turns shoppers away from a sold out sku before they cost a transaction. It only ever refuses what the shelf had
 * too little of within `GATE_TIME`, which is so for whoever asks and at whichever price; another server's returned
 * stock is seen that much later and no later.
 */
export function createSoldOutGate(): SoldOutGate {
  const refused = new Map<string, { quantity: number; until: number }>()
  return {
    isShut(skuNo, quantity, now) {
      const last = refused.get(skuNo)
      if (!last) return false
      // Further away than that it was written down before the clock was set back.
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
