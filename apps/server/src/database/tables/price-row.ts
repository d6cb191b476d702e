// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { PriceSource, PriceStageName } from '@hearth/domain'

/**
 * Origin of a part of an order’s price; see the domain’s `PriceRow`. Orders placed before there were such rows have
 * none.
 */
export interface PriceRow {
  fen: number
  /**
   * Position of the item; null for amounts of the whole order, such as freight.
   */
  item_position: number | null
  order_id: string
  position: number
  source_id: string | null
  source_kind: PriceSource['kind'] | null
  stage: PriceStageName
}
