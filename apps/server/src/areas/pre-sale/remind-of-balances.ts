import { balanceReminder, ORDER_STATUS } from '@hearth/domain'
import { sql } from 'kysely'
import { tellingEvent } from '#kernel/messages/telling-event'
import type { UnitOfWork } from '#shop/unit-of-work'

/**
 * The shopper has to pay the balance of a pre-sale by `endTime` (epoch ms). `last` is true if less than a day is left.
 */
export const balanceDue = tellingEvent<{
  shopperId: string
  orderId: string
  productName: string
  balanceAmount: number
  endTime: number
  last: boolean
}>('notice.balanceDue')

/** Orders processed in one batch. */
const BATCH = 200

interface OpenBalance {
  orderId: string
  shopperId: string
  balanceBeginTime: number
  balanceEndTime: number
  depositPaidAt: number
  balanceAmount: number
  productName: string
}

/**
 * Reminds shoppers to pay the balances of pre-sales: when the time to pay begins, and again before it ends.
 * @returns the number of messages to send
 */
export async function remindOfBalances(work: UnitOfWork): Promise<number> {
  const { db, now } = work
  let sent = 0
  for (let last: OpenBalance | undefined; ;) {
    const { rows } = await sql<OpenBalance>`
      select orders.id as "orderId", shopper_id as "shopperId", sale.balance_begin as "balanceBeginTime",
        pay_deadline as "balanceEndTime", part_paid_at as "depositPaidAt",
        pay_amount - sale.deposit_amount as "balanceAmount", item.name as "productName"
      from pre_sale_order sale
      join orders on orders.id = sale.order_id
      join order_item item on item.order_id = orders.id and item.position = 0
      where status = ${sql.lit(ORDER_STATUS.pendingFinalPayment)} and part_paid_at is not null
        and (pay_deadline, orders.id) > (${last?.balanceEndTime ?? now}, ${last?.orderId ?? ''})
      order by pay_deadline, orders.id limit ${BATCH}`.execute(db)
    const due = rows.flatMap(({ shopperId, orderId, productName, balanceAmount, ...row }) => {
      const kind = balanceReminder(row, row.depositPaidAt, now)
      if (!kind) return []
      const data = { shopperId, orderId, productName, balanceAmount, endTime: row.balanceEndTime, last: kind === 'end' }
      return [{ id: `balance/${orderId}/${kind}`, data }]
    })
    sent += await balanceDue.remind(work, due)
    last = rows.at(-1)
    if (rows.length < BATCH) return sent
  }
}
