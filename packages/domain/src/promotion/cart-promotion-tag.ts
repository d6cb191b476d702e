import { tiersOf } from '#cart/cart-discount'
import type { CartPromotionLike } from '#cart/cart-like'
import { formatYuan } from '#money/format-fen'
import { discountText } from '#money/percent-off'
import { pricingOf } from '#promotion/promotion-pricing'

/**
 * Returns the benefit of a cart promotion (1001, 1002) in a text that is short enough for a card; of several tiers,
 * that of the first. Returns undefined for other promotions, and for a cart promotion without a threshold.
 */
export function cartPromotionTag(promotion: CartPromotionLike): string | undefined {
  const { cart } = pricingOf(promotion)
  const [{ thresholdAmount, thresholdQuantity, reduceAmount, discountRate } = {}] = tiersOf(promotion)
  if (!cart || !(thresholdAmount || thresholdQuantity)) return undefined
  const amount = thresholdAmount ? formatYuan(thresholdAmount) : ''
  const pieces = thresholdQuantity ? `${thresholdQuantity}件` : ''
  const asks = `满${[amount, pieces].filter(Boolean).join('且')}`
  if (cart === 'reduction') return reduceAmount ? `${asks}减${formatYuan(reduceAmount)}` : undefined
  if (!discountRate) return undefined
  return amount ? `${asks}打${discountText(discountRate)}折` : `${pieces}${discountText(discountRate)}折`
}
