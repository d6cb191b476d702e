// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { InviteWay } from '@hearth/domain'

/** The inviting promoter of each shopper: the first one whose invitation they took. */
export interface InviteBond {
  /**
   * When the order that counts could no longer go back; null before.
   */
  bought_at: number | null
  campaign_id: string
  /**
   * The coupon of the invited shopper; null if it was not taken.
   */
  coupon_id: string | null
  invited_at: number
  /**
   * The order by which the shopper counts as a buyer; null before.
   */
  order_id: string | null
  /**
   * The first promoter whose invitation the shopper took.
   */
  promoter_id: string
  /**
   * The invited shopper.
   */
  shopper_id: string
  /**
   * What made it: the coupon that was taken, an order by a share, or a telephone that was noted.
   */
  way: InviteWay
}
