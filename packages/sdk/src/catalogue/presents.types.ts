import type { AcquireStatus } from '@hearth/domain'
import type { ReceivedCoupon } from './coupons.types'
import type { Picture } from './picture.types'
import type { ActivityId, List } from './shared.types'
import type { Count, Id } from './values.types'

/** A present of an activity (F07). The shop's own choice of fields. */
export interface Present extends ActivityId {
  /** What it is called.
   * @examples ["新人礼包"] */
  name: string
  /** Picture of it. */
  picture?: Picture
  /** Coupons that come with it; empty for none. */
  coupons: ReceivedCoupon[]
  /** Points that come with it; absent for none. */
  integral?: Count
}

/** Whether a present was acquired. */
export interface PresentStatus {
  /** Not yet, acquired, or none left to be had. */
  acquireStatus: AcquireStatus
}

/** Names a hotel whose guests get a present. */
export interface HotelCode {
  /** As it stands on the card in the room.
   * @minLength 1
   * @maxLength 40
   * @examples ["BJ-WFJ-018"] */
  hotelCode: string
}

/** Acquires the hotel guest's present. */
export interface AcquireHotelPresent extends HotelCode {
  /** The guest's room.
   * @maxLength 20
   * @examples ["1808"] */
  roomNo?: string
}

/** A product to be had for points (F09). */
export interface IntegralProduct {
  /** Names it; points products have numbers of their own. */
  productId: Id
  /** What it is called.
   * @examples ["暖居保温杯"] */
  name: string
  /** Picture of it. */
  picture: Picture
  /** Points for one piece. */
  integral: Count
  /** Pieces left. */
  stock: Count
}

/** Products to be had for points (F09), those for the fewest points first. */
export interface IntegralProducts extends List<IntegralProduct> {
  /** Points of the shopper; 0 for a visitor. */
  integral: Count
}

/** Exchanges points for one piece of a product (F09). Sent with an `Idempotency-Key`. */
export interface ExchangeProduct {
  /** Which product. */
  productId: Id
  /** Where it goes; absent for what needs no parcel. */
  addressId?: Id
}

/** A product got for points. */
export interface ExchangedProduct {
  /** The order it travels with. */
  orderId: Id
  /** Points left. */
  integral: Count
}
