import { AVAILABILITY } from '#availability/availability'
import { skuAvailability } from '#availability/sku-availability'
import type { PricingConditions } from '#price/pricing-buyer'
import type { SkuLike } from '#sku/sku-like'

/** What a sku is picked for. */
export interface PickOptions {
  /** The sku that was asked for. */
  skuNo?: string
  /** Whether it is for a free trial, which a sku must allow. */
  freeTrial?: boolean
  /** Who asks and when; without it every promotion of the sku counts as running. */
  conditions?: PricingConditions
}

/**
 * The sku a product page opens with (S24): the one asked for if it can be bought, else the first that can, else the
 * first of all; nothing only when there are none. For a free trial a sku must also allow the trial.
 */
export function pickSku<S extends SkuLike>(skus: readonly S[], options: PickOptions = {}): S | undefined {
  const fits = (sku: S) =>
    skuAvailability(sku, options.conditions) === AVAILABILITY.available && (!options.freeTrial || allowsFreeTrial(sku))
  return skus.find((sku) => sku.skuNo === options.skuNo && fits(sku)) ?? skus.find(fits) ?? skus[0]
}

/** Whether a sku can be tried for free: its free promotion status is not above 0, or is 6, or it has none (S24). */
export function allowsFreeTrial(sku: Pick<SkuLike, 'freePromotionStatus'>): boolean {
  const status = sku.freePromotionStatus?.status ?? 0
  return status <= 0 || status === 6
}
