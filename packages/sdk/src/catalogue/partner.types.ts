import type { SalesChannel, SalesMagnitude } from '@hearth/domain'
import type { Shop } from './rebate-shop.types'
import type { Channel, Fen, MaskedTelephone } from './values.types'

/**
 * A partner shop: the shop of a business. E11 defines the fields `name`, `mobile`, `channel`, `magnitude`, `address`
 * and `channelCode`; the specification does not define the others.
 */
export interface PartnerShop extends Shop {
  /** The owner's telephone, masked; absent until the owner is authorised, and for visitors. */
  mobile?: MaskedTelephone
  /** The owner's sales channel. */
  channel?: SalesChannel
  /** The owner's monthly sales. */
  magnitude?: SalesMagnitude
  /** Address of the business.
   * @maxLength 200
   * @examples ["北京市东城区东直门外大街 8 号"] */
  address?: string
}

/** The assets of a partner shop. `totalAmount` is the sum of the other two amounts. */
export interface PartnerAssets {
  /** Fen: all earnings that are not withdrawn. */
  totalAmount: Fen
  /** Fen: the part that can be withdrawn now. */
  withdrawableAmount: Fen
  /** Fen: the part that is not settled yet. */
  pendingAmount: Fen
}

/** Renames a partner shop. */
export interface ChangePartnerShop {
  /** New name, 1 to 20 characters.
   * @minLength 1
   * @maxLength 20
   * @examples ["东直门智能生活馆"] */
  name: string
  /**
   * The channel of the shop (K02).
   * @default "retail"
   */
  channelCode?: Channel
}
