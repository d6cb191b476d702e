import { AVAILABILITY, type Availability } from '#availability/availability'
import { skuAvailability } from '#availability/sku-availability'
import type { PricingConditions } from '#price/pricing-buyer'
import type { AvailableLike } from '#sku/sku-like'

/**
 * Whether a spu can be bought (S23): the first sku decides whether it is active and on sale; then one sku that can be
 * bought is enough. Otherwise 4 when any sku's promotion has stock of its own, else 3. A spu with no sku is inactive.
 * @param picked the sku that a page shows (`pickSku`): it is used instead of the first, so that one sku off the shelf
 *   does not affect the others
 */
export function spuAvailability(
  skus: readonly AvailableLike[],
  conditions?: PricingConditions,
  picked: AvailableLike | undefined = skus[0],
): Availability {
  if (!picked) return AVAILABILITY.inactive
  const first = skuAvailability(picked, conditions)
  if (first === AVAILABILITY.inactive || first === AVAILABILITY.notOnSale) return first
  const codes = skus.map((sku) => skuAvailability(sku, conditions))
  if (codes.includes(AVAILABILITY.available)) return AVAILABILITY.available
  return codes.includes(AVAILABILITY.promotionSoldOut) ? AVAILABILITY.promotionSoldOut : AVAILABILITY.soldOut
}
