import { RESERVATION_STATUS, type ReservationStatus } from '#codes/reservation-status'
import { isZeroCode } from '#reply/is-zero-code'

/** The fields of a reply that the campaign rules read. */
export interface CampaignReply<D> {
  code?: string | number
  success?: boolean
  data?: D | null
}

/** The result of a draw. */
export interface DrawResult<D> {
  success: boolean
  prize?: D
  /** Draws that are left; absent if the reply does not contain the number. */
  remaining?: number
}

/**
 * Reads the reply of a draw (S16). The draw is a success if the reply has the success flag or contains data. The number
 * of draws left is `remainNum` of the data.
 */
export function readDraw<D extends { remainNum?: number }>({ success, data }: CampaignReply<D>): DrawResult<D> {
  const result: DrawResult<D> = { success: success === true || (data !== undefined && data !== null) }
  if (data) result.prize = data
  if (data?.remainNum !== undefined) result.remaining = data.remainNum
  return result
}

/** Returns the running activity from a reply with code 0, or undefined for other codes (S16). */
export const readActiveActivity = <D>({ code, data }: CampaignReply<D>): D | undefined =>
  isZeroCode(code) ? (data ?? undefined) : undefined

/** Returns the result of a reservation's quantity check (S17): 1 for code 0, else 0. */
export const reserveStatus = (code: string | number | undefined): ReservationStatus =>
  isZeroCode(code) ? RESERVATION_STATUS.reserved : RESERVATION_STATUS.none

/** Returns the id of the received coupon from a reply with code 0, or undefined for other codes (X06). */
export const readReceivedCoupon = ({ code, data }: CampaignReply<{ couponId?: string }>): string | undefined =>
  isZeroCode(code) ? data?.couponId : undefined
