import { REPLY_CODE } from '@hearth/domain'
import { refunds, type SettleByBank, type SettledByBank, type StuckRefund } from '@hearth/ops'
import { sql } from 'kysely'
import { listOpsRefunds } from '#areas/payment/list-ops-refunds'
import { kindOf, type Payable, type PayableKinds } from '#areas/payment/payable'
import { closePart } from '#areas/payment/refund-payments'
import { REFUND_STATE } from '#areas/payment/refund-state'
import { reads, writes, type OpsAnswers, type OpsContext, type Written } from '#kernel/ops/ops-area'
import { ShopError } from '#kernel/shop-error'
import type { UnitOfWork } from '#shop/unit-of-work'

/** Calls of staff that read refunds, and record refunds that were sent by bank. */
export const refundsOps = (kinds: PayableKinds): readonly OpsAnswers[] => [
  reads(refunds, {
    list: listOpsRefunds,
    async stuck(_, { db }) {
      const { rows } = await sql<StuckRefund & { request: string }>`
        select refund.id as "refundId", refund.order_id as "orderId", request, sum(part.amount)::bigint as amount,
          refund.created_at as since
        from refund
        join refund_part part on part.refund_id = refund.id
        where part.status = ${REFUND_STATE.stuck}
        group by refund.id
        order by refund.created_at, refund.id limit 1000`.execute(db)
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

type PartOfRefund = Payable & {
  partId: string
  refundId: string
  amount: number
  status: number
  reference: string | null
}

/**
 * Records that the stuck parts of a refund were sent by bank. Each part is recorded once; another transfer for the same
 * refund is refused.
 * @throws ShopError notFound, wrongState
 */
async function settleByBank(
  context: OpsContext,
  kinds: PayableKinds,
  { refundId, reference }: SettleByBank,
): Promise<Written<SettledByBank>> {
  const parts = await lockParts(context, kinds, refundId)
  const stuck = parts.filter(({ status }) => status === REFUND_STATE.stuck)
  if (stuck.length === 0) refuseUnlessNoted(parts, reference)
  for (const part of stuck) await closePart(context, kinds, part, reference)
  const amount = stuck.reduce((sum, part) => sum + part.amount, 0)
  return {
    reply: { amount },
    changes: [{ target: { kind: 'refund', id: refundId }, after: { amount, reference } }],
  }
}

/**
 * Locks the parts of a refund, and reads them in a later statement than the lock, so that concurrent changes are seen.
 */
async function lockParts(work: UnitOfWork, kinds: PayableKinds, refundId: string): Promise<PartOfRefund[]> {
  const read = async () => {
    const { rows } = await sql<PartOfRefund>`
      select part.id as "partId", refund_id as "refundId", payable_kind as kind, payable_id as id,
        part.amount, part.status, bank_reference as reference
      from refund_part part
      join payment on payment.id = part.payment_id
      where refund_id = ${refundId}
      order by part.id`.execute(work.db)
    return rows
  }
  const parts = await read()
  if (parts.length === 0) throw new ShopError(REPLY_CODE.notFound, '没有这笔退款', 'refundId')
  for (const { kind, id } of parts) await kindOf(kinds, kind).lock(work, id)
  return read()
}

/**
 * Accepts a repeated record of a bank transfer for a refund without stuck parts. The repeat changes nothing.
 * @throws ShopError wrongState for any other record
 */
function refuseUnlessNoted(parts: readonly PartOfRefund[], reference: string): void {
  const noted = parts.map((part) => part.reference).filter((one) => one !== null)
  if (noted.includes(reference)) return
  const why = noted[0] === undefined ? '这笔退款由收银台原路退回' : `这笔退款已登记银行转账，流水号 ${noted[0]}`
  throw new ShopError(REPLY_CODE.wrongState, why, 'refundId')
}
