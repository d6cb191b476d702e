// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { InviteWay } from '@hearth/domain'

/** The promoter who invited a shopper: the first one whose invitation the shopper accepted. */
export interface InviteBond {
  /**
   * When the order that makes the shopper a buyer could no longer be returned; null before.
   */
  bought_at: number | null
  campaign_id: string
  /**
   * The coupon of the invited shopper; null if it was not taken.
   */
  coupon_id: string | null
  invited_at: number
  /**
   * The order that makes the shopper a buyer; null before.
   */
  order_id: string | null
  /**
   * The first promoter whose invitation the shopper accepted.
   */
  promoter_id: string
  /**
   * The invited shopper.
   */
  shopper_id: string
  /**
   * What made the bond: the coupon that was taken, an order through a share, or a telephone that was noted.
   */
  way: InviteWay
}
