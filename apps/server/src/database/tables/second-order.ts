// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { Generated } from '#database/generated'
import type { OrderStatus } from '@hearth/domain'

/** An order of the second channel, as reported. */
export interface SecondOrder {
  /**
   * Epoch seconds, as the second channel counts.
   */
  create_time: number
  /**
   * The amount to pay now; null means its price.
   */
  fee: number | null
  id: string
  name: string
  price: number
  shopper_id: string
  sku_no: string
  status: OrderStatus
  version: Generated<number>
}
