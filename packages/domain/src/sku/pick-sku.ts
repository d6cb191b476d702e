import { AVAILABILITY } from '#availability/availability'
import { skuAvailability } from '#availability/sku-availability'
import type { PricingConditions } from '#price/pricing-buyer'
import type { SkuLike } from '#sku/sku-like'

/** The conditions for picking a sku. */
export interface PickOptions {
  /** The requested sku. */
  skuNo?: string
  /** Whether the sku must allow a free trial. */
  freeTrial?: boolean
  /** The shopper and the moment; absent: every promotion of a sku counts as running. */
  conditions?: PricingConditions
}

/**
 * Returns the sku that a product page opens with (S24): the requested sku if it can be bought, or else the first sku
 * that can be bought, or else the first sku. Returns undefined if there are no skus. For a free trial, "can be bought"
 * also means that the sku allows a trial.
 */
export function pickSku<S extends SkuLike>(skus: readonly S[], options: PickOptions = {}): S | undefined {
  const fits = (sku: S) =>
    skuAvailability(sku, options.conditions) === AVAILABILITY.available && (!options.freeTrial || allowsFreeTrial(sku))
  return skus.find((sku) => sku.skuNo === options.skuNo && fits(sku)) ?? skus.find(fits) ?? skus[0]
}

/** Whether a sku can be tried for free (S24): its free-trial status is 0 or below, or 6, or absent. */
export function allowsFreeTrial(sku: Pick<SkuLike, 'freePromotionStatus'>): boolean {
  const status = sku.freePromotionStatus?.status ?? 0
  return status <= 0 || status === 6
}
