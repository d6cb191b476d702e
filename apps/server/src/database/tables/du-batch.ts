// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { Generated } from '#database/generated'
import type { JSONColumnType } from 'kysely'

/** Redemption codes of a kind: what they are good for. */
export interface DuBatch {
  created_at: number
  /**
   * Last moment at which an order can use a code.
   */
  end_time: number
  id: string
  name: string
  /**
   * Pieces for which one code is good.
   */
  pieces: number
  /**
   * Price of a piece.
   */
  price: number
  /**
   * The skus from which the shopper chooses.
   */
  sku_nos: JSONColumnType<string[]>
  version: Generated<number>
}
