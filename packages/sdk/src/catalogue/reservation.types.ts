import type { CampaignStatus, ReservationStatus } from '@hearth/domain'
import type { ProductItem } from './products.types'
import type { Count, EpochMs, Fen, Id, MaskedTelephone, Quantity, SkuNo, SpuNo, Telephone } from './values.types'

/** Identifies a reservation campaign. */
export interface CampaignId {
  /** The campaign.
   * @examples ["reserve-1"] */
  campaignId: Id
}

/**
 * Reserves pieces; a reply with code 0 means status 1, reserved (S17). A shopper has one reservation in a campaign; a
 * repeated call changes it.
 */
export interface Reserve extends CampaignId {
  /** Pieces of the sku, at most `limitQuantity` of the campaign. */
  quantity: Quantity
  /** The telephone to notify when the sale begins; absent: the telephone that `getPhone` returns. */
  telephone?: Telephone
}

/** A reservation. */
export interface Reservation extends CampaignId {
  /** Id of the reservation. */
  reservationId: Id
  /** Pieces of the sku. */
  quantity: Quantity
  /** Pieces in orders that are not cancelled. */
  boughtQuantity: Count
  /** Status: reserved, or no longer reserved because the campaign is over. */
  status: ReservationStatus
}

/**
 * A reservation campaign (F08, E11) of a sku (promotion type 110): shoppers reserve pieces first, and buy them later at
 * the campaign's price. While the campaign is running, other shoppers cannot buy the sku. `campaignId` is the id of the
 * promotion.
 */
export interface ReservationCampaign extends CampaignId {
  /** The sku of the campaign. */
  skuNo: SkuNo
  /** The spu of the sku, for the link to its product page. */
  spuNo: SpuNo
  /** The sku as a card of its product; `price` is the price without the campaign. */
  product: ProductItem
  /** Fen: price of a reserved piece. */
  reservePrice: Fen
  /** Status of this shopper's reservation; for a visitor, always not reserved. */
  reserveStatus: ReservationStatus
  /** The shopper's reservation; absent for none. */
  reservation?: Reservation
  /** Pieces left to reserve. */
  quantity: Count
  /** Pieces that one shopper can reserve. */
  limitQuantity: Quantity
  /** Shoppers who reserved. */
  reservedCount: Count
  /** Status: not begun, running (from `startTime` to `buyEndTime`), or over. */
  status: CampaignStatus
  /** Epoch ms: when reserving begins. */
  startTime: EpochMs
  /** Epoch ms: when reserving ends. */
  endTime: EpochMs
  /** Epoch ms: from when reserved pieces can be bought. */
  buyStartTime: EpochMs
  /** Epoch ms: until when reserved pieces can be bought; then the campaign is over. */
  buyEndTime: EpochMs
  /** Epoch ms: the server's time, to calibrate by (K12). */
  currentTimeMillis: EpochMs
}

/** Identifies a reservation. */
export interface ReservationId {
  /** The reservation. A reservation of another shopper is treated as not existing. */
  reservationId: Id
}

/** The telephone of a shopper's last reservation. */
export interface ReservationPhone {
  /** The masked telephone; empty for none. */
  telephone: MaskedTelephone
}
