import type { CampaignStatus, ReservationStatus } from '@hearth/domain'
import type { Count, EpochMs, Id, MaskedTelephone, Quantity, SkuNo, SpuNo, Telephone } from './values.types'

/** Names a campaign. */
export interface CampaignId {
  /** Which campaign. */
  campaignId: Id
}

/** Reserves: code 0 is status 1 (S17). One reservation a shopper and campaign; reserving again changes it. */
export interface Reserve extends CampaignId {
  /** Pieces of the sku. */
  quantity: Quantity
  /** Who is told when the sale begins. */
  telephone: Telephone
}

/** A reservation. */
export interface Reservation extends CampaignId {
  /** Names the reservation. */
  reservationId: Id
  /** Pieces of the sku. */
  quantity: Quantity
  /** Reserved, or not (any more). */
  status: ReservationStatus
}

/** A reservation campaign (F08, E11). */
export interface ReservationCampaign extends CampaignId {
  /** The sku it is about. */
  skuNo: SkuNo
  /** Its product, for the way to the product page. */
  spuNo: SpuNo
  /** Whether this shopper reserved; not for a visitor. */
  reserveStatus: ReservationStatus
  /** Pieces left to reserve. */
  quantity: Count
  /** Not begun, running, over. */
  status: CampaignStatus
  /** Epoch ms: when reserving begins. */
  startTime: EpochMs
  /** Epoch ms: when reserving ends. */
  endTime: EpochMs
  /** Epoch ms: the server's time, to calibrate by (K12). */
  currentTimeMillis: EpochMs
}

/** Names a reservation. */
export interface ReservationId {
  /** Which reservation; another shopper's answers like one that does not exist. */
  reservationId: Id
}

/** The telephone a shopper reserved with. */
export interface ReservationPhone {
  /** For showing; empty when there is none. */
  telephone: MaskedTelephone
}
