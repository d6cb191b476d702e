import { REPLY_CODE } from '@hearth/domain'
import { refunds, type SettleByBank, type SettledByBank, type StuckRefund } from '@hearth/ops'
import { sql } from 'kysely'
import type { Payable, PayableKinds } from '#areas/payment/payable'
import { closePart } from '#areas/payment/refund-payments'
import { REFUND_STATE } from '#areas/payment/refund-state'
import { reads, writes, type OpsAnswers, type OpsContext, type Written } from '#kernel/ops-area'
import { ShopError } from '#kernel/shop-error'

/** Refunds that a cashier can never give back, as far as staff send them by bank. */
export const refundsOps = (kinds: PayableKinds): readonly OpsAnswers[] => [
  reads(refunds, {
    async stuck(_, { db }) {
      const { rows } = await sql<StuckRefund & { request: string }>`
        select refund.id as "refundId", refund.order_id as "orderId", request, sum(part.amount)::bigint as amount, refund.created_at as since
        from refund join refund_part part on part.refund_id = refund.id
        where part.status = ${REFUND_STATE.stuck} group by refund.id order by refund.created_at, refund.id limit 1000`.execute(
        db,
      )
      return {
        refunds: rows.map(({ request, ...one }) => {
          const [kind, id = ''] = request.split('/')
          return { ...one, ...(kind === 'after-sale' ? { afterSaleOrderId: id } : {}) }
        }),
      }
    },
  }),
  writes(refunds, { settleByBank: (payload, context) => settleByBank(context, kinds, payload) }),
]

type StuckPart = Payable & { partId: string; refundId: string; amount: number }

/** Notes that the stuck parts of a refund were sent by bank, each once. @throws ShopError notFound, wrongState */
async function settleByBank(
  context: OpsContext,
  kinds: PayableKinds,
  { refundId, reference }: SettleByBank,
): Promise<Written<SettledByBank>> {
  const { db } = context
  const refund = await db.selectFrom('refund').select('status').where('id', '=', refundId).executeTakeFirst()
  if (!refund) throw new ShopError(REPLY_CODE.notFound, '没有这笔退款', 'refundId')
  const { rows } = await sql<StuckPart>`
    select part.id as "partId", refund_id as "refundId", payable_kind as kind, payable_id as id, part.amount
    from refund_part part join payment on payment.id = part.payment_id
    where refund_id = ${refundId} and part.status = ${REFUND_STATE.stuck} order by part.id`.execute(db)
  if (rows.length === 0 && refund.status === REFUND_STATE.owed)
    throw new ShopError(REPLY_CODE.wrongState, '这笔退款由收银台原路退回', 'refundId')
  for (const part of rows) {
    await closePart(context, kinds, part)
    await sql`update refund_part set bank_reference = ${reference} where id = ${part.partId}`.execute(db)
  }
  const amount = rows.reduce((sum, part) => sum + part.amount, 0)
  return {
    reply: { amount },
    changes: [{ target: { kind: 'refund', id: refundId }, after: { amount, reference } }],
  }
}
