import { ORDER_STATUS } from '@hearth/domain'
import { sql } from 'kysely'
import type { AccountEnd } from '#kernel/account-ends/account-end'

/** Counts an order that lacks codes as paid but not sent, even if its parcel has arrived. */
export const orderCodesAccountEnd: AccountEnd = {
  dealings: (_, shopperId) => ({
    orders: sql`
      coalesce((
        select jsonb_agg(distinct ${sql.lit(ORDER_STATUS.paid)}) from order_code_wait
        join orders on orders.id = order_code_wait.order_id
        where orders.shopper_id = ${shopperId}
      ), '[]')`,
  }),
}
