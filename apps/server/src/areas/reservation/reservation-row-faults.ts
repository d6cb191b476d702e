import { PROMOTION_TYPE, reservationFaults, type ReservationFault } from '@hearth/domain'
import type { ShopFilePromotion } from '@hearth/ops'
import type { RowFault } from '#kernel/ops/refused-rows'

const FAULTS: Readonly<Record<ReservationFault, { field: string; text: string }>> = {
  times: { field: 'reserveEndTime', text: '预约活动要填写预约截止时间和抢购开始时间' },
  order: {
    field: 'reserveEndTime',
    text: '预约活动的时间须依次为：预约开始、预约截止、抢购开始、抢购结束',
  },
  oneSku: { field: 'skus', text: '预约活动只能有一个规格' },
  sku: {
    field: 'skus[0]',
    text: '预约活动的规格要填写活动价和可预约的库存',
  },
}

/** Returns the faults of reservation campaigns in a shop file, and of other promotions that have reservation terms. */
export const reservationRowFaults = (promotions: readonly ShopFilePromotion[]): RowFault[] =>
  promotions.flatMap((promotion, row) => faultsOf(promotion).map((fault) => ({ row, ...fault })))

function faultsOf(promotion: ShopFilePromotion): { field: string; text: string }[] {
  const { promotionId, promotionType, reserveEndTime, buyBeginTime } = promotion
  if (promotionType === PROMOTION_TYPE.reservation) return reservationFaults(promotion).map((fault) => FAULTS[fault])
  if (reserveEndTime === undefined && buyBeginTime === undefined) return []
  const field = reserveEndTime === undefined ? 'buyBeginTime' : 'reserveEndTime'
  return [{ field, text: `${promotionId} 不是预约活动，不能填写预约时间` }]
}
