import { REPLY_CODE } from '@hearth/domain'
import type { Changed, NoteOnOrder } from '@hearth/ops'
import { sql } from 'kysely'
import { lockAsRead, orderTarget } from '#areas/orders/ops/order-as-read'
import { needText } from '#kernel/payloads/need-text'
import type { OpsContext, Written } from '#kernel/ops/ops-area'
import { ShopError } from '#kernel/shop-error'

/** Most notes of one order. */
const MOST = 100

/**
 * Adds a note to an order for other staff. The order's version does not change, since the order itself does not.
 * @throws ShopError notFound, wrongState; OpsError stale
 */
export async function noteOnOrder(
  context: OpsContext,
  { orderId, version, text: said }: NoteOnOrder,
): Promise<Written<Changed>> {
  await lockAsRead(context.db, orderId, version)
  const text = needText(said, 'text')
  const { rows } = await sql`
    insert into order_note (order_id, position, text, author, created_at)
    select ${orderId}, count(*) + 1, ${text}, ${context.actor.name}, ${context.now}
    from order_note
    where order_id = ${orderId}
    having count(*) < ${MOST}
    returning position`.execute(context.db)
  if (rows.length === 0) throw new ShopError(REPLY_CODE.wrongState, `一个订单最多 ${MOST} 条备注`)
  return { reply: { version, changed: true }, changes: [{ target: orderTarget(orderId), after: { note: text } }] }
}
