import type { PricedLine } from '#price/price-line'
import type { GiftOf, PricingLine } from '#price/pricing-line'

/**
 * Assigns gifts line by line, as many as the line has pieces, while there are enough: pieces that the order buys of a
 * gift are subtracted first, and those of one line are gone for the next. A line that is not ordered subtracts nothing.
 * @param lines lines with every gift their promotions offer
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

/** Names a gift in the rows of an order: the line it comes with, and the promotion that gives it. */
export const giftLineId = (lineId: string, { promotionId }: { promotionId: string }): string =>
  `${lineId} ${promotionId}`
