import type { Call, Empty } from './call'
import type {
  CampaignId,
  Reservation,
  ReservationCampaign,
  ReservationId,
  ReservationPhone,
  Reserve,
} from './reservation.types'

/** Reservation: a place in the line before a sale begins. */
export const reservation = {
  /**
   * Reserves pieces of a campaign's sku before the sale begins (F08); reserving again changes quantity and telephone.
   * Code 0 means reserved (S17).
   * @throws notFound for a campaign that is not announced, wrongState outside the time of reserving, soldOut where too
   *   few pieces are left, overLimit above `limitQuantity`
   */
  reserve: 'POST /api/reservation/v1' as Call<Reserve, Reservation>,
  /**
   * Reads a reservation campaign: its sku, its times, the pieces left to reserve, and whether the shopper reserved.
   * Count down by `currentTimeMillis`.
   */
  getCampaign: 'GET /api/campaign/{campaignId}/reservation/v1' as Call<CampaignId, ReservationCampaign>,
  /**
   * Reads one of the shopper's reservations: how many pieces, and whether it still holds. Another shopper's answers as
   * absent.
   */
  get: 'GET /api/reservation/{reservationId}/v1' as Call<ReservationId, Reservation>,
  /**
   * Reads the telephone that the shopper last reserved with, its middle hidden, to offer it again.
   */
  getPhone: 'GET /api/reservation/v1/phone' as Call<Empty, ReservationPhone>,
}

export type * from './reservation.types'
