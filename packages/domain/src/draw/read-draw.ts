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
  /** Draws that are left; absent if the reply does not tell. */
  remaining?: number
}

/**
 * Reads the reply of a draw (S16). It is a success if the reply says so or contains data. `remainNum` is the number of
 * draws that are left.
 */
export function readDraw<D extends { remainNum?: number }>({ success, data }: CampaignReply<D>): DrawResult<D> {
  const result: DrawResult<D> = { success: success === true || (data !== undefined && data !== null) }
  if (data) result.prize = data
  if (data?.remainNum !== undefined) result.remaining = data.remainNum
  return result
}

/** The running activity, from a reply with code 0; nothing for other codes (S16). */
export const readActiveActivity = <D>({ code, data }: CampaignReply<D>): D | undefined =>
  isZeroCode(code) ? (data ?? undefined) : undefined

/** The result of a reservation's quantity check (S17): 1 for code 0, else 0. */
export const reserveStatus = (code: string | number | undefined): ReservationStatus =>
  isZeroCode(code) ? RESERVATION_STATUS.reserved : RESERVATION_STATUS.none

/** The id of the received coupon, from a reply with code 0; nothing for other codes (X06). */
export const readReceivedCoupon = ({ code, data }: CampaignReply<{ couponId?: string }>): string | undefined =>
  isZeroCode(code) ? data?.couponId : undefined
