import { dueOfKind, type TenderName } from '@hearth/domain'
import type { OrderDraft, Settlement } from '@hearth/sdk/core'

/** Which tenders to use, as the wire has it (E03). */
export const tenderWish = ({
  gold,
  stars,
}: Readonly<Record<TenderName, boolean>>): Pick<OrderDraft, 'useGold' | 'useDuStar'> => ({
  useGold: gold,
  useDuStar: stars,
})

/** Ids of the coupons used now. */
export const appliedCoupons = (settlement: Settlement): string[] =>
  settlement.coupons.filter(({ applied }) => applied).map(({ couponId }) => couponId)

/** Fen: amount to pay once this is placed. @param rest whether the second of two payments is settled */
export const dueNow = ({ campaign, amounts }: Settlement, rest: boolean): number =>
  dueOfKind(campaign, amounts.payAmount, rest)
