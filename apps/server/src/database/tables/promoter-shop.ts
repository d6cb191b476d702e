// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { Generated } from '#database/generated'
import type { PromoterKind, SalesChannel, SalesMagnitude, ShopStatus } from '@hearth/domain'

/** A shop of a promoter, who can have one of each kind; see the domain’s `SHOP_STEPS`. */
export interface PromoterShop {
  address: string | null
  /**
   * When the owner’s telephone was verified by a code; null before.
   */
  authorized_at: number | null
  channel_code: Generated<string>
  created_at: number
  id: string
  /**
   * Shown only to the owner.
   */
  invite_code: string
  /**
   * Id of the shop by whose invite code the owner applied.
   */
  invited_by: string | null
  kind: PromoterKind
  magnitude: SalesMagnitude | null
  /**
   * For a partner shop: a telephone verified by a code.
   */
  mobile: string | null
  name: string
  /**
   * The name in the form in which names are compared; see the domain’s `shopNameKey`.
   */
  name_key: string
  /**
   * When it was opened for the first time; null before.
   */
  opened_at: number | null
  /**
   * Why staff closed it, as the owner reads it.
   */
  reason: string | null
  sales_channel: SalesChannel | null
  shopper_id: string
  status: ShopStatus
  /**
   * Number of its changes.
   */
  version: Generated<number>
}
