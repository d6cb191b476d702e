// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { PriceSource, RefundStageName } from '@hearth/domain'

/**
 * Where the fen of a refund come from, as the order’s own rows were frozen; see the domain’s `refundRows`. Money that
 * paid for nothing has none.
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
