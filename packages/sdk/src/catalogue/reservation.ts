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
   * @throws notFound 107002404: for a campaign that is not there or not announced
   * @throws wrongState 107002414: before reserving begins, and once it is over
   * @throws overLimit 107002412: for more pieces than `limitQuantity`
   * @throws soldOut 107002410: for more pieces than are left to reserve
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  reserve: 'POST /api/reservation/v1' as Call<Reserve, Reservation>,
  /**
   * Reads a reservation campaign: its sku, its times, the pieces left to reserve, and whether the shopper reserved.
   * Count down by `currentTimeMillis`.
   * @throws notFound 107002404: for a campaign that is not there or not announced
   * @access visitors and shoppers
   * @built yes
   */
  getCampaign: 'GET /api/campaign/{campaignId}/reservation/v1' as Call<CampaignId, ReservationCampaign>,
  /**
   * Reads one of the shopper's reservations: how many pieces, and whether it still holds. Another shopper's answers as
   * absent.
   * @throws notFound 107002404: for one that is not theirs
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  get: 'GET /api/reservation/{reservationId}/v1' as Call<ReservationId, Reservation>,
  /**
   * Reads the telephone that the shopper last reserved with, else their own, its middle hidden, to offer it again.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  getPhone: 'GET /api/reservation/v1/phone' as Call<Empty, ReservationPhone>,
}

export type * from './reservation.types'
