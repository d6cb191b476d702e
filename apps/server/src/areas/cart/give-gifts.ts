import type { PricedLine } from '#areas/cart/priced-line'
import { isOrdered } from '#areas/cart/is-ordered'

/**
 * Hands out gifts line after line, each with as many as its product, and only while there are enough: what the order
 * buys of a gift itself is taken off first, and what one line gets is gone for the next. A line that is not ordered
 * takes nothing off.
 * @param lines lines with every gift their promotions offer
 */
export function giveGifts(lines: readonly PricedLine[]): PricedLine[] {
  const taken = new Map<string, number>()
  const take = (skuNo: string, quantity: number) => void taken.set(skuNo, (taken.get(skuNo) ?? 0) + quantity)
  for (const { product } of lines) if (isOrdered(product)) take(product.skuNo, product.itemQuantity)
  return lines.map((line) => {
    const { itemQuantity } = line.product
    const gifts = line.gifts.filter((gift) => {
      const enough = gift.stock - (taken.get(gift.skuNo) ?? 0) >= itemQuantity
      if (enough && isOrdered(line.product)) take(gift.skuNo, itemQuantity)
      return enough
    })
    return {
      ...line,
      gifts,
      product: { ...line.product, gifts: gifts.map(({ skuNo, skuName }) => ({ skuNo, name: skuName, itemQuantity })) },
    }
  })
}
