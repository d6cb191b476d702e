import { PROMOTION_TYPE, reservationFaults, type ReservationFault } from '@hearth/domain'
import type { ShopFilePromotion } from '@hearth/ops'
import type { RowFault } from '#kernel/refused-rows'

const FAULTS: Readonly<Record<ReservationFault, { field: string; text: string }>> = {
  times: { field: 'reserveEndTime', text: 'a reservation campaign needs reserveEndTime and buyBeginTime' },
  order: {
    field: 'reserveEndTime',
    text: 'the times of a reservation campaign follow each other: beginTime, reserveEndTime, buyBeginTime, endTime',
  },
  oneSku: { field: 'skus', text: 'a reservation campaign has one sku' },
  sku: {
    field: 'skus[0]',
    text: 'the sku of a reservation campaign has a promotionPrice and a stock of pieces to reserve',
  },
}

/** What is wrong with promotions as reservation campaigns, or with others that say something of one. */
export const reservationRowFaults = (promotions: readonly ShopFilePromotion[]): RowFault[] =>
  promotions.flatMap((promotion, row) => faultsOf(promotion).map((fault) => ({ row, ...fault })))

function faultsOf(promotion: ShopFilePromotion): { field: string; text: string }[] {
  const { promotionId, promotionType, reserveEndTime, buyBeginTime } = promotion
  if (promotionType === PROMOTION_TYPE.reservation) return reservationFaults(promotion).map((fault) => FAULTS[fault])
  if (reserveEndTime === undefined && buyBeginTime === undefined) return []
  const field = reserveEndTime === undefined ? 'buyBeginTime' : 'reserveEndTime'
  return [{ field, text: `${promotionId} has times of reserving, and is no reservation campaign` }]
}
