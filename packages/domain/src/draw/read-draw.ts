import { RESERVATION_STATUS, type ReservationStatus } from '#codes/reservation-status'
import { isZeroCode } from '#reply/is-zero-code'

/** A reply as the campaign rules read it. */
export interface CampaignReply<D> {
  code?: string | number
  success?: boolean
  data?: D | null
}

/** How a draw went. */
export interface DrawResult<D> {
  success: boolean
  prize?: D
  /** Draws left; absent when the reply does not say. */
  remaining?: number
}

/**
 * Reads a draw (S16): it is a success when the reply says so or brings data; `remainNum` is how many draws are left.
 */
export function readDraw<D extends { remainNum?: number }>({ success, data }: CampaignReply<D>): DrawResult<D> {
  const result: DrawResult<D> = { success: success === true || (data !== undefined && data !== null) }
  if (data) result.prize = data
  if (data?.remainNum !== undefined) result.remaining = data.remainNum
  return result
}

/** The activity that runs, only from a reply of code 0 (S16). */
export const readActiveActivity = <D>({ code, data }: CampaignReply<D>): D | undefined =>
  isZeroCode(code) ? (data ?? undefined) : undefined

/** What a reservation's quantity check says (S17): 1 when code is 0, else 0. */
export const reserveStatus = (code: string | number | undefined): ReservationStatus =>
  isZeroCode(code) ? RESERVATION_STATUS.reserved : RESERVATION_STATUS.none

/** The coupon that was received, only from a reply of code 0 (X06). */
export const readReceivedCoupon = ({ code, data }: CampaignReply<{ couponId?: string }>): string | undefined =>
  isZeroCode(code) ? data?.couponId : undefined
