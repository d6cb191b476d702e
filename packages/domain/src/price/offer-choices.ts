import { BUNDLE_KIND } from '#codes/bundle-kind'
import type { PricingBundle } from '#price/bundle-rows'
import { combinations, orders } from '#price/combinations'

const byId = (one: { promotionId: string }, other: { promotionId: string }): number =>
  one.promotionId < other.promotionId ? -1 : 1

/**
 * Returns the combinations of sets and mark-up sales that an order can use. A set needs all its skus in the order, a
 * mark-up sale at least one. The bundles are sorted by id, so that server and client choose the same combination when
 * two cost the same.
 * @param skuNos the ordered skus
 */
export function bundleChoices(bundles: readonly PricingBundle[], skuNos: ReadonlySet<string>): PricingBundle[][] {
  const isThere = ({ skuNo }: { skuNo: string }) => skuNos.has(skuNo)
  const able = bundles.filter(({ kind, skus }) =>
    kind === BUNDLE_KIND.comboBuy ? skus.every(isThere) : skus.some(isThere),
  )
  return combinations(able.sort(byId))
}

/**
 * Returns the combinations of cart promotions. Each combination is returned in several sequences (`orders`), since
 * pieces count for the first of two promotions that do not combine.
 */
export const cartChoices = (promotionIds: readonly string[]): string[][] =>
  combinations([...new Set(promotionIds)].sort()).flatMap(orders)
