// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { ArrivalNoticeStatus } from '@hearth/domain'

/** A shopper’s wish to be told when a sku can be bought again. */
export interface ArrivalNotice {
  /**
   * Number of times it was requested again, after it was sent or cancelled.
   */
  asked: number
  created_at: number
  id: string
  shopper_id: string
  sku_no: string
  status: ArrivalNoticeStatus
  telephone: string
}
