import { dueOfKind, type TenderName } from '@hearth/domain'
import type { OrderDraft, Settlement } from '@hearth/sdk/core'

/** Returns whether to pay with coins and with stars, in the fields of the call (E03). */
export const tenderWish = ({
  gold,
  stars,
}: Readonly<Record<TenderName, boolean>>): Pick<OrderDraft, 'useGold' | 'useDuStar'> => ({
  useGold: gold,
  useDuStar: stars,
})

/** Returns the ids of the coupons that the settlement uses. */
export const appliedCoupons = (settlement: Settlement): string[] =>
  settlement.coupons.filter(({ applied }) => applied).map(({ couponId }) => couponId)

/**
 * Fen to pay once the order is placed.
 * @param rest true for the second of two payments
 */
export const dueNow = ({ campaign, amounts }: Settlement, rest: boolean): number =>
  dueOfKind(campaign, amounts.payAmount, rest)
