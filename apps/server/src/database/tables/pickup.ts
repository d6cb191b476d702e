// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { Generated } from '#database/generated'
import type { JSONColumnType } from 'kysely'
import type { PickupStatus } from '@hearth/domain'
import type { StoredCabinet } from '#database/tables/stored-cabinet'

export interface Pickup {
  /**
   * The cabinet at the time of the order.
   */
  cabinet: JSONColumnType<StoredCabinet>
  cabinet_id: string
  /**
   * Code of the compartment; null while the compartment is empty.
   */
  code: string | null
  /**
   * Number that the cabinet’s operator gave the parcel.
   */
  fc_order_id: Generated<string>
  fetch_until: number | null
  /**
   * When the parcel was fetched, sent back or cancelled.
   */
  left_at: number | null
  order_id: string
  status: PickupStatus
  stored_at: number | null
}
