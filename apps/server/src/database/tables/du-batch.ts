// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { Generated } from '#database/generated'
import type { JSONColumnType } from 'kysely'

/** Redemption codes of a kind: what they are good for. */
export interface DuBatch {
  created_at: number
  /**
   * Last moment at which an order may use one.
   */
  end_time: number
  id: string
  name: string
  /**
   * Pieces that one code is good for.
   */
  pieces: number
  /**
   * Of a piece.
   */
  price: number
  /**
   * What may be chosen.
   */
  sku_nos: JSONColumnType<string[]>
  version: Generated<number>
}
