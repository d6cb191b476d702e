import { ORDERS_KEPT } from '@hearth/domain'
import { sql } from 'kysely'
import { NOWHERE } from '#areas/orders/nowhere'
import type { UnitOfWork } from '#shop/unit-of-work'

/** Orders processed in one transaction. */
const BATCH = 500

/**
 * Erases recipients, remarks and notes in orders of deleted accounts, once the law no longer requires their storage.
 * @returns the number of orders
 */
export async function forgetOldOrders({ db, now }: UnitOfWork): Promise<number> {
  const { rows } = await sql`
    with forgotten as (
      update orders set address = ${JSON.stringify(NOWHERE)}::jsonb, remark = '', origin = null
      where id in (
        select orders.id from orders join shopper on shopper.id = orders.shopper_id
        where shopper.deleted_at is not null and orders.created_at < ${now - ORDERS_KEPT}
          and (orders.address ->> 'consigneeName' <> '' or remark <> '' or origin is not null
            or exists (select from order_note where order_id = orders.id))
        order by orders.id limit ${BATCH})
      returning id
    ),
    unsaid as (delete from order_note where order_id in (select id from forgotten))
    select id from forgotten`.execute(db)
  return rows.length
}
