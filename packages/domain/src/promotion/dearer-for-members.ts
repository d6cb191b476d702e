import { priceSku } from '#price/price-sku'
import type { PromotionLike } from '#promotion/promotion-like'

/** A moment from which members pay more for a sku than everybody else does. Prices are fen. */
export interface DearerForMembers {
  /** Epoch ms. */
  from: number
  members: number
  others: number
}

/**
 * When members would pay more for a sku than others, since a promotion for members takes the place of one for all
 * (S18, S20): the first such moment, of those at which one of its promotions begins or is over. Nothing where they
 * never do.
 */
export function dearerForMembers(sku: {
  price: number
  promotions: readonly PromotionLike[]
}): DearerForMembers | undefined {
  const moments = new Set(sku.promotions.flatMap(({ beginTime, endTime }) => [beginTime, endTime + 1]))
  for (const from of [...moments].sort((one, other) => one - other)) {
    const priceFor = (vip: boolean) => priceSku(sku, { now: from, vip }).price
    const [members, others] = [priceFor(true), priceFor(false)]
    if (members > others) return { from, members, others }
  }
  return undefined
}
