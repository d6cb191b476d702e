import type { Call, Empty } from './call'
import type {
  CampaignId,
  Reservation,
  ReservationCampaign,
  ReservationId,
  ReservationPhone,
  Reserve,
} from './reservation.types'

/** Reservation: shoppers reserve pieces before a sale begins. */
export const reservation = {
  /**
   * Reserves pieces of a campaign's sku before the sale begins (F08); a repeated call changes quantity and telephone.
   * Code 0 means reserved (S17).
   * @throws notFound 107002404: if the campaign does not exist or is not announced
   * @throws wrongState 107002414: before reserving begins and after it ends
   * @throws overLimit 107002412: for more pieces than `limitQuantity`
   * @throws soldOut 107002410: for more pieces than are left to reserve
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  reserve: 'POST /api/reservation/v1' as Call<Reserve, Reservation>,
  /**
   * Reads a reservation campaign: its sku, its times, the pieces left to reserve, and the shopper's reservation.
   * Clients count down by `currentTimeMillis`.
   * @throws notFound 107002404: if the campaign does not exist or is not announced
   * @access visitors and shoppers
   * @built yes
   */
  getCampaign: 'GET /api/campaign/{campaignId}/reservation/v1' as Call<CampaignId, ReservationCampaign>,
  /**
   * Reads one of the shopper's reservations: the number of pieces, and whether it is still valid. A reservation of
   * another shopper is treated as not existing.
   * @throws notFound 107002404: if the reservation does not exist or belongs to another shopper
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  get: 'GET /api/reservation/{reservationId}/v1' as Call<ReservationId, Reservation>,
  /**
   * Returns the masked telephone to offer for a reservation: that of the shopper's last reservation, or else that of
   * the account.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  getPhone: 'GET /api/reservation/v1/phone' as Call<Empty, ReservationPhone>,
}

export type * from './reservation.types'
