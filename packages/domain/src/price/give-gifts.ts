import type { PricedLine } from '#price/price-line'
import type { GiftOf, PricingLine } from '#price/pricing-line'

/**
 * Assigns gifts line by line. A line gets a gift if as many pieces of the gift are available as the line has. Pieces of
 * the gift that the order itself buys, and those assigned to earlier lines, are not available. Lines that are not
 * ordered take no pieces.
 * @param lines lines with every gift that their promotions offer
 */
export function giveGifts<L extends PricingLine>(lines: readonly PricedLine<L>[]): PricedLine<L>[] {
  const taken = new Map<string, number>()
  const take = (skuNo: string, quantity: number) => void taken.set(skuNo, (taken.get(skuNo) ?? 0) + quantity)
  for (const { line, ordered, quantity } of lines) if (ordered) take(line.sku.skuNo, quantity)
  return lines.map((one) => {
    const gifts = one.gifts.filter((gift: GiftOf<L>) => {
      const enough = gift.stock - (taken.get(gift.skuNo) ?? 0) >= one.quantity
      if (enough && one.ordered) take(gift.skuNo, one.quantity)
      return enough
    })
    return { ...one, gifts }
  })
}

/** Returns the id of a gift in the rows of an order, from its line and the promotion that gives it. */
export const giftLineId = (lineId: string, { promotionId }: { promotionId: string }): string =>
  `${lineId} ${promotionId}`
