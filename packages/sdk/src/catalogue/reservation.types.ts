import type { CampaignStatus, ReservationStatus } from '@hearth/domain'
import type { ProductItem } from './products.types'
import type { Count, EpochMs, Fen, Id, MaskedTelephone, Quantity, SkuNo, SpuNo, Telephone } from './values.types'

/** Names a campaign. */
export interface CampaignId {
  /** Which campaign. */
  campaignId: Id
}

/** Reserves: code 0 is status 1 (S17). One reservation a shopper and campaign; reserving again changes it. */
export interface Reserve extends CampaignId {
  /** Pieces of the sku, at most `limitQuantity` of the campaign. */
  quantity: Quantity
  /** Who is told when the sale begins; as `getPhone` says where absent. */
  telephone?: Telephone
}

/** A reservation. */
export interface Reservation extends CampaignId {
  /** Names the reservation. */
  reservationId: Id
  /** Pieces of the sku. */
  quantity: Quantity
  /** Pieces of them in orders that are not cancelled. */
  boughtQuantity: Count
  /** Reserved, or not any more: the campaign is over. */
  status: ReservationStatus
}

/**
 * A reservation campaign (F08, E11) of a sku (110): shoppers reserve pieces first, and buy them later at its price.
 * While it runs nobody else can buy the sku. `campaignId` is the id of the promotion.
 */
export interface ReservationCampaign extends CampaignId {
  /** The sku it is about. */
  skuNo: SkuNo
  /** Its product, for the way to the product page. */
  spuNo: SpuNo
  /** The sku as a card of its product; `price` is what it costs without the campaign. */
  product: ProductItem
  /** Fen: what a reserved piece costs. */
  reservePrice: Fen
  /** Whether this shopper reserved; not for a visitor. */
  reserveStatus: ReservationStatus
  /** What this shopper reserved; absent for nothing. */
  reservation?: Reservation
  /** Pieces left to reserve. */
  quantity: Count
  /** Pieces that one shopper may reserve. */
  limitQuantity: Quantity
  /** Shoppers who reserved. */
  reservedCount: Count
  /** Not begun, running (from the first reservation to the last sale), over. */
  status: CampaignStatus
  /** Epoch ms: when reserving begins. */
  startTime: EpochMs
  /** Epoch ms: when reserving ends. */
  endTime: EpochMs
  /** Epoch ms: when those who reserved can begin to buy. */
  buyStartTime: EpochMs
  /** Epoch ms: until when they can; then the campaign is over. */
  buyEndTime: EpochMs
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
