import { BUNDLE_KIND } from '#codes/bundle-kind'
import type { PricingBundle } from '#price/bundle-rows'
import { combinations, orders } from '#price/combinations'

const byId = (one: { promotionId: string }, other: { promotionId: string }): number =>
  one.promotionId < other.promotionId ? -1 : 1

/**
 * The sets and mark-up sales that an order may make use of, in every combination: a set needs all its skus, a mark-up
 * sale any. By their ids, so that the server and a device come to the same where two cost the same.
 * @param skuNos what is ordered
 */
export function bundleChoices(bundles: readonly PricingBundle[], skuNos: ReadonlySet<string>): PricingBundle[][] {
  const isThere = ({ skuNo }: { skuNo: string }) => skuNos.has(skuNo)
  const able = bundles.filter(({ kind, skus }) =>
    kind === BUNDLE_KIND.comboBuy ? skus.every(isThere) : skus.some(isThere),
  )
  return combinations(able.sort(byId))
}

/** Which cart promotions count, and in which order they take lines that count for several: every way, by their ids. */
export const cartChoices = (promotionIds: readonly string[]): string[][] =>
  combinations([...new Set(promotionIds)].sort()).flatMap(orders)
