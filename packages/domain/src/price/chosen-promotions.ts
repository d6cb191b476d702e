/** A cart promotion that pieces may count for. */
export interface OfferedPromotion {
  promotionId: string
  priority?: number
  combinesWith?: readonly string[]
}

/** Compares two promotions by priority, then by id; smaller values come first. */
export const byPriority = (one: OfferedPromotion, other: OfferedPromotion): number =>
  (one.priority ?? 0) - (other.priority ?? 0) || (one.promotionId < other.promotionId ? -1 : 1)

/** Whether the same pieces may count for both promotions: one of them names the other in `combinesWith`. */
const combine = (one: OfferedPromotion, other: OfferedPromotion): boolean =>
  !!one.combinesWith?.includes(other.promotionId) || !!other.combinesWith?.includes(one.promotionId)

/**
 * Returns the cart promotions that some pieces count for: the first one, and each following one that combines with all
 * that are already chosen.
 * @param offered the promotions that the pieces may count for
 * @param order ids of the promotions to choose from, the preferred ones first; absent: all of them, by priority
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
