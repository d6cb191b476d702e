import { AVAILABILITY, type Availability } from '#availability/availability'
import { skuAvailability } from '#availability/sku-availability'
import type { PricingConditions } from '#price/pricing-buyer'
import type { AvailableLike } from '#sku/sku-like'

/**
 * Returns whether an spu can be bought (S23). The first sku decides whether the spu is active and on sale. An spu that
 * is active and on sale can be bought as soon as one of its skus can be bought. If none of its skus can be bought, the
 * code is 4 if a sku's promotion has sold out its own stock, else 3. An spu without skus is inactive.
 * @param picked the sku that a page shows (`pickSku`). It decides instead of the first sku, so that a first sku that
 *   is not on sale does not hide the other skus.
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
