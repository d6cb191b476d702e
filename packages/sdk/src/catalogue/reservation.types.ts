/** Names a campaign. */
export interface CampaignId {
  campaignId: string
}

/** Reserves. */
export interface Reserve extends CampaignId {
  /** @asType integer
   * @minimum 1
   * @maximum 200 */
  quantity: number
  /** @pattern ^1[3-9]\d{9}$ */
  telephone: string
}

/** A reservation. */
export interface Reservation {
  reservationId: string
  campaignId: string
  quantity: number
  /** 1 reserved, 0 not. */
  status: 0 | 1
}

/** A reservation campaign. */
export interface ReservationCampaign {
  campaignId: string
  skuNo: string
  spuNo: string
  /** Whether this shopper reserved. */
  reserveStatus: 0 | 1
  /** Pieces left to reserve. */
  quantity: number
  /** 0 not begun, 1 running, 2 over. */
  status: 0 | 1 | 2
  startTime: number
  endTime: number
}

/** Names a reservation. */
export interface ReservationId {
  reservationId: string
}

/** The telephone a shopper reserved with. */
export interface ReservationPhone {
  /** Masked. */
  telephone: string
}
