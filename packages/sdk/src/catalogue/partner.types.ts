import type { SalesChannel, SalesMagnitude } from '@hearth/domain'
import type { Shop } from './rebate-shop.types'
import type { Channel, Fen, MaskedTelephone } from './values.types'

/** A shop of a business (E11). The shop's own choice beside the fields of E11. */
export interface PartnerShop extends Shop {
  /** The owner's telephone, with its middle hidden; absent before the owner was authorised, and for visitors. */
  mobile?: MaskedTelephone
  /** Where the owner sells. */
  channel?: SalesChannel
  /** How much the owner sells in a month. */
  magnitude?: SalesMagnitude
  /** Where the business is.
   * @maxLength 200
   * @examples ["北京市东城区东直门外大街 8 号"] */
  address?: string
}

/** What a partner shop owns. `totalAmount` is the sum of the other two. */
export interface PartnerAssets {
  /** Fen: all that was earned and not withdrawn. */
  totalAmount: Fen
  /** Fen: the part that can be withdrawn now. */
  withdrawableAmount: Fen
  /** Fen: the part that is not settled yet. */
  pendingAmount: Fen
}

/** Changes a partner shop. */
export interface ChangePartnerShop {
  /** Its new name, 1 to 20 characters.
   * @minLength 1
   * @maxLength 20
   * @examples ["东直门智能生活馆"] */
  name: string
  /**
   * The channel it sells through (K02).
   * @default "retail"
   */
  channelCode?: Channel
}
