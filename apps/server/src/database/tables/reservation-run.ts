// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { Generated } from '#database/generated'

/** A run of a reservation campaign: its times, and the number of reserved pieces and of shoppers. */
export interface ReservationRun {
  begin_time: number
  buy_begin: number
  end_time: number
  id: string
  promotion_id: string
  reserve_end: number
  reserved: Generated<number>
  shoppers: Generated<number>
  sku_no: string
}
