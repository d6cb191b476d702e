// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { PriceSource, RefundStageName } from '@hearth/domain'

/**
 * Origin of a refund’s fen, by the order’s own price rows; see the domain’s `refundRows`. Refunds of payments that paid
 * for nothing have none.
 */
export interface RefundRow {
  fen: number
  item_position: number | null
  position: number
  quantity: number | null
  refund_id: string
  source_id: string | null
  source_kind: PriceSource['kind'] | null
  stage: RefundStageName
}
