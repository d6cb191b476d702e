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
 * Returns the first moment at which members would pay more for a sku than others, because a promotion for members
 * replaces one for everybody (S18, S20). Only the moments at which a promotion begins or has just ended are checked.
 * Returns undefined if members never pay more.
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
