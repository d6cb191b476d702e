/** What decides whether a promotion can be a reservation campaign. Times in epoch ms. */
export interface ReservationWish {
  beginTime: number
  endTime: number
  /** The last moment of reserving. */
  reserveEndTime?: number
  /** From when it is sold to who reserved. */
  buyBeginTime?: number
  skus: readonly { promotionPrice?: number; stock?: number }[]
}

/** What can be wrong with a reservation campaign. */
export type ReservationFault = 'times' | 'order' | 'oneSku' | 'sku'

/**
 * What is wrong with a reservation campaign: `times` where one is missing, `order` where they do not follow each
 * other, `oneSku` where it is not for exactly one sku, `sku` where that has no price or no pieces of its own.
 */
export function reservationFaults({
  beginTime,
  endTime,
  reserveEndTime,
  buyBeginTime,
  skus,
}: ReservationWish): ReservationFault[] {
  const faults: ReservationFault[] = []
  if (reserveEndTime === undefined || buyBeginTime === undefined) faults.push('times')
  else if (!(beginTime < reserveEndTime && reserveEndTime < buyBeginTime && buyBeginTime < endTime))
    faults.push('order')
  if (skus.length !== 1) faults.push('oneSku')
  else if (skus.some(({ promotionPrice, stock }) => promotionPrice === undefined || !stock)) faults.push('sku')
  return faults
}
