/** What decides whether pieces count for a cart promotion. */
export interface OfferedPromotion {
  promotionId: string
  priority?: number
  combinesWith?: readonly string[]
}

/** The smaller number first, then the smaller id. */
export const byPriority = (one: OfferedPromotion, other: OfferedPromotion): number =>
  (one.priority ?? 0) - (other.priority ?? 0) || (one.promotionId < other.promotionId ? -1 : 1)

/** Whether the same pieces may count for both: one of them names the other. */
const combine = (one: OfferedPromotion, other: OfferedPromotion): boolean =>
  !!one.combinesWith?.includes(other.promotionId) || !!other.combinesWith?.includes(one.promotionId)

/**
 * The cart promotions that some pieces count for: the first there is, and each next one that combines with all before.
 * @param offered the promotions they may count for
 * @param order ids of the promotions that count, in the order in which they take the pieces; absent for all, by their
 * priority
 */
export function chosenPromotions<P extends OfferedPromotion>(offered: readonly P[], order?: readonly string[]): P[] {
  const taking = order
    ? order.flatMap((id) => offered.find(({ promotionId }) => promotionId === id) ?? [])
    : [...offered].sort((one, other) => (one.priority ?? 0) - (other.priority ?? 0))
  return taking.reduce<P[]>(
    (chosen, one) => (chosen.every((other) => combine(one, other)) ? [...chosen, one] : chosen),
    [],
  )
}
