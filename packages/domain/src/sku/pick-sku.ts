import { AVAILABILITY } from '#availability/availability'
import { skuAvailability } from '#availability/sku-availability'
import type { PricingConditions } from '#price/pricing-buyer'
import type { SkuLike } from '#sku/sku-like'

/** The conditions for picking a sku. */
export interface PickOptions {
  /** The requested sku. */
  skuNo?: string
  /** Whether it is for a free trial, which the sku must allow. */
  freeTrial?: boolean
  /** The shopper and the moment; absent: every promotion of a sku counts as running. */
  conditions?: PricingConditions
}

/**
 * The sku that a product page opens with (S24): the requested one if it can be bought, else the first one that can be
 * bought, else the first one. Nothing if there are no skus. For a free trial, a sku must also allow it.
 */
export function pickSku<S extends SkuLike>(skus: readonly S[], options: PickOptions = {}): S | undefined {
  const fits = (sku: S) =>
    skuAvailability(sku, options.conditions) === AVAILABILITY.available && (!options.freeTrial || allowsFreeTrial(sku))
  return skus.find((sku) => sku.skuNo === options.skuNo && fits(sku)) ?? skus.find(fits) ?? skus[0]
}

/** Whether a sku can be tried for free (S24): its status of free promotion is 0 or below, or 6, or it has none. */
export function allowsFreeTrial(sku: Pick<SkuLike, 'freePromotionStatus'>): boolean {
  const status = sku.freePromotionStatus?.status ?? 0
  return status <= 0 || status === 6
}
