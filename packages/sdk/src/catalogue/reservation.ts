import type { Call, Empty } from './call'
import type { CampaignId, Reservation, ReservationCampaign, ReservationId, ReservationPhone, Reserve } from './reservation.types'

/** Reservation: a place in the line before a sale begins. */
export const reservation = {
  /** Reserves. */
  reserve: 'POST /api/reservation/v1' as Call<Reserve, Reservation>,
  /** A campaign. */
  getCampaign: 'GET /api/campaign/{campaignId}/reservation/v1' as Call<CampaignId, ReservationCampaign>,
  /** How a reservation stands. */
  get: 'GET /api/reservation/{reservationId}/v1' as Call<ReservationId, Reservation>,
  /** The telephone the shopper reserved with. */
  getPhone: 'GET /api/reservation/v1/phone' as Call<Empty, ReservationPhone>,
}

export type * from './reservation.types'
