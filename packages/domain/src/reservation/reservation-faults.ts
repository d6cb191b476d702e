/** The terms of a reservation campaign. Times are epoch ms. */
export interface ReservationWish {
  beginTime: number
  endTime: number
  /** The last moment at which pieces can be reserved. */
  reserveEndTime?: number
  /** The first moment at which shoppers with a reservation can buy. */
  buyBeginTime?: number
  skus: readonly { promotionPrice?: number; stock?: number }[]
}

/** A fault in the terms of a reservation campaign. */
export type ReservationFault = 'times' | 'order' | 'oneSku' | 'sku'

/**
 * Returns the faults of a reservation campaign. `times`: a time is missing; `order`: the times are not in order;
 * `oneSku`: the campaign is not for exactly one sku; `sku`: the sku has no price, or no stock of its own.
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
