// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { VipType } from '@hearth/domain'

/** The membership that an order buys. */
export interface MembershipOrder {
  order_id: string
  vip_type: VipType
}
